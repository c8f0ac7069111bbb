// Event handlers of other services' public events: a transient error is retried, an event that cannot be applied is parked.
import { CommandRejected, StoreFull, StoreUnavailable } from "../errors.ts";
import type { EventPosition, PublicEvent, Subscriptions } from "../ports/ports.ts";
import { retry } from "../retry.ts";
import type { EventHandler } from "../service.ts";
import type { Following } from "./follow-log.ts";
import { isAfter } from "./public-events.ts";

/** Attempts before an event that does not fail because of a store counts as one that cannot be applied. */
const ATTEMPTS = 5;
/** Milliseconds. */
const FIRST_PAUSE = 100;

export function followPublicEvents(
  following: Following,
  handler: EventHandler,
  subscriptions: Subscriptions,
  signal: AbortSignal,
): Promise<void> {
  const { checkpoints } = following.aggregates.stores;
  const consumer = `${following.service}/${handler.name}/${handler.source}`;
  const checkpointOf = (partition: number) => `${consumer}/${partition}`;
  const after = (partition: number) => checkpoints.get(checkpointOf(partition));

  async function deliver(events: readonly PublicEvent[], delivering: AbortSignal) {
    const done = new Map<number, EventPosition | undefined>();
    for (const event of events) {
      const { partition, position, index } = event;
      if (!done.has(partition)) done.set(partition, await after(partition));
      if (!isAfter(event, done.get(partition))) continue; // a repeat
      await applyOrPark(following, handler, consumer, event, delivering);
      done.set(partition, { position, index });
    }
    for (const [partition, last] of done) if (last) await checkpoints.set(checkpointOf(partition), last);
  }

  return subscriptions.subscribe({ service: handler.source, consumer, after, deliver, signal });
}

async function applyOrPark(
  { aggregates, log }: Following,
  handler: EventHandler,
  consumer: string,
  event: PublicEvent,
  signal: AbortSignal,
): Promise<void> {
  const handle = handler.on[event.type];
  if (!handle) return;
  try {
    await retry(() => handle(event), {
      signal,
      firstPause: FIRST_PAUSE,
      shouldRetry: (error, attempt) => isTransient(error) || attempt < ATTEMPTS,
      onRetry: (error) => log.warn({ consumer, event: event.id, error }, "an event is tried again"),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    const { parkedEvents, clock } = aggregates.stores;
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    await parkedEvents.add({ consumer, event, error: text, at: clock.now() });
    log.error({ consumer, event: event.id, error }, "an event is parked: it cannot be applied");
  }
}

/** A store or service that is unavailable or full recovers; a rejection or a bug does not. */
const isTransient = (error: unknown) =>
  error instanceof StoreUnavailable ||
  error instanceof StoreFull ||
  (error instanceof CommandRejected && error.kind === "precondition");
