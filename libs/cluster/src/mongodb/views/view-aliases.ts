// Which collection a view is read from, and which one its writes go into as well: in every process, also during a rebuild.
import { randomUUID } from "node:crypto";
import { pause, StoreUnavailable, type ViewShape } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { CALL_TIMEOUT, call, isDuplicate } from "../errors.ts";
import type { ViewProcesses } from "./view-processes.ts";

/** One for each view: the collections behind its name. */
export type AliasDocument = {
  _id: string;
  indexes: string[];
  /** Those of them that are also listed by change. */
  byChange?: string[];
  /** The collection that is read and written. */
  current: string;
  /** It is written too: the new collection during a rebuild; after that the old one, until all processes have noticed. */
  shadow: string | null;
  /** New with each change. */
  revision: string;
};
/** Milliseconds between two refreshes, and after which the aliases are read again before they are used. */
const REFRESH = 1_000;
const STALE = 5_000;
/** Milliseconds after which a silent process is gone, or will read the aliases again before it does anything. */
const GONE = STALE + 2 * CALL_TIMEOUT;

export class ViewAliases {
  readonly #aliases: Collection<AliasDocument>;
  readonly #processes: ViewProcesses;
  readonly #known = new Map<string, AliasDocument>();
  /** Writes under way, which go by the aliases as they were when they began. */
  readonly #writes = new Set<Promise<void>>();
  readonly #closed = new AbortController();
  #readAt = Number.NEGATIVE_INFINITY;
  /** What this process has told the others. */
  #acknowledged = "";
  #refreshing: Promise<void> | undefined;

  constructor(aliases: Collection<AliasDocument>, processes: ViewProcesses) {
    this.#aliases = aliases;
    this.#processes = processes;
    void this.#keepFresh();
  }

  /** The alias of a view, as it was at most five seconds ago. */
  async get(view: string): Promise<AliasDocument> {
    if (performance.now() - this.#readAt > STALE) await this.refresh();
    const alias = this.#known.get(view);
    if (!alias) throw new Error(`view ${view} is not declared`);
    return alias;
  }

  /** A write that goes by the alias of the view. */
  async write(view: string, write: (alias: AliasDocument) => Promise<void>): Promise<void> {
    const done = write(await this.get(view));
    this.#writes.add(done);
    try {
      await done;
    } finally {
      this.#writes.delete(done);
    }
  }

  /** Makes the alias unless there is one; `create` makes the collection before. */
  async declare(
    { name: view, indexes, byChange = [] }: ViewShape,
    create: (collection: string) => Promise<void>,
  ): Promise<void> {
    if (!(await call(() => this.#aliases.findOne({ _id: view })))) {
      const current = `view-${view}`;
      await create(current);
      const shape = { indexes: [...indexes], byChange: [...byChange] };
      await this.#insert({ _id: view, ...shape, current, shadow: null, revision: randomUUID() });
    }
    await this.#register();
    const alias = this.#known.get(view);
    if (!alias) throw new StoreUnavailable(`view ${view} is not there yet`);
    const [before, now] = [alias, { indexes, byChange }].map((shape) =>
      JSON.stringify([shape.indexes, shape.byChange ?? []]),
    );
    if (before !== now)
      throw new Error(`view ${view} was stored with the indexes ${before}; give it a new name with its new shape`);
  }

  /**
   * Changes the alias; resolves when every process goes by the change.
   * @throws Error when another process changes it too
   */
  async change(alias: AliasDocument, to: Pick<AliasDocument, "current" | "shadow">): Promise<AliasDocument> {
    const changed = { ...alias, ...to, revision: randomUUID() };
    const filter = { _id: alias._id, revision: alias.revision };
    const { matchedCount } = await call(() => this.#aliases.replaceOne(filter, changed));
    if (matchedCount === 0) throw new Error(`view ${alias._id} is being rebuilt by another process`);
    await this.#acknowledgedByAll(changed.revision);
    return changed;
  }

  /** Reads the aliases; one read serves all who ask meanwhile. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#refreshing?.catch(() => {});
    await this.#processes.leave();
  }

  async #keepFresh(): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted) {
      await pause(REFRESH, signal);
      if (!signal.aborted) await this.refresh().catch(() => {});
    }
  }

  async #read(): Promise<void> {
    const asked = performance.now();
    const before = [...this.#writes];
    for (const alias of await call(() => this.#aliases.find({}).toArray())) this.#known.set(alias._id, alias);
    this.#readAt = asked;
    const revisions = [...this.#known.values()].map(({ revision }) => revision).sort();
    if (this.#acknowledged === revisions.join()) return;
    await Promise.allSettled(before); // writes that may still go by the older aliases
    await this.#processes.acknowledge(revisions);
    this.#acknowledged = revisions.join();
  }

  /** Registers this process, then reads: so it misses no change between the two. */
  async #register(): Promise<void> {
    this.#acknowledged = "";
    await this.#processes.acknowledge([]);
    await this.#refreshing?.catch(() => {});
    await this.refresh();
  }

  async #insert(alias: AliasDocument): Promise<void> {
    try {
      await call(() => this.#aliases.insertOne(alias));
    } catch (error) {
      if (!isDuplicate(error)) throw error; // otherwise another process has just made it
    }
  }

  /** Resolves when every process goes by this revision; those that stay silent are removed. */
  async #acknowledgedByAll(revision: string): Promise<void> {
    for (const end = performance.now() + GONE; ; await pause(100)) {
      await this.refresh();
      const behind = await this.#processes.behind(revision);
      if (behind.length === 0) return;
      if (performance.now() >= end) return this.#processes.remove(behind);
    }
  }
}
