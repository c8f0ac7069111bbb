// How much room the data folder has, and what is reserved so that deletions and reads still work when it is full.
import { statfsSync } from "node:fs";

const MIB = 1024 * 1024;
/** Reserved for commits that make room. */
const FOR_COMMITS = 16 * MIB;
/** Not available to uploads, so that other commits are still stored on a full disk. */
const FOR_UPLOADS = 24 * MIB;
/** Milliseconds for which an answer of the file system is reused. */
const FRESH = 250;

export type FreeSpace = {
  /** False when less than 16 MiB are left. */
  takesCommits(): boolean;
  /** False when less than 24 MiB are left at this moment. */
  takesUploads(): boolean;
};

/** @param left returns the bytes that the file system has left for us; called at most four times a second for commits */
export function freeSpaceOf(folder: string, left: () => number = () => bytesLeft(folder)): FreeSpace {
  let known = 0;
  let asked = Number.NEGATIVE_INFINITY;
  const now = () => {
    if (performance.now() - asked > FRESH) {
      known = left();
      asked = performance.now();
    }
    return known;
  };
  return { takesCommits: () => now() >= FOR_COMMITS, takesUploads: () => left() >= FOR_UPLOADS };
}

function bytesLeft(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
