// How far a submission is, in hundredths of its way, as users of the field's systems know it.
import type { AnalysisState, Submission } from "./state.ts";

/** Of the states before and after the run; an ERROR stays where it failed. */
const REACHED: Readonly<Record<Exclude<AnalysisState, "RUNNING" | "ERROR">, number>> = {
  NEW: 0,
  DOWNLOADING: 2,
  FINISHED_DOWNLOADING: 5,
  PREPARING: 10,
  PREPARED: 11,
  SUBMITTING: 15,
  FINISHED_RUNNING: 90,
  COMPLETING: 92,
  COMPLETED: 100,
};

/** 0 to 100: RUNNING goes from 20 to 90 with the steps of its workflow. */
export function progressOf({ analysisState, failure, percent }: Submission): number {
  const state = analysisState === "ERROR" ? (failure?.stage ?? "NEW") : analysisState;
  if (state === "RUNNING" || state === "ERROR") return 20 + Math.round(percent * 0.7);
  return REACHED[state];
}
