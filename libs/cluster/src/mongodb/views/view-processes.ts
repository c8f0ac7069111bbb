// The processes that have the views of a service open, each with the revisions of the aliases that it goes by.
import { randomUUID } from "node:crypto";
import type { Collection } from "mongodb";
import { call } from "../errors.ts";

export type ProcessDocument = { _id: string; revisions: string[] };

/** Milliseconds that leaving may take. */
const LEAVE_TIMEOUT = 1_000;

export class ViewProcesses {
  readonly #processes: Collection<ProcessDocument>;
  readonly #me = randomUUID();

  constructor(processes: Collection<ProcessDocument>) {
    this.#processes = processes;
  }

  /** Tells the others that this process goes by these revisions, and by no others. */
  async acknowledge(revisions: string[]): Promise<void> {
    await call(() => this.#processes.updateOne({ _id: this.#me }, { $set: { revisions } }, { upsert: true }));
  }

  /** The processes that have not acknowledged this revision. */
  async behind(revision: string): Promise<string[]> {
    const processes = await call(() => this.#processes.find({}).toArray());
    return processes.filter(({ revisions }) => !revisions.includes(revision)).map(({ _id }) => _id);
  }

  async remove(processes: readonly string[]): Promise<void> {
    await call(() => this.#processes.deleteMany({ _id: { $in: processes } }));
  }

  async leave(): Promise<void> {
    await call(() => this.#processes.deleteOne({ _id: this.#me }), LEAVE_TIMEOUT).catch(() => {});
  }
}
