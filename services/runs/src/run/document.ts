// What is shown of a sequencing run: what its uploader said of it, and its own fields, which win.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Run } from "./decider.ts";
import type { FileCounts } from "./file-counts.ts";

export const runDocument = ({ id, state }: Pick<Loaded<Run>, "id" | "state">, files: FileCounts) => ({
  ...state.properties,
  identifier: id,
  createdDate: state.createdDate,
  modifiedDate: state.modifiedDate,
  description: state.description,
  uploadStatus: state.uploadStatus,
  layoutType: state.layoutType,
  sequencerType: state.sequencerType,
  label: id,
  sequenceFileCount: files.UNPROCESSED + files.PROCESSING + files.FINISHED + files.ERROR,
  unprocessedFileCount: files.UNPROCESSED,
  processingFileCount: files.PROCESSING,
  finishedFileCount: files.FINISHED,
  failedFileCount: files.ERROR,
  refs: { run: id },
});
