// The public events of services, read from their logs: each service's `publish` is applied as others read.
import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { type EventPosition, isAfter, type Publisher, publicEvents, type Subscriptions } from "@isotrail/eventsourcing";
import { heard, type LogReader, logFile, openLogReader } from "./log-reader.ts";

/** Commits that are read at once. */
const PAGE = 200;

type Log = { warn(details: object, message: string): void };

/**
 * @param publishers by name of the service whose log lies in `folder`
 * @param log is told of what fails and is tried again
 */
export function openSubscriptions({
  folder,
  publishers,
  log,
}: {
  folder: string;
  publishers: Readonly<Record<string, Publisher>>;
  log?: Log;
}): Subscriptions {
  return {
    async subscribe({ service, consumer, after, deliver, signal }) {
      const publisher = publishers[service];
      if (!publisher) throw new Error(`no service ${service} publishes here`);
      const path = logFile(folder, service);
      await heard(path, () => existsSync(path), signal);
      let reader: LogReader | undefined;
      let scanned: number | undefined; // commits up to here are done, also those with nothing public
      let start: EventPosition | undefined;
      try {
        for (let backoff = 50; !signal.aborted; ) {
          try {
            reader ??= openLogReader({ folder, service });
            if (scanned === undefined) {
              start = await after(0);
              scanned = Math.max(0, (start?.position ?? 1) - 1); // events after the cursor's index are still to come
            }
            const { id } = reader;
            const commits = await reader.readFrom(scanned, PAGE);
            const events = commits
              .flatMap((commit) => publicEvents(service, id, publisher, commit))
              .filter((event) => isAfter(event, start));
            if (events.length > 0) await deliver(events, signal);
            scanned = commits.at(-1)?.position ?? scanned;
            if (commits.length === 0) await reader.changed(scanned, signal);
            backoff = 50;
          } catch (error) {
            if (signal.aborted) return;
            log?.warn({ service, consumer, error }, "a feed does not go on; it tries again");
            await sleep(backoff, undefined, { signal }).catch(() => {});
            backoff = Math.min(backoff * 2, 10_000);
          }
        }
      } finally {
        reader?.close();
      }
    },
  };
}
