// One life of a member of a consumer group: from joining until it is told to stop, or breaks.
import { setTimeout as sleep } from "node:timers/promises";
import { HEARTBEAT, type KafkaMessage, kafkaConsumer, type Log, protocolError } from "./client.ts";
import type { KafkaSettings } from "./settings.ts";

/** Milliseconds without a fetch after which a consumer counts as stuck. */
const STUCK = 120_000;
/** Answers to a heartbeat after which kafkajs joins the group again. */
const JOINS_AGAIN = new Set([
  "REBALANCE_IN_PROGRESS",
  "ILLEGAL_GENERATION",
  "NOT_COORDINATOR_FOR_GROUP",
  "UNKNOWN_MEMBER_ID",
]);
/** Milliseconds that leaving a group may hold up whoever stops; it goes on behind their back. */
const LEAVING = 3_000;

/** The partitions that a member has, until the group shares them out again. */
export type Turn = {
  readonly partitions: readonly number[];
  /** Aborts when the turn is over. */
  readonly over: AbortSignal;
  /** Goes on at that offset of a partition; batches that were fetched before are not handed out. */
  seek(partition: number, offset: number): void;
};

export type TopicBatch = {
  readonly partition: number;
  /** In order, at least one. */
  readonly messages: readonly KafkaMessage[];
  /** Everything up to and with this offset is done: the next fetch goes on after it. */
  done(offset: number): void;
  /** Remembers in the group that all below `offset` is done. It may fail without harm. */
  commit(offset: number, metadata: string): Promise<void>;
};

export type ConsumerOptions<T> = {
  readonly kafka: KafkaSettings;
  readonly log: Log;
  readonly topic: string;
  readonly group: string;
  /** Stops the consumer. */
  readonly signal: AbortSignal;
  /** Called at the start of each turn; what it returns comes with each batch of the turn. */
  begin(turn: Turn): T;
  /** Handles one batch; what is not done by its end comes again. It ends soon after the turn is over. */
  handle(batch: TopicBatch, turn: T): Promise<void>;
};

/**
 * Resolves when `signal` aborts, rejects when the consumer broke, with the reason; no batch is handled any more then.
 * @returns `left` resolves when the member has left the group: in some seconds at most, unless Kafka is away
 */
export async function consume<T>(options: ConsumerOptions<T>): Promise<{ left: Promise<void> }> {
  const { kafka, log, topic, group, signal, begin, handle } = options;
  const consumer = kafkaConsumer(kafka, log, group);
  const end = Promise.withResolvers<void>();
  end.promise.catch(() => {}); // it may come before anybody waits for it
  const stop = () => end.resolve();
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();

  let over = false;
  let turn = new AbortController();
  let current: T | undefined;
  let partitions: readonly number[] = [];
  const nextTurn = () => {
    turn.abort(); // also of a batch that is still at work
    if (over) return;
    turn = new AbortController();
    const seek = (partition: number, offset: number) => consumer.seek({ topic, partition, offset: String(offset) });
    current = begin({ partitions, over: turn.signal, seek });
  };
  let handling: Promise<void> | undefined;
  let seen = performance.now();

  consumer.on("consumer.fetch", () => {
    seen = performance.now();
  });
  consumer.on("consumer.crash", ({ payload }) => end.reject(payload.error));
  consumer.on("consumer.group_join", ({ payload }) => {
    partitions = payload.memberAssignment[topic] ?? [];
    nextTurn();
  });
  const watch = setInterval(() => {
    if (!handling && performance.now() - seen > STUCK) end.reject(new Error(`no fetch from ${topic} for two minutes`));
  }, 10_000);

  /** Beats while a batch is handled, and ends the turn when the group no longer counts on us. */
  async function beating(heartbeat: () => Promise<void>, work: () => Promise<void>) {
    const mine = turn;
    let lost: { error: unknown } | undefined;
    const timer = setInterval(() => {
      heartbeat().catch((error: unknown) => {
        if (!JOINS_AGAIN.has(protocolError(error)?.type ?? "")) return; // the next beat may arrive
        lost ??= { error };
        mine.abort();
      });
    }, HEARTBEAT);
    handling = work();
    await handling.finally(() => {
      clearInterval(timer);
      handling = undefined;
      seen = performance.now();
    });
    if (lost) throw lost.error; // kafkajs joins again
  }

  const starting = (async () => {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    if (signal.aborted) return;
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 1,
      async eachBatch({ batch, heartbeat, resolveOffset, isRunning, isStale }) {
        const { partition, messages } = batch;
        const mine = current;
        if (mine === undefined || over || signal.aborted || !isRunning() || isStale()) return;
        if (turn.signal.aborted) {
          // kafkajs hands out what it has fetched even when another batch has shown that the turn is over.
          await heartbeat();
          return nextTurn(); // the group counts on us after all
        }
        const done = (offset: number) => resolveOffset(String(offset));
        const commit = (offset: number, metadata: string) =>
          consumer.commitOffsets([{ topic, partition, offset: String(offset), metadata }]);
        await beating(heartbeat, () => handle({ partition, messages, done, commit }, mine));
      },
    });
  })();
  starting.catch(end.reject);

  let left = Promise.resolve();
  try {
    await end.promise;
  } finally {
    over = true;
    signal.removeEventListener("abort", stop);
    clearInterval(watch);
    turn.abort();
    await handling?.catch(() => {});
    // A consumer that is stopped before `run` has resolved would go on (kafkajs#1639).
    left = starting
      .catch(() => {})
      .then(() => consumer.disconnect())
      .catch(() => {});
    await Promise.race([left, sleep(LEAVING, undefined, { ref: false })]);
  }
  return { left };
}
