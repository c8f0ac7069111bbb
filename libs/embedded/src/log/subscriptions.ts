// The public events of services, read from their logs: each service's `publish` is applied when its log is read.
import { existsSync } from "node:fs";
import {
  type EventPosition,
  isAfter,
  type Publisher,
  publicEvents,
  repeat,
  type Subscriptions,
} from "@isotrail/eventsourcing";
import { announced } from "./announcements.ts";
import { type LogReader, logFile, openLogReader } from "./log-reader.ts";

/** Commits that are read at once. */
const PAGE = 200;

type Log = { warn(details: object, message: string): void };
type Subscription = Parameters<Subscriptions["subscribe"]>[0];

/**
 * @param publishers by name of the service whose log is in `folder`
 * @param log gets a warning before each retry
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
    async subscribe(subscription) {
      const { service, consumer, signal } = subscription;
      const publisher = publishers[service];
      if (!publisher) throw new Error(`no service ${service} publishes here`);
      const path = logFile(folder, service);
      await announced(path, () => existsSync(path), signal);
      let reader: LogReader | undefined;
      const deliverNext = deliveryOf(publisher, subscription);
      try {
        const onRetry = (error: unknown) =>
          log?.warn({ service, consumer, error }, "a subscription failed; it is tried again");
        await repeat(
          async () => {
            reader ??= openLogReader({ folder, service });
            return deliverNext(reader);
          },
          { signal, onRetry },
        );
      } finally {
        reader?.close();
      }
    },
  };
}

/** Returns a function that delivers the next page of a log; a page that failed is delivered again. */
function deliveryOf(publisher: Publisher, { service, after, deliver, signal }: Subscription) {
  let start: EventPosition | undefined;
  let scanned: number | undefined; // commits up to here are done, including those without public events
  return async (reader: LogReader): Promise<void> => {
    if (scanned === undefined) {
      start = await after(0);
      scanned = Math.max(0, (start?.position ?? 1) - 1); // events after the cursor's index are still to come
    }
    const commits = await reader.readFrom(scanned, PAGE);
    const events = commits
      .flatMap((commit) => publicEvents(service, reader.id, publisher, commit))
      .filter((event) => isAfter(event, start));
    if (events.length > 0) await deliver(events, signal);
    scanned = commits.at(-1)?.position ?? scanned;
    if (commits.length === 0) await reader.changed(scanned, signal);
  };
}
