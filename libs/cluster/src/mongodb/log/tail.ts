// What this process knows of the log for certain: how far it reaches at least, its newest commits, and versions of streams.
// Acknowledged commits never change, so what is here is true; what is not here may yet exist.
import type { Commit, NewCommit } from "@isotrail/eventsourcing";
import { commitBytes } from "./commit-document.ts";

const COMMITS = 4096;
const BYTES = 16 * 1024 * 1024;
/** Streams whose version is remembered: about 100 bytes each. */
const STREAMS = 20_000;

export type Tail = ReturnType<typeof newTail>;

export function newTail() {
  let kept: Commit[] = [];
  let bytes = 0;
  let head = 0;
  const versions = new Map<string, number>();
  const listeners = new Set<() => void>();

  function trim() {
    if (kept.length <= COMMITS && bytes <= BYTES) return;
    let gone = 0; // a quarter at once, so that few copies are made
    while (kept.length - gone > COMMITS * 0.75 || (bytes > BYTES * 0.75 && kept.length - gone > 1)) {
      const oldest = kept[gone++];
      if (oldest) bytes -= commitBytes(oldest);
    }
    kept = kept.slice(gone);
  }

  function reaches(position: number) {
    if (position <= head) return;
    head = position;
    for (const listener of [...listeners]) listener();
  }

  function version(stream: string, newest: number) {
    if ((versions.get(stream) ?? 0) > newest) return;
    versions.delete(stream); // the youngest is last
    versions.set(stream, newest);
    const [oldest] = versions.keys();
    if (versions.size > STREAMS && oldest !== undefined) versions.delete(oldest);
  }

  return {
    /** The log has at least so many commits. */
    get head() {
      return head;
    },
    reaches,
    /** The stream has a commit of this version. */
    hasVersion: version,
    /** The highest version that the stream is known to have; 0 when nothing is known. */
    versionOf: (stream: string) => versions.get(stream) ?? 0,
    /** Commits that follow each other without a gap. */
    add(commits: readonly Commit[]) {
      const [first, last] = [commits[0], commits.at(-1)];
      if (!first || !last) return;
      for (const commit of commits) version(commit.stream, commit.version);
      const end = kept.at(-1)?.position;
      if (end === undefined || first.position > end + 1) {
        kept = [];
        bytes = 0;
      }
      for (const commit of commits) {
        if (commit.position <= (kept.at(-1)?.position ?? 0)) continue;
        kept.push(commit);
        bytes += commitBytes(commit);
      }
      trim();
      reaches(last.position);
    },
    /** At most `limit` commits right after `position`; none when they are not here. */
    after(position: number, limit: number): Commit[] {
      const first = kept[0]?.position;
      if (first === undefined || position + 1 < first) return [];
      return kept.slice(position + 1 - first, position + 1 - first + limit);
    },
    /** The position of a commit that is here, with its commitId. */
    find: ({ stream, version: wanted }: Pick<NewCommit, "stream" | "version">) =>
      kept.findLast((commit) => commit.version === wanted && commit.stream === stream),
    /** Calls `listener` when the log is known to have grown; returns how to stop that. */
    onGrowth(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
