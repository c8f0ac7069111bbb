// Repair: views and claims are brought up to date with the log, as far as its checkpoint says.
import type { Commit } from "../ports/ports.ts";
import { pause, repeat } from "../retry.ts";
import { repairCheckpoint, repairedByAnyVersion } from "../views/repair.ts";
import { type Following, followLog, PAGE } from "./follow-log.ts";

/** Milliseconds between two checks. */
const LOOK_EVERY = 1_000;

const consumerOf = ({ service, aggregates }: Following) => repairCheckpoint(service, aggregates.declared);

/** Up to here every commit of the log is in the views of this version. */
export const repairedTo = async (following: Following): Promise<number> =>
  (await following.aggregates.stores.checkpoints.get(consumerOf(following)))?.position ?? 0;

/** Repairs every new commit, until the signal aborts. */
export const repairLog = (following: Following, signal: AbortSignal): Promise<void> =>
  followLog(following, consumerOf(following), (commits) => repairPage(following, commits), signal);

async function repairPage({ service, aggregates }: Following, commits: readonly Commit[]): Promise<void> {
  await aggregates.repair(commits);
  const position = commits.at(-1)?.position ?? 0;
  await aggregates.stores.checkpoints.set(repairedByAnyVersion(service), { position, index: 0 });
}

/**
 * On every replica, without a lease, until the signal aborts: notices which stale views another replica has
 * repaired, and repairs the views of this version when nobody else does. That happens while replicas of two versions run:
 * the one that holds the lease repairs only its own views. Two replicas may safely repair the same views.
 */
export async function watchRepair(following: Following, signal: AbortSignal): Promise<void> {
  const { aggregates, log } = following;
  const { eventLog } = aggregates.stores;
  let before = { done: -1, head: 0 };

  async function look() {
    await aggregates.dropCaughtUp();
    const now = { done: await repairedTo(following), head: await eventLog.head() };
    const stoodStill = now.done === before.done && now.done < before.head;
    before = now;
    if (stoodStill) await repairUpTo(following, now.head, signal);
    await pause(LOOK_EVERY, signal);
  }

  const onRetry = (error: unknown) =>
    log.warn({ error }, "the views of this service could not be checked; tried again");
  await repeat(look, { signal, onRetry });
}

async function repairUpTo(following: Following, head: number, signal: AbortSignal): Promise<void> {
  const { checkpoints, eventLog } = following.aggregates.stores;
  for (let done = await repairedTo(following); done < head && !signal.aborted; ) {
    const commits = await eventLog.readFrom(done, PAGE);
    await repairPage(following, commits);
    done = commits.at(-1)?.position ?? head;
    await checkpoints.set(consumerOf(following), { position: done, index: 0 });
  }
}
