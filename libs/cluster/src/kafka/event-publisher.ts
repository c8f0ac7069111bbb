// Outlet over Kafka: public events go to their service's topic, in order for each key, and are durable when it resolves.
import { setTimeout as sleep } from "node:timers/promises";
import { type EventPublisher, type PublicEvent, StoreUnavailable } from "@isotrail/eventsourcing";
import type { Log } from "./client.ts";
import { type EventMessage, messageOf } from "./message.ts";
import { openProducer, type TopicProducer } from "./producer.ts";
import { type KafkaSettings, topicOf } from "./settings.ts";

/** A batch stays well below a broker's usual limit, 1 MiB for each partition of a request. */
const BATCH_BYTES = 512 * 1024;
const BATCH_MESSAGES = 1_000;
/** Milliseconds for one batch, a new connection included; after that `publish` rejects. */
const BATCH_WITHIN = 13_000;

/**
 * A batch is sent when the one before is acknowledged. So whoever publishes a log from a position below which all is on
 * the topic, be it a relay that has lost its lease, repeats events but never leaves a hole: consumers that drop what is
 * not higher by (position, index) see each event once, in order.
 */
export function openOutlet(options: {
  kafka: KafkaSettings;
  service: string;
  log: Log;
}): EventPublisher & { close(): Promise<void> } {
  const { kafka, service, log } = options;
  const topic = topicOf(kafka, service);
  let producer: Promise<TopicProducer> | undefined;

  /**
   * A producer that failed is thrown away: it cannot know which of its sequence numbers the broker has, and might take
   * one twice for different events, of which the broker would keep the first and acknowledge both.
   */
  async function send(messages: EventMessage[]) {
    producer ??= openProducer(kafka, log);
    const using = producer;
    try {
      await within(
        BATCH_WITHIN,
        using.then((open) => open.send(topic, messages)),
      );
    } catch (error) {
      if (producer === using) producer = undefined;
      void discard(using);
      throw new StoreUnavailable(`Kafka did not take events for ${topic}`, error);
    }
  }

  return {
    async publish(events) {
      for (const batch of batches(events)) await send(batch);
    },
    async close() {
      const last = producer;
      producer = undefined;
      if (last) await Promise.race([discard(last), sleep(BATCH_WITHIN, undefined, { ref: false })]);
    },
  };
}

const discard = (producer: Promise<TopicProducer>) => producer.then((open) => open.close()).catch(() => {});

function* batches(events: readonly PublicEvent[]): Generator<EventMessage[]> {
  let batch: EventMessage[] = [];
  let bytes = 0;
  for (const event of events) {
    const message = messageOf(event);
    const size = sizeOf(message);
    if (batch.length > 0 && (bytes + size > BATCH_BYTES || batch.length === BATCH_MESSAGES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(message);
    bytes += size;
  }
  if (batch.length > 0) yield batch;
}

/** About the bytes of a message on its way; a header's text is mostly ASCII. */
function sizeOf({ value, headers }: EventMessage): number {
  let size = value.byteLength + 100;
  for (const [name, text] of Object.entries(headers ?? {})) size += name.length + String(text).length + 4;
  return size;
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  work.catch(() => {}); // also when it fails after its time
  const over = new AbortController();
  const late = sleep(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  late.catch(() => {});
  return await Promise.race([work, late]).finally(() => over.abort());
}
