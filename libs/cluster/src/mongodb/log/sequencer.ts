// Puts commits at the end of the log, those of concurrent commands together, one batch after the other.
// The next batch goes only when it is known what came of the one before: else positions would have gaps.
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Clock,
  type Commit,
  type NewCommit,
  StoreFull,
  StoreUnavailable,
  VersionConflict,
} from "@isotrail/eventsourcing";
import { type Collection, MongoBulkWriteError } from "mongodb";
import { asking, isDuplicate } from "../errors.ts";
import { type CommitDocument, commitBytes, commitDocument } from "./commit-document.ts";
import type { Tail } from "./tail.ts";

/** Commits and bytes in one insert at most. */
const TOGETHER = 500;
const BYTES = 8 * 1024 * 1024;
/** Commits that wait at most; each holds one request of a client. */
const WAITING = 20_000;
/** Milliseconds between two tries to learn what came of a batch. */
const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 500;

type Entry = {
  readonly commit: NewCommit;
  readonly bytes: number;
  /** Its caller has an answer; a batch that is on its way may still store it. */
  over: boolean;
  stored(position: number): void;
  refused(error: unknown): void;
};

export type Sequencer = {
  /** Stores the commit, whose predecessor in its stream is known to be there. As EventLog.append. */
  append(commit: NewCommit, deadline: number): Promise<number>;
  /** Ends when nothing is on its way any more; what waits is refused. */
  close(): Promise<void>;
};

