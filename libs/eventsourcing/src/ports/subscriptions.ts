// Subscriptions: the public events of other services.
import type { EventPosition } from "./checkpoints.ts";

/** An event as other services and the outside see it. */
export type PublicEvent = {
  /** service/log/position/index */
  readonly id: string;
  readonly service: string;
  readonly log: string;
  readonly partition: number;
  readonly position: number;
  readonly index: number;
  /** Full name of the protobuf message: isotrail.catalog.v1.SampleCreated */
  readonly type: string;
  /** The stream. Events of one subject are in order. */
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly actor: string;
  /** W3C traceparent, or empty. */
  readonly trace: string;
  /** Identifiers of the projects that it concerns. */
  readonly projects: readonly string[];
  readonly bytes: Uint8Array;
};

export interface Subscriptions {
  /**
   * Delivers the public events of a service to one consumer, in order per partition and at least once, starting after
   * `after(partition)`, until `signal` aborts. The next batch comes when `deliver` has resolved; when it rejects, the
   * same batch comes again later.
   */
  subscribe(subscription: {
    service: string;
    consumer: string;
    after(partition: number): Promise<EventPosition | undefined>;
    deliver(events: readonly PublicEvent[], signal: AbortSignal): Promise<void>;
    signal: AbortSignal;
  }): Promise<void>;
}
