// Views: the current state of each stream as a document that is found by its id and by its indexes.

/** The values under which a document is found, by the name of the index. */
export type Keys = Readonly<Record<string, readonly string[]>>;

export type Document<State = unknown> = {
  readonly id: string;
  /** Position in listings, unique within the view: a whole number from 1 to 2^53 - 1, usually the id's own. */
  readonly order: number;
  /** Version of the stream that the state is folded from. */
  readonly version: number;
  /** JSON values only. */
  readonly state: State;
};

export interface Views {
  /** Declares the views of a service before their first use. A changed shape of the state or of the indexes needs a new name. */
  open(shapes: readonly { readonly name: string; readonly indexes: readonly string[] }[]): Promise<void>;
  /** Stores each document and its index keys unless one with the same or a higher version is there. No keys: a tombstone. */
  putIfNewer(view: string, documents: readonly (Document & { readonly keys: Keys })[]): Promise<void>;
  /** The documents that exist, in the order of `ids`. */
  get<State>(view: string, ids: readonly string[]): Promise<Document<State>[]>;
  /** One page of the documents that have `value` under `index`: ascending order above `after`, at most `limit`. */
  find<State>(
    view: string,
    where: { index: string; value: string; after?: number; limit: number },
  ): Promise<Document<State>[]>;
  /** How many documents have each value under `index`; a value without one counts 0. */
  countMany(view: string, index: string, values: readonly string[]): Promise<Map<string, number>>;
  /** Begins a new copy of a declared view beside the one that is read; a copy that was never finished is discarded. */
  rebuild(view: string): Promise<ViewRebuild>;
}

/** A copy of a view, filled from the log. What is written to the view meanwhile goes into both. */
type ViewRebuild = {
  /** The new documents: none at first. */
  readonly views: Pick<Views, "get" | "putIfNewer">;
  /** Replaces the old documents with the new ones. Readers see the old view or the new one, each whole. */
  finish(): Promise<void>;
  /** Deletes the new documents; the old ones stay. */
  discard(): Promise<void>;
};
