// The public resources of groups of users, and of who is in them.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import {
  groupChangesSchema,
  groupMemberChangesSchema,
  groupMemberSchema,
  groupSchema,
  newGroupMemberSchema,
  newGroupSchema,
  userOfGroupSchema,
} from "./schema.ts";

const toGroups: LinkTemplate = { rel: "groups", href: "/groups" };
const toGroup: LinkTemplate = { rel: "group", href: "/groups/{group}" };
const toUsers: LinkTemplate = { rel: "group/users", href: "/groups/{group}/users" };
const relationship: LinkTemplate = { rel: "relationship", href: "/groups/{group}/users/{user}" };

const group: RecordType = {
  name: "group",
  schema: groupSchema,
  links: [
    { rel: "self", href: "/groups/{identifier}" },
    { rel: "group/users", href: "/groups/{identifier}/users" },
    { rel: "history", href: "/groups/{identifier}/history" },
  ],
  afterChange: [
    { rel: "self", href: "/groups/{group}" },
    { rel: "collection", href: "/groups" },
  ],
  afterDelete: [{ rel: "collection", href: "/groups" }],
};

const member: RecordType = {
  name: "member of a group",
  schema: groupMemberSchema,
  links: [{ ...relationship, rel: "self" }, relationship, toUsers, toGroup],
  afterChange: [{ ...relationship, rel: "self" }, toUsers, toGroup],
  afterDelete: [toUsers, toGroup],
};

const userOfGroup: RecordType = {
  name: "user of a group",
  schema: userOfGroupSchema,
  links: [{ rel: "self", href: "/users/{identifier}" }, relationship],
};

export const groupResources: readonly Resource[] = [
  {
    path: "/groups",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newGroupSchema } },
    record: group,
    collection: [{ rel: "self", href: "/groups" }],
    // "ROLE_USER and above; sequencer 403": of groups as of users
    root: { rel: "groups", roles: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"] },
  },
  {
    path: "/groups/:group",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": groupChangesSchema } },
    record: group,
  },
  {
    path: "/groups/:group/users",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newGroupMemberSchema } },
    record: userOfGroup,
    created: member,
    collection: [{ rel: "self", href: "/groups/{group}/users" }, toGroup],
  },
  {
    path: "/groups/:group/users/:user",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": groupMemberChangesSchema } },
    record: member,
  },
  {
    path: "/users/:user/groups",
    methods: { GET: "collection" },
    record: group,
    collection: [{ rel: "self", href: "/users/{user}/groups" }, toGroups],
  },
  ...historyResources("group", "/groups/:group", toGroup),
];
