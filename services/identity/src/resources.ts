// The public resources of identity: users.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { applicationPasswordResources } from "./application-password/resources.ts";
import { clientResources } from "./client/resources.ts";
import { groupResources } from "./group/resources.ts";
import { sessionResources } from "./session/resources.ts";
import { newUserSchema, userChangesSchema, userSchema } from "./user/schema.ts";

/** "ROLE_USER and above; sequencer 403" */
const toUsers: LinkTemplate = {
  rel: "collection",
  href: "/users",
  roles: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"],
};

const isOwnOrAdministered: LinkTemplate["when"] = ({ identifier }, caller) =>
  identifier === caller.user || caller.role === "ROLE_ADMIN";

const user: RecordType = {
  name: "user",
  schema: userSchema,
  links: [
    { rel: "self", href: "/users/{identifier}" },
    {
      rel: "user/projects",
      href: "/users/{username}/projects",
      // "another user's projects are visible to that user, managers and administrators only"
      when: ({ identifier }, caller) =>
        identifier === caller.user || ["ROLE_MANAGER", "ROLE_ADMIN"].includes(caller.role),
    },
    {
      rel: "user/groups",
      href: "/users/{identifier}/groups",
      when: ({ identifier }, caller) =>
        caller.role !== "ROLE_SEQUENCER" &&
        (identifier === caller.user || ["ROLE_MANAGER", "ROLE_ADMIN"].includes(caller.role)),
    },
    { rel: "user/sessions", href: "/users/{identifier}/sessions", when: isOwnOrAdministered },
    { rel: "user/applicationPasswords", href: "/users/{identifier}/applicationPasswords", when: isOwnOrAdministered },
    {
      rel: "history",
      href: "/users/{identifier}/history",
      when: isOwnOrAdministered,
    },
  ],
  afterChange: [{ rel: "self", href: "/users/{user}" }, toUsers],
  afterDelete: [toUsers],
};

export const resources: readonly Resource[] = [
  {
    path: "/users",
    methods: { GET: "collection", POST: "create" },
    filters: ["modifiedSince"],
    bodies: { POST: { "application/json": newUserSchema } },
    record: user,
    collection: [{ rel: "self", href: "/users" }],
    // "ROLE_USER and above; sequencer 403"
    root: { rel: "users", roles: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"] },
  },
  {
    path: "/users/current",
    methods: { GET: "record", PATCH: "change" },
    bodies: { PATCH: { "application/json": userChangesSchema } },
    record: user,
    root: { rel: "users/current" },
  },
  {
    path: "/users/:user",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": userChangesSchema } },
    record: user,
  },
  ...groupResources,
  ...clientResources,
  ...sessionResources,
  ...applicationPasswordResources,
  ...historyResources("user", "/users/:user", { rel: "user", href: "/users/{user}" }),
];
