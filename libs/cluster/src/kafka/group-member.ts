// A member of a consumer group, from joining until it is told to stop, or breaks.
import { withTimeout } from "../with-timeout.ts";
import type { Assignment, TopicBatch } from "./assignment.ts";
import { type Consumer, type EachBatchPayload, kafkaConsumer, type Log } from "./client.ts";
import { withHeartbeats } from "./heartbeats.ts";
import type { KafkaSettings } from "./settings.ts";

/** Milliseconds without a fetch after which a consumer counts as stuck. */
const STUCK = 120_000;
/** Milliseconds that leaving the group may hold up whoever stops the member; it goes on in the background. */
const LEAVING = 3_000;

export type GroupMemberOptions<T> = {
  readonly kafka: KafkaSettings;
  readonly log: Log;
  readonly topic: string;
  readonly group: string;
  /** Stops the member. */
  readonly signal: AbortSignal;
  /** Called with each new assignment; what it returns comes with each batch of that assignment. */
  onAssigned(assignment: Assignment): T;
  /** Handles one batch; what is not resolved by its end comes again. It ends soon after the assignment is revoked. */
  onBatch(batch: TopicBatch, assigned: T): Promise<void>;
};

/**
 * Resolves when `signal` aborts, rejects with the reason when the consumer broke; no batch is handled any more then.
 * @returns `left` resolves when the member has left the group: within seconds, unless Kafka is away
 */
export function consume<T>(options: GroupMemberOptions<T>): Promise<{ left: Promise<void> }> {
  return new GroupMember(options).run();
}

class GroupMember<T> {
  readonly #options: GroupMemberOptions<T>;
  readonly #consumer: Consumer;
  readonly #end = Promise.withResolvers<void>();
  #over = false;
  #partitions: readonly number[] = [];
  /** Aborts when the current assignment is over. */
  #assignment = new AbortController();
  #assigned: T | undefined;
  #handling: Promise<void> | undefined;
  #fetchedAt = performance.now();

  constructor(options: GroupMemberOptions<T>) {
    const { kafka, log, topic, group } = options;
    this.#options = options;
    this.#end.promise.catch(() => {}); // it may come before anybody waits for it
    this.#consumer = kafkaConsumer(kafka, log, group);
    this.#consumer.on("consumer.fetch", () => this.#noteFetch());
    this.#consumer.on("consumer.crash", ({ payload }) => this.#end.reject(payload.error));
    this.#consumer.on("consumer.group_join", ({ payload }) => {
      this.#partitions = payload.memberAssignment[topic] ?? [];
      this.#beginAssignment();
    });
  }

  async run(): Promise<{ left: Promise<void> }> {
    const { signal } = this.#options;
    const stop = () => this.#end.resolve();
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
    const watchdog = setInterval(() => this.#checkFetches(), 10_000);
    const started = this.#start();
    started.catch(this.#end.reject);
    let left = Promise.resolve();
    try {
      await this.#end.promise;
    } finally {
      signal.removeEventListener("abort", stop);
      clearInterval(watchdog);
      ({ left } = await this.#stop(started));
    }
    return { left };
  }

  async #start(): Promise<void> {
    await this.#consumer.connect();
    await this.#consumer.subscribe({ topics: [this.#options.topic], fromBeginning: true });
    if (this.#options.signal.aborted) return;
    await this.#consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: 1,
      eachBatch: (payload) => this.#eachBatch(payload),
    });
  }

  /** Resolves when no batch is handled any more, and the member has left the group or goes on leaving it. */
  async #stop(started: Promise<void>): Promise<{ left: Promise<void> }> {
    this.#over = true;
    this.#assignment.abort();
    await this.#handling?.catch(() => {});
    const left = this.#leave(started);
    await withTimeout(left, LEAVING, () => new Error("still leaving")).catch(() => {});
    return { left };
  }

  /** A consumer that is stopped before `run` has resolved would go on (kafkajs#1639). */
  async #leave(started: Promise<void>): Promise<void> {
    await started.catch(() => {});
    await this.#consumer.disconnect().catch(() => {});
  }

  #beginAssignment(): void {
    this.#assignment.abort(); // also for a batch that is still being handled
    if (this.#over) return;
    this.#assignment = new AbortController();
    const { topic, onAssigned } = this.#options;
    this.#assigned = onAssigned({
      partitions: this.#partitions,
      revoked: this.#assignment.signal,
      seek: (partition, offset) => this.#consumer.seek({ topic, partition, offset: String(offset) }),
    });
  }

  async #eachBatch({ batch, heartbeat, resolveOffset, isRunning, isStale }: EachBatchPayload): Promise<void> {
    const { topic, signal, onBatch } = this.#options;
    const { partition, messages } = batch;
    const assigned = this.#assigned;
    if (assigned === undefined || this.#over || signal.aborted || !isRunning() || isStale()) return;
    if (this.#assignment.signal.aborted) {
      // kafkajs hands out what it has fetched even when another batch has shown that the assignment is over
      await heartbeat();
      return this.#beginAssignment(); // the group still counts on this member
    }
    const ours: TopicBatch = {
      partition,
      messages,
      resolveOffset: (offset) => resolveOffset(String(offset)),
      commitOffset: (offset, metadata) =>
        this.#consumer.commitOffsets([{ topic, partition, offset: String(offset), metadata }]),
    };
    await this.#handle(heartbeat, () => onBatch(ours, assigned));
  }

  /** Ends the assignment when the group no longer counts on this member. */
  async #handle(heartbeat: () => Promise<void>, work: () => Promise<void>): Promise<void> {
    const assignment = this.#assignment;
    this.#handling = withHeartbeats(heartbeat, work, () => assignment.abort());
    try {
      await this.#handling;
    } finally {
      this.#handling = undefined;
      this.#noteFetch();
    }
  }

  #noteFetch(): void {
    this.#fetchedAt = performance.now();
  }

  #checkFetches(): void {
    if (this.#handling || performance.now() - this.#fetchedAt <= STUCK) return;
    this.#end.reject(new Error(`no fetch from ${this.#options.topic} for two minutes`));
  }
}
