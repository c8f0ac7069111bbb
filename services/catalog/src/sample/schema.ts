// What records of samples and their metadata have: the field table, and what the service sets.
import {
  count,
  listOf,
  nullable,
  objectOf,
  recordOf,
  type Schema,
  string,
  timestamp,
} from "@isotrail/contracts/schema";
import { answeredFields, changesSchema, newSchema } from "@isotrail/http";
import { sampleFields } from "./fields.ts";
import { MOST_IDS, MOST_MERGED } from "./id-collection.ts";

export const sampleSchema = recordOf(
  {
    modifiedDate: timestamp,
    ...answeredFields(sampleFields),
    label: string,
    coverage: {
      type: "number",
      minimum: 0,
      description:
        "Bases of the sample's files over the genome size of its project; absent where the project names none.",
    },
    sequenceFileCount: count,
  },
  ["coverage", "sequenceFileCount"],
);

export const newSampleSchema = newSchema(sampleFields);
export const sampleChangesSchema = changesSchema(sampleFields);

/** Identifiers of samples that exist. */
export const idsSchema: Schema = {
  ...listOf({ type: ["string", "integer"], pattern: "^[0-9]{1,16}$", minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  maxItems: MOST_IDS,
};

/** The samples that are merged into the one of the path. */
export const mergeSchema: Schema = {
  type: "object",
  properties: {
    samples: { ...idsSchema, minItems: 1, maxItems: MOST_MERGED, description: "They are gone afterwards." },
  },
  required: ["samples"],
};

/** Headings, then a line for each sample: fields, and entries of metadata, by name. */
export const lineListSchema: Schema = { type: "string", contentMediaType: "text/csv" };

export const lineListRowSchema = objectOf({
  row: { ...count, description: "As a spreadsheet counts: the headings are row 1." },
  sampleName: nullable(string),
  outcome: { type: "string", enum: ["created", "changed", "unchanged", "refused"] },
  messages: { ...listOf(string), description: "Why the row was refused." },
});

/** "`metadata` is an object mapping an entry name (string) to an object with `value` (string) and `type` (string)" */
export const entriesSchema: Schema = {
  type: "object",
  propertyNames: { minLength: 1 },
  additionalProperties: objectOf({ value: string, type: string }),
};

/** As clients send it: further members of an entry are passed over. */
export const sentEntriesSchema: Schema = {
  type: "object",
  propertyNames: { minLength: 1 },
  additionalProperties: { type: "object", properties: { value: string, type: string }, required: ["value", "type"] },
};

export const metadataSchema = recordOf({ modifiedDate: timestamp, metadata: entriesSchema });
