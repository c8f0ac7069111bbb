// The public resources of application passwords.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { applicationPasswordSchema, madeApplicationPasswordSchema, newApplicationPasswordSchema } from "./schema.ts";

const toUser: LinkTemplate = { rel: "user", href: "/users/{user}" };
const toPasswords: LinkTemplate = { rel: "user/applicationPasswords", href: "/users/{user}/applicationPasswords" };

const applicationPassword: RecordType = {
  name: "application password",
  schema: applicationPasswordSchema,
  links: [
    { rel: "self", href: "/users/{user}/applicationPasswords/{applicationPassword}" },
    toUser,
    { rel: "history", href: "/users/{user}/applicationPasswords/{applicationPassword}/history" },
  ],
  afterDelete: [toPasswords, toUser],
};

export const applicationPasswordResources: readonly Resource[] = [
  {
    path: "/users/:user/applicationPasswords",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newApplicationPasswordSchema } },
    record: applicationPassword,
    created: { ...applicationPassword, name: "new application password", schema: madeApplicationPasswordSchema },
    collection: [{ ...toPasswords, rel: "self" }, toUser],
  },
  {
    path: "/users/:user/applicationPasswords/:applicationPassword",
    methods: { GET: "record", DELETE: "delete" },
    record: applicationPassword,
  },
  // outlasts the password: its way back leads to those that there are
  ...historyResources("application password", "/users/:user/applicationPasswords/:applicationPassword", toPasswords),
];
