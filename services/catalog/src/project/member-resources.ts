// The public resources of a project's members.
import type { LinkTemplate, LinkVariables, RecordType, Resource } from "@isotrail/contracts/resources";
import { toProject, toProjects } from "./resources.ts";
import { memberChangesSchema, memberSchema, newMemberSchema, userOfProjectSchema } from "./schema.ts";

const toMembers: LinkTemplate = { rel: "project/users", href: "/projects/{project}/users" };

const member: RecordType = {
  name: "member",
  schema: memberSchema,
  links: [
    { rel: "self", href: "/projects/{project}/users/{username}" },
    { rel: "relationship", href: "/projects/{project}/users/{username}" },
    toMembers,
    toProject,
  ],
  afterChange: [{ rel: "self", href: "/projects/{project}/users/{username}" }, toMembers, toProject],
  // members who have removed themselves may read the project no more
  afterDelete: [toMembers, toProject, toProjects],
};

/** "ROLE_USER and above; sequencer 403" */
const readsUser = ({ identifier }: LinkVariables, caller: { user: string; role: string }) =>
  caller.role !== "ROLE_SEQUENCER" || identifier === caller.user;
/** Whoever is in the project only through a group has no membership of their own. */
const isMember = ({ throughGroup }: LinkVariables) => !throughGroup;
const isNamed = ({ username }: LinkVariables) => Boolean(username);

/** "user records; per-entry links self and relationship": for who may not read the user, the membership stands in their place. */
const userOfProject: RecordType = {
  name: "user of a project",
  schema: userOfProjectSchema,
  links: [
    { rel: "self", href: "/users/{identifier}", when: readsUser },
    {
      rel: "self",
      href: "/projects/{project}/users/{username}",
      when: (variables, caller) => !readsUser(variables, caller),
    },
    {
      rel: "self",
      href: "/projects/{project}/users/{identifier}",
      when: (variables, caller) => !readsUser(variables, caller) && !isNamed(variables),
    },
    {
      rel: "user/projects",
      href: "/users/{username}/projects",
      // "another user's projects are visible to that user, managers and administrators only"
      when: ({ identifier }, caller) =>
        identifier === caller.user || ["ROLE_MANAGER", "ROLE_ADMIN"].includes(caller.role),
    },
    { rel: "relationship", href: "/projects/{project}/users/{username}", when: isMember },
    {
      rel: "relationship",
      href: "/projects/{project}/users/{identifier}",
      when: (variables) => isMember(variables) && !isNamed(variables),
    },
  ],
};

export const memberResources: readonly Resource[] = [
  {
    path: "/projects/:project/users",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newMemberSchema } },
    record: userOfProject,
    created: member,
    collection: [{ rel: "self", href: "/projects/{project}/users" }],
  },
  {
    path: "/projects/:project/users/:user",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": memberChangesSchema } },
    record: member,
  },
];
