// The public resources of quality control: the record of a file, and its plots.
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { at, object } from "../sequencing-object/paths.ts";
import { plotSchema, qualityControlSchema } from "./schema.ts";

const qualityControl: RecordType = {
  name: "quality control",
  schema: qualityControlSchema,
  links: [
    { rel: "self", href: `${object}/files/{file}/qc` },
    { rel: "qc/sequencefile", href: "/samples/{sample}/sequenceFiles/{file}" },
    {
      rel: "qc/plots/{plot}",
      href: `${object}/files/{file}/qc/plots/{plot}`,
      each: { variable: "plot", in: "plots" },
    },
  ],
};

const plot: RecordType = {
  name: "plot",
  schema: plotSchema,
  links: [
    { rel: "self", href: `${object}/files/{file}/qc/plots/{identifier}` },
    { rel: "plot/qc", href: `${object}/files/{file}/qc` },
  ],
};

const ofKind = (kind: "pairs" | "unpaired"): readonly Resource[] => [
  { ...at(kind, "/:object/files/:file/qc"), methods: { GET: "record" }, record: qualityControl },
  {
    ...at(kind, "/:object/files/:file/qc/plots/:plot"),
    methods: { GET: "record" },
    record: plot,
    representations: ["image/svg+xml"],
  },
];

export const qualityControlResources: readonly Resource[] = [...ofKind("pairs"), ...ofKind("unpaired")];
