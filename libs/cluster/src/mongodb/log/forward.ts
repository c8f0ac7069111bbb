// Sends commits of this replica to the one that sequences those of all, those of concurrent commands together.
import type { Clock, NewCommit } from "@isotrail/eventsourcing";
import { commitBytes } from "./commit-document.ts";

/** What became of a commit that another replica was asked to append. */
export type AppendOutcome = { position: number } | { conflict: true } | { unavailable: true };

export type Replica = {
  /** Where other replicas reach this one. */
  readonly address: string;
  /** Asks the replica there to append; the outcomes are in the order of the commits. */
  forward(address: string, commits: readonly NewCommit[], deadline: number): Promise<AppendOutcome[]>;
};

const TOGETHER = 500;
const BYTES = 4 * 1024 * 1024;
/** Batches on their way at once: while one is stored the next one comes. */
const UNDER_WAY = 2;
/** Milliseconds that the holder is given at most; then the commit is inserted directly. */
const PATIENCE = 2_000;
/** Milliseconds for which a holder that did not answer is not asked again. */
const LEFT_ALONE = 1_000;

type Waiting = { commit: NewCommit; deadline: number; answer(outcome: AppendOutcome): void };

export type Forwarder = {
  /** True when the holder there has just not answered. */
  isAway(address: string): boolean;
  /** Never rejects: what is not known is `unavailable`, and may yet be stored. */
  append(address: string, commit: NewCommit, deadline: number): Promise<AppendOutcome>;
};

export function newForwarder({ forward }: Pick<Replica, "forward">, clock: Clock): Forwarder {
  const waiting: Waiting[] = [];
  let underWay = 0;
  let away: { address: string; until: number } | undefined;

  function nextBatch(): Waiting[] {
    let bytes = 0;
    let number = 0;
    for (const { commit } of waiting) {
      bytes += commitBytes(commit);
      if (number > 0 && (number >= TOGETHER || bytes > BYTES)) break;
      number++;
    }
    return waiting.splice(0, number);
  }

  async function send(address: string): Promise<void> {
    while (waiting.length > 0) {
      const batch = nextBatch();
      const now = clock.now();
      const shortest = Math.min(...batch.map(({ deadline }) => deadline));
      const deadline = now + Math.min(PATIENCE, Math.max(0, (shortest - now) / 3));
      const outcomes = await answered(address, batch, deadline);
      if (outcomes?.length !== batch.length) away = { address, until: performance.now() + LEFT_ALONE };
      for (const [at, { answer }] of batch.entries()) answer(outcomes?.[at] ?? { unavailable: true });
    }
  }

  async function answered(address: string, batch: readonly Waiting[], deadline: number) {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), Math.max(0, deadline - clock.now()));
    });
    try {
      const commits = batch.map(({ commit }) => commit);
      return await Promise.race([forward(address, commits, deadline), late]);
    } catch {
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    isAway: (address) => away?.address === address && performance.now() < away.until,
    append(address, commit, deadline) {
      return new Promise((answer) => {
        waiting.push({ commit, deadline, answer });
        if (underWay >= UNDER_WAY) return;
        underWay++;
        setImmediate(() => send(address).finally(() => underWay--));
      });
    },
  };
}
