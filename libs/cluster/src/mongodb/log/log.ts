// The log of one service: one document for each commit, read where a majority has it.
import {
  type Clock,
  type Commit,
  type EventLog,
  type NewCommit,
  relayLease,
  StoreUnavailable,
  VersionConflict,
} from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { asking } from "../errors.ts";
import type { Leases } from "../lease/lease.ts";
import { changes } from "./changes.ts";
import { type CommitDocument, checkCommit, commitOf } from "./commit-document.ts";
import { type AppendOutcome, newForwarder, type Replica } from "./forward.ts";
import { lastPosition, newSequencer, placeOf } from "./sequencer.ts";
import { newTail } from "./tail.ts";

/** Bytes of events after which a page ends, so that its memory is bounded. */
const PAGE_BYTES = 8 * 1024 * 1024;

export type MongodbLog = {
  readonly log: EventLog;
  /** Appends what other replicas send, together with what is appended here. */
  appendForOthers(commits: readonly NewCommit[], deadline: number): Promise<AppendOutcome[]>;
  close(): Promise<void>;
};

export async function mongodbLog(options: {
  id: string;
  service: string;
  commits: Collection<CommitDocument>;
  leases: Leases;
  clock: Clock;
  replica?: Replica | undefined;
}): Promise<MongodbLog> {
  const { id, commits, leases, clock, replica } = options;
  const tail = newTail();
  tail.reaches(await lastPosition(commits));
  const sequencer = newSequencer(commits, tail, clock);
  const forwarder = replica && newForwarder(replica, clock);
  const relay = relayLease(options.service);
  const reading = new Map<string, Promise<Commit[]>>();
  /** Nobody else appends, as a rule: then nothing new is to be seen but what was sequenced here. */
  const alone = () => !replica || leases.holds(relay);
  const isThere = async (position: number) =>
    (await asking(() => commits.findOne({ _id: position }, { projection: { _id: 1 } }))) !== null;
  const { changed, close } = changes(tail, isThere, alone);

  /** @throws VersionConflict when the stream has no commit right before this one */
  async function checkHole({ stream, version }: NewCommit): Promise<void> {
    if (version === 1 || tail.versionOf(stream) >= version - 1) return;
    if (!(await placeOf(commits, tail, { stream, version: version - 1 }))) throw new VersionConflict(stream, version);
    tail.hasVersion(stream, version - 1);
  }

  /** The position that the holder of the lease gave, or undefined when it is for us to insert. */
  async function byHolder(commit: NewCommit, deadline: number): Promise<number | undefined> {
    if (!replica || !forwarder || leases.holds(relay)) return undefined;
    const address = await leases.holderOf(relay).catch(() => undefined);
    if (!address || address === replica.address || forwarder.isAway(address)) return undefined;
    const outcome = await forwarder.append(address, commit, deadline);
    if ("conflict" in outcome) {
      // so that the next attempt does not rest on what is known here alone
      throw new VersionConflict(commit.stream, commit.version);
    }
    if ("unavailable" in outcome) return undefined;
    tail.hasVersion(commit.stream, commit.version);
    tail.reaches(outcome.position);
    return outcome.position;
  }

  async function readFrom(after: number, limit: number): Promise<Commit[]> {
    const here = tail.after(after, limit);
    if (here.length > 0) return here;
    if (after >= tail.head && !(await isThere(after + 1))) return [];
    const key = `${after} ${limit}`; // several readers that woke together ask once
    const asked = reading.get(key) ?? page(after, limit).finally(() => reading.delete(key));
    reading.set(key, asked);
    const read = await asked;
    tail.add(read);
    return read;
  }

  async function page(after: number, limit: number): Promise<Commit[]> {
    const found: Commit[] = [];
    let bytes = 0;
    const query = { _id: { $gt: after } };
    await asking(async () => {
      const cursor = commits.find(query, { sort: { _id: 1 }, limit, batchSize: Math.min(limit, 1000) });
      try {
        for await (const document of cursor) {
          const commit = commitOf(document);
          found.push(commit);
          bytes += commit.events.reduce((sum, event) => sum + event.bytes.length, 0);
          if (bytes >= PAGE_BYTES) break;
        }
      } finally {
        await cursor.close();
      }
    });
    return found;
  }

  const log: EventLog = {
    id,
    async append(commit, deadline) {
      checkCommit(commit);
      return within(deadline - clock.now(), async () => {
        await checkHole(commit);
        return (await byHolder(commit, deadline)) ?? sequencer.append(commit, deadline);
      });
    },
    async readStream(stream, after) {
      if (stream.includes("\u0000")) return []; // no stream has such a name, and not every compatible server takes it
      // the commit before is read too: that it exists is what an append after it must know
      const query = { stream, version: { $gte: Math.max(after, 1) } };
      const found = await asking(() => commits.find(query, { sort: { version: 1 } }).toArray());
      const newest = found.at(-1);
      if (newest) {
        tail.hasVersion(stream, newest.version);
        tail.reaches(newest._id);
      }
      return found.filter(({ version }) => version > after).map(commitOf);
    },
    readFrom,
    async head() {
      const known = tail.head;
      if (await isThere(known + 1)) tail.reaches(await lastPosition(commits));
      return tail.head;
    },
    changed,
  };

  return {
    log,
    async appendForOthers(given, deadline) {
      return Promise.all(
        given.map(async (commit): Promise<AppendOutcome> => {
          try {
            checkCommit(commit);
            // whoever sends it knows that its predecessor in the stream is there
            return { position: await sequencer.append(commit, deadline) };
          } catch (error) {
            return error instanceof VersionConflict ? { conflict: true } : { unavailable: true };
          }
        }),
      );
    },
    async close() {
      close();
      await sequencer.close();
    },
  };
}

/** @throws StoreUnavailable when `call` takes longer */
async function within<T>(milliseconds: number, call: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const end = () => reject(new StoreUnavailable("The log did not store the commit in time."));
    timer = setTimeout(end, Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
