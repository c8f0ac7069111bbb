// What a command comes with, and what it answers.
import type { IdempotencyKey } from "./idempotency-key.ts";

export type CommandContext = {
  /** Identifier of the user who acts, or the name of the service. */
  readonly actor: string;
  /** Name of the OAuth client that the user acts through; absent where there is none. */
  readonly client?: string | undefined;
  /** The request's id, or the event that an event handler answers. */
  readonly cause: string;
  /** W3C traceparent, or empty. */
  readonly trace: string;
  /** When the caller stops waiting: milliseconds since the epoch. */
  readonly deadline: number;
  readonly idempotencyKey?: IdempotencyKey | undefined;
  /** The versions of which the stream must have one (If-Match); any other is rejected as "precondition". */
  readonly ifVersion?: readonly number[] | undefined;
  /** The command makes room (a deletion): it may use the reserve when the store is full. */
  readonly freesSpace?: boolean | undefined;
};

/** What a command left: the state of the stream and its version. */
export type Outcome<State> = {
  readonly id: string;
  readonly version: number;
  readonly state: State;
  /** True when this is the first answer, given again. */
  readonly replayed: boolean;
};
