// A whole consumer of the events on Kafka. All it knows of the system is the published descriptor set.
//
//   KAFKA_BROKERS=host:9092 node consumer.ts --group my-lab --state my-lab.db --descriptor https://host/api/events/descriptor.binpb
//
// One process keeps one state file: the events that it has applied, and how far it has come, in the same transactions.
import { readFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { parseArgs } from "node:util";
import { type Admin, type EachBatchPayload, Kafka, type KafkaConfig, logLevel, type SASLOptions } from "kafkajs";
import protobuf from "protobufjs";
import "protobufjs/ext/descriptor.js";
import protojson from "protobufjs/ext/protojson.js";

const { values: options } = parseArgs({
  options: {
    group: { type: "string" },
    state: { type: "string" },
    /** A file or an address. */
    descriptor: { type: "string" },
    /** May be repeated; every topic that begins with the prefix when there is none. */
    topic: { type: "string", multiple: true },
    /** Ends with what was there at the start; otherwise goes on until SIGTERM or SIGINT. */
    "until-end": { type: "boolean", default: false },
  },
});
const { KAFKA_BROKERS, KAFKA_TOPIC_PREFIX = "isotrail" } = process.env;
const { group, descriptor } = options;
if (!KAFKA_BROKERS || !group || !options.state || !descriptor)
  throw new Error("needs KAFKA_BROKERS, --group, --state and --descriptor");

/** The settings of the connection; a private certificate authority is named by NODE_EXTRA_CA_CERTS. */
function connection(brokers: string): KafkaConfig {
  const { KAFKA_SSL, KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME, KAFKA_SASL_PASSWORD } = process.env;
  const config = { brokers: brokers.split(","), ssl: KAFKA_SSL === "true", logLevel: logLevel.ERROR };
  if (!mechanism) return config;
  const account = { username: KAFKA_SASL_USERNAME ?? "", password: KAFKA_SASL_PASSWORD ?? "" };
  return { ...config, sasl: { mechanism: mechanism.toLowerCase(), ...account } as SASLOptions };
}

async function readDescriptor(from: string): Promise<protobuf.Root> {
  if (!/^https?:/.test(from)) return protobuf.Root.fromDescriptor(await readFile(from));
  const answer = await fetch(from, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${from} answered ${answer.status}`);
  return protobuf.Root.fromDescriptor(new Uint8Array(await answer.arrayBuffer()));
}

const messages = await readDescriptor(descriptor);
const state = new DatabaseSync(options.state);
state.exec(`
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  CREATE TABLE IF NOT EXISTS positions (source TEXT, partition INTEGER, sequence TEXT, PRIMARY KEY (source, partition));
  CREATE TABLE IF NOT EXISTS events (id TEXT, type TEXT, subject TEXT, sequence TEXT, partition INTEGER, data TEXT);
`);
/** Changes no row when the event is not higher than the highest of its source and partition: it is a repeat. */
const advance = state.prepare(`
  INSERT INTO positions (source, partition, sequence) VALUES (?, ?, ?)
  ON CONFLICT DO UPDATE SET sequence = excluded.sequence WHERE excluded.sequence > sequence`);
const insert = state.prepare(
  "INSERT INTO events (id, type, subject, sequence, partition, data) VALUES (?, ?, ?, ?, ?, ?)",
);

type Batch = EachBatchPayload["batch"];

/** Applies one event. Put what you do with it in the place of `insert`. Gives the line to print. */
function apply({ headers, value, offset }: Batch["messages"][number], { topic, partition }: Batch): string[] {
  const attribute = (name: string) => headers?.[`ce_${name}`]?.toString() ?? "";
  const type = attribute("type");
  const message = type && messages.lookup(type);
  if (!(message instanceof protobuf.Type)) {
    console.error(`skipped ${topic}/${partition}/${offset}: the descriptor set has no ${type || "type for it"}`);
    return [];
  }
  const [id, subject, sequence] = [attribute("id"), attribute("subject"), attribute("sequence")];
  if (advance.run(attribute("source"), partition, sequence).changes === 0) return [];
  const data = protojson.toJson(message, message.decode(value ?? new Uint8Array()));
  insert.run(id, type, subject, sequence, partition, JSON.stringify(data));
  return [JSON.stringify({ id, type, subject, sequence, partition, data })];
}

/** Effects and positions of a batch are stored together or not at all. */
function applyBatch(batch: Batch): void {
  state.exec("BEGIN IMMEDIATE");
  try {
    const lines = batch.messages.flatMap((message) => apply(message, batch));
    state.exec("COMMIT");
    for (const line of lines) console.log(line);
  } catch (error) {
    state.exec("ROLLBACK");
    throw error;
  }
}

const kafka = new Kafka({ clientId: group, ...connection(KAFKA_BROKERS) });

/** For each partition with events that the group has not read: topic/partition → the offset after its last event. */
async function findEnds(admin: Admin, topics: string[]): Promise<Map<string, bigint>> {
  const ends = new Map<string, bigint>();
  for (const { topic, partitions: read } of await admin.fetchOffsets({ groupId: group ?? "", topics }))
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic)) {
      const done = BigInt(read.find((it) => it.partition === partition)?.offset ?? -1);
      if (BigInt(high) > BigInt(low) && BigInt(high) > done) ends.set(`${topic}/${partition}`, BigInt(high));
    }
  return ends;
}

const admin = kafka.admin();
await admin.connect();
const topics = options.topic ?? (await admin.listTopics()).filter((it) => it.startsWith(`${KAFKA_TOPIC_PREFIX}.`));
if (topics.length === 0) throw new Error(`no topic begins with ${KAFKA_TOPIC_PREFIX}. or this account may not see it`);
const ends = options["until-end"] ? await findEnds(admin, topics) : undefined;
await admin.disconnect();

const ended = Promise.withResolvers<void>();
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => ended.resolve());
if (ends?.size === 0) ended.resolve();

// a member that was killed holds its partitions back for this long
const consumer = kafka.consumer({ groupId: group, sessionTimeout: 10_000 });
consumer.on(consumer.events.CRASH, ({ payload }) => payload.restart || ended.reject(payload.error));
await consumer.connect();
await consumer.subscribe({ topics, fromBeginning: true });
await consumer.run({
  // the group's offsets are stored after the batch, so that it comes again when this process ends in its midst
  async eachBatch({ batch }) {
    try {
      applyBatch(batch);
    } catch (error) {
      ended.reject(error);
      throw error;
    }
    const place = `${batch.topic}/${batch.partition}`;
    if (BigInt(batch.lastOffset()) + 1n >= (ends?.get(place) ?? Number.POSITIVE_INFINITY)) ends?.delete(place);
    if (ends?.size === 0) ended.resolve();
  },
});
try {
  await ended.promise;
} finally {
  await consumer.disconnect();
  state.close();
}
