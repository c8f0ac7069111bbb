// A producer for one topic that says of each batch whether all of it is durable.
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { kafkaProducer, type Log } from "./client.ts";
import type { EventMessage } from "./message.ts";
import type { KafkaSettings } from "./settings.ts";

/** Milliseconds that a broker may wait for its replicas; below the time that we wait for the broker. */
const ACKNOWLEDGED_WITHIN = 5_000;

export type TopicProducer = {
  /** Resolves when all messages are durable. After a rejection the producer is of no more use. */
  send(topic: string, messages: EventMessage[]): Promise<void>;
  close(): Promise<void>;
};

export async function openProducer(settings: KafkaSettings, log: Log): Promise<TopicProducer> {
  const producer = kafkaProducer(settings, log);
  try {
    await producer.connect();
  } catch (error) {
    await producer.disconnect().catch(() => {});
    throw error;
  }
  let sending: Promise<unknown> = Promise.resolve();
  return {
    async send(topic, messages) {
      const sent = producer.send({ topic, acks: -1, timeout: ACKNOWLEDGED_WITHIN, messages });
      sending = sent.catch(() => {});
      const answered = new Set((await sent).map(({ partition }) => partition));
      // When a partition moves, between two tries, to a broker that has answered for others, kafkajs forgets its messages.
      for (const { partition } of messages)
        if (!answered.has(partition))
          throw new StoreUnavailable(`no broker acknowledged partition ${partition} of ${topic}`);
    },
    async close() {
      await sending; // what is still tried would connect again
      await producer.disconnect();
    },
  };
}
