// The public resources of sequence files: files, pairs, single and fast5 files.
import { historyResources } from "@isotrail/contracts/history";
import type { RecordType, Resource } from "@isotrail/contracts/resources";
import { SEQUENCE_TYPES } from "../downloads/types.ts";
import { FAST5, type Form, PAIR, SINGLE } from "../uploads/form.ts";
import { at, object, toFiles, toSample } from "./paths.ts";
import { attachSchema, fast5Schema, fileSchema, pairSchema, singleSchema, uploadSchema } from "./schema.ts";

const afterDelete = [toSample, toFiles];

export const file: RecordType = {
  name: "file",
  schema: fileSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/{identifier}" },
    toSample,
    toFiles,
    { rel: "sequenceFile/sequencingObject", href: object },
    { rel: "sequenceFile/duplicates", href: "/samples/{sample}/sequenceFiles/{identifier}/duplicates" },
    { rel: "sequencefile/qc", href: `${object}/files/{identifier}/qc`, when: ({ kind }) => kind !== "fast5" },
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

export const pair: RecordType = {
  name: "pair",
  schema: pairSchema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/pairs/{identifier}" },
    { rel: "pair/forward", href: "/samples/{sample}/sequenceFiles/{forward}" },
    { rel: "pair/reverse", href: "/samples/{sample}/sequenceFiles/{reverse}" },
    // "an analysis submission associated with the pair"
    { rel: "analysis/assembly", href: "/analysisSubmissions/{assembly}" },
    { rel: "analysis/typing", href: "/analysisSubmissions/{typing}" },
    ...afterDelete,
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
    ...afterDelete,
    { rel: "history", href: "/samples/{sample}/sequenceFiles/unpaired/{identifier}/history" },
  ],
  nested: { sequenceFile: nestedFile },
  afterDelete,
};

const fast5: RecordType = {
  name: "fast5",
  schema: fast5Schema,
  links: [
    { rel: "self", href: "/samples/{sample}/sequenceFiles/fast5/{identifier}" },
    ...afterDelete,
    { rel: "history", href: "/samples/{sample}/sequenceFiles/fast5/{identifier}/history" },
  ],
  nested: { file: nestedFile },
  afterDelete,
};

const uploaded = (form: Form) => ({
  POST: { "multipart/form-data": uploadSchema(form), "application/json": attachSchema(form) },
});

type Kind = {
  readonly kind: "pairs" | "unpaired" | "fast5";
  readonly form: Form;
  readonly record: RecordType;
  /** "POST single answers the file, POST pair answers the pair" */
  readonly created: RecordType;
};

const objectsOf = ({ kind, form, record, created }: Kind): readonly Resource[] => [
  {
    ...at(kind, ""),
    methods: { GET: "collection", POST: "upload" },
    bodies: uploaded(form),
    record,
    created,
    collection: [{ rel: "self", href: `/samples/{sample}/sequenceFiles/${kind}` }, toSample],
  },
  { ...at(kind, "/:object"), methods: { GET: "record", DELETE: "delete" }, record },
  {
    ...at(kind, "/:object/files/:file"),
    methods: { GET: "record" },
    record: file,
    representations: [...SEQUENCE_TYPES],
  },
  ...historyResources(record.name, at(kind, "/:object").path, {
    rel: "sequenceFile/sequencingObject",
    href: `/samples/{sample}/sequenceFiles/${kind}/{object}`,
  }),
];

export const sequenceFileResources: readonly Resource[] = [
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
      { rel: "sample/sequenceFiles/fast5", href: "/samples/{sample}/sequenceFiles/fast5" },
    ],
    filters: ["processingState"],
  },
  {
    path: "/samples/:sample/sequenceFiles/:file",
    methods: { GET: "record", DELETE: "delete" },
    record: file,
    representations: [...SEQUENCE_TYPES],
  },
  {
    path: "/samples/:sample/sequenceFiles/:file/duplicates",
    methods: { GET: "collection" },
    record: file,
    collection: [
      { rel: "self", href: "/samples/{sample}/sequenceFiles/{file}/duplicates" },
      { rel: "sequenceFile", href: "/samples/{sample}/sequenceFiles/{file}" },
    ],
  },
  {
    path: "/projects/:project/sequenceFiles/failed",
    methods: { GET: "collection" },
    record: file,
    collection: [
      { rel: "self", href: "/projects/{project}/sequenceFiles/failed" },
      { rel: "project", href: "/projects/{project}" },
    ],
  },
  ...objectsOf({ kind: "pairs", form: PAIR, record: pair, created: pair }),
  ...objectsOf({ kind: "unpaired", form: SINGLE, record: single, created: file }),
  ...objectsOf({ kind: "fast5", form: FAST5, record: fast5, created: file }),
];
