// Where a service publishes its public events: its topic.
import type { PublicEvent } from "./subscriptions.ts";

export interface EventPublisher {
  /**
   * Puts the events on the topic, those of one subject in the given order; resolves when all are durable there.
   * When it rejects, some may be there: the same are published again. @throws StoreUnavailable
   */
  publish(events: readonly PublicEvent[]): Promise<void>;
}
