// What the functions of one aggregate store share.
import type { Stores } from "../ports/ports.ts";
import type { AnyAggregate } from "./aggregate.ts";
import type { KeyedMutex } from "./keyed-mutex.ts";

export type Engine = {
  readonly stores: Stores;
  readonly declared: readonly AnyAggregate[];
  /** Streams whose view write failed, each with the version that its view lacks. */
  readonly staleStreams: Map<string, number>;
  /** Writers of this process to one stream, one after the other. */
  readonly exclusively: KeyedMutex;
  /** For errors that have no caller. */
  readonly log: { error(details: object, message: string): void };
};
