// processingState of files and of sequencing objects, as their records show it.
import type { FileQualityControl, SequenceFile, SequencingObject } from "./state.ts";

export const PROCESSING_STATES = ["UNPROCESSED", "PROCESSING", "FINISHED", "ERROR"] as const;
export type ProcessingState = (typeof PROCESSING_STATES)[number];

const STATE_OF: Readonly<Record<FileQualityControl["step"], ProcessingState>> = {
  waiting: "UNPROCESSED",
  taken: "PROCESSING",
  completed: "FINISHED",
  failed: "ERROR",
};

export const fileState = ({ qualityControl }: SequenceFile): ProcessingState => STATE_OF[qualityControl.step];

/** UNPROCESSED until quality control takes a file; then PROCESSING until every file has an answer. */
export function objectState({ files }: SequencingObject): ProcessingState {
  const states = files.map(fileState);
  if (states.every((state) => state === "UNPROCESSED")) return "UNPROCESSED";
  if (states.some((state) => state === "UNPROCESSED" || state === "PROCESSING")) return "PROCESSING";
  return states.includes("ERROR") ? "ERROR" : "FINISHED";
}
