// Commands in, commits out: load, decide, claim, append, view. One aggregate store per service and process.
import { randomUUID } from "node:crypto";
import { CommandRejected, StoreUnavailable, VersionConflict } from "../errors.ts";
import type { Commit, Document, NewCommit, StoredEvent, Stores } from "../ports/ports.ts";
import { retry } from "../retry.ts";
import { type IndexQuery, lookUps } from "../views/look-ups.ts";
import { repairer } from "../views/repair.ts";
import { type Aggregate, type AnyAggregate, type Event, type Foldable, parseStream, streamOf } from "./aggregate.ts";
import { type ClaimRules, claimRules } from "./claims.ts";
import { documentOf, fold, type Loaded } from "./fold.ts";
import { firstCommitUnderKey, type IdempotencyKey, idempotencyClaim } from "./idempotency.ts";
import { keyedMutex } from "./keyed-mutex.ts";

export type CommandContext = {
  /** Identifier of the user who acts, or the name of the service. */
  readonly actor: string;
  /** The request's id, or the event that an event handler answers. */
  readonly cause: string;
  readonly trace: string;
  /** When the caller stops waiting: milliseconds since the epoch. */
  readonly deadline: number;
  readonly idempotencyKey?: IdempotencyKey | undefined;
  /** The versions of which the stream must have one (If-Match); anything else is refused as "precondition". */
  readonly ifVersion?: readonly number[] | undefined;
  /** The command makes room (a deletion): it may use what is kept back when the store is full. */
  readonly freesSpace?: boolean | undefined;
};

export type Outcome<State> = {
  readonly id: string;
  readonly version: number;
  readonly state: State;
  /** True when this is the first answer, given again. */
  readonly replayed: boolean;
};

export interface AggregateStore {
  readonly stores: Stores;
  readonly declared: readonly AnyAggregate[];
  /** State and version now; version 0 and the initial state for a stream that does not exist. */
  load<State>(aggregate: Foldable<State>, id: string): Promise<Loaded<State>>;
  /**
   * Those of these resources that exist, by id, with everything that was ever answered about them by this process: the
   * views, and the log for streams whose view write failed.
   */
  find<State>(aggregate: Foldable<State>, ids: readonly string[]): Promise<Map<string, Loaded<State>>>;
  /** One page of the resources that exist and have `value` under `index`, as current as `find`: ascending order above `after`. */
  findByIndex<State>(aggregate: Foldable<State>, where: IndexQuery): Promise<Document<State>[]>;
  /**
   * The answer that was given under the context's Idempotency-Key, for a use case that asks others before it creates.
   * Undefined when there is none. @throws CommandRejected "conflict" when the key stands for another request
   */
  firstAnswer<State>(aggregate: Foldable<State>, context: CommandContext): Promise<Outcome<State> | undefined>;
  /** The next number of a kind, as an id that no other resource of the kind ever has. */
  nextId(kind: string): Promise<string>;
  /** Decides the command on an existing or a new stream and stores what it decided. No event, no commit. */
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
   * Brings the views and claims of these streams up to what the log says, after a crash or a failed write.
   * Costs one read of the views where there is nothing to do. A key that two streams hold is logged as an error, and its
   * claim left with its holder: what only a person can mend does not hold up the rest.
   */
  repair(commits: readonly Pick<Commit, "stream" | "version">[]): Promise<void>;
  /**
   * Ends the claims that were taken at or after `from` and before `before` (ms since the epoch) and whose commit never
   * came: their process died between claim and append, or its append was never answered. Returns how many.
   */
  settleClaims(from: number, before: number): Promise<number>;
  /** Streams whose view write failed and is not yet repaired. */
  readonly staleStreams: ReadonlySet<string>;
}

const ATTEMPTS = 20;
/** Bytes of the events of one commit. */
const MAX_COMMIT_BYTES = 512 * 1024;

