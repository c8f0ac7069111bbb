// Kafka: is it there, do the topics keep everything, and may we do what a service does. What is made for it is removed.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Admin,
  ConfigResourceTypes,
  kafkaConsumer,
  kafkaProducer,
  type Log,
  protocolError,
  withAdmin,
} from "../kafka/client.ts";
import { groupOf, type KafkaSettings, PARTITIONS, topicOf } from "../kafka/settings.ts";
import { ensureTopic } from "../kafka/topic.ts";
import { type Finding, failed, ok, tried, warning } from "./finding.ts";

const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} };
/** A commit has at most 512 KiB; no event of it, with its headers, is larger than this. */
const MESSAGE_BYTES = 1024 * 1024;
const READING = 15_000;
/** Milliseconds until what fails for a moment is tried again. */
const AGAIN = 500;

export async function* kafkaChecks(kafka: KafkaSettings, services: readonly string[]): AsyncGenerator<Finding> {
  const reached = await tried("Kafka", ADVICE.reach, () => brokers(kafka));
  yield reached;
  if (reached.outcome === "failed") return;
  for (const service of services)
    yield await tried(`topic ${topicOf(kafka, service)}`, ADVICE.topic, () => topicState(kafka, service));
  yield* probe(kafka);
}

const ADVICE = {
  reach: "see that Kafka runs, and check KAFKA_BROKERS, KAFKA_SSL and KAFKA_SASL_*",
  topic: "allow Describe and DescribeConfigs on the topic",
  make: "allow Create, Describe, DescribeConfigs, Read and Write on topics that begin with KAFKA_TOPIC_PREFIX",
  write: "allow Write and Describe on topics that begin with KAFKA_TOPIC_PREFIX, and IdempotentWrite on the cluster",
  read: "allow Read on topics and on groups that begin with KAFKA_TOPIC_PREFIX",
};

const admin = <T>(kafka: KafkaSettings, work: (admin: Admin) => Promise<T>) => withAdmin(kafka, silent, work);

async function brokers(kafka: KafkaSettings): Promise<Finding | string> {
  const cluster = await admin(kafka, (one) => one.describeCluster());
  return brokersFor(kafka.replication, cluster.brokers.length);
}

/** Whether so many brokers can keep so many replicas of a topic. */
export function brokersFor(replication: number, number: number): Finding | string {
  const seen = `${number} ${number === 1 ? "broker answers" : "brokers answer"}`;
  if (number >= replication)
    return `${seen}; new topics get ${replication} ${replication === 1 ? "replica" : "replicas"}`;
  return failed(
    "Kafka",
    `${seen}, but new topics are to have ${replication} replicas (KAFKA_REPLICATION): none can be made`,
    `start more brokers, or set KAFKA_REPLICATION to ${number}`,
  );
}

async function topicState(kafka: KafkaSettings, service: string): Promise<Finding | string> {
  const topic = topicOf(kafka, service);
  const name = `topic ${topic}`;
  const known = await admin(kafka, async (one) => (await one.listTopics()).includes(topic));
  if (!known) return "not there yet: the service makes it at its first start";
  await ensureTopic(kafka, service, silent); // throws with what is to be done when it would forget
  const { replicas, behind, bytes } = await admin(kafka, (one) => facts(one, topic));
  if (bytes < MESSAGE_BYTES)
    throw new Error(
      `max.message.bytes is ${bytes}: set it to ${MESSAGE_BYTES} or more, or large events stop the relay`,
    );
  const seen = `${PARTITIONS} partitions, ${replicas} replicas, keeps everything`;
  if (replicas < kafka.replication)
    return warning(name, seen, `KAFKA_REPLICATION is ${kafka.replication}: give the topic more replicas`);
  if (behind > 0)
    return warning(name, `${seen}; ${behind} partitions lack a replica`, "see which broker is away or behind");
  return seen;
}

async function facts(one: Admin, topic: string) {
  const { topics } = await one.fetchTopicMetadata({ topics: [topic] });
  const partitions = topics[0]?.partitions ?? [];
  const { resources } = await one.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic, configNames: ["max.message.bytes"] }],
  });
  return {
    replicas: Math.min(...partitions.map(({ replicas }) => replicas.length)),
    behind: partitions.filter(({ replicas, isr }) => isr.length < replicas.length).length,
    bytes: Number(resources[0]?.configEntries[0]?.configValue ?? 0),
  };
}

/** Makes a topic as a service does, writes to it and reads it back. */
async function* probe(kafka: KafkaSettings): AsyncGenerator<Finding> {
  const service = `doctor-${randomUUID()}`;
  const topic = topicOf(kafka, service);
  const group = groupOf(kafka, service);
  const made = await tried("a topic can be made", ADVICE.make, async () => {
    await ensureTopic(kafka, service, silent);
    return "made one, with what it must keep";
  });
  yield made;
  try {
    if (made.outcome === "failed") return;
    const written = await tried("Kafka can be written to", ADVICE.write, () => write(kafka, topic));
    yield written;
    if (written.outcome === "ok") yield await tried("Kafka can be read", ADVICE.read, () => read(kafka, topic, group));
  } finally {
    await admin(kafka, (one) => one.deleteGroups([group])).catch(() => {});
    if (made.outcome === "ok") yield await removed(kafka, topic);
  }
}

async function write(kafka: KafkaSettings, topic: string): Promise<string> {
  const producer = kafkaProducer(kafka, silent);
  try {
    await producer.connect();
    await producer.send({ topic, acks: -1, messages: [{ key: "doctor", value: "probe", partition: 0 }] });
    return "a message was stored by all replicas that must have it";
  } finally {
    await producer.disconnect().catch(() => {});
  }
}

/** Tries again for as long as what is in the way passes by itself, as a coordinator does that is loading at Kafka's start. */
async function read(kafka: KafkaSettings, topic: string, groupId: string): Promise<string> {
  for (const end = Date.now() + READING; ; await sleep(AGAIN)) {
    try {
      return await readOnce(kafka, topic, groupId, end - Date.now());
    } catch (error) {
      if (!protocolError(error)?.retriable || Date.now() + AGAIN >= end) throw error;
    }
  }
}

async function readOnce(kafka: KafkaSettings, topic: string, groupId: string, milliseconds: number): Promise<string> {
  const consumer = kafkaConsumer(kafka, silent, groupId);
  const came = Promise.withResolvers<string>();
  const timer = setTimeout(() => came.reject(new Error("the message did not come back")), milliseconds);
  consumer.on("consumer.crash", ({ payload }) => came.reject(payload.error));
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message }) => {
        if (message.value?.toString() === "probe") came.resolve("the message came back");
      },
    });
    return await came.promise;
  } finally {
    clearTimeout(timer);
    await consumer.disconnect().catch(() => {});
  }
}

async function removed(kafka: KafkaSettings, topic: string): Promise<Finding> {
  const name = "what was made in Kafka is removed";
  try {
    await admin(kafka, (one) => one.deleteTopics({ topics: [topic] }));
    return ok(name, "the probe's topic is gone");
  } catch {
    return warning(
      name,
      `topic ${topic} is still there`,
      "delete it: we are not allowed to, nor do services need to be",
    );
  }
}
