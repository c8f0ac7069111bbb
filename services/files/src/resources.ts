// The public resources of files: sequence files, pairs and single files of samples, and their quality control.
import { historyResources } from "@isotrail/contracts/history";
import type { LinkTemplate, RecordType, Resource } from "@isotrail/contracts/resources";
import { plotSchema, qualityControlSchema } from "./quality-control/schema.ts";
import { fileSchema, pairSchema, singleSchema, uploadSchema } from "./sequencing-object/schema.ts";
import { type Form, PAIR, SINGLE } from "./uploads/form.ts";

const toSample: LinkTemplate = { rel: "sample", href: "/samples/{sample}" };
const toFiles: LinkTemplate = { rel: "sample/sequenceFiles", href: "/samples/{sample}/sequenceFiles" };
const afterDelete = [toSample, toFiles];

const object = "/samples/{sample}/sequenceFiles/{kind}/{object}";

const file: RecordType = {
  name: "file",
  schema: fileSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/{identifier}" },
    toSample,
    toFiles,
    { rel: "sequenceFile/sequencingObject", href: object },
    { rel: "sequencefile/qc", href: `${object}/files/{identifier}/qc` },
    { rel: "history", href: `${object}/history` },
  ],
  afterDelete,
};

/** "the files nested in a pair carry only `self`" */
const nestedFile: RecordType = {
  name: "nested file",
  schema: fileSchema,
  links: [{ rel: "self", href: "/samples/{sample}/sequenceFiles/{identifier}" }],
};

const pair: RecordType = {
  name: "pair",
  schema: pairSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/pairs/{identifier}" },
    { rel: "pair/forward", href: "/samples/{sample}/sequenceFiles/{forward}" },
    { rel: "pair/reverse", href: "/samples/{sample}/sequenceFiles/{reverse}" },
    toSample,
    { rel: "history", href: "/samples/{sample}/sequenceFiles/pairs/{identifier}/history" },
  ],
  nested: { files: nestedFile, forwardSequenceFile: nestedFile, reverseSequenceFile: nestedFile },
  afterDelete,
};

const single: RecordType = {
  name: "single",
  schema: singleSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/unpaired/{identifier}" },
    toSample,
    { rel: "history", href: "/samples/{sample}/sequenceFiles/unpaired/{identifier}/history" },
  ],
  nested: { sequenceFile: nestedFile },
  afterDelete,
};

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

const CONTENT = ["application/fastq", "application/fasta"];

const uploaded = (form: Form) => ({ POST: { "multipart/form-data": uploadSchema(form) } });

type Kind = {
  readonly kind: "pairs" | "unpaired";
  readonly form: Form;
  readonly record: RecordType;
  /** "POST single answers the file, POST pair answers the pair" */
  readonly created: RecordType;
};

const objectsOf = ({ kind, form, record, created }: Kind): readonly Resource[] => {
  const at = (rest: string) => ({
    path: `/samples/:sample/sequenceFiles/${kind}${rest}`,
    aliases: [`/samples/:sample/${kind}${rest}`],
  });
  return [
    {
      ...at(""),
      methods: { GET: "collection", POST: "upload" },
      bodies: uploaded(form),
      record,
      created,
      collection: [{ rel: "self", href: `/samples/{sample}/sequenceFiles/${kind}` }, toSample],
    },
    { ...at("/:object"), methods: { GET: "record", DELETE: "delete" }, record },
    { ...at("/:object/files/:file"), methods: { GET: "record" }, record: file, representations: CONTENT },
    { ...at("/:object/files/:file/qc"), methods: { GET: "record" }, record: qualityControl },
    {
      ...at("/:object/files/:file/qc/plots/:plot"),
      methods: { GET: "record" },
      record: plot,
      representations: ["image/svg+xml"],
    },
    ...historyResources(at("/:object").path, {
      rel: "sequenceFile/sequencingObject",
      href: `/samples/{sample}/sequenceFiles/${kind}/{object}`,
    }),
  ];
};

export const resources: readonly Resource[] = [
  {
    path: "/samples/:sample/sequenceFiles",
    methods: { GET: "collection", POST: "upload" },
    bodies: uploaded(SINGLE),
    record: file,
    collection: [
      { rel: "self", href: "/samples/{sample}/sequenceFiles" },
      toSample,
      // live clients look for these here
      { rel: "sample/sequenceFiles/pairs", href: "/samples/{sample}/sequenceFiles/pairs" },
      { rel: "sample/sequenceFiles/unpaired", href: "/samples/{sample}/sequenceFiles/unpaired" },
    ],
  },
  {
    path: "/samples/:sample/sequenceFiles/:file",
    methods: { GET: "record", DELETE: "delete" },
    record: file,
    representations: CONTENT,
  },
  ...objectsOf({ kind: "pairs", form: PAIR, record: pair, created: pair }),
  ...objectsOf({ kind: "unpaired", form: SINGLE, record: single, created: file }),
];
