// The log of a service: every commit of every stream, in one order, for good.

export type StoredEvent = { readonly type: string; readonly bytes: Uint8Array };

/** All events of one command: they are stored together or not at all. */
export type NewCommit = {
  readonly stream: string;
  /** Number of this commit in its stream, from 1. */
  readonly version: number;
  /** Made by the writer, unique: distinguishes a repeated append of one commit from a conflict with another. */
  readonly commitId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Identifier of the user who acted, or the name of the service. */
  readonly actor: string;
  /** Name of the OAuth client that the user acted through; absent where there is none. */
  readonly client?: string | undefined;
  /** What led to it: the id of the request, or of the event that an event handler answered. */
  readonly cause: string;
  /** W3C traceparent, or empty. */
  readonly trace: string;
  readonly events: readonly StoredEvent[];
  /** This commit makes room (a deletion): it may use the reserve when the store is full. Not stored. */
  readonly freesSpace?: boolean | undefined;
};

/** A commit as stored; `position` numbers the commits of a log from 1 without a gap. */
export type Commit = NewCommit & { readonly position: number };

export interface EventLog {
  /** Names this log in events and cursors; a log restored from a backup gets a new one. */
  readonly id: string;
  /**
   * Stores the commit durably and returns its position. Repeating it with the same commitId returns the same position.
   * @throws VersionConflict when another commit has this (stream, version)
   * @throws StoreUnavailable when it is not known to be stored by the deadline (milliseconds since the epoch)
   */
  append(commit: NewCommit, deadline: number): Promise<number>;
  /** The commits of a stream with a version above `after`, in order; at most `limit` of them, where it is given. */
  readStream(stream: string, after: number, limit?: number): Promise<Commit[]>;
  /** At most `limit` commits with a position above `after`, in order; fewer when they are large, but one if there is any. */
  readFrom(after: number, limit: number): Promise<Commit[]>;
  /** Position of the last commit; 0 when the log is empty. */
  head(): Promise<number>;
  /** Resolves when there may be commits above `position`, or `signal` aborts; it may also resolve for no reason. */
  changed(position: number, signal: AbortSignal): Promise<void>;
}
