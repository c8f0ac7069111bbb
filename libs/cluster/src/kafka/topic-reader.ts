// What one consumer gets from a topic: each event once, in the order of the log within a partition.
import { type EventPosition, isAfter, type PublicEvent, retry, type Subscriptions } from "@isotrail/eventsourcing";
import type { Assignment, TopicBatch } from "./assignment.ts";
import type { KafkaMessage } from "./client.ts";
import { eventOf } from "./message.ts";
import { type GroupOnTopic, later, locate, metadataOf, type PartitionProgress } from "./progress.ts";
import { throttled } from "./throttle.ts";

export type Subscription = Parameters<Subscriptions["subscribe"]>[0];

/** Events that are delivered at once. */
const CHUNK = 200;
const RETRY = { firstPause: 100, longestPause: 10_000 };

/** How far the consumer is in the partitions of an assignment. */
type Progress = {
  readonly assignment: Assignment;
  /** Aborts when the assignment or the subscription is over. */
  readonly signal: AbortSignal;
  readonly partitions: Promise<Map<number, PartitionProgress>>;
};

export class TopicReader {
  readonly #subscription: Subscription;
  readonly #at: GroupOnTopic;
  /** What this subscription has delivered: it does not come again, whatever `after` says in a later assignment. */
  readonly #delivered = new Map<number, EventPosition>();

  constructor(subscription: Subscription, at: GroupOnTopic) {
    this.#subscription = subscription;
    this.#at = at;
  }

  begin(assignment: Assignment): Progress {
    const signal = AbortSignal.any([assignment.revoked, this.#subscription.signal]);
    const onRetry = this.#warning("a consumer cannot tell how far it is; trying again");
    const delivered = async (partition: number) =>
      later(await this.#subscription.after(partition), this.#delivered.get(partition));
    const partitions = retry(() => locate(this.#at, assignment, delivered), { ...RETRY, signal, onRetry });
    partitions.catch(() => {});
    return { assignment, signal, partitions };
  }

  async handle(batch: TopicBatch, { assignment, signal, partitions }: Progress): Promise<void> {
    const { partition, messages } = batch;
    const progress = (await partitions.catch(() => undefined))?.get(partition); // rejects only when the assignment is over
    if (!progress || signal.aborted) return;
    const first = Number(messages[0]?.offset);
    if (first > progress.nextOffset) {
      // nothing is skipped, whatever the client or the group took for this member's offset
      const range = { from: progress.nextOffset, to: first };
      this.#at.log.warn({ topic: this.#at.topic, partition, ...range }, "a fetch skipped offsets; reading them again");
      assignment.seek(partition, progress.nextOffset);
      progress.nextOffset = Number.POSITIVE_INFINITY; // what the broker no longer has is asked for only once
      return;
    }
    for (let from = 0; from < messages.length && !signal.aborted; from += CHUNK)
      if (!(await this.#handleChunk(batch, messages.slice(from, from + CHUNK), progress, signal))) return;
    await this.#commit(batch, progress);
  }

  /** False when the assignment ended before the events were taken. */
  async #handleChunk(
    batch: TopicBatch,
    messages: readonly KafkaMessage[],
    progress: PartitionProgress,
    signal: AbortSignal,
  ): Promise<boolean> {
    let { delivered } = progress;
    const events: PublicEvent[] = [];
    for (const message of messages) {
      const event = this.#event(message, batch.partition);
      if (!event || !isAfter(event, delivered)) continue; // not ours, or a repeat
      delivered = { position: event.position, index: event.index };
      events.push(event);
    }
    if (events.length > 0 && !(await this.#deliver(events, signal))) return false;
    const offset = Number(messages.at(-1)?.offset);
    batch.resolveOffset(offset);
    progress.delivered = delivered;
    if (delivered) this.#delivered.set(batch.partition, delivered);
    progress.nextOffset = offset + 1;
    return true;
  }

  #event(message: KafkaMessage, partition: number): PublicEvent | undefined {
    try {
      return eventOf(message, partition, this.#subscription.service);
    } catch (error) {
      const { log, topic } = this.#at;
      log.error(
        { topic, partition, offset: message.offset, error },
        "a message is skipped: it is not one of our events",
      );
      return undefined;
    }
  }

  /** Delivers the same events again until they are taken; false when the assignment ended before. */
  async #deliver(events: readonly PublicEvent[], signal: AbortSignal): Promise<boolean> {
    const onRetry = this.#warning("a consumer did not take events; trying again");
    const delivering = retry(() => this.#subscription.deliver(events, signal), { ...RETRY, signal, onRetry });
    return delivering.then(
      () => true,
      () => false,
    );
  }

  async #commit(batch: TopicBatch, { delivered, nextOffset }: PartitionProgress): Promise<void> {
    if (!delivered) return;
    try {
      await batch.commitOffset(nextOffset, metadataOf(delivered));
    } catch (error) {
      this.#at.log.debug({ topic: this.#at.topic, error }, "an offset was not committed; more is read again later");
    }
  }

  #warning(message: string): (error: unknown) => void {
    const { consumer } = this.#subscription;
    return throttled((error) => this.#at.log.warn({ topic: this.#at.topic, consumer, error }, message));
  }
}
