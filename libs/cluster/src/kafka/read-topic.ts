// Reads a topic once, from its beginning to its present end: for verify, and for tests.
import { randomUUID } from "node:crypto";
import { type PublicEvent, StoreUnavailable } from "@isotrail/eventsourcing";
import type { TopicBatch } from "./assignment.ts";
import { type KafkaMessage, type Log, withAdmin } from "./client.ts";
import { consume } from "./group-member.ts";
import { eventOf } from "./message.ts";
import { groupOf, type KafkaSettings, topicOf } from "./settings.ts";

const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} };

type OnForeign = (partition: number, offset: string) => void;

/**
 * Everything on a service's topic from the beginning to where it ended when this was called, repeats included, in order
 * within each partition. Messages that are not our events are skipped and reported to `onForeign`. A few batches at most
 * are in memory.
 * @throws StoreUnavailable when Kafka goes away before the end
 */
export async function* readTopic(
  kafka: KafkaSettings,
  service: string,
  signal: AbortSignal,
  onForeign: OnForeign = () => {},
): AsyncGenerator<PublicEvent, void> {
  const topic = topicOf(kafka, service);
  const ends = await endOffsets(kafka, topic);
  if (ends.size === 0) return;
  const group = groupOf(kafka, `read-${randomUUID()}`);
  const scan = new TopicScan(service, ends, onForeign);
  const reading = consume({
    kafka,
    log: silent,
    topic,
    group,
    signal: AbortSignal.any([signal, scan.over]),
    onAssigned: () => true,
    onBatch: (batch) => scan.add(batch),
  });
  scan.endWith(reading, topic);
  try {
    yield* scan.events();
  } finally {
    scan.stop();
    await reading.then(({ left }) => left).catch(() => {});
    await withAdmin(kafka, silent, (admin) => admin.deleteGroups([group])).catch(() => {}); // otherwise it expires in a week
  }
  signal.throwIfAborted();
}

/** Hands what a consumer gets to one reader, no faster than that reads, until each partition has reached its end. */
class TopicScan {
  readonly #service: string;
  /** The end offsets of the partitions that are not read to their end yet. */
  readonly #ends: Map<number, number>;
  readonly #onForeign: OnForeign;
  readonly #next = new Map<number, number>();
  readonly #pipe = new TransformStream<PublicEvent[], PublicEvent[]>();
  readonly #writer = this.#pipe.writable.getWriter();
  readonly #over = new AbortController();

  constructor(service: string, ends: ReadonlyMap<number, number>, onForeign: OnForeign) {
    this.#service = service;
    this.#ends = new Map(ends);
    this.#onForeign = onForeign;
  }

  /** Aborts when all was read, or nothing more is wanted. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  stop(): void {
    this.#over.abort();
  }

  async *events(): AsyncGenerator<PublicEvent> {
    for await (const events of this.#pipe.readable) yield* events;
  }

  /** Ends the events when the consumer ends. */
  endWith(reading: Promise<unknown>, topic: string): void {
    const ended = reading.then(
      () => this.#writer.close(),
      (error: unknown) => this.#writer.abort(new StoreUnavailable(`topic ${topic} was not read to its end`, error)),
    );
    ended.catch(() => {});
  }

  async add({ partition, messages, resolveOffset }: TopicBatch): Promise<void> {
    const next = this.#next.get(partition) ?? 0;
    const end = this.#ends.get(partition) ?? 0;
    const wanted = messages.filter(({ offset }) => Number(offset) >= next && Number(offset) < end);
    const events = wanted.flatMap((message) => this.#eventIn(message, partition));
    if (this.#over.signal.aborted) return;
    if (events.length > 0) await this.#writer.write(events); // waits for the reader
    const last = Number(messages.at(-1)?.offset);
    resolveOffset(last);
    this.#next.set(partition, Math.max(last + 1, next));
    if (last + 1 >= end) this.#ends.delete(partition);
    if (this.#ends.size === 0) this.stop();
  }

  #eventIn(message: KafkaMessage, partition: number): PublicEvent[] {
    try {
      return [eventOf(message, partition, this.#service)];
    } catch {
      this.#onForeign(partition, message.offset);
      return [];
    }
  }
}

/** The end offset of each partition that has messages; a topic that does not exist yet has none. */
async function endOffsets(kafka: KafkaSettings, topic: string): Promise<Map<number, number>> {
  try {
    const offsets = await withAdmin(kafka, silent, async (admin) =>
      (await admin.listTopics()).includes(topic) ? admin.fetchTopicOffsets(topic) : [],
    );
    const filled = offsets.filter(({ low, high }) => Number(high) > Number(low));
    return new Map(filled.map(({ partition, high }) => [partition, Number(high)]));
  } catch (error) {
    throw new StoreUnavailable(`topic ${topic} cannot be read`, error);
  }
}
