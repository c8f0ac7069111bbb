// Commands in, commits out: load, decide, claim, append, view. One aggregate store per service and process.
import type { Commit, Document, Listing, Place, Stores } from "../ports/ports.ts";
import { countByIndex, find, findByIndex, type IndexQuery, placeByIndex } from "../views/look-ups.ts";
import { repair } from "../views/repair.ts";
import { dropCaughtUp } from "../views/stale-streams.ts";
import type { Aggregate, AnyAggregate, Event, Foldable } from "./aggregate.ts";
import { settleClaims } from "./claims/settle.ts";
import type { CommandContext, Outcome } from "./command-context.ts";
import type { Engine } from "./engine.ts";
import { create, execute } from "./execute.ts";
import type { Loaded } from "./fold.ts";
import { firstAnswer } from "./idempotency.ts";
import { keyedMutex } from "./keyed-mutex.ts";
import { load } from "./load.ts";

export interface AggregateStore {
  readonly stores: Stores;
  readonly declared: readonly AnyAggregate[];
  /** State and version now; version 0 and the initial state for a stream that does not exist. */
  load<State>(aggregate: Foldable<State>, id: string): Promise<Loaded<State>>;
  /**
   * Those of these resources that exist, by id, never older than what this process has answered: the views, and the log
   * for streams whose view write failed.
   */
  find<State>(aggregate: Foldable<State>, ids: readonly string[]): Promise<Map<string, Loaded<State>>>;
  /** One page of the resources that exist and are in the listing, as current as `find`. */
  findByIndex<State>(aggregate: Foldable<State>, query: IndexQuery): Promise<Document<State>[]>;
  /** How many are in the listing, as current as `find`; counting ends at `most`. */
  countByIndex(aggregate: AnyAggregate, listing: Listing, most: number): Promise<number>;
  /** The place of the resource that is `position`th in the listing, from 1: what follows is listed with it. Undefined when there are fewer. */
  placeByIndex(aggregate: AnyAggregate, listing: Listing, position: number): Promise<Place | undefined>;
  /**
   * The answer that was given under the context's Idempotency-Key, for a use case that calls other services before it creates something.
   * Undefined when there is none. @throws CommandRejected "conflict" when the key stands for another request
   */
  firstAnswer<State>(aggregate: Foldable<State>, context: CommandContext): Promise<Outcome<State> | undefined>;
  /** The next number of a kind, as an id that no other resource of the kind ever has. */
  nextId(kind: string): Promise<string>;
  /**
   * Decides the command on an existing or a new stream and stores what it decided. Without an event nothing is stored.
   * @throws CommandRejected, ClaimConflict; StoreFull; StoreUnavailable when it is not known to be stored by the deadline
   */
  execute<State, Command, E extends Event>(
    aggregate: Aggregate<State, Command, E>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome<State>>;
  /** As execute, on a stream of a new id; when a lapsed claim took the id's first version, starts again under another. */
  create<State, Command, E extends Event>(
    aggregate: Aggregate<State, Command, E>,
    newId: () => Promise<string>,
    command: (id: string) => Command | Promise<Command>,
    context: CommandContext,
  ): Promise<Outcome<State>>;
  /**
   * Brings the views and claims of these streams up to date with the log, after a crash or a failed write.
   * Costs one read of the views where there is nothing to do. A key that two streams hold is logged as an error, and its
   * claim left with its holder: what only a person can fix does not delay the rest.
   */
  repair(commits: readonly Pick<Commit, "stream" | "version">[]): Promise<void>;
  /**
   * Ends the claims that were taken at or after `from` and before `before` (ms since the epoch) and whose commit never
   * came: their process died between claim and append, or its append was never answered. Returns how many.
   */
  settleClaims(from: number, before: number): Promise<number>;
  /** Streams whose view write failed and whose view is not known to have caught up. */
  readonly staleStreams: { has(stream: string): boolean; readonly size: number };
  /** Checks which stale streams have caught up: another replica may have repaired them. */
  dropCaughtUp(): Promise<void>;
}

/** @param log for errors that have no caller */
export function openAggregateStore(
  stores: Stores,
  declared: readonly AnyAggregate[],
  log: Engine["log"] = console,
): AggregateStore {
  const staleStreams = new Map<string, number>();
  const engine: Engine = { stores, declared, staleStreams, log, exclusively: keyedMutex(stores.clock) };
  return {
    stores,
    declared,
    staleStreams,
    load: (aggregate, id) => load(stores, aggregate, id),
    find: (aggregate, ids) => find(engine, aggregate, ids),
    findByIndex: (aggregate, query) => findByIndex(engine, aggregate, query),
    countByIndex: (aggregate, listing, most) => countByIndex(engine, aggregate, listing, most),
    placeByIndex: (aggregate, listing, position) => placeByIndex(engine, aggregate, listing, position),
    firstAnswer: (aggregate, context) => firstAnswer(stores, aggregate, context),
    nextId: async (kind) => String(await stores.ids.next(kind)),
    execute: (aggregate, id, command, context) => execute(engine, aggregate, id, command, context),
    create: (aggregate, newId, command, context) => create(engine, aggregate, newId, command, context),
    repair: (commits) => repair(engine, commits),
    settleClaims: (from, before) => settleClaims(engine, from, before),
    dropCaughtUp: () => dropCaughtUp(engine),
  };
}
