// Everything on a topic, once through: for verify, and tests.
import { randomUUID } from "node:crypto";
import { type PublicEvent, StoreUnavailable } from "@isotrail/eventsourcing";
import { type Log, withAdmin } from "./client.ts";
import { consume, type TopicBatch } from "./consumer.ts";
import { eventOf } from "./message.ts";
import { groupOf, type KafkaSettings, topicOf } from "./settings.ts";

const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} };

/**
 * Everything on a topic from the beginning to where it ended when this was called, in order within each partition, with
 * what is there more than once; messages that are no events of ours are passed over, and told to `passedOver`.
 * At most some batches are in memory.
 * @throws StoreUnavailable when Kafka goes away before the end
 */
export async function* readTopic(
  kafka: KafkaSettings,
  service: string,
  signal: AbortSignal,
  passedOver: (partition: number, offset: string) => void = () => {},
): AsyncGenerator<PublicEvent, void> {
  const topic = topicOf(kafka, service);
  const group = groupOf(kafka, `read-${randomUUID()}`);
  const stop = new AbortController();
  const pipe = new TransformStream<PublicEvent[], PublicEvent[]>();
  const writer = pipe.writable.getWriter();
  let reading: ReturnType<typeof consume> | undefined;
  try {
    const left = await unread(kafka, topic);
    const next = new Map<number, number>();

    const handle = async ({ partition, messages, done }: TopicBatch) => {
      const fresh = messages.filter(({ offset }) => Number(offset) >= (next.get(partition) ?? 0));
      const end = left.get(partition) ?? 0;
      const events = fresh
        .filter(({ offset }) => Number(offset) < end)
        .flatMap((message) => eventIn(message, partition, service, passedOver));
      if (stop.signal.aborted) return;
      if (events.length > 0) await writer.write(events); // waits for the reader
      const last = Number(messages.at(-1)?.offset);
      done(last);
      next.set(partition, Math.max(last + 1, next.get(partition) ?? 0));
      if (last + 1 >= end) left.delete(partition);
      if (left.size === 0) stop.abort();
    };

    if (left.size === 0) return;
    reading = consume({
      kafka,
      log: silent,
      topic,
      group,
      signal: AbortSignal.any([signal, stop.signal]),
      begin: () => true,
      handle,
    });
    const closing = reading.then(
      () => writer.close(),
      (error: unknown) => writer.abort(new StoreUnavailable(`topic ${topic} was not read to its end`, error)),
    );
    closing.catch(() => {});
    for await (const events of pipe.readable) yield* events;
  } finally {
    stop.abort();
    await reading?.then(({ left }) => left).catch(() => {});
    await withAdmin(kafka, silent, (admin) => admin.deleteGroups([group])).catch(() => {}); // it would be forgotten in a week
  }
  signal.throwIfAborted();
}

/** The end of each partition that has anything; a topic that is not there yet has nothing. */
async function unread(kafka: KafkaSettings, topic: string): Promise<Map<number, number>> {
  try {
    const ends = await withAdmin(kafka, silent, async (admin) =>
      (await admin.listTopics()).includes(topic) ? admin.fetchTopicOffsets(topic) : [],
    );
    return new Map(
      ends
        .filter(({ low, high }) => Number(high) > Number(low))
        .map(({ partition, high }) => [partition, Number(high)]),
    );
  } catch (error) {
    throw new StoreUnavailable(`topic ${topic} cannot be read`, error);
  }
}

function eventIn(
  message: TopicBatch["messages"][number],
  partition: number,
  service: string,
  passedOver: (partition: number, offset: string) => void,
): PublicEvent[] {
  try {
    return [eventOf(message, partition, service)];
  } catch {
    passedOver(partition, message.offset);
    return [];
  }
}
