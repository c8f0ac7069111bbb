// What records of sequence files, sequencing objects and assemblies have, and the forms that they are uploaded by.
import {
  count,
  freeProperties,
  listOf,
  nullable,
  type ObjectSchema,
  objectOf,
  recordOf,
  type Schema,
  string,
  timestamp,
} from "@isotrail/contracts/schema";
import type { Form } from "../uploads/form.ts";
import { PROCESSING_STATES } from "./processing-state.ts";

const processing = {
  processingState: { type: "string", enum: PROCESSING_STATES },
  processingMessage: nullable({ type: "string", description: "Why processingState is ERROR; null otherwise." }),
} satisfies Record<string, Schema>;

const fileFields = {
  modifiedDate: timestamp,
  file: { type: "string", description: "A location that sorts in the order of uploads, forward before reverse." },
  fileName: string,
  label: string,
  fileSizeBytes: count,
  uploadSha256: { type: "string", pattern: "^[0-9a-f]{64}$" },
  ...processing,
} as const;

/** What its uploader said of the file beside it is shown among its fields. */
export const fileSchema: ObjectSchema = { ...recordOf(fileFields), additionalProperties: freeProperties };

const common = { modifiedDate: timestamp, label: string, ...processing };

export const singleSchema = recordOf({ ...common, sequenceFile: fileSchema });

export const pairSchema = recordOf({
  ...common,
  files: { ...listOf(fileSchema), maxItems: 2 },
  forwardSequenceFile: nullable(fileSchema),
  reverseSequenceFile: nullable(fileSchema),
  assembledGenome: { type: "null" },
});

export const fast5Schema = recordOf({
  ...common,
  file: fileSchema,
  fast5Type: { type: "string", enum: ["SINGLE", "ZIPPED", "UNKNOWN"], description: "As its first bytes say." },
});

const { processingState: _, processingMessage: __, ...ofEveryFile } = fileFields;

export const assemblySchema = recordOf({
  ...ofEveryFile,
  fileSize: { type: "string", description: "For people: 4.9 MB." },
});

const bytes: Schema = {
  type: "string",
  contentMediaType: "application/octet-stream",
  description: "A file with its name.",
};
const parameters: Schema = {
  type: "object",
  properties: {
    miseqRunId: {
      type: ["string", "integer", "null"],
      pattern: "^[0-9]{0,16}$",
      minimum: 0,
      description: "The sequencing run that the file came from, of whatever sequencer.",
    },
  },
  description: "What else is here becomes a property of the file: texts, numbers and truth values.",
};

/** A form in multipart/form-data: the files first, what belongs to each after them. */
export const uploadSchema = ({ files, parameters: names }: Form): ObjectSchema => ({
  type: "object",
  properties: Object.fromEntries([...files.map((name) => [name, bytes]), ...names.map((name) => [name, parameters])]),
  required: files,
});

const uploadName: ObjectSchema = objectOf({
  upload: { type: "string", description: "The identifier of an upload whose bytes have all come." },
});

/** The same form with uploads that are complete in the place of files. */
export const attachSchema = ({ files, parameters: names }: Form): ObjectSchema => ({
  type: "object",
  properties: Object.fromEntries([
    ...files.map((name) => [name, uploadName]),
    ...names.map((name) => [name, { ...parameters, additionalProperties: freeProperties }]),
  ]),
  required: files,
});
