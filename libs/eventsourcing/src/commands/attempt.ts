// One attempt at a command: load, decide, claim, append, then release and view.
import { CommandRejected, StoreUnavailable } from "../errors.ts";
import type { NewCommit, StoredEvent } from "../ports/ports.ts";
import { type Aggregate, type AnyAggregate, type Event, streamOf } from "./aggregate.ts";
import { releaseClaims, takeClaims, withdrawClaims } from "./claims/take.ts";
import type { CommandContext, Outcome } from "./command-context.ts";
import type { Engine } from "./engine.ts";
import { documentOf, fold, type Loaded } from "./fold.ts";
import { idempotencyClaim } from "./idempotency-key.ts";
import { load } from "./load.ts";

/** Bytes of the events of one commit. */
const MAX_COMMIT_BYTES = 512 * 1024;

/** @throws VersionConflict when another commit came between load and append */
export async function attempt<State, Command, E extends Event>(
  engine: Engine,
  aggregate: Aggregate<State, Command, E>,
  id: string,
  command: Command,
  context: CommandContext,
  commitId: string,
): Promise<Outcome<State>> {
  const before = await load(engine.stores, aggregate, id);
  if (context.ifVersion && !context.ifVersion.includes(before.version))
    throw new CommandRejected("precondition", "The resource has changed since it was read.");

  const events = aggregate.decide(before.state, command).map((event) => aggregate.codec.encode(event));
  if (events.length === 0) return { ...before, replayed: false };
  checkSize(events);

  const stream = streamOf(aggregate, id);
  const { actor, client, cause, trace, freesSpace } = context;
  const at = engine.stores.clock.now();
  const commit = { stream, version: before.version + 1, commitId, at, actor, client, cause, trace, freesSpace, events };
  const after = { id, version: commit.version, state: fold(aggregate, id, before.state, [commit]) };

  const keysBefore = claimsOf(aggregate, before);
  const taking = claimsOf(aggregate, after).filter((key) => !keysBefore.includes(key));
  await appendWithClaims(engine, commit, taking, context);
  await finish(engine, aggregate, before, after);
  return { ...after, replayed: false };
}

const claimsOf = (aggregate: AnyAggregate, { id, state }: Loaded<unknown>): readonly string[] =>
  aggregate.claims?.(state, id) ?? [];

async function appendWithClaims(
  engine: Engine,
  commit: NewCommit,
  keys: readonly string[],
  { actor, idempotencyKey, deadline }: CommandContext,
): Promise<void> {
  const taking = idempotencyKey ? [...keys, idempotencyClaim(actor, idempotencyKey)] : keys;
  const withdrawable = await takeClaims(engine, taking, commit, idempotencyKey?.fingerprint);
  try {
    await engine.stores.eventLog.append(commit, deadline);
  } catch (error) {
    // without an answer it is unknown whether the commit is stored: its claims stay, and are confirmed or lapsed later
    if (!(error instanceof StoreUnavailable)) await withdrawClaims(engine, withdrawable, commit);
    throw error;
  }
}

/** The command has succeeded, whatever happens here: a failure is repaired later. */
async function finish(
  { stores, staleStreams }: Engine,
  aggregate: AnyAggregate,
  before: Loaded<unknown>,
  after: Loaded<unknown>,
): Promise<void> {
  const { id, version } = after;
  const { name } = aggregate.view;
  const stream = streamOf(aggregate, id);
  try {
    // what the view of a stale stream shows may still have to be released
    const shown = staleStreams.has(stream) ? await stores.views.get(name, [id]) : [];
    const keysBefore = new Set([before, ...shown].flatMap((loaded) => claimsOf(aggregate, loaded)));
    const keysAfter = claimsOf(aggregate, after);
    const dropped = [...keysBefore].filter((key) => !keysAfter.includes(key));
    await releaseClaims(stores, dropped, stream, version);
    await stores.views.putIfNewer(name, [documentOf(aggregate, after)]);
  } catch {
    staleStreams.set(stream, version);
  }
}

function checkSize(events: readonly StoredEvent[]): void {
  const size = events.reduce((sum, event) => sum + event.bytes.length + event.type.length, 0);
  if (size > MAX_COMMIT_BYTES)
    throw new CommandRejected(
      "too-large",
      `This change is larger than ${MAX_COMMIT_BYTES} bytes. Send it in smaller parts.`,
    );
}
