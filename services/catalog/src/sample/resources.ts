// The public resources of samples: in a project, by themselves, and their metadata.
import { historyResources } from "@isotrail/contracts/history";
import type { Parameter, RecordType, Resource } from "@isotrail/contracts/resources";
import { CSV } from "../line-list/routes.ts";
import { project, toProject, toProjects } from "../project/resources.ts";
import { noFields, projectOfSampleSchema } from "../project/schema.ts";
import { ID_COLLECTION } from "./id-collection.ts";
import {
  idsSchema,
  lineListRowSchema,
  lineListSchema,
  mergeSchema,
  metadataSchema,
  newSampleSchema,
  sampleChangesSchema,
  sampleSchema,
  sentEntriesSchema,
} from "./schema.ts";

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
    { rel: "sample/sequenceFiles/fast5", href: "/samples/{identifier}/sequenceFiles/fast5" },
    { rel: "sample/assemblies", href: "/samples/{identifier}/assemblies" },
    { rel: "sample/metadata", href: "/samples/{identifier}/metadata" },
    { rel: "sample/projects", href: "/samples/{identifier}/projects" },
    { rel: "sample/merge", href: "/samples/{identifier}/merge" },
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
const from: Parameter = {
  schema: { type: "string", pattern: "^[0-9]{1,16}$" },
  description: "Of samples that exist: the project that they leave in the same moment. This one owns them then.",
};
const validate: Parameter = {
  schema: { type: "string", enum: ["true", "false"] },
  description: "Of a line list: whether it is only looked at; each row is told what would become of it.",
};
const sampleName: Parameter = { schema: { type: "string" }, description: "The whole name.", required: true };

/** A project that holds a sample: DELETE on `project/sample` withdraws the sample from it. */
const projectOfSample: RecordType = {
  name: "project of a sample",
  schema: projectOfSampleSchema,
  links: [...project.links, { rel: "project/sample", href: "/projects/{project}/samples/{sample}" }],
};

/** What became of a row of a line list; one that was refused leads nowhere. */
const lineListRow: RecordType = {
  name: "row of a line list",
  schema: lineListRowSchema,
  links: [{ rel: "self", href: "/samples/{sample}" }],
};

export const sampleResources: readonly Resource[] = [
  {
    path: "/projects/:project/samples",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newSampleSchema, [ID_COLLECTION]: idsSchema, [CSV]: lineListSchema } },
    query: { POST: { ownership, from, validate } },
    representations: [CSV],
    imports: { type: CSV, record: lineListRow },
    record: sample,
    filters: ["sampleName", "search", "modifiedSince"],
    joined: { rel: "project/sample", href: "/projects/{project}/samples/{identifier}" },
    collection: [
      { rel: "self", href: "/projects/{project}/samples" },
      { rel: "project/samples/metadata", href: "/projects/{project}/samples/metadata" },
    ],
  },
  {
    path: "/projects/:project/samples/metadata",
    methods: { GET: "collection" },
    filters: ["sampleName", "search", "modifiedSince"],
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
    path: "/samples/:sample/merge",
    methods: { POST: "record" },
    bodies: { POST: { "application/json": mergeSchema } },
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
  ...historyResources("sample", "/samples/:sample", { rel: "sample", href: "/samples/{sample}" }),
];
