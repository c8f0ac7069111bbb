// Whether a topic can be made, written and read with the rights that a service needs. What is made is removed.
import { randomUUID } from "node:crypto";
import { retry } from "@isotrail/eventsourcing";
import { kafkaConsumer, kafkaProducer, type Log, protocolError, withAdmin } from "../kafka/client.ts";
import { groupOf, type KafkaSettings, topicOf } from "../kafka/settings.ts";
import { ensureTopic } from "../kafka/topic.ts";
import { withTimeout } from "../with-timeout.ts";
import { type Finding, ok, tried, warning } from "./finding.ts";

const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} };
/** Milliseconds in which the message must come back. */
const READ_TIMEOUT = 10_000;
/** Milliseconds for which an error is retried. */
const RETRY_FOR = 8_000;
const ADVICE = {
  make: "allow Create, Describe, DescribeConfigs, Read and Write on topics that begin with KAFKA_TOPIC_PREFIX",
  write: "allow Write and Describe on topics that begin with KAFKA_TOPIC_PREFIX, and IdempotentWrite on the cluster",
  read: "allow Read on topics and on groups that begin with KAFKA_TOPIC_PREFIX",
};

/** Makes a topic as a service does, writes to it, reads it and removes it. */
export async function* probeKafka(kafka: KafkaSettings): AsyncGenerator<Finding> {
  const service = `doctor-${randomUUID()}`;
  const topic = topicOf(kafka, service);
  const group = groupOf(kafka, service);
  const made = await tried("a topic can be made", ADVICE.make, async () => {
    await ensureTopic(kafka, service, silent);
    return "made one, with unlimited retention";
  });
  yield made;
  try {
    if (made.outcome === "failed") return;
    const written = await tried("Kafka can be written to", ADVICE.write, () => write(kafka, topic));
    yield written;
    if (written.outcome === "ok") yield await tried("Kafka can be read", ADVICE.read, () => read(kafka, topic, group));
  } finally {
    await withAdmin(kafka, silent, (admin) => admin.deleteGroups([group])).catch(() => {});
    if (made.outcome === "ok") yield await remove(kafka, topic);
  }
}

async function write(kafka: KafkaSettings, topic: string): Promise<string> {
  const producer = kafkaProducer(kafka, silent);
  try {
    await producer.connect();
    await producer.send({ topic, acks: -1, messages: [{ key: "doctor", value: "probe", partition: 0 }] });
    return "a message was acknowledged by all in-sync replicas";
  } finally {
    await producer.disconnect().catch(() => {});
  }
}

/** An error that passes by itself is retried, as that of a coordinator which is loading when Kafka starts. */
function read(kafka: KafkaSettings, topic: string, groupId: string): Promise<string> {
  return retry(() => readOnce(kafka, topic, groupId), {
    firstPause: 500,
    longestPause: 500,
    giveUpAfter: RETRY_FOR,
    shouldRetry: (error) => protocolError(error)?.retriable === true,
  });
}

async function readOnce(kafka: KafkaSettings, topic: string, groupId: string): Promise<string> {
  const consumer = kafkaConsumer(kafka, silent, groupId);
  const received = Promise.withResolvers<string>();
  received.promise.catch(() => {}); // it may come before anybody waits for it
  consumer.on("consumer.crash", ({ payload }) => received.reject(payload.error));
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message }) => {
        if (message.value?.toString() === "probe") received.resolve("the message came back");
      },
    });
    return await withTimeout(received.promise, READ_TIMEOUT, () => new Error("the message did not come back"));
  } finally {
    await consumer.disconnect().catch(() => {});
  }
}

async function remove(kafka: KafkaSettings, topic: string): Promise<Finding> {
  const name = "what was made in Kafka is removed";
  try {
    await withAdmin(kafka, silent, (admin) => admin.deleteTopics({ topics: [topic] }));
    return ok(name, "the probe's topic is gone");
  } catch {
    return warning(
      name,
      `topic ${topic} is still there`,
      "delete it: we are not allowed to, nor do services need to be",
    );
  }
}
