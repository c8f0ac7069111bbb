// The event publisher over Kafka: it resolves when the events are durable on the topic of their service, in order for each key.
import { type EventPublisher, type PublicEvent, StoreUnavailable } from "@isotrail/eventsourcing";
import { withTimeout } from "../with-timeout.ts";
import type { Log } from "./client.ts";
import { type EventMessage, messageOf } from "./message.ts";
import { openProducer, type TopicProducer } from "./producer.ts";
import { type KafkaSettings, topicOf } from "./settings.ts";

/** A batch stays well below a broker's usual limit, 1 MiB for each partition of a request. */
const BATCH_BYTES = 512 * 1024;
const BATCH_MESSAGES = 1_000;
/** Milliseconds for one batch, a new connection included; after that `publish` rejects. */
const BATCH_TIMEOUT = 13_000;

/**
 * A batch is sent when the one before is acknowledged. So whoever publishes a log from a position below which all is on
 * the topic, be it a relay that has lost its lease, repeats events but never leaves a gap: consumers that drop what is
 * not higher by (position, index) see each event once, in order.
 */
export function openEventPublisher(options: {
  kafka: KafkaSettings;
  service: string;
  log: Log;
}): EventPublisher & { close(): Promise<void> } {
  const { kafka, service, log } = options;
  const topic = topicOf(kafka, service);
  let producer: Promise<TopicProducer> | undefined;

  /**
   * A producer that failed is discarded: it cannot know which of its sequence numbers the broker has, and might use one
   * twice for different events, of which the broker would keep the first and acknowledge both.
   */
  async function send(messages: EventMessage[]) {
    producer ??= openProducer(kafka, log);
    const using = producer;
    const sent = using.then((open) => open.send(topic, messages));
    try {
      await withTimeout(sent, BATCH_TIMEOUT, () => new Error(`no answer within ${BATCH_TIMEOUT} ms`));
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
      if (last) await withTimeout(discard(last), BATCH_TIMEOUT, () => new Error("still closing")).catch(() => {});
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

/** About how many bytes the message takes; headers are mostly ASCII. */
function sizeOf({ value, headers }: EventMessage): number {
  let size = value.byteLength + 100;
  for (const [name, text] of Object.entries(headers ?? {})) size += name.length + String(text).length + 4;
  return size;
}
