// The public resources of assemblies.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { ASSEMBLY_TYPES } from "../downloads/types.ts";
import { ASSEMBLY } from "../uploads/form.ts";
import { toSample } from "./paths.ts";
import { assemblySchema, attachSchema, uploadSchema } from "./schema.ts";

const toAssemblies: LinkTemplate = { rel: "sample/assemblies", href: "/samples/{sample}/assemblies" };

const assembly: RecordType = {
  name: "assembly",
  schema: assemblySchema,
  links: [
    { rel: "self", href: "/samples/{sample}/assemblies/{identifier}" },
    toSample,
    toAssemblies,
    { rel: "history", href: "/samples/{sample}/assemblies/{identifier}/history" },
  ],
  afterDelete: [toSample, toAssemblies],
};

export const assemblyResources: readonly Resource[] = [
  {
    path: "/samples/:sample/assemblies",
    methods: { GET: "collection", POST: "upload" },
    bodies: { POST: { "multipart/form-data": uploadSchema(ASSEMBLY), "application/json": attachSchema(ASSEMBLY) } },
    record: assembly,
    collection: [{ rel: "self", href: "/samples/{sample}/assemblies" }, toSample],
  },
  {
    path: "/samples/:sample/assemblies/:object",
    methods: { GET: "record", DELETE: "delete" },
    record: assembly,
    representations: [...ASSEMBLY_TYPES],
  },
  ...historyResources(assembly.name, "/samples/:sample/assemblies/:object", {
    rel: "assembly",
    href: "/samples/{sample}/assemblies/{object}",
  }),
];
