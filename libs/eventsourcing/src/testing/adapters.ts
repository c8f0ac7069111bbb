// What the contract suites need of a set of adapters: stores that are opened, closed and opened again on the same data.
import { afterEach, beforeEach } from "vitest";
import type { Commit, NewCommit, Stores, Subscriptions } from "../ports/ports.ts";
import type { ServiceEngine } from "../service.ts";

export type TestAdapters = {
  /** Opens the stores of one service; after they were closed, again with the data that was stored. */
  open(): Promise<Stores>;
  /** Subscriptions to that service, which is named "contract". */
  subscriptions(publisher: Pick<ServiceEngine, "aggregates" | "publish">): Subscriptions;
  /** Deletes the data. */
  remove(): Promise<void>;
};

/** Makes adapters without any data. */
export type OpenAdapters = () => Promise<TestAdapters>;

/** The name of the service whose stores are opened. */
export const CONTRACT_SERVICE = "contract";

/** Opens new adapters before each test and removes them after it. */
export function newForEachTest(openAdapters: OpenAdapters) {
  let adapters: TestAdapters | undefined;
  let stores: Stores | undefined;
  async function open() {
    adapters = await openAdapters();
    stores = await adapters.open();
  }
  async function remove() {
    await stores?.close();
    await adapters?.remove();
  }
  beforeEach(open);
  afterEach(remove);
  const opened = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error("no test is running");
    return value;
  };
  return {
    get adapters() {
      return opened(adapters);
    },
    get stores() {
      return opened(stores);
    },
    /** Goes on with new adapters, without any data. */
    async another() {
      await remove();
      await open();
    },
    /** Closes the stores and opens them again. */
    async reopen() {
      await opened(stores).close();
      stores = await opened(adapters).open();
    },
  };
}

let commits = 0;

/** A commit with one event whose bytes are its commitId. */
export function someCommit(stream: string, version: number, commitId = `commit-${++commits}`): NewCommit {
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
