// Reads the log: from memory where it can, and with one query for readers that wake together.
import type { Commit } from "@isotrail/eventsourcing";
import { call } from "../errors.ts";
import { commitOf } from "./commit-document.ts";
import { type Commits, hasPosition, lastPosition, readPage } from "./commits.ts";
import type { LogTail } from "./tail.ts";

export class LogReader {
  readonly #commits: Commits;
  readonly #tail: LogTail;
  /** Pages that are being read, by position and limit. */
  readonly #reading = new Map<string, Promise<Commit[]>>();

  constructor(commits: Commits, tail: LogTail) {
    this.#commits = commits;
    this.#tail = tail;
  }

  async readStream(stream: string, after: number, limit?: number): Promise<Commit[]> {
    if (stream.includes("\u0000")) return []; // no stream has such a name, and not every compatible server takes it
    // the commit before is read too: that it exists is what an append after it must know
    const query = { stream, version: { $gte: Math.max(after, 1) } };
    const options = { sort: { version: 1 }, ...(limit !== undefined && { limit: limit + 1 }) } as const;
    const found = await call(() => this.#commits.find(query, options).toArray());
    const newest = limit === undefined ? found.at(-1) : undefined;
    if (newest) {
      this.#tail.noteVersion(stream, newest.version);
      this.#tail.advanceTo(newest._id);
    }
    return found
      .filter(({ version }) => version > after)
      .slice(0, limit)
      .map(commitOf);
  }

  async readFrom(after: number, limit: number): Promise<Commit[]> {
    const known = this.#tail.after(after, limit);
    if (known.length > 0) return known;
    if (after >= this.#tail.head && !(await hasPosition(this.#commits, after + 1))) return [];
    const page = await this.#sharedPage(after, limit);
    this.#tail.add(page);
    return page;
  }

  async head(): Promise<number> {
    if (await hasPosition(this.#commits, this.#tail.head + 1)) this.#tail.advanceTo(await lastPosition(this.#commits));
    return this.#tail.head;
  }

  #sharedPage(after: number, limit: number): Promise<Commit[]> {
    const key = `${after} ${limit}`;
    const reading =
      this.#reading.get(key) ?? readPage(this.#commits, after, limit).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}
