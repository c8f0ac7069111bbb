// For tests: the manifests of a small lab, as services would give them.
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { count, listOf, nullable, objectOf, recordOf, string } from "@isotrail/contracts/schema";
import type { GatewayOptions } from "./service.ts";

const user: RecordType = {
  name: "user",
  schema: recordOf({ username: string }),
  links: [{ rel: "self", href: "/users/{identifier}" }],
};
const toProject: LinkTemplate = { rel: "project", href: "/projects/{project}" };
const project: RecordType = {
  name: "project",
  schema: recordOf({ name: string }),
  links: [
    { rel: "self", href: "/projects/{identifier}" },
    { rel: "project/samples", href: "/projects/{identifier}/samples" },
  ],
  afterChange: [{ rel: "self", href: "/projects/{project}" }],
};
const sample: RecordType = {
  name: "sample",
  schema: recordOf({ sampleName: string, strain: nullable(string) }),
  links: [{ rel: "self", href: "/samples/{identifier}" }, toProject],
  afterDelete: [{ rel: "project/samples", href: "/projects/{project}/samples" }, toProject],
};
const fileSchema = recordOf({ fileName: string });
const file: RecordType = {
  name: "file",
  schema: fileSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/{identifier}" },
    { rel: "object", href: "/samples/{sample}/{kind}/{object}" },
  ],
};
const row: RecordType = {
  name: "row",
  schema: objectOf({ row: count }),
  links: [{ rel: "self", href: "/samples/{sample}" }],
};
const nestedFile: RecordType = { name: "nested file", schema: fileSchema, links: file.links.slice(0, 1) };
const pair: RecordType = {
  name: "pair",
  schema: recordOf({
    files: listOf(fileSchema),
    forwardSequenceFile: nullable(fileSchema),
    reverseSequenceFile: nullable(fileSchema),
  }),
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/pairs/{identifier}" },
    { rel: "pair/forward", href: "/samples/{sample}/sequenceFiles/{forward}" },
  ],
  nested: { files: nestedFile, forwardSequenceFile: nestedFile, reverseSequenceFile: nestedFile },
};
const plot: RecordType = {
  name: "plot",
  schema: recordOf({ table: listOf(string) }),
  links: [{ rel: "self", href: "/plots/{identifier}" }],
};
const run: RecordType = {
  name: "run",
  schema: recordOf({ layoutType: string }),
  links: [{ rel: "self", href: "/sequencingrun/{identifier}" }],
};

const catalog: readonly Resource[] = [
  {
    path: "/projects",
    methods: { GET: "collection", POST: "create" },
    record: project,
    collection: [{ rel: "self", href: "/projects" }],
    root: { rel: "projects" },
  },
  { path: "/projects/:project", methods: { GET: "record", PATCH: "change", DELETE: "delete" }, record: project },
  {
    path: "/projects/:project/samples",
    methods: { GET: "collection", POST: "create" },
    record: sample,
    imports: { type: "text/csv", record: row },
    joined: { rel: "project/sample", href: "/projects/{project}/samples/{identifier}" },
    collection: [{ rel: "self", href: "/projects/{project}/samples" }],
  },
  {
    path: "/projects/:project/samples/bySampleName",
    aliases: ["/projects/:project/samples/bySequencerId/:sampleName"],
    methods: { GET: "redirect" },
    record: { name: "sample found by name", schema: objectOf({}), links: [{ rel: "self", href: "/samples/{sample}" }] },
  },
  { path: "/projects/:project/samples/:sample", methods: { DELETE: "delete" }, record: sample },
  { path: "/samples/:sample", methods: { GET: "record", PATCH: "record" }, record: sample },
];
const files: readonly Resource[] = [
  {
    path: "/samples/:sample/sequenceFiles",
    methods: { GET: "collection", POST: "upload" },
    record: file,
    collection: [{ rel: "self", href: "/samples/{sample}/sequenceFiles" }],
  },
  {
    path: "/samples/:sample/sequenceFiles/:file",
    methods: { GET: "record" },
    record: file,
    representations: ["application/fastq", "application/fasta"],
  },
  {
    path: "/samples/:sample/sequenceFiles/pairs",
    aliases: ["/samples/:sample/pairs"],
    methods: { GET: "collection", POST: "upload" },
    record: pair,
  },
  {
    path: "/samples/:sample/sequenceFiles/pairs/:object",
    aliases: ["/samples/:sample/pairs/:object"],
    methods: { GET: "record" },
    record: pair,
  },
  { path: "/plots/:plot", methods: { GET: "record" }, record: plot, representations: ["image/svg+xml"] },
];
const runs: readonly Resource[] = [
  {
    path: "/sequencingrun",
    methods: { GET: "collection", POST: "create" },
    record: run,
    collection: [{ rel: "self", href: "/sequencingrun" }],
    root: { rel: "sequencingRuns", roles: ["ROLE_ADMIN", "ROLE_SEQUENCER"] },
  },
  { path: "/sequencingrun/:run(^\\d+$)", methods: { GET: "record" }, record: run },
  { path: "/sequencingrun/:type", methods: { POST: "create" }, record: run },
];

export const lab: GatewayOptions["services"] = [
  { name: "catalog", resources: catalog, feed: "readers of the project" },
  {
    name: "identity",
    resources: [{ path: "/users/:user", methods: { GET: "record" }, record: user }],
    feed: { roles: ["ROLE_ADMIN", "ROLE_MANAGER"] },
  },
  {
    name: "files",
    resources: files,
    feed: { roles: ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"], ofProjects: true },
  },
  { name: "runs", resources: runs, feed: { roles: ["ROLE_ADMIN", "ROLE_TECHNICIAN", "ROLE_SEQUENCER"] } },
];
