// What the record of a sequencing run has: its own fields, and whatever else its uploader said of it.
import { count, freeProperties, recordOf, string, timestamp } from "@isotrail/contracts/schema";
import { answeredFields, changesSchema, newSchema } from "@isotrail/http";
import { changeableFields, runFields } from "./fields.ts";

/** Of the sequencer's sample sheet: what the specification names, as its uploader wrote it. */
const SHEET = ["projectName", "workflow", "experimentName", "application", "assay", "chemistry", "readLengths"];
const sheet = Object.fromEntries([...SHEET, "investigatorName"].map((name) => [name, freeProperties]));

export const runSchema = {
  ...recordOf(
    {
      modifiedDate: timestamp,
      ...answeredFields(runFields),
      label: string,
      sequenceFileCount: count,
      unprocessedFileCount: count,
      processingFileCount: count,
      finishedFileCount: count,
      failedFileCount: { ...count, description: "Files that quality control could not read." },
      ...sheet,
    },
    Object.keys(sheet),
  ),
  additionalProperties: freeProperties,
};

/** Whatever else it says of the run is kept as a property. */
export const newRunSchema = newSchema(runFields);
/** Where the address names the sequencer. */
export const newRunOfTypeSchema = newSchema(runFields.filter(({ name }) => name !== "sequencerType"));
export const runChangesSchema = changesSchema(changeableFields);
