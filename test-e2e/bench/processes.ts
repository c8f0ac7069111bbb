// The cluster's processes for a figure, on the servers that the environment names; what they kept there is removed after.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import kafkajs, { type Kafka } from "kafkajs";
import { Client as S3 } from "minio";
import { MongoClient } from "mongodb";
import { clusterEnvironment, environmentOf, freePort, launch, repository, SECRETS, type Target } from "../system.ts";

export const SERVERS = ["KAFKA_BROKERS", "MONGODB_URL", "S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY"] as const;

export type Processes = Target & {
  /** The process of each service. */
  readonly pids: ReadonlyMap<string, number>;
  readonly topicPrefix: string;
  remove(): Promise<void>;
};

/** One process for each service, as npm run cluster starts them. @throws Error when they are not ready within 60 s */
export async function startProcesses(): Promise<Processes> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-bench-"));
  for (const name of ["home", "work", "tmp", "data"]) mkdirSync(join(folder, name));
  const port = await freePort();
  const own = clusterEnvironment();
  const { KAFKA_TOPIC_PREFIX: topicPrefix = "", MONGODB_DATABASE_PREFIX = "", S3_BUCKET = "" } = own;
  const env = environmentOf(folder, port, own);
  const command = [process.execPath, join(repository, "deploy/cluster/all.ts")];
  const running = launch(env, join(folder, "work"), command);
  const remove = async () => {
    await running.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
    await Promise.all([removeTopics(topicPrefix), removeDatabases(MONGODB_DATABASE_PREFIX), removeBucket(S3_BUCKET)]);
  };
  try {
    await running.ready;
  } catch (error) {
    await remove();
    throw error;
  }
  const started = running.output().matchAll(/^started (\S+) \(process (\d+)\)$/gm);
  const pids = new Map([...started].map(([, name = "", pid]) => [name, Number(pid)]));
  return {
    api: `http://127.0.0.1:${port}/api`,
    clientId: "isotrail",
    username: "admin",
    ...SECRETS,
    pids,
    topicPrefix,
    remove,
  };
}

/** kafkajs as it comes, but silent. */
export const bareKafka = (): Kafka =>
  new kafkajs.Kafka({
    clientId: "bench",
    brokers: (process.env.KAFKA_BROKERS ?? "").split(","),
    logLevel: kafkajs.logLevel.NOTHING,
  });

export function bareS3(): S3 {
  const { S3_ENDPOINT = "", S3_ACCESS_KEY = "", S3_SECRET_KEY = "", S3_REGION = "us-east-1" } = process.env;
  const { hostname, port, protocol } = new URL(S3_ENDPOINT);
  const useSSL = protocol === "https:";
  return new S3({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION,
  });
}

/** FerretDB answers as MongoDB does, but each request takes many times as long. */
export async function isFerretdb(): Promise<boolean> {
  await using client = new MongoClient(process.env.MONGODB_URL ?? "");
  const facts = await client.db("admin").command({ buildInfo: 1 });
  return Object.keys(facts).some((name) => name.startsWith("ferretdb"));
}

async function removeTopics(prefix: string): Promise<void> {
  const admin = bareKafka().admin();
  await admin.connect();
  const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
  if (topics.length > 0) await admin.deleteTopics({ topics });
  await admin.disconnect();
}

async function removeDatabases(prefix: string): Promise<void> {
  await using client = new MongoClient(process.env.MONGODB_URL ?? "");
  const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
  for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
}

export async function removeBucket(bucket: string): Promise<void> {
  const s3 = bareS3();
  if (!(await s3.bucketExists(bucket))) return;
  for await (const { name } of s3.listObjectsV2(bucket, "", true)) if (name) await s3.removeObject(bucket, name);
  for await (const { key } of s3.listIncompleteUploads(bucket, "", true)) await s3.removeIncompleteUpload(bucket, key);
  await s3.removeBucket(bucket);
}