export function newSequencer(commits: Collection<CommitDocument>, tail: Tail, clock: Clock): Sequencer {
  let waiting: Entry[] = [];
  let running: Promise<void> | undefined;
  let closed = false;
  /** True while it is not known what came of the last batch. */
  let doubt = false;
  /** Commits in the next batch at most: one, after an error that may be the fault of one of them. */
  let together = TOGETHER;

  /** Takes the next batch from those that wait: each stream once, so that a conflict within it is seen. */
  function nextBatch(): Entry[] {
    const batch: Entry[] = [];
    const later: Entry[] = [];
    const streams = new Set<string>();
    let bytes = 0;
    let seen = 0;
    for (const entry of waiting) {
      if (batch.length >= together || (batch.length > 0 && bytes + entry.bytes > BYTES)) break;
      seen++;
      if (entry.over) continue;
      if (streams.has(entry.commit.stream)) later.push(entry);
      else {
        batch.push(entry);
        streams.add(entry.commit.stream);
        bytes += entry.bytes;
      }
    }
    waiting = later.length > 0 ? [...later, ...waiting.slice(seen)] : waiting.slice(seen);
    return batch;
  }

  /** Answers those whose version is taken; returns the others. */
  async function lookedUp(entries: readonly Entry[]): Promise<Entry[]> {
    const places = await Promise.all(entries.map(({ commit }) => placeOf(commits, tail, commit)));
    return entries.filter((entry, at) => {
      const place = places[at];
      if (!place) return true;
      tail.hasVersion(entry.commit.stream, entry.commit.version);
      if (place.commitId === entry.commit.commitId) entry.stored(place.position);
      else entry.refused(new VersionConflict(entry.commit.stream, entry.commit.version));
      return false;
    });
  }

  /** Sends a batch; returns those of it that must go again. */
  async function send(batch: readonly Entry[]): Promise<Entry[]> {
    if (doubt) {
      tail.reaches(await lastPosition(commits));
      const left = await lookedUp(batch);
      doubt = false;
      if (left.length < batch.length) return left;
    }
    const taken = batch.filter(({ commit }) => tail.versionOf(commit.stream) >= commit.version);
    if (taken.length > 0) {
      const open = await lookedUp(taken);
      const left = batch.filter((entry) => !taken.includes(entry) || open.includes(entry));
      if (left.length < batch.length) return left;
    }
    const first = tail.head + 1;
    const documents = batch.map(({ commit }, at) => commitDocument(commit, first + at));
    try {
      await asking(() => commits.insertMany(documents, { ordered: true }));
    } catch (error) {
      return afterError(batch, first, error);
    }
    settle(batch, first);
    return [];
  }

  function settle(stored: readonly Entry[], first: number) {
    tail.add(stored.map(({ commit }, at): Commit => storedCommit(commit, first + at)));
    for (const [at, entry] of stored.entries()) entry.stored(first + at);
  }

  async function afterError(batch: readonly Entry[], first: number, error: unknown): Promise<Entry[]> {
    if (isDuplicate(error) && error instanceof MongoBulkWriteError) {
      // in order: those before the one that did not fit are stored
      const number = error.insertedCount;
      settle(batch.slice(0, number), first);
      const [clash, ...rest] = batch.slice(number);
      const [left, head] = await Promise.all([lookedUp(clash ? [clash] : []), lastPosition(commits)]);
      tail.reaches(head);
      // the position is taken, but a majority does not have yet what is there
      if (left.length > 0 && head < first + number) await sleep(SHORTEST_PAUSE);
      return [...left, ...rest];
    }
    doubt = true;
    if (error instanceof StoreUnavailable) throw error; // it is looked up before anything else goes
    tail.reaches(await lastPosition(commits));
    const left = await lookedUp(batch);
    doubt = false;
    if (error instanceof StoreFull || left.length === 1) for (const entry of left) entry.refused(error);
    else if (left.length > 1) together = 1; // one of them is at fault: each goes alone
    return left.filter(({ over }) => !over);
  }

  async function run() {
    let left: Entry[] = [];
    for (let pause = SHORTEST_PAUSE; ; ) {
      left = left.filter(({ over }) => !over);
      if (left.length === 0) left = nextBatch();
      if (left.length === 0) return;
      const [now, then] = [left.slice(0, together), left.slice(together)];
      try {
        left = [...(await send(now)), ...then];
        if (left.length === 0) together = TOGETHER;
        pause = SHORTEST_PAUSE;
      } catch {
        doubt = true;
        if (closed) for (const entry of left) entry.refused(new StoreUnavailable("The log is closed."));
        await sleep(pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE);
      }
    }
  }

  function start() {
    running ??= new Promise<void>((resolve) => setImmediate(resolve)).then(run).finally(() => {
      running = undefined;
      if (waiting.length > 0) start();
    });
  }

  return {
    append(commit, deadline) {
      return new Promise<number>((resolve, reject) => {
        if (closed) return reject(new StoreUnavailable("The log is closed."));
        if (waiting.length >= WAITING) return reject(new StoreUnavailable("Too many commits wait for the log."));
        const late = () => entry.refused(new StoreUnavailable("The log did not store the commit in time."));
        const timer = setTimeout(late, Math.max(0, deadline - clock.now()));
        const end = (answer: () => void) => {
          clearTimeout(timer);
          entry.over = true;
          answer();
        };
        const entry: Entry = {
          commit,
          bytes: commitBytes(commit),
          over: false,
          stored: (position) => end(() => resolve(position)),
          refused: (error) => end(() => reject(error)),
        };
        waiting.push(entry);
        start();
      });
    },
    async close() {
      closed = true;
      for (const entry of waiting) entry.refused(new StoreUnavailable("The log is closed."));
      await running;
    },
  };
}

/** Where the commit of this (stream, version) lies, and which one it is. */
export async function placeOf(
  commits: Collection<CommitDocument>,
  tail: Tail,
  { stream, version }: Pick<NewCommit, "stream" | "version">,
): Promise<{ position: number; commitId: string } | undefined> {
  const here = tail.find({ stream, version });
  if (here) return here;
  const found = await asking(() => commits.findOne({ stream, version }, { projection: { commitId: 1 } }));
  return found ? { position: found._id, commitId: found.commitId } : undefined;
}

/** Asked by sorting, which a compatible server may do slowly: only when the end of the log is not known. */
export async function lastPosition(commits: Collection<CommitDocument>): Promise<number> {
  const last = commits.find({}, { sort: { _id: -1 }, limit: 1, projection: { _id: 1 } });
  return (await asking(() => last.toArray()))[0]?._id ?? 0;
}

/** The commit as a reader will see it: what is not stored is not in it. */
function storedCommit(commit: NewCommit, position: number): Commit {
  const { freesSpace: _, ...stored } = commit;
  return { position, ...stored };
}
