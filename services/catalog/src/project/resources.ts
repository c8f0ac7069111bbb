// The public resources of projects, and the links that lead to one.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, LinkVariables, RecordType, Resource } from "@isotrail/contracts/resources";
import { newProjectSchema, projectChangesSchema, projectHashSchema, projectSchema } from "./schema.ts";

/** A manager who looks at another's list is told of projects that they may not open. */
const open = ({ closed }: LinkVariables) => !closed;

/** "ROLE_USER and above; sequencer 403": of groups as of users. */
export const READS_GROUPS = ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"];

/** "GET analysis submissions | ROLE_USER": sequencers upload, and analyse nothing. */
const ANALYSES_FOR = READS_GROUPS;

export const project: RecordType = {
  name: "project",
  schema: projectSchema,
  links: [
    { rel: "self", href: "/projects/{identifier}", when: open },
    { rel: "project/users", href: "/projects/{identifier}/users", when: open },
    { rel: "project/groups", href: "/projects/{identifier}/groups", roles: READS_GROUPS, when: open },
    { rel: "project/samples", href: "/projects/{identifier}/samples", when: open },
    { rel: "project/sequenceFiles/failed", href: "/projects/{identifier}/sequenceFiles/failed", when: open },
    { rel: "project/analyses", href: "/projects/{identifier}/analyses", roles: ANALYSES_FOR, when: open },
    { rel: "project/hash", href: "/projects/{identifier}/hash", when: open },
    { rel: "project/automatedAnalyses", href: "/projects/{identifier}/automatedAnalyses", when: open },
    { rel: "history", href: "/projects/{identifier}/history", when: open },
  ],
  afterChange: [
    { rel: "self", href: "/projects/{project}" },
    { rel: "collection", href: "/projects" },
  ],
  afterDelete: [{ rel: "collection", href: "/projects" }],
};

export const toProjects: LinkTemplate = { rel: "projects", href: "/projects", when: ({ project }) => !project };
export const toProject: LinkTemplate = { rel: "project", href: "/projects/{project}" };
export const projectResources: readonly Resource[] = [
  {
    path: "/users/:user/projects",
    methods: { GET: "collection" },
    filters: ["search", "modifiedSince"],
    record: project,
    collection: [{ rel: "self", href: "/users/{user}/projects" }],
  },
  {
    path: "/projects/:project/hash",
    methods: { GET: "record" },
    record: {
      name: "hash of a project",
      schema: projectHashSchema,
      links: [{ rel: "self", href: "/projects/{project}/hash" }, toProject],
    },
  },
  {
    path: "/projects",
    methods: { GET: "collection", POST: "create" },
    filters: ["search", "modifiedSince"],
    bodies: { POST: { "application/json": newProjectSchema } },
    record: project,
    collection: [{ rel: "self", href: "/projects" }],
    root: { rel: "projects" },
  },
  {
    path: "/projects/:project",
    methods: { GET: "record", PATCH: "change", DELETE: "delete" },
    bodies: { PATCH: { "application/json": projectChangesSchema } },
    record: project,
  },
  ...historyResources("project", "/projects/:project", toProject),
];
