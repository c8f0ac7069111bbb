// The description of the whole API in OpenAPI 3.1, composed from the manifests of all services and what the gateway itself has.
import type { LinkTemplate } from "@isotrail/contracts/resources";
import type { ServiceFeed } from "../events/feeds.ts";
import type { ServiceResources } from "../resources/routes.ts";
import { components } from "./components.ts";
import { feedOperations } from "./feed-operations.ts";
import { followedIn } from "./followed.ts";
import type { Json } from "./json.ts";
import { headOf, operationOf, optionsOf } from "./operations.ts";
import { ownOperations } from "./own-operations.ts";
import { pathParameters, renamed, shapeOf, templateOf } from "./paths.ts";
import { tokenOperations } from "./token-operations.ts";

type Services = readonly (ServiceResources & ServiceFeed)[];

export type Described = {
  readonly services: Services;
  /** What the root may lead to. */
  readonly root: readonly LinkTemplate[];
  /** The public address of the root resource. */
  readonly api: () => string;
  readonly version: string;
};

const DESCRIPTION = [
  "Every resource is reached by following named links from the root resource: clients follow links and do not build",
  "addresses. Every answer has the same envelope. Every timestamp is an integer: milliseconds since the epoch. No text may",
  "have the character NUL or half of a surrogate pair in it.",
].join(" ");

export function openApiDocument({ services, root, api, version }: Described): Json {
  const feeds = services.filter(({ feed }) => feed).map(({ name }) => name);
  const read = Object.entries({ ...ownOperations(root), ...feedOperations(feeds) });
  const signIn = Object.entries(tokenOperations);
  const licence = { name: "Apache-2.0", identifier: "Apache-2.0" };
  return {
    openapi: "3.1.1",
    info: { title: "Isotrail", version, description: DESCRIPTION, license: licence },
    servers: [{ url: api().replace(/\/api$/, "") }],
    tags: ["root", "sign-in", "events", ...services.map(({ name }) => name)].map((name) => ({ name })),
    paths: {
      ...Object.fromEntries(read.map(([path, get]) => [`/api${path}`, readItem(path, get)])),
      ...Object.fromEntries(signIn.map(([path, item]) => [`/api${path}`, item])),
      ...resourceItems(services),
    },
    components: components(
      services.flatMap(({ resources = [] }) => resources),
      api(),
    ),
  };
}

const readItem = (path: string, get: Json): Json => ({
  get,
  head: headOf(get),
  options: optionsOf(path, [], String((get.tags as string[])[0])),
});

/**
 * Addresses of one shape are one path, under the placeholders of the first: where a run is read by its number, runs are
 * created by type of sequencer.
 */
function resourceItems(services: Services): Json {
  const followed = followedIn(services.flatMap(({ resources = [] }) => resources));
  const items = new Map<string, { readonly template: string; readonly item: Record<string, Json> }>();
  for (const { name, resources = [] } of services)
    for (const resource of resources)
      for (const path of [resource.path, ...(resource.aliases ?? [])]) {
        const template = templateOf(path);
        const known = items.get(shapeOf(template)) ?? { template, item: {} };
        items.set(shapeOf(template), known);
        for (const method of Object.keys(resource.methods).filter((name) => name !== "OPTIONS")) {
          const operation = operationOf(name, { resource, method, path, followed });
          known.item[method.toLowerCase()] = renamed(operation, template, known.template);
        }
        known.item.options ??= optionsOf(path, pathParameters(path, false), name, resource);
      }
  for (const { item } of items.values()) if (item.get) item.head = headOf(item.get);
  return Object.fromEntries([...items.values()].map(({ template, item }) => [template, item]));
}
