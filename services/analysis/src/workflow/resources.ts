// The public resources of workflows: what can be submitted here.
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { listOf, nullable, objectOf, string } from "@isotrail/contracts/schema";
import { ANALYSES_FOR } from "../submission/permissions.ts";

const flag = { type: "boolean" } as const;
const count = { type: "integer", minimum: 1 } as const;

const parameter = objectOf({
  name: string,
  type: string,
  description: string,
  isRequired: flag,
  defaultValue: nullable(string),
});

const workflow: RecordType = {
  name: "workflow",
  schema: objectOf({
    identifier: string,
    label: string,
    name: string,
    version: string,
    analysisType: string,
    description: string,
    isDefault: { ...flag, description: "Taken where a submission names only the type." },
    isDisabled: { ...flag, description: "Takes no submissions any more." },
    layoutType: { type: "string", enum: ["PAIRED_END", "SINGLE_END"] },
    leastSamples: count,
    mostSamples: count,
    parameters: listOf(parameter),
    outputs: { ...listOf(string), description: "The rels are outputFile/…" },
    unavailable: { ...nullable(string), description: "Why it cannot run now." },
  }),
  links: [{ rel: "self", href: "/workflows/{identifier}" }],
};

export const workflowResources: readonly Resource[] = [
  {
    path: "/workflows",
    methods: { GET: "collection" },
    record: workflow,
    collection: [{ rel: "self", href: "/workflows" }],
    root: { rel: "workflows", roles: ANALYSES_FOR },
  },
  { path: "/workflows/:workflow", methods: { GET: "record" }, record: workflow },
];
