// The driver watches each server by a heartbeat. One that stalls leaves the server unknown for good, so it is begun anew.
import type { MongoClient } from "mongodb";

export type Log = {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** Milliseconds between two looks, and without a sign of a heartbeat after which it has stalled: it beats each 2 s. */
const LOOK = 5_000;
const SILENT = 20_000;
/** Milliseconds that closing may take. */
const CLOSING = 5_000;

type Watched = Pick<MongoClient, "on" | "close" | "connect">;

/**
 * A command whose connection closes between its write and its read never ends in driver 7.8; when that is a heartbeat, no
 * other follows it. The client is closed and connected again: who uses it gets errors meanwhile, which count as away.
 * @returns ends the watch
 */
export function watchHeartbeats(client: Watched, log: Log, times = { look: LOOK, silent: SILENT }): () => void {
  const heard = new Map<string, number>();
  const hear = ({ connectionId }: { connectionId: string }) => heard.set(connectionId, performance.now());
  client.on("serverHeartbeatStarted", hear);
  client.on("serverHeartbeatSucceeded", hear);
  client.on("serverHeartbeatFailed", hear);
  client.on("serverClosed", ({ address }) => heard.delete(address));

  let looked = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const slept = now - looked > 2 * times.look; // this process stood still: so did its heartbeats
    looked = now;
    for (const [address, at] of heard) {
      if (slept) heard.set(address, now);
      else if (now - at > times.silent) {
        log.warn({ address }, "the database is not watched any more; the connections are made anew");
        heard.clear();
        void anew(client, log);
        return;
      }
    }
  }, times.look).unref();
  return () => clearInterval(timer);
}

async function anew(client: Watched, log: Log): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSING);
  });
  await Promise.race([client.close().catch(() => {}), late]);
  clearTimeout(timer);
  await client.connect().catch((error: unknown) => log.warn({ error }, "the database does not answer yet"));
}
