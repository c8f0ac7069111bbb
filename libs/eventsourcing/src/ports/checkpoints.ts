// Checkpoints: how far each consumer of events has come.

/** All events of one partition up to and with this one are done. */
export type EventPosition = { readonly position: number; readonly index: number };

export interface Checkpoints {
  get(consumer: string): Promise<EventPosition | undefined>;
  set(consumer: string, done: EventPosition): Promise<void>;
}
