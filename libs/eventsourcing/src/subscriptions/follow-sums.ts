// Keeps the sums of a service up to its log, and reads one as it was no earlier than when it was asked for.
import { StoreUnavailable } from "../errors.ts";
import type { Stores } from "../ports/ports.ts";
import { pause } from "../retry.ts";
import { addToSums, type RecentStates, type Sum, type Sums } from "../views/sums.ts";
import { type Following, followLog } from "./follow-log.ts";

/** Milliseconds between two looks. */
const LOOK_EVERY = 20;
/** Milliseconds after which a reader is told to come again. */
const WAIT = 10_000;

/** How far the log is added. */
export const sumsCheckpoint = (service: string, { view }: Sums) => `${service}/sums/${view}`;

export const followSums = (following: Following, sums: Sums, signal: AbortSignal): Promise<void> => {
  const { service, aggregates } = following;
  const recent: RecentStates = new Map();
  const add = (commits: Parameters<typeof addToSums>[3]) =>
    addToSums(aggregates.stores, aggregates.declared, sums, commits, recent);
  return followLog(following, sumsCheckpoint(service, sums), add, signal);
};

/**
 * The sum with everything in it that was stored before this call. `position`: of the last commit that is in it.
 * @throws StoreUnavailable when the sums are more than ten seconds behind the log
 */
export async function readSum(
  service: string,
  { eventLog, checkpoints, views, clock }: Stores,
  sums: Sums,
  id: string,
): Promise<{ readonly sum: number; readonly position: number }> {
  const head = await eventLog.head();
  const end = clock.now() + WAIT;
  const added = async () => (await checkpoints.get(sumsCheckpoint(service, sums)))?.position ?? 0;
  while ((await added()) < head) {
    if (clock.now() > end) throw new StoreUnavailable("This is not counted yet. Ask again.");
    await pause(LOOK_EVERY, new AbortController().signal);
  }
  const [document] = await views.get<Sum>(sums.view, [id]);
  return { sum: document?.state.sum ?? 0, position: document?.version ?? 0 };
}
