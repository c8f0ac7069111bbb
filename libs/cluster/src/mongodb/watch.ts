// The driver watches each server by a heartbeat. A heartbeat that stalls leaves the server unknown for good: then the
// client is connected again.
import type { MongoClient } from "mongodb";
import { withTimeout } from "../with-timeout.ts";

export type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** Milliseconds between two checks, and without a heartbeat after which it has stalled: there is one each 2 s. */
const CHECK_INTERVAL = 5_000;
const STALLED = 20_000;
/** Milliseconds that closing may take. */
const CLOSE_TIMEOUT = 5_000;

type Watched = Pick<MongoClient, "on" | "close" | "connect">;

/**
 * A stalled heartbeat is closed with the client, which is then connected again: whoever uses it gets errors meanwhile,
 * which count as unavailable. The one known cause is mended by our patch of the driver (deploy/patches).
 * @returns ends the watch
 */
export function watchHeartbeats(
  client: Watched,
  log: Log,
  times = { checkInterval: CHECK_INTERVAL, stalled: STALLED },
): () => void {
  const seenAt = new Map<string, number>();
  const see = ({ connectionId }: { connectionId: string }) => seenAt.set(connectionId, performance.now());
  client.on("serverHeartbeatStarted", see);
  client.on("serverHeartbeatSucceeded", see);
  client.on("serverHeartbeatFailed", see);
  client.on("serverClosed", ({ address }) => seenAt.delete(address));

  let checkedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const slept = now - checkedAt > 2 * times.checkInterval; // this process stood still, and so did its heartbeats
    checkedAt = now;
    if (slept) for (const address of seenAt.keys()) seenAt.set(address, now);
    const stalled = [...seenAt].find(([, at]) => now - at > times.stalled);
    if (!stalled) return;
    log.warn({ address: stalled[0] }, "the heartbeat of the database has stalled; connecting again");
    seenAt.clear();
    void reconnect(client, log);
  }, times.checkInterval).unref();
  return () => clearInterval(timer);
}

async function reconnect(client: Watched, log: Log): Promise<void> {
  await withTimeout(client.close(), CLOSE_TIMEOUT, () => new Error("still closing")).catch(() => {});
  await client.connect().catch((error: unknown) => log.warn({ error }, "the database does not answer yet"));
}
