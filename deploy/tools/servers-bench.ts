// What the benches on real servers share: names of their own on the servers that the environment names, and their removal.
import { randomUUID } from "node:crypto";
import type { KafkaSettings } from "@isotrail/cluster";
import kafkajs from "kafkajs";
import { MongoClient } from "mongodb";
import { readClusterSettings, serversOf } from "../cluster/settings.ts";

export const { Kafka, Partitioners, logLevel } = kafkajs;

export type Servers = {
  readonly kafka: KafkaSettings;
  readonly mongodbUrl: string;
  /** Begins the name of every topic and, with `_` for `-`, of every database of this run. */
  readonly prefix: string;
  readonly databasePrefix: string;
  /** Removes all topics and databases of this run. */
  remove(): Promise<void>;
};

/** @throws Error that names the variables that are missing */
export function benchServers(): Servers {
  const prefix = `bench-${randomUUID().slice(0, 8)}`;
  const databasePrefix = prefix.replace("-", "_");
  const settings = readClusterSettings({
    KAFKA_REPLICATION: String(Math.min(3, (process.env.KAFKA_BROKERS ?? "").split(",").length)),
    ...process.env,
    KAFKA_TOPIC_PREFIX: prefix,
    MONGODB_DATABASE_PREFIX: databasePrefix,
  });
  const { kafka, mongodbUrl } = serversOf(settings);
  const remove = async () => {
    const admin = bareKafka(kafka).admin();
    await admin.connect();
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
    if (topics.length > 0) await admin.deleteTopics({ topics });
    await admin.disconnect();
    await using client = new MongoClient(mongodbUrl);
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(databasePrefix)) await client.db(name).dropDatabase();
  };
  return { kafka, mongodbUrl, prefix, databasePrefix, remove };
}

/** kafkajs as it comes, but silent. */
export const bareKafka = ({ brokers, ssl, sasl }: KafkaSettings) =>
  new Kafka({ clientId: "bench", brokers: [...brokers], ssl, logLevel: logLevel.NOTHING, ...(sasl && saslOf(sasl)) });

const saslOf = ({ mechanism, username, password }: NonNullable<KafkaSettings["sasl"]>) => {
  const account = { username, password };
  if (mechanism === "plain") return { sasl: { mechanism, ...account } };
  if (mechanism === "scram-sha-256") return { sasl: { mechanism, ...account } };
  return { sasl: { mechanism, ...account } };
};

/** Why large collections cannot be measured on this server; undefined on a real MongoDB. */
export async function notMongodb(url: string): Promise<string | undefined> {
  await using client = new MongoClient(url, { serverSelectionTimeoutMS: 5_000 });
  const { version, ...facts } = await client.db("admin").command({ buildInfo: 1 });
  if (!Object.keys(facts).some((name) => name.startsWith("ferretdb"))) return undefined;
  return `this server is FerretDB (it calls itself ${version}), which reads whole collections where MongoDB uses an index`;
}

/** For our adapters: troubles are seen, nothing else. */
export const log = {
  debug() {},
  info() {},
  warn: (details: object, message: string) => console.error(message, details),
  error: (details: object, message: string) => console.error(message, details),
};
