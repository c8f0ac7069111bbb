// Removes the bytes that a crash between their writing and the event that names them left in the store.
import { pause, type Worker } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";
import type { Submission } from "../submission/state.ts";

/** Milliseconds: each sweep looks at every blob. */
const EVERY = 6 * 3_600_000;
/** Milliseconds: an append whose answer was lost is settled by then. */
const MIN_AGE = 3_600_000;

export const outputSweepWorker = (analysis: Analysis): Worker => ({
  name: "output-sweep",
  async run(signal) {
    const { logger } = analysis;
    for (; !signal.aborted; await pause(EVERY, signal))
      try {
        const removed = await sweepOutputs(analysis, signal);
        if (removed > 0) logger.info({ removed }, "removed what interrupted analyses left");
      } catch (error) {
        if (!signal.aborted) logger.warn({ error }, "what interrupted analyses left could not be swept");
      }
  },
});

/**
 * A key names its submission: one that is COMPLETING may be writing now. One that the log does not know stays, and so does what
 * is younger than it: the log may be an older copy of the one that wrote the blobs.
 * @returns how many were removed
 */
export async function sweepOutputs(
  { aggregates, stores }: Pick<Analysis, "aggregates" | "stores">,
  signal: AbortSignal,
): Promise<number> {
  const { blobs, clock, eventLog } = stores;
  const prefix = `${eventLog.id}_`;
  const old = clock.now() - MIN_AGE;
  let removed = 0;
  for await (const { key, at } of blobs.list()) {
    signal.throwIfAborted();
    if (!key.startsWith(prefix) || at > old) continue;
    const [id = ""] = key.slice(prefix.length).split("_");
    const shown = (await aggregates.find(submission, [id])).get(id);
    if (shown && isNamed(shown.state, key)) continue;
    const { state } = await aggregates.load(submission, id); // the view may lag
    if (isNamed(state, key) || mayBeWritten(state) || at > state.modifiedDate) continue;
    await blobs.remove(key);
    removed++;
  }
  return removed;
}

const isNamed = ({ status, outputs }: Submission, key: string) =>
  status === "live" && outputs.some(({ blob }) => blob === key);

const mayBeWritten = ({ status, analysisState }: Submission) =>
  status === "none" || (status === "live" && analysisState === "COMPLETING");
