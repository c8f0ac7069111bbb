// How far a run is: the steps that cwltool says it has finished, of those of the workflow.
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { type RunFolder, readDocument, readEnd, type Staged } from "./run-folder.ts";

const LOG_BYTES = 1024 * 1024;

/** Of a workflow of one tool there are none. */
export async function countSteps(cwl: string): Promise<number> {
  const { steps } = parse(await readFile(cwl, "utf8"));
  return steps && typeof steps === "object" ? Object.keys(steps).length : 0;
}

export async function progressOf(folder: RunFolder): Promise<number | undefined> {
  const staged = await readDocument<Staged>(folder.staged);
  if (!staged?.steps) return undefined;
  const log = new TextDecoder().decode(await readEnd(folder.stderr, LOG_BYTES));
  const finished = new Set(log.match(/^INFO \[step \S+\] completed success$/gm));
  return Math.min(1, finished.size / staged.steps);
}
