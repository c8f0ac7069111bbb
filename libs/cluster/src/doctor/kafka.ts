// Kafka: is it reachable, do the topics keep everything, and do we have the rights that a service needs.
import { type Admin, ConfigResourceTypes, type Log, withAdmin } from "../kafka/client.ts";
import { type KafkaSettings, PARTITIONS, topicOf } from "../kafka/settings.ts";
import { ensureTopic } from "../kafka/topic.ts";
import { type Finding, failed, tried, warning } from "./finding.ts";
import { probeKafka } from "./kafka-probe.ts";

const silent: Log = { debug: () => {}, warn: () => {}, error: () => {} };
/** A commit has at most 512 KiB; no event of it, with its headers, is larger than this. */
const MESSAGE_BYTES = 1024 * 1024;

export async function* kafkaChecks(kafka: KafkaSettings, services: readonly string[]): AsyncGenerator<Finding> {
  const reached = await tried("Kafka", ADVICE.reach, () => brokers(kafka));
  yield reached;
  if (reached.outcome === "failed") return;
  for (const service of services)
    yield await tried(`topic ${topicOf(kafka, service)}`, ADVICE.topic, () => topicState(kafka, service));
  yield* probeKafka(kafka);
}

const ADVICE = {
  reach: "see that Kafka runs, and check KAFKA_BROKERS, KAFKA_SSL and KAFKA_SASL_*",
  topic: "allow Describe and DescribeConfigs on the topic",
};

async function brokers(kafka: KafkaSettings): Promise<Finding | string> {
  const cluster = await withAdmin(kafka, silent, (admin) => admin.describeCluster());
  return brokersFor(kafka.replication, cluster.brokers.length);
}

/** Whether so many brokers can hold so many replicas of a topic. */
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
  const known = await withAdmin(kafka, silent, async (admin) => (await admin.listTopics()).includes(topic));
  if (!known) return "does not exist yet: the service makes it when it first starts";
  await ensureTopic(kafka, service, silent); // throws, with what to do, when the topic does not keep everything
  const { replicas, behind, bytes } = await withAdmin(kafka, silent, (admin) => describe(admin, topic));
  if (bytes < MESSAGE_BYTES)
    throw new Error(
      `max.message.bytes is ${bytes}: set it to ${MESSAGE_BYTES} or more, or large events stop the relay`,
    );
  const seen = `${PARTITIONS} partitions, ${replicas} replicas, keeps everything`;
  if (replicas < kafka.replication)
    return warning(name, seen, `KAFKA_REPLICATION is ${kafka.replication}: give the topic more replicas`);
  if (behind > 0)
    return warning(name, `${seen}; ${behind} partitions lack a replica`, "find the broker that is down or behind");
  return seen;
}

async function describe(admin: Admin, topic: string) {
  const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
  const partitions = topics[0]?.partitions ?? [];
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic, configNames: ["max.message.bytes"] }],
  });
  return {
    replicas: Math.min(...partitions.map(({ replicas }) => replicas.length)),
    behind: partitions.filter(({ replicas, isr }) => isr.length < replicas.length).length,
    bytes: Number(resources[0]?.configEntries[0]?.configValue ?? 0),
  };
}
