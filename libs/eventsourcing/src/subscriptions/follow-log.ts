// Follows a service's own log from a checkpoint: it never skips a commit, and retries what fails.
import type { AggregateStore } from "../commands/aggregate-store.ts";
import type { Commit } from "../ports/ports.ts";
import { pause, repeat } from "../retry.ts";

export type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };

/** What all event handlers of a service share. */
export type Following = { readonly service: string; readonly aggregates: AggregateStore; readonly log: Log };

/** Commits that are read at once. */
export const PAGE = 500;
/** Milliseconds: a command writes its own view right after its append; the repair comes a little later, so that it usually finds nothing to do. */
const DELAY = 100;

/** Applies each page of commits after the checkpoint of `consumer`, until the signal aborts. */
export async function followLog(
  { aggregates, log }: Following,
  consumer: string,
  apply: (commits: readonly Commit[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { checkpoints, eventLog } = aggregates.stores;

  async function applyNextPage() {
    const done = (await checkpoints.get(consumer))?.position ?? 0;
    const commits = await eventLog.readFrom(done, PAGE);
    const last = commits.at(-1);
    if (last) {
      await apply(commits);
      await checkpoints.set(consumer, { position: last.position, index: 0 }); // only after the effect
    } else {
      await eventLog.changed(done, signal);
      await pause(DELAY, signal);
    }
  }

  const onRetry = (error: unknown) =>
    log.error({ consumer, error }, "an event handler of the service's own log failed; it tries again");
  await repeat(applyNextPage, { signal, onRetry });
}
