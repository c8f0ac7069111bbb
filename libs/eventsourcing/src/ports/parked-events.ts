// Events that an event handler could not apply, kept with their errors until somebody retries or discards them.
import type { PublicEvent } from "./subscriptions.ts";

export type ParkedEvent = {
  readonly consumer: string;
  readonly event: PublicEvent;
  readonly error: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
};

export interface ParkedEvents {
  /** Parks an event of a consumer; one that is parked already gets the new error. */
  add(parked: ParkedEvent): Promise<void>;
  /** Those of one consumer, or all. */
  list(consumer?: string): Promise<ParkedEvent[]>;
  /** How many are parked now, of all consumers. */
  count(): Promise<number>;
  remove(consumer: string, eventId: string): Promise<void>;
}
