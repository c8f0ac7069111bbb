// What this process knows of the log for certain: its least length, its newest commits, and the versions of streams.
// A stored commit never changes, so what is here is true; what is not here may still exist.
import type { Commit, NewCommit } from "@isotrail/eventsourcing";
import { commitBytes } from "./commit-document.ts";

const MAX_COMMITS = 4096;
const MAX_BYTES = 16 * 1024 * 1024;
/** Streams whose version is remembered: about 100 bytes each. */
const MAX_STREAMS = 20_000;

export class LogTail {
  /** Without a gap, in the order of the log. */
  #commits: Commit[] = [];
  #bytes = 0;
  #head = 0;
  /** The stream that was heard of last is at the end. */
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Set<() => void>();

  /** The log has at least so many commits. */
  get head(): number {
    return this.#head;
  }

  /** Records that the log has a commit at this position. */
  advanceTo(position: number): void {
    if (position <= this.#head) return;
    this.#head = position;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Records that the stream has a commit of this version. */
  noteVersion(stream: string, version: number): void {
    if ((this.#versions.get(stream) ?? 0) > version) return;
    this.#versions.delete(stream);
    this.#versions.set(stream, version);
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > MAX_STREAMS && oldest !== undefined) this.#versions.delete(oldest);
  }

  /** The highest version that the stream is known to have; 0 when nothing is known. */
  versionOf(stream: string): number {
    return this.#versions.get(stream) ?? 0;
  }

  /** Adds stored commits that follow each other without a gap. */
  add(commits: readonly Commit[]): void {
    const [first, last] = [commits[0], commits.at(-1)];
    if (!first || !last) return;
    if (first.position > this.#lastPosition() + 1) {
      this.#commits = [];
      this.#bytes = 0;
    }
    for (const commit of commits) {
      this.noteVersion(commit.stream, commit.version);
      if (commit.position <= this.#lastPosition()) continue;
      this.#commits.push(commit);
      this.#bytes += commitBytes(commit);
    }
    this.#trim();
    this.advanceTo(last.position);
  }

  /** At most `limit` commits right after `position`; none when they are not here. */
  after(position: number, limit: number): Commit[] {
    const first = this.#commits[0]?.position;
    if (first === undefined || position + 1 < first) return [];
    return this.#commits.slice(position + 1 - first, position + 1 - first + limit);
  }

  /** The commit of this version of the stream, if it is here. */
  find({ stream, version }: Pick<NewCommit, "stream" | "version">): Commit | undefined {
    return this.#commits.findLast((commit) => commit.version === version && commit.stream === stream);
  }

  /** Calls `listener` whenever the log is known to have grown; returns how to stop that. */
  onGrowth(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #lastPosition(): number {
    return this.#commits.at(-1)?.position ?? 0;
  }

  /** Drops a quarter at once, so that the list is seldom copied. */
  #trim(): void {
    if (this.#commits.length <= MAX_COMMITS && this.#bytes <= MAX_BYTES) return;
    let dropped = 0;
    const left = () => this.#commits.length - dropped;
    while (left() > MAX_COMMITS * 0.75 || (this.#bytes > MAX_BYTES * 0.75 && left() > 1)) {
      const oldest = this.#commits[dropped++];
      if (oldest) this.#bytes -= commitBytes(oldest);
    }
    this.#commits = this.#commits.slice(dropped);
  }
}
