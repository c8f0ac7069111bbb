// The topic of a service: made where it is missing, refused where its retention is finite or its partitions are not ours.
import { pause, StoreUnavailable } from "@isotrail/eventsourcing";
import { type Admin, ConfigResourceTypes, type Log, protocolError, withAdmin } from "./client.ts";
import { type KafkaSettings, PARTITIONS, topicOf } from "./settings.ts";

/** A new consumer starts at offset zero. */
const UNLIMITED_RETENTION: Readonly<Record<string, string>> = {
  "cleanup.policy": "delete",
  "retention.ms": "-1",
  "retention.bytes": "-1",
};
const IN_SYNC = "min.insync.replicas";
/** Milliseconds in which the partitions of a new topic must get their leaders. */
const LEADERS_TIMEOUT = 10_000;

/**
 * Makes the topic of a service where it is missing; refuses one with finite retention or another number of partitions.
 * @throws StoreUnavailable when Kafka does not answer
 * @throws Error when the topic is refused, or Kafka refuses a request: its message says what to do
 */
export async function ensureTopic(settings: KafkaSettings, service: string, log: Log): Promise<void> {
  const topic = topicOf(settings, service);
  try {
    await withAdmin(settings, log, async (admin) => {
      if ((await partitionsOf(admin, topic)).length === 0) await create(admin, topic, settings);
      await waitForLeaders(admin, topic);
      await check(admin, topic, settings, log);
    });
  } catch (error) {
    if (error instanceof Refusal) throw new Error(error.message);
    if (error instanceof StoreUnavailable) throw error;
    const { type, retriable = true } = protocolError(error) ?? {};
    if (type === undefined || retriable) throw new StoreUnavailable(`Kafka does not answer for topic ${topic}`, error);
    if (type.endsWith("AUTHORIZATION_FAILED"))
      throw new Error(
        `Kafka does not allow us to manage topic ${topic} (${type}): allow Describe, DescribeConfigs, Read and Write on it, ` +
          "and Create, unless the topic is made in another way",
        { cause: error },
      );
    throw new Error(`Kafka refuses topic ${topic}: ${type}`, { cause: error });
  }
}

class Refusal extends Error {}

/** None when there is no such topic. */
async function partitionsOf(admin: Admin, topic: string) {
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    return topics.find(({ name }) => name === topic)?.partitions ?? [];
  } catch (error) {
    if (protocolError(error)?.type === "UNKNOWN_TOPIC_OR_PARTITION") return [];
    throw error;
  }
}

/** The controller answers before the brokers know the new topic, which another process may have just made. */
async function waitForLeaders(admin: Admin, topic: string): Promise<void> {
  const deadline = performance.now() + LEADERS_TIMEOUT;
  for (;;) {
    const partitions = await partitionsOf(admin, topic);
    if (partitions.length > 0 && partitions.every(({ leader }) => leader >= 0)) return;
    if (performance.now() > deadline) throw new StoreUnavailable(`topic ${topic} has no leaders yet`);
    await pause(50);
  }
}

async function create(admin: Admin, topic: string, { replication }: KafkaSettings) {
  const wanted = { ...UNLIMITED_RETENTION, [IN_SYNC]: String(Math.min(2, replication)) };
  const configEntries = Object.entries(wanted).map(([name, value]) => ({ name, value }));
  // resolves with false when another process was quicker
  await admin.createTopics({
    waitForLeaders: false, // with true it gives up while the brokers do not know the topic at all
    topics: [{ topic, numPartitions: PARTITIONS, replicationFactor: replication, configEntries }],
  });
}

async function check(admin: Admin, topic: string, { replication }: KafkaSettings, log: Log) {
  const { length: partitions } = await partitionsOf(admin, topic);
  if (partitions !== PARTITIONS)
    throw new Refusal(
      `Topic ${topic} has ${partitions} partitions, not ${PARTITIONS}: events of one resource would come out of order. ` +
        "Copy it to a new topic with that number of partitions, under another KAFKA_TOPIC_PREFIX",
    );
  const names = [...Object.keys(UNLIMITED_RETENTION), IN_SYNC];
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic, configNames: names }],
  });
  const found = new Map(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]));
  const wrong = Object.entries(UNLIMITED_RETENTION).filter(([name, value]) => found.get(name) !== value);
  if (wrong.length > 0)
    throw new Refusal(
      `Topic ${topic} does not keep all events: set ${wrong.map(([name, value]) => `${name}=${value} (it is ${found.get(name)})`).join(", ")}`,
    );
  if (Number(found.get(IN_SYNC)) < Math.min(2, replication))
    log.warn(
      { topic, [IN_SYNC]: found.get(IN_SYNC) },
      `events of this topic can be lost with a single broker: set ${IN_SYNC}=2`,
    );
}
