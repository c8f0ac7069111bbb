// Heartbeats to the group while a batch is handled.
import { HEARTBEAT, protocolError } from "./client.ts";

/** Answers to a heartbeat after which kafkajs joins the group again. */
const REJOINING = new Set([
  "REBALANCE_IN_PROGRESS",
  "ILLEGAL_GENERATION",
  "NOT_COORDINATOR_FOR_GROUP",
  "UNKNOWN_MEMBER_ID",
]);
/**
 * Sends heartbeats during the work. `onLost` is called as soon as the group no longer counts on this member; when the
 * work has ended, the answer of the group is thrown.
 */
export async function withHeartbeats(
  heartbeat: () => Promise<void>,
  work: () => Promise<void>,
  onLost: () => void,
): Promise<void> {
  let lost: { error: unknown } | undefined;
  const timer = setInterval(() => {
    heartbeat().catch((error: unknown) => {
      if (!REJOINING.has(protocolError(error)?.type ?? "")) return; // the next heartbeat may arrive
      lost ??= { error };
      onLost();
    });
  }, HEARTBEAT);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  if (lost) throw lost.error; // kafkajs joins again
}
