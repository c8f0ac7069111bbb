// Claims: keys that only one stream may hold, such as the name of a sample in its project.

/** A key, and the commit that holds it or is about to. */
export type Claim = {
  readonly key: string;
  readonly stream: string;
  readonly version: number;
  readonly commitId: string;
  /** When it was taken, in milliseconds since the epoch. */
  readonly at: number;
  /** What the claimant wants remembered with it; empty for most. */
  readonly note: string;
};

/** What a command needs. */
export interface Claims {
  /** Inserts the claim; when the key is taken, returns the claim that holds it. */
  take(claim: Claim): Promise<Claim | undefined>;
  get(key: string): Promise<Claim | undefined>;
  /** Replaces `stored` with `by` (same key) if the claim is still exactly `stored`. */
  replace(stored: Claim, by: Claim): Promise<boolean>;
  /** Deletes `stored` if the claim is still exactly that. */
  release(stored: Claim): Promise<boolean>;
}

/** What is done outside of commands: claims that a crash left are ended, old ones are deleted, all are checked. */
export interface ClaimUpkeep {
  /** At most `limit` claims in ascending order of key, above `after`. */
  list(after: string, limit: number): Promise<Claim[]>;
  /** Claims taken at or after `at`. */
  since(at: number): Promise<Claim[]>;
  /** Deletes those whose key starts with `prefix` and that were taken before `at`. */
  sweep(prefix: string, at: number): Promise<void>;
}
