// The history of a resource as two more resources: all of its entries, and each by itself.

import type { LinkTemplate, RecordType, Resource } from "./resources.ts";
import { listOf, nullable, objectOf, recordOf, string } from "./schema.ts";

const changed = { ...objectOf({ type: string }), additionalProperties: true };

export const historySchema = recordOf({
  label: { type: "string", description: "The types of the events." },
  userId: { ...nullable(string), description: "Who did it; null when a service did it by itself." },
  username: { ...nullable(string), description: "Null when it is erased, or not the reader's to know." },
  client: { ...nullable(string), description: "The OAuth client that the user acted through." },
  service: { ...nullable(string), description: "The service that did it by itself." },
  cause: { type: "string", description: "The id of the request, or the event that a service answered." },
  events: { ...listOf(changed), description: "What happened: the type of each event, with what changed." },
});

/**
 * @param name of the record that has it
 * @param path of the resource, with its placeholders: "/samples/:sample"
 * @param owner the link back to it
 */
export function historyResources(name: string, path: string, owner: LinkTemplate): readonly Resource[] {
  const self = `${path.replace(/:(\w+)(\([^)]*\))?/g, "{$1}")}/history`;
  const entry: RecordType = {
    name: `history entry of a ${name}`,
    schema: historySchema,
    links: [
      { rel: "self", href: `${self}/{identifier}` },
      { rel: "history", href: self },
      { rel: "user", href: "/users/{by}" },
    ],
  };
  return [
    {
      path: `${path}/history`,
      methods: { GET: "collection" },
      record: entry,
      collection: [{ rel: "self", href: self }, owner],
    },
    { path: `${path}/history/:entry`, methods: { GET: "record" }, record: entry },
  ];
}
