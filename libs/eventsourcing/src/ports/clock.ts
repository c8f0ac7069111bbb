// The time of day, so that tests can set it.

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}
