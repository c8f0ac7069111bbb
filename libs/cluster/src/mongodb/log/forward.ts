// Sends commits of this replica to the one that sequences for all, those of concurrent commands in one request.
import type { Clock, NewCommit } from "@isotrail/eventsourcing";
import { withTimeout } from "../../with-timeout.ts";
import { commitBytes } from "./commit-document.ts";

/** What became of a commit that another replica was asked to append. */
export type AppendOutcome = { position: number } | { conflict: true } | { unavailable: true };

export type Replica = {
  /** Where other replicas reach this one. */
  readonly address: string;
  /** Asks the replica at that address to append; the outcomes are in the order of the commits. */
  forward(address: string, commits: readonly NewCommit[], deadline: number): Promise<AppendOutcome[]>;
};

const BATCH_SIZE = 500;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Batches on their way at once: while one is stored the next one travels. */
const CONCURRENT_BATCHES = 2;
/** Milliseconds that the holder has at most; after that the commit is inserted directly. */
const RESPONSE_TIMEOUT = 2_000;
/** Milliseconds for which a holder that did not answer is not asked again. */
const COOL_DOWN = 1_000;

type Forwarded = { commit: NewCommit; deadline: number; settle(outcome: AppendOutcome): void };

export class Forwarder {
  readonly #forward: Replica["forward"];
  readonly #clock: Clock;
  readonly #waiting: Forwarded[] = [];
  #sending = 0;
  #unreachable: { address: string; until: number } | undefined;

  constructor({ forward }: Pick<Replica, "forward">, clock: Clock) {
    this.#forward = forward;
    this.#clock = clock;
  }

  /** True when the holder at that address has just not answered. */
  isUnreachable(address: string): boolean {
    return this.#unreachable?.address === address && performance.now() < this.#unreachable.until;
  }

  /** Never rejects: a commit whose outcome is not known is `unavailable`, and may still be stored. */
  append(address: string, commit: NewCommit, deadline: number): Promise<AppendOutcome> {
    return new Promise((settle) => {
      this.#waiting.push({ commit, deadline, settle });
      if (this.#sending >= CONCURRENT_BATCHES) return;
      this.#sending++;
      setImmediate(() => this.#sendAll(address).finally(() => this.#sending--));
    });
  }

  async #sendAll(address: string): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#nextBatch();
      const outcomes = await this.#send(address, batch).catch(() => []);
      if (outcomes.length !== batch.length) this.#unreachable = { address, until: performance.now() + COOL_DOWN };
      for (const [index, { settle }] of batch.entries()) settle(outcomes[index] ?? { unavailable: true });
    }
  }

  #nextBatch(): Forwarded[] {
    let bytes = 0;
    let count = 0;
    for (const { commit } of this.#waiting) {
      bytes += commitBytes(commit);
      if (count > 0 && (count >= BATCH_SIZE || bytes > BATCH_BYTES)) break;
      count++;
    }
    return this.#waiting.splice(0, count);
  }

  /** A third of the time is for the holder, the rest for inserting directly when it does not answer. */
  async #send(address: string, batch: readonly Forwarded[]): Promise<AppendOutcome[]> {
    const earliest = Math.min(...batch.map(({ deadline }) => deadline)) - this.#clock.now();
    const milliseconds = Math.min(RESPONSE_TIMEOUT, Math.max(0, earliest / 3));
    const commits = batch.map(({ commit }) => commit);
    const outcomes = this.#forward(address, commits, this.#clock.now() + milliseconds);
    return withTimeout(outcomes, milliseconds, () => new Error("the holder of the lease did not answer in time"));
  }
}
