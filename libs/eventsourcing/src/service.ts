// What a service is made of, as data: its aggregates, what it publishes, and what it does about events.
import type { AnyAggregate, Event, EventMetadata } from "./commands/aggregate.ts";
import type { AggregateStore } from "./commands/aggregate-store.ts";
import type { PublicEvent } from "./ports/ports.ts";
import type { Sums } from "./views/sums.ts";

/** A public event before it has its position: full message name, protobuf bytes, and the projects that it concerns. */
export type PublicMessage = { readonly type: string; readonly bytes: Uint8Array; readonly projects: readonly string[] };

/**
 * Private event to public event, or nothing: an allow-list. Pure; the private event carries all that it needs.
 * `metadata` has the id, time and actor; `category` is the aggregate's.
 */
export type Publish = (
  event: Event,
  metadata: EventMetadata & { readonly category: string },
) => PublicMessage | undefined;

/** Handles the events of the service's own log, to carry out what a command intended. Never skips one; must be idempotent by state. */
export type OwnEventHandler = {
  readonly name: string;
  /** By type of the private event. `cause` names the event for the context of commands; `signal` ends long work, which starts again later. */
  readonly on: {
    readonly [type: string]: (
      event: Event,
      metadata: EventMetadata & { readonly category: string; readonly cause: string },
      signal: AbortSignal,
    ) => Promise<void>;
  };
};

/** Handles another service's public events. A transient error is retried; an event that cannot be applied is parked. */
export type EventHandler = {
  readonly name: string;
  /** The service whose events are followed: "catalog". */
  readonly source: string;
  /** By full name of the public message. */
  readonly on: { readonly [type: string]: (event: PublicEvent) => Promise<void> };
};

/** Work that one replica of the service does at a time, until the signal aborts: the lease is lost, or the process ends. */
export type Worker = { readonly name: string; run(signal: AbortSignal): Promise<void> };

/** The engine's part of a service; routes and peers are added by libs/http. */
export type ServiceEngine = {
  readonly name: string;
  readonly aggregates: readonly AnyAggregate[];
  readonly publish: Publish;
  /** Sums over many of its streams; none, unless given. */
  readonly sums?: Sums;
  /** What it does about its own events; nothing, unless given. */
  readonly ownEventHandlers?: (aggregates: AggregateStore) => readonly OwnEventHandler[];
  /** What it does about the events of other services; nothing, unless given. */
  readonly eventHandlers?: (aggregates: AggregateStore) => readonly EventHandler[];
};

/** The views of a service, as its stores must know them before they are used. */
export const viewsOf = ({ aggregates, sums }: Pick<ServiceEngine, "aggregates" | "sums">) => [
  ...aggregates.map(({ view }) => view),
  ...(sums ? [{ name: sums.view, indexes: [] }] : []),
];
