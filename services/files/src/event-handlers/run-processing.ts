// Says when all files of a complete run have been through quality control: once, and again when files came or went since.
import type { AggregateStore, Event, OwnEventHandler } from "@isotrail/eventsourcing";
import type { SequencingObjectEvent } from "../sequencing-object/decider.ts";
import { findObjects } from "../sequencing-object/find.ts";
import { isControlled, numberOf } from "../sequencing-object/kind.ts";
import { objectState, stateKey } from "../sequencing-object/processing-state.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { type Processed, sequencingRun } from "../sequencing-run/decider.ts";
import { type Cause, contextOf } from "./command-objects.ts";

type Changed = Extract<SequencingObjectEvent, { type: "ObjectProcessed" | "ObjectDeleted" | "ObjectLinkedToRun" }>;
type About = Cause & { readonly category: string; readonly id: string };

/** Whichever comes last ends the waiting: the answer for a file, its deletion, that it was linked to the run, the end of the upload. */
export function runProcessing(aggregates: AggregateStore): OwnEventHandler {
  const objectChanged = async (event: Event, { id, category, ...cause }: About) => {
    const { runId } = (event as Changed).data;
    if (!runId) return;
    // the view shows it first: whoever counts the others after this does not miss it
    const { version } = await aggregates.load(sequencingObject, id);
    await aggregates.repair([{ stream: `${category}-${id}`, version }]);
    await tellIfProcessed(aggregates, runId, cause);
  };
  return {
    name: "run-processing",
    on: {
      ObjectProcessed: objectChanged,
      ObjectDeleted: objectChanged,
      ObjectLinkedToRun: objectChanged,
      RunStatusSeen: (_event, { id, ...cause }) => tellIfProcessed(aggregates, id, cause),
    },
  };
}

async function tellIfProcessed(aggregates: AggregateStore, run: string, cause: Cause): Promise<void> {
  const { state } = await aggregates.load(sequencingRun, run);
  if (!state.done || state.deleted) return;
  const value = (["UNPROCESSED", "PROCESSING"] as const).map((step) => stateKey("run", run, step));
  const [waiting] = await aggregates.findByIndex(sequencingObject, { index: "state", value, limit: 1 });
  if (waiting) return;
  const command = { type: "processed", ...(await figuresOf(aggregates, run)) } as const;
  await aggregates.execute(sequencingRun, run, command, contextOf(aggregates, cause));
}

async function figuresOf(aggregates: AggregateStore, run: string) {
  const processed: { -readonly [Figure in keyof Processed]: number } = { finished: 0, failed: 0, newest: 0 };
  const projects = new Set<string>();
  for await (const { id, state } of findObjects(aggregates, "run", run)) {
    if (state.status !== "live" || !isControlled(id)) continue;
    processed[objectState(state) === "ERROR" ? "failed" : "finished"]++;
    processed.newest = Math.max(processed.newest, Number(numberOf(id)));
    for (const project of state.projects) projects.add(project);
  }
  return { processed, projects: [...projects].sort((a, b) => Number(a) - Number(b)) };
}
