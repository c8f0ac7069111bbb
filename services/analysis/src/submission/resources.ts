// The public resources of analyses: submissions, by whom and of which type, and what came of them.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { ANALYSES_FOR } from "./permissions.ts";
import { analysisSchema, errorsSchema, newSubmissionSchema, submissionSchema } from "./schema.ts";

const all: LinkTemplate = { rel: "analysisSubmissions", href: "/analysisSubmissions" };
export const toSubmission: LinkTemplate = { rel: "analysisSubmission", href: "/analysisSubmissions/{submission}" };

export const submissionRecord: RecordType = {
  name: "analysis submission",
  schema: submissionSchema,
  links: [
    { rel: "self", href: "/analysisSubmissions/{identifier}" },
    { rel: "analysis", href: "/analysisSubmissions/{analysis}/analysis" },
    { rel: "analysis/errors", href: "/analysisSubmissions/{errors}/errors" },
    { rel: "input/paired", href: "/analysisSubmissions/{submission}/sequenceFiles/pairs" },
    { rel: "input/unpaired", href: "/analysisSubmissions/{submission}/sequenceFiles/unpaired" },
    { rel: "workflow", href: "/workflows/{workflow}" },
    { rel: "history", href: "/analysisSubmissions/{submission}/history" },
  ],
  afterDelete: [{ rel: "collection", href: "/analysisSubmissions" }],
};

const analysis: RecordType = {
  name: "analysis",
  schema: analysisSchema,
  links: [
    { rel: "self", href: "/analysisSubmissions/{submission}/analysis" },
    {
      rel: "outputFile/{output}",
      href: "/analysisSubmissions/{submission}/analysis/file/{output}",
      each: { variable: "output", in: "outputs" },
    },
    toSubmission,
  ],
};

/** The types of the specification; an operator's own are listed at the same path. */
const TYPES = ["phylogenomics", "assembly", "assembly-collection", "typing"];

const byType: readonly LinkTemplate[] = TYPES.map((type) => ({
  rel: `analysisSubmissions/${type}`,
  href: `/analysisSubmissions/analysisType/${type}`,
}));

const ofProjectByType: readonly LinkTemplate[] = TYPES.map((type) => ({
  rel: `project/analyses/${type}`,
  href: `/projects/{project}/analyses/${type}`,
}));

const toProject: LinkTemplate = { rel: "project", href: "/projects/{project}" };

export const submissionResources: readonly Resource[] = [
  {
    path: "/analysisSubmissions",
    methods: { GET: "collection", POST: "create" },
    filters: ["modifiedSince"],
    bodies: { POST: { "application/json": newSubmissionSchema } },
    record: submissionRecord,
    collection: [{ rel: "self", href: "/analysisSubmissions" }, ...byType],
    root: { rel: "analysisSubmissions", roles: ANALYSES_FOR },
  },
  {
    path: "/analysisSubmissions/analysisType/:type",
    methods: { GET: "collection" },
    filters: ["modifiedSince"],
    record: submissionRecord,
    collection: [{ rel: "self", href: "/analysisSubmissions/analysisType/{type}" }, all],
  },
  {
    path: "/projects/:project/analyses",
    methods: { GET: "collection" },
    filters: ["modifiedSince"],
    record: submissionRecord,
    collection: [{ rel: "self", href: "/projects/{project}/analyses" }, toProject, ...ofProjectByType],
  },
  {
    path: "/projects/:project/analyses/:type",
    methods: { GET: "collection" },
    filters: ["modifiedSince"],
    record: submissionRecord,
    collection: [{ rel: "self", href: "/projects/{project}/analyses/{type}" }, toProject],
  },
  {
    path: "/analysisSubmissions/:submission",
    methods: { GET: "record", DELETE: "delete" },
    record: submissionRecord,
  },
  { path: "/analysisSubmissions/:submission/analysis", methods: { GET: "record" }, record: analysis },
  {
    path: "/analysisSubmissions/:submission/errors",
    methods: { GET: "record" },
    record: {
      name: "errors of an analysis",
      schema: errorsSchema,
      links: [{ rel: "self", href: "/analysisSubmissions/{submission}/errors" }, toSubmission],
    },
  },
  ...historyResources("analysis submission", "/analysisSubmissions/:submission", toSubmission),
];
