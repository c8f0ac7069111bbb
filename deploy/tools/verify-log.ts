// The log: positions and versions without a gap. Folds every stream into the scratch file on the way.
import { createHash } from "node:crypto";
import {
  type AnyAggregate,
  type Commit,
  cloudEventAttributes,
  fold,
  type PublicEvent,
  parseStream,
  publicEvents,
  type ServiceEngine,
} from "@isotrail/eventsourcing";
import type { Check } from "./check.ts";

/** Commits that are read at once. */
const PAGE = 2000;

/** Folds the log as far as it goes now, and keeps digests of its public events where they will be asked for. */
export async function foldLog(check: Check, digests: boolean): Promise<void> {
  const { stores, scratch, checked, fault, signal } = check;
  const head = await stores.eventLog.head();
  let last = 0;
  while (last < head) {
    signal.throwIfAborted();
    const commits = await stores.eventLog.readFrom(last, PAGE);
    if (commits.length === 0) return fault(`the log ends with position ${last}, but its head is ${head}`);
    scratch.together(() => {
      for (const commit of commits) {
        if (commit.position !== last + 1) fault(`position ${commit.position} follows ${last}: the log has a gap`);
        last = commit.position;
        foldCommit(check, commit);
        if (digests) keepDigests(check, commit);
      }
    });
    checked.commits += commits.length;
    check.progress(`read ${last} of ${head} commits`);
  }
}

function foldCommit({ engine, scratch, checked, fault }: Check, commit: Commit): void {
  const { stream, version, position } = commit;
  const aggregate = aggregateOf(engine, stream);
  const before = scratch.stream(stream);
  if (!before) checked.streams++;
  if (!aggregate && !before) fault(`no aggregate is declared for stream ${stream}`);
  if (version !== (before?.version ?? 0) + 1)
    fault(`${stream} has version ${version} after ${before?.version ?? 0} (position ${position})`);
  scratch.putStream({ stream, version, position, state: foldedState() });

  function foldedState(): unknown {
    if (!aggregate) return undefined;
    const initial = before?.state ?? aggregate.initial;
    try {
      const state = fold<unknown>(aggregate, parseStream(stream).id, initial, [commit]);
      return state === aggregate.initial ? undefined : state;
    } catch (error) {
      fault(`${stream} version ${version} (position ${position}) cannot be folded: ${messageOf(error)}`);
      return before?.state;
    }
  }
}

function keepDigests({ engine, stores, scratch, fault }: Check, commit: Commit): void {
  try {
    for (const event of publicEvents(engine.name, stores.eventLog.id, engine, commit))
      scratch.putEvent(event.position, event.index, digestOf(event));
  } catch (error) {
    fault(`${commit.stream} version ${commit.version} cannot be published: ${messageOf(error)}`);
  }
}

/** 16 bytes that stand for all attributes and the bytes of an event. */
export function digestOf(event: PublicEvent): Uint8Array {
  return createHash("sha256")
    .update(JSON.stringify(cloudEventAttributes(event)))
    .update("\n")
    .update(event.bytes)
    .digest()
    .subarray(0, 16);
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const aggregateOf = (engine: ServiceEngine, stream: string): AnyAggregate | undefined =>
  engine.aggregates.find(({ category }) => category === parseStream(stream).category);

/** A stream as the log tells it this moment: for what differs from what was folded a while ago. */
export async function streamNow({ engine, stores }: Check, stream: string, until = Number.POSITIVE_INFINITY) {
  const aggregate = aggregateOf(engine, stream);
  const { id } = parseStream(stream);
  const all = await stores.eventLog.readStream(stream, 0);
  const commits = all.filter(({ version }) => version <= until);
  const state = aggregate ? fold<unknown>(aggregate, id, aggregate.initial, commits) : undefined;
  return { aggregate, id, newest: all.at(-1), state, exists: aggregate !== undefined && state !== aggregate.initial };
}
