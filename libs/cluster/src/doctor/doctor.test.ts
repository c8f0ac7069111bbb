// The doctor's checks on real servers: all is well, a topic has finite retention; nothing is left behind.
import { randomUUID } from "node:crypto";
import { Client } from "minio";
import { MongoClient } from "mongodb";
import { afterAll, describe, expect, test } from "vitest";
import { withAdmin } from "../kafka/client.ts";
import { topicOf } from "../kafka/settings.ts";
import { describeKafka, listeningLog, ownTopics, removeTopics } from "../kafka/testing.ts";
import { checks, type Finding, type Servers } from "./doctor.ts";
import { brokersFor } from "./kafka.ts";

async function found(servers: Omit<Servers, "services">): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of checks({ ...servers, services: ["catalog"] })) findings.push(finding);
  return findings;
}
const failures = (findings: readonly Finding[]) => findings.filter(({ outcome }) => outcome === "failed");

describeKafka("doctor of Kafka", () => {
  const kafka = ownTopics();
  const topics = () =>
    withAdmin(kafka, listeningLog(), async (admin) =>
      (await admin.listTopics()).filter((topic) => topic.startsWith(kafka.topicPrefix)),
    );
  afterAll(() => removeTopics(kafka));

  test("makes, writes, reads and removes a topic", async () => {
    const findings = await found({ kafka });
    expect(failures(findings)).toEqual([]);
    expect(findings.map(({ name }) => name)).toContain("Kafka can be read");
    expect(await topics()).toEqual([]);
  });

  test("fails for a topic with finite retention, and says what to set", async () => {
    const topic = topicOf(kafka, "catalog");
    const configEntries = [{ name: "retention.ms", value: "604800000" }];
    await withAdmin(kafka, listeningLog(), (admin) =>
      admin.createTopics({
        waitForLeaders: true,
        topics: [{ topic, numPartitions: 12, replicationFactor: 1, configEntries }],
      }),
    );
    const [fault, ...more] = failures(await found({ kafka }));
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ name: `topic ${topic}`, seen: expect.stringContaining("retention.ms=-1") });
  });

  test("fails when there are fewer brokers than a topic is to have replicas", async () => {
    const [fault] = failures(await found({ kafka: { ...kafka, replication: 9 } }));
    expect(fault?.seen).toMatch(/to have 9 replicas \(KAFKA_REPLICATION\)/);
    expect(fault?.advice).toMatch(/^start more brokers, or set KAFKA_REPLICATION to \d$/);
  });
});

test("what to do about too few brokers is to start more or to ask for fewer replicas", () => {
  expect(brokersFor(1, 1)).toBe("1 broker answers; new topics get 1 replica");
  expect(brokersFor(3, 1)).toMatchObject({
    outcome: "failed",
    seen: expect.stringMatching(/^1 broker answers, but new topics are to have 3 replicas/),
    advice: "start more brokers, or set KAFKA_REPLICATION to 1",
  });
});

const url = process.env.MONGODB_URL;
describe.skipIf(!url)(`doctor of MongoDB${url ? "" : " (skipped: MONGODB_URL names none)"}`, () => {
  const databasePrefix = `doctor_${randomUUID().slice(0, 8)}`;

  test("does what a service does, and leaves no collection", async () => {
    expect(failures(await found({ mongodb: { url: url ?? "", databasePrefix } }))).toEqual([]);
    const client = new MongoClient(url ?? "");
    expect(await client.db(`${databasePrefix}_catalog`).listCollections().toArray()).toEqual([]);
    await client.db(`${databasePrefix}_catalog`).dropDatabase();
    await client.close();
  });
});

const endpoint = process.env.S3_ENDPOINT;
describe.skipIf(!endpoint)(`doctor of S3${endpoint ? "" : " (skipped: S3_ENDPOINT names none)"}`, () => {
  const { S3_ACCESS_KEY: accessKey = "", S3_SECRET_KEY: secretKey = "", S3_REGION: region = "us-east-1" } = process.env;
  const s3 = { endpoint: endpoint ?? "", accessKey, secretKey, region, bucket: `doctor-${randomUUID()}` };

  test("does what the files service does, and leaves no bucket", async () => {
    expect(failures(await found({ s3 }))).toEqual([]);
    const { hostname, port, protocol } = new URL(s3.endpoint);
    const useSSL = protocol === "https:";
    const client = new Client({ endPoint: hostname, port: Number(port), useSSL, accessKey, secretKey, region });
    expect(await client.bucketExists(s3.bucket)).toBe(false);
  });

  test("says that the keys are wrong", async () => {
    const [fault, ...more] = failures(await found({ s3: { ...s3, secretKey: "not-the-one" } }));
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ name: `bucket ${s3.bucket}`, advice: expect.stringContaining("S3_SECRET_KEY") });
    expect(JSON.stringify(fault)).not.toContain("not-the-one");
  });
});
