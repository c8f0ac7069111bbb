// The fields of a run that a client writes; whatever else they say of a new run is kept as a property.
import { CommandRejected } from "@isotrail/eventsourcing";
import { choice, type Field, propertiesOf, readChanges, readNew, text } from "@isotrail/http";
import { LAYOUT_TYPES, type NewRun, type RunChanges, UPLOAD_STATUSES } from "./decider.ts";

export const changeableFields: readonly Field[] = [
  choice("uploadStatus", UPLOAD_STATUSES),
  text("description", { max: 10_000, nullable: true }),
  choice("layoutType", LAYOUT_TYPES),
];
export const runFields: readonly Field[] = [
  ...changeableFields.slice(0, 2),
  choice("layoutType", LAYOUT_TYPES, { required: true }),
  text("sequencerType", {
    required: true,
    min: 1,
    max: 100,
    pattern: /^[A-Za-z0-9_-]*$/,
    wrong: "This must consist of letters, digits, hyphens and underscores.",
  }),
];
/** Members of the record that are never a client's properties. */
const RESERVED = new Set([
  ...runFields.map(({ name }) => name),
  ...["identifier", "createdDate", "modifiedDate", "label", "links", "refs"],
  ...["sequenceFileCount", "unprocessedFileCount", "processingFileCount", "finishedFileCount", "failedFileCount"],
]);

/**
 * @param sequencerType from the address, when it names one ("miseqrun" is miseq)
 * @throws CommandRejected "invalid" with the texts for each bad property
 */
export function newRun(body: unknown, creator: string, sequencerType?: string): NewRun {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new CommandRejected("invalid", "The body must be a JSON object.");
  const read = readNew(runFields, sequencerType === undefined ? body : { ...body, sequencerType });
  const properties = { ...propertiesOf(body, RESERVED) };
  const { readLengths } = properties;
  // "readLengths | integer", which uploaders send as text
  if (typeof readLengths === "string" && /^\d{1,9}$/.test(readLengths)) properties.readLengths = Number(readLengths);
  const type = String(read.sequencerType).toLowerCase();
  return {
    creator,
    sequencerType: type === "miseqrun" ? "miseq" : type,
    layoutType: String(read.layoutType),
    description: typeof read.description === "string" ? read.description : null,
    uploadStatus: UPLOAD_STATUSES.find((status) => status === read.uploadStatus) ?? "UPLOADING",
    properties,
  };
}

/** @throws CommandRejected "invalid" also for an unknown or optional property */
export const runChanges = (body: unknown) => readChanges(changeableFields, body) as RunChanges;