/** @param log for errors that have no caller */
export function openAggregateStore(
  stores: Stores,
  declared: readonly AnyAggregate[],
  log: { error(details: object, message: string): void } = console,
): AggregateStore {
  const byCategory = new Map(declared.map((aggregate) => [aggregate.category, aggregate]));
  const staleStreams = new Set<string>();
  const exclusively = keyedMutex();

  const aggregateOf = (stream: string): AnyAggregate => {
    const aggregate = byCategory.get(parseStream(stream).category);
    if (!aggregate) throw new Error(`no aggregate is declared for stream ${stream}`);
    return aggregate;
  };

  const claims: ClaimRules = claimRules(stores, (stream) => {
    const aggregate = aggregateOf(stream);
    const { id } = parseStream(stream);
    return load(aggregate, id).then((loaded) => ({
      version: loaded.version,
      held: aggregate.claims?.(loaded.state, id) ?? [],
    }));
  });

  async function load<State>(aggregate: Foldable<State>, id: string): Promise<Loaded<State>> {
    const [snapshot] = await stores.views.get<State>(aggregate.view.name, [id]);
    const commits = await stores.eventLog.readStream(streamOf(aggregate, id), snapshot?.version ?? 0);
    const state = fold(aggregate, id, snapshot?.state ?? aggregate.initial, commits);
    return { id, version: commits.at(-1)?.version ?? snapshot?.version ?? 0, state };
  }

  /** Those of the state in the view: what a stream that is behind may still have to give back. */
  async function claimsShown(aggregate: AnyAggregate, id: string): Promise<readonly string[]> {
    const [shown] = await stores.views.get(aggregate.view.name, [id]);
    return shown ? (aggregate.claims?.(shown.state, id) ?? []) : [];
  }

  async function attempt<State, Command, E extends Event>(
    aggregate: Aggregate<State, Command, E>,
    id: string,
    command: Command,
    context: CommandContext,
    commitId: string,
  ): Promise<Outcome<State>> {
    const stream = streamOf(aggregate, id);
    const before = await load(aggregate, id);
    if (context.ifVersion && !context.ifVersion.includes(before.version))
      throw new CommandRejected("precondition", "The resource has changed since it was read.");
    const decided = aggregate.decide(before.state, command);
    if (decided.length === 0) return { ...before, replayed: false };

    const commit: NewCommit = {
      stream,
      version: before.version + 1,
      commitId,
      at: stores.clock.now(),
      actor: context.actor,
      cause: context.cause,
      trace: context.trace,
      freesSpace: context.freesSpace,
      events: checkedSize(decided.map((event) => aggregate.codec.encode(event))),
    };
    const state = fold(aggregate, id, before.state, [commit]);
    const held = aggregate.claims?.(before.state, id) ?? [];
    const wanted = aggregate.claims?.(state, id) ?? [];
    const taking = wanted.filter((key) => !held.includes(key));
    if (context.idempotencyKey) taking.push(idempotencyClaim(context.actor, context.idempotencyKey));
    const withdrawable = await claims.take(taking, commit, context);
    try {
      await stores.eventLog.append(commit, context.deadline);
    } catch (error) {
      // after a lost answer nobody knows whether the commit is there: its claims stay, to be confirmed or lapsed later
      if (!(error instanceof StoreUnavailable)) await claims.withdraw(withdrawable, commit);
      throw error;
    }
    // From here on the command has succeeded, whatever happens: what fails below is repaired by the follower.
    try {
      const owed = staleStreams.has(stream) ? await claimsShown(aggregate, id) : [];
      await claims.release(
        [...new Set([...held, ...owed])].filter((key) => !wanted.includes(key)),
        stream,
        commit.version,
      );
      await stores.views.putIfNewer(aggregate.view.name, [
        documentOf(aggregate, { id, version: commit.version, state }),
      ]);
    } catch {
      staleStreams.add(stream);
    }
    return { id, version: commit.version, state, replayed: false };
  }

  /** The first answer to this promise, when there is one: the state as that commit left it. */
  async function firstAnswer<State>(
    aggregate: Foldable<State>,
    context: CommandContext,
  ): Promise<Outcome<State> | undefined> {
    if (!context.idempotencyKey) return undefined;
    const commit = await firstCommitUnderKey(
      stores,
      idempotencyClaim(context.actor, context.idempotencyKey),
      context.idempotencyKey.fingerprint,
      claims,
    );
    if (!commit) return undefined;
    const { category, id } = parseStream(commit.stream);
    if (category !== aggregate.category)
      throw new CommandRejected("conflict", "This Idempotency-Key was used for another request.");
    const commits = (await stores.eventLog.readStream(commit.stream, 0)).filter(
      ({ version }) => version <= commit.version,
    );
    return { id, version: commit.version, state: fold(aggregate, id, aggregate.initial, commits), replayed: true };
  }

  async function execute<State, Command, E extends Event>(
    aggregate: Aggregate<State, Command, E>,
    id: string,
    command: Command,
    context: CommandContext,
  ): Promise<Outcome<State>> {
    const first = await firstAnswer(aggregate, context);
    if (first) return first;
    const commitId = randomUUID();
    const stream = streamOf(aggregate, id);
    try {
      return await exclusively(stream, () =>
        retry(() => attempt(aggregate, id, command, context, commitId), {
          firstPause: 4,
          longestPause: 64,
          shouldRetry: (error, tried) =>
            error instanceof VersionConflict && tried < ATTEMPTS && stores.clock.now() < context.deadline,
        }),
      );
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      throw new StoreUnavailable(`${stream} is written to by too many at once`, error);
    }
  }

  async function create<State, Command, E extends Event>(
    aggregate: Aggregate<State, Command, E>,
    newId: () => Promise<string>,
    command: (id: string) => Command | Promise<Command>,
    context: CommandContext,
  ): Promise<Outcome<State>> {
    const first = await firstAnswer(aggregate, context);
    if (first) return first;
    for (let tried = 1; ; tried++) {
      const id = await newId();
      try {
        return await attempt(aggregate, id, await command(id), context, randomUUID());
      } catch (error) {
        if (!(error instanceof VersionConflict) || tried === ATTEMPTS) throw error;
      }
    }
  }

  const finding = lookUps(stores, staleStreams, load);
  const nextId = async (kind: string) => String(await stores.ids.next(kind));
  const repair = repairer(stores, declared, { claims, load, exclusively, staleStreams, log });

  return {
    stores,
    declared,
    load,
    ...finding,
    firstAnswer,
    nextId,
    execute,
    create,
    repair,
    settleClaims: claims.settle,
    staleStreams,
  };
}

function checkedSize(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const size = events.reduce((sum, event) => sum + event.bytes.length + event.type.length, 0);
  if (size > MAX_COMMIT_BYTES)
    throw new CommandRejected(
      "too-large",
      `This change is larger than ${MAX_COMMIT_BYTES} bytes. Send it in smaller parts.`,
    );
  return events;
}
