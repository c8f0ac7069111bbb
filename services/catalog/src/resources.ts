// The public resources of the catalog: projects, their members, and samples with their metadata.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, LinkVariables, Parameter, RecordType, Resource } from "@isotrail/contracts/resources";
import {
  memberSchema,
  newMemberSchema,
  newProjectSchema,
  noFields,
  projectChangesSchema,
  projectOfSampleSchema,
  projectSchema,
  userOfProjectSchema,
} from "./project/schema.ts";
import { ID_COLLECTION } from "./sample/id-collection.ts";
import {
  idsSchema,
  metadataSchema,
  newSampleSchema,
  sampleChangesSchema,
  sampleSchema,
  sentEntriesSchema,
} from "./sample/schema.ts";

/** A manager who looks at another's list is told of projects that they may not open. */
const open = ({ closed }: LinkVariables) => !closed;

const project: RecordType = {
  name: "project",
  schema: projectSchema,
  links: [
    { rel: "self", href: "/projects/{identifier}", when: open },
    { rel: "project/users", href: "/projects/{identifier}/users", when: open },
    { rel: "project/samples", href: "/projects/{identifier}/samples", when: open },
    { rel: "history", href: "/projects/{identifier}/history", when: open },
  ],
  afterChange: [
    { rel: "self", href: "/projects/{project}" },
    { rel: "collection", href: "/projects" },
  ],
  afterDelete: [{ rel: "collection", href: "/projects" }],
};

const toProjects: LinkTemplate = { rel: "projects", href: "/projects", when: ({ project }) => !project };
const toProject: LinkTemplate = { rel: "project", href: "/projects/{project}" };
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
  // members who have removed themselves may read the project no more
  afterDelete: [toMembers, toProject, toProjects],
};

/** "ROLE_USER and above; sequencer 403" */
const readsUser = ({ identifier }: LinkVariables, caller: { user: string; role: string }) =>
  caller.role !== "ROLE_SEQUENCER" || identifier === caller.user;
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
    { rel: "relationship", href: "/projects/{project}/users/{username}" },
    {
      rel: "relationship",
      href: "/projects/{project}/users/{identifier}",
      when: (variables) => !isNamed(variables),
    },
  ],
};

const sample: RecordType = {
  name: "sample",
  schema: sampleSchema,
  links: [
    { rel: "self", href: "/samples/{identifier}" },
    { rel: "sample/project", href: "/projects/{project}" },
    { rel: "sample/sequenceFiles", href: "/samples/{identifier}/sequenceFiles" },
    { rel: "project/sample", href: "/projects/{project}/samples/{identifier}" },
    { rel: "sample/sequenceFiles/pairs", href: "/samples/{identifier}/sequenceFiles/pairs" },
    { rel: "sample/sequenceFiles/unpaired", href: "/samples/{identifier}/sequenceFiles/unpaired" },
    { rel: "sample/metadata", href: "/samples/{identifier}/metadata" },
    { rel: "sample/projects", href: "/samples/{identifier}/projects" },
    { rel: "history", href: "/samples/{identifier}/history" },
  ],
  afterDelete: [{ rel: "project/samples", href: "/projects/{project}/samples" }, toProject, toProjects],
};

const metadata: RecordType = {
  name: "metadata",
  schema: metadataSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/metadata" },
    { rel: "sample", href: "/samples/{sample}" },
    { rel: "history", href: "/samples/{sample}/history" },
  ],
};

const ownership: Parameter = {
  schema: { type: "string", enum: ["true", "false"] },
  description: "Of samples that exist: whether they may be changed through this project as well; false unless given.",
};
const sampleName: Parameter = { schema: { type: "string" }, description: "The whole name.", required: true };

/** A project that holds a sample: DELETE on `project/sample` withdraws the sample from it. */
const projectOfSample: RecordType = {
  name: "project of a sample",
  schema: projectOfSampleSchema,
  links: [...project.links, { rel: "project/sample", href: "/projects/{project}/samples/{sample}" }],
};

export const resources: readonly Resource[] = [
  {
    path: "/users/:user/projects",
    methods: { GET: "collection" },
    record: project,
    collection: [{ rel: "self", href: "/users/{user}/projects" }],
  },
  {
    path: "/projects",
    methods: { GET: "collection", POST: "create" },
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
  {
    path: "/projects/:project/users",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newMemberSchema } },
    record: userOfProject,
    created: member,
    collection: [{ rel: "self", href: "/projects/{project}/users" }],
  },
  { path: "/projects/:project/users/:user", methods: { GET: "record", DELETE: "delete" }, record: member },
  {
    path: "/projects/:project/samples",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newSampleSchema, [ID_COLLECTION]: idsSchema } },
    query: { POST: { ownership } },
    record: sample,
    joined: { rel: "project/sample", href: "/projects/{project}/samples/{identifier}" },
    collection: [
      { rel: "self", href: "/projects/{project}/samples" },
      { rel: "project/samples/metadata", href: "/projects/{project}/samples/metadata" },
    ],
  },
  {
    path: "/projects/:project/samples/metadata",
    methods: { GET: "collection" },
    record: metadata,
    collection: [
      { rel: "self", href: "/projects/{project}/samples/metadata" },
      { rel: "project/samples", href: "/projects/{project}/samples" },
    ],
  },
  {
    path: "/projects/:project/samples/bySampleName",
    aliases: ["/projects/:project/samples/bySequencerId/:sampleName"],
    methods: { GET: "redirect" },
    query: { GET: { sampleName } },
    record: {
      name: "sample found by name",
      schema: noFields,
      links: [{ rel: "self", href: "/samples/{sample}" }],
    },
  },
  { path: "/projects/:project/samples/:sample", methods: { GET: "record", DELETE: "delete" }, record: sample },
  // "PATCH sample must answer the full record"
  {
    path: "/samples/:sample",
    methods: { GET: "record", PATCH: "record", DELETE: "delete" },
    bodies: { PATCH: { "application/json": sampleChangesSchema } },
    record: sample,
  },
  {
    path: "/samples/:sample/projects",
    methods: { GET: "collection" },
    record: projectOfSample,
    collection: [
      { rel: "self", href: "/samples/{sample}/projects" },
      { rel: "sample", href: "/samples/{sample}" },
    ],
  },
  {
    path: "/samples/:sample/metadata",
    methods: { GET: "record", POST: "record", PUT: "record" },
    bodies: { POST: { "application/json": sentEntriesSchema }, PUT: { "application/json": sentEntriesSchema } },
    record: metadata,
  },
  ...historyResources("/projects/:project", toProject),
  ...historyResources("/samples/:sample", { rel: "sample", href: "/samples/{sample}" }),
];
