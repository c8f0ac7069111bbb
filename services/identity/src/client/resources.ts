// The public resources of OAuth clients, for administrators.
import { historyResources } from "@isotrail/contracts/history";
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import {
  clientChangesSchema,
  clientSchema,
  clientWithSecretSchema,
  newClientSchema,
  newSecretSchema,
} from "./schema.ts";

const client: RecordType = {
  name: "client",
  schema: clientSchema,
  links: [
    { rel: "self", href: "/clients/{identifier}" },
    { rel: "client/secret", href: "/clients/{confidential}/secret" },
    { rel: "history", href: "/clients/{identifier}/history" },
  ],
  afterDelete: [{ rel: "collection", href: "/clients" }],
};
/** With the secret, which is shown once. */
const madeClient: RecordType = { ...client, name: "client with its secret", schema: clientWithSecretSchema };

export const clientResources: readonly Resource[] = [
  {
    path: "/clients",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newClientSchema } },
    record: client,
    created: madeClient,
    collection: [{ rel: "self", href: "/clients" }],
    root: { rel: "clients", roles: ["ROLE_ADMIN"] },
  },
  {
    path: "/clients/:client",
    methods: { GET: "record", PATCH: "record", DELETE: "delete" },
    bodies: { PATCH: { "application/json": clientChangesSchema } },
    record: client,
  },
  {
    path: "/clients/:client/secret",
    methods: { POST: "create" },
    bodies: { POST: { "application/json": newSecretSchema } },
    record: madeClient,
  },
  ...historyResources("client", "/clients/:client", { rel: "client", href: "/clients/{client}" }),
];
