// What every check of an invariant has at hand, and what they count.
import type { ServiceEngine, Stores } from "@isotrail/eventsourcing";
import type { Scratch } from "./scratch.ts";

export type Checked = {
  commits: number;
  streams: number;
  claims: number;
  blobs: number;
  behind: number;
  /** Events on the topic, repeats included. */
  published: number;
};

/** What every check has at hand. */
export type Check = {
  readonly engine: ServiceEngine;
  readonly stores: Stores;
  readonly scratch: Scratch;
  readonly checked: Checked;
  /** The position to which views and claims were repaired when the check began. */
  readonly repaired: number;
  readonly signal: AbortSignal;
  fault(text: string): void;
  progress(text: string): void;
};
