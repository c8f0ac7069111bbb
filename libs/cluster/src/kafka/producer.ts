// A producer that resolves for a batch when all of it is durable.
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { kafkaProducer, type Log } from "./client.ts";
import type { EventMessage } from "./message.ts";
import type { KafkaSettings } from "./settings.ts";

/** Milliseconds that a broker may wait for its replicas: shorter than the time-out of the request. */
const ACKNOWLEDGEMENT_TIMEOUT = 5_000;

export type TopicProducer = {
  /** Resolves when all messages are durable. After a rejection the producer must not be used again. */
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
      const sent = producer.send({ topic, acks: -1, timeout: ACKNOWLEDGEMENT_TIMEOUT, messages });
      sending = sent.catch(() => {});
      const answered = new Set((await sent).map(({ partition }) => partition));
      // kafkajs forgets the messages of a partition that moves, between two attempts, to a broker that has answered for others
      for (const { partition } of messages)
        if (!answered.has(partition))
          throw new StoreUnavailable(`no broker acknowledged partition ${partition} of ${topic}`);
    },
    async close() {
      await sending; // an attempt under way would connect again
      await producer.disconnect();
    },
  };
}
