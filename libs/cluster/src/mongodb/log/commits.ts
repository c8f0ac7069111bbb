// Queries on the collection of commits.
import type { Commit, NewCommit } from "@isotrail/eventsourcing";
import type { Collection } from "mongodb";
import { call } from "../errors.ts";
import { type CommitDocument, commitOf } from "./commit-document.ts";
import type { LogTail } from "./tail.ts";

export type Commits = Collection<CommitDocument>;

/** Bytes of events after which a page ends, so that its memory is bounded. */
const PAGE_BYTES = 8 * 1024 * 1024;

export async function hasPosition(commits: Commits, position: number): Promise<boolean> {
  return (await call(() => commits.findOne({ _id: position }, { projection: { _id: 1 } }))) !== null;
}

/** 0 when the log is empty. It sorts, which a compatible server may do slowly: only for when the end of the log is unknown. */
export async function lastPosition(commits: Commits): Promise<number> {
  const last = commits.find({}, { sort: { _id: -1 }, limit: 1, projection: { _id: 1 } });
  return (await call(() => last.toArray()))[0]?._id ?? 0;
}

/** The position of the commit of this (stream, version), and which one it is. */
export async function findVersion(
  commits: Commits,
  tail: LogTail,
  { stream, version }: Pick<NewCommit, "stream" | "version">,
): Promise<{ position: number; commitId: string } | undefined> {
  const known = tail.find({ stream, version });
  if (known) return known;
  const found = await call(() => commits.findOne({ stream, version }, { projection: { commitId: 1 } }));
  return found ? { position: found._id, commitId: found.commitId } : undefined;
}

/** At most `limit` commits after a position, fewer when they are large. */
export function readPage(commits: Commits, after: number, limit: number): Promise<Commit[]> {
  return call(async () => {
    const page: Commit[] = [];
    let bytes = 0;
    const batchSize = Math.min(limit, 1000);
    const cursor = commits.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit, batchSize });
    try {
      for await (const document of cursor) {
        const commit = commitOf(document);
        page.push(commit);
        bytes += commit.events.reduce((sum, event) => sum + event.bytes.length, 0);
        if (bytes >= PAGE_BYTES) break;
      }
    } finally {
      await cursor.close();
    }
    return page;
  });
}
