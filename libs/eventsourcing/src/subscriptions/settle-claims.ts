// Claims whose commit never came are ended regularly: no client may ever retry what a killed process had claimed.
import { lastSignOfLife } from "../commands/claims/lapse.ts";
import { pause } from "../retry.ts";
import type { Following } from "./follow-log.ts";

/** Milliseconds after which no command is between its claim and its append: a command has 20 s. */
const OPEN_AT_MOST = 30_000;
/** The clocks of replicas differ a little: so many milliseconds are checked again. */
const OVERLAP = 60_000;
const SETTLE_EVERY = 10_000;
const DAY = 86_400_000;

export async function settleClaimsRegularly(following: Following, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await settle(following).catch((error) => following.log.warn({ error }, "open claims are ended later"));
    await pause(SETTLE_EVERY, signal);
  }
}

async function settle({ service, aggregates, log }: Following): Promise<void> {
  const { checkpoints, clock } = aggregates.stores;
  const consumer = `${service}/claims`; // its position is a time, in milliseconds since the epoch
  const done = (await checkpoints.get(consumer))?.position ?? (await lastSignOfLife(aggregates.stores)) - DAY;
  const before = clock.now() - OPEN_AT_MOST;
  if (before <= done) return;
  const ended = await aggregates.settleClaims(Math.max(0, done - OVERLAP), before);
  if (ended > 0) log.warn({ ended }, "claims were ended whose commit never came");
  await checkpoints.set(consumer, { position: before, index: 0 });
}
