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

/** What is stored of a document: with the values of its indexes and, where its view is also listed by change, when it last changed. */
export type ViewEntry = Document & { readonly keys: Keys; readonly changed?: number };

export type ViewShape = {
  readonly name: string;
  readonly indexes: readonly string[];
  /** Those of the indexes that can also be listed by change. */
  readonly byChange?: readonly string[];
};

/** What a document must have: this value under this index, or one of these. */
export type Condition = { readonly index: string; readonly value: string | readonly string[] };

/**
 * Documents in a certain order. By number: those with an `order` above `after`. With `changed` by their last change: those
 * that changed later than that, or then and with an `order` above `after`.
 */
export type Listing = Condition & {
  /** Further conditions, each of which must hold. */
  readonly and?: readonly Condition[];
  readonly after?: number;
  readonly changed?: number;
};

/** Where a document is in a listing: what follows it is listed with this as `after` and `changed`. */
export type Place = { readonly after: number; readonly changed?: number };

export interface Views {
  /** Declares the views of a service before their first use. A changed shape of the state or of the indexes needs a new name. */
  open(shapes: readonly ViewShape[]): Promise<void>;
  /** Stores each document and its index keys unless one with the same or a higher version is there. No keys: a tombstone. */
  putIfNewer(view: string, documents: readonly ViewEntry[]): Promise<void>;
  /** The documents that exist, in the order of `ids`. */
  get<State>(view: string, ids: readonly string[]): Promise<Document<State>[]>;
  /**
   * The first documents of the listing, at most `limit`, each once. Costs what it returns; where there are several conditions,
   * what the rarest of them holds; where several values are asked for, what these hold.
   */
  find<State>(view: string, listing: Listing & { readonly limit: number }): Promise<Document<State>[]>;
  /** How many documents are in the listing; counting ends at `most`. */
  count(view: string, listing: Listing, most: number): Promise<number>;
  /** The place of the document that is `position`th in the listing, from 1; undefined when the listing is shorter. */
  place(view: string, listing: Listing, position: number): Promise<Place | undefined>;
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
