// The public resources of the automated analyses of a project.
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { toProject } from "./resources.ts";
import { automatedSchema, newAutomatedSchema } from "./schema.ts";

const toAll: LinkTemplate = { rel: "project/automatedAnalyses", href: "/projects/{project}/automatedAnalyses" };

const automatedAnalysis: RecordType = {
  name: "automated analysis",
  schema: automatedSchema,
  links: [{ rel: "self", href: "/projects/{project}/automatedAnalyses/{analysis}" }, toAll, toProject],
  afterDelete: [toAll, toProject],
};

export const automatedResources: readonly Resource[] = [
  {
    path: "/projects/:project/automatedAnalyses",
    methods: { GET: "collection", POST: "create" },
    bodies: { POST: { "application/json": newAutomatedSchema } },
    record: automatedAnalysis,
    collection: [{ rel: "self", href: "/projects/{project}/automatedAnalyses" }, toProject],
  },
  {
    path: "/projects/:project/automatedAnalyses/:analysis",
    methods: { GET: "record", DELETE: "delete" },
    record: automatedAnalysis,
  },
];
