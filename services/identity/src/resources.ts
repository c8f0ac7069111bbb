// The public resources of identity: users.
import { historyResources } from "@isotrail/contracts/history";
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { groupResources } from "./group/resources.ts";
import { newUserSchema, userSchema } from "./user/schema.ts";

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
    {
      rel: "history",
      href: "/users/{identifier}/history",
      when: ({ identifier }, caller) => identifier === caller.user || caller.role === "ROLE_ADMIN",
    },
  ],
};

export const resources: readonly Resource[] = [
  {
    path: "/users",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newUserSchema } },
    record: user,
    collection: [{ rel: "self", href: "/users" }],
    // "ROLE_USER and above; sequencer 403"
    root: { rel: "users", roles: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"] },
  },
  { path: "/users/:user", methods: { GET: "record" }, record: user },
  ...groupResources,
  ...historyResources("user", "/users/:user", { rel: "user", href: "/users/{user}" }),
];
