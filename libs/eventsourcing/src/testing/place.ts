// What a set of adapters gives to the contract suites: a place that can be opened, left and opened again.
import { afterEach, beforeEach } from "vitest";
import type { Commit, NewCommit, Stores, Subscriptions } from "../ports/ports.ts";
import type { ServiceEngine } from "../service.ts";

export type Place = {
  /** Opens the stores of one service; after they were closed, again with the data that was stored. */
  open(): Promise<Stores>;
  /** A feed of that service, named "contract". */
  feed(publisher: Pick<ServiceEngine, "aggregates" | "publish">): Subscriptions;
  remove(): Promise<void>;
};

export type MakePlace = () => Promise<Place>;

/** The name under which places open their service. */
export const CONTRACT_SERVICE = "contract";

/** Opens a new place before each test and removes it after. */
export function eachInItsOwn(makePlace: MakePlace) {
  let place: Place | undefined;
  let stores: Stores | undefined;
  beforeEach(async () => {
    place = await makePlace();
    stores = await place.open();
  });
  afterEach(async () => {
    await stores?.close();
    await place?.remove();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("no test is running");
    return value;
  };
  return {
    get place() {
      return there(place);
    },
    get stores() {
      return there(stores);
    },
    /** Goes to a new, empty place. */
    async another() {
      await there(stores).close();
      await there(place).remove();
      place = await makePlace();
      stores = await place.open();
    },
    /** Closes the stores and opens them again. */
    async reopen() {
      await there(stores).close();
      stores = await there(place).open();
    },
  };
}

let made = 0;

/** A commit with one event whose bytes are its commitId. */
export function someCommit(stream: string, version: number, commitId = `commit-${++made}`): NewCommit {
  const events = [{ type: "Noted", bytes: new TextEncoder().encode(commitId) }];
  return { stream, version, commitId, at: 1_700_000_000_000, actor: "1", cause: "request", trace: "", events };
}

/** A deadline that no test reaches. */
export const later = () => Date.now() + 20_000;

/** Stored commits by what identifies them. */
export const named = (commits: readonly Commit[]) =>
  commits.map(({ position, stream, version, commitId }) => [position, stream, version, commitId]);

export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
