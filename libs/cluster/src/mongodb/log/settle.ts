// Tells the callers of appends what became of their commits.
import { type Commit, type NewCommit, VersionConflict } from "@isotrail/eventsourcing";
import type { PendingAppend } from "./append-queue.ts";
import { type Commits, findVersion } from "./commits.ts";
import type { LogTail } from "./tail.ts";

export type Batch = readonly PendingAppend[];

/** These commits were stored, from this position on. */
export function settleInserted(tail: LogTail, stored: Batch, first: number): void {
  tail.add(stored.map(({ commit }, index) => storedCommit(commit, first + index)));
  for (const [index, append] of stored.entries()) append.resolve(first + index);
}

/** Settles the appends whose version is taken, by their own commit or by another; returns the others. */
export async function settleStored(commits: Commits, tail: LogTail, batch: Batch): Promise<Batch> {
  const found = await Promise.all(batch.map(({ commit }) => findVersion(commits, tail, commit)));
  return batch.filter((append, index) => {
    const stored = found[index];
    if (!stored) return true;
    const { stream, version, commitId } = append.commit;
    tail.noteVersion(stream, version);
    if (stored.commitId === commitId) append.resolve(stored.position);
    else append.reject(new VersionConflict(stream, version));
    return false;
  });
}

/** The commit as a reader sees it: without what is not stored. */
function storedCommit(commit: NewCommit, position: number): Commit {
  const { freesSpace: _, ...stored } = commit;
  return { position, ...stored };
}
