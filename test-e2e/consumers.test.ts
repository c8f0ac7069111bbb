// The example consumers that subscribers start from: each event once, in order per subject, decoded as it was written.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { type Admin, Kafka, logLevel, type Producer } from "kafkajs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type ConsumerKind,
  descriptorSet,
  installPython,
  type Line,
  outOfOrder,
  type Running,
  readAll,
  type Source,
  startConsumer,
} from "./consumers.ts";
import { type Batch, SERVICES, story } from "./consumers-story.ts";

const { KAFKA_BROKERS: brokers = "" } = process.env;
const missing = brokers ? undefined : "KAFKA_BROKERS is missing";
const reasons = { typescript: missing, python: missing ?? installPython() };
for (const [kind, reason] of Object.entries(reasons))
  if (reason) console.warn(`skipped, the ${kind} consumer: ${reason}`);
const PARTITIONS = 12;

let folder: string;
let admin: Admin;
let producer: Producer;
/** Serves the descriptor set to whom wants it by address. */
const server = createServer((_, answer) => answer.end(readFileSync(descriptorSet)));
let address: string;
const made: string[] = [];

beforeAll(async () => {
  if (missing) return;
  folder = mkdtempSync(join(tmpdir(), "isotrail-consumers-"));
  const kafka = new Kafka({ brokers: brokers.split(","), clientId: "consumers-test", logLevel: logLevel.NOTHING });
  admin = kafka.admin();
  producer = kafka.producer({ maxInFlightRequests: 1 });
  await Promise.all([admin.connect(), producer.connect(), once(server.listen(0, "127.0.0.1"), "listening")]);
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/descriptor.binpb`;
});
afterAll(async () => {
  if (missing) return;
  server.close();
  await admin.deleteTopics({ topics: made });
  await Promise.all([admin.disconnect(), producer.disconnect()]);
  rmSync(folder, { recursive: true, force: true });
});

async function newTopics(): Promise<Source> {
  const prefix = `consumers-${randomBytes(4).toString("hex")}`;
  const topics = SERVICES.map((service) => `${prefix}.${service}`);
  made.push(...topics);
  // the broker may not know at once what it has made; the producer waits for that
  const partitions = { numPartitions: PARTITIONS, replicationFactor: 1 };
  await admin.createTopics({ waitForLeaders: false, topics: topics.map((topic) => ({ topic, ...partitions })) });
  return { brokers, prefix, descriptor: descriptorSet };
}

async function publish({ prefix }: Source, batches: readonly Batch[]): Promise<void> {
  for (const { service, messages } of batches)
    await producer.send({ topic: `${prefix}.${service}`, messages: [...messages], acks: -1 });
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

/** Each expected event is there once and as it was encoded, the stories in order, each in one partition of its topic. */
function expectAll(lines: readonly Line[], expected: readonly Omit<Line, "partition">[]): void {
  expect(lines.map(({ partition, ...line }) => line).sort(byId)).toEqual([...expected].sort(byId));
  expect(outOfOrder(lines)).toEqual([]);
  const places = new Set(lines.map(({ id, subject, partition }) => `${id.split("/")[0]} ${subject} ${partition}`));
  expect(places.size).toBe(new Set([...places].map((place) => place.slice(0, place.lastIndexOf(" ")))).size);
  for (const { partition } of lines) expect(partition).toBeLessThan(PARTITIONS);
}

/** The effects in the state file, in the order in which they were stored. */
function stored(state: string): Line[] {
  const database = new DatabaseSync(state, { readOnly: true });
  const rows = database.prepare("SELECT id, type, subject, sequence, partition, data FROM events ORDER BY rowid").all();
  database.close();
  return rows.map((row) => ({ ...row, data: JSON.parse(String(row.data)) }) as Line);
}

async function until(what: string, consumer: Running, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !holds(); await sleep(20))
    if (Date.now() > end) throw new Error(`waited 30 s in vain for ${what}: ${consumer.errors()}`);
}

for (const kind of ["typescript", "python"] as const satisfies ConsumerKind[]) {
  const reason = reasons[kind];
  describe.skipIf(reason !== undefined)(
    `the ${kind} consumer${reason ? ` (${reason})` : ""}`,
    { concurrent: true },
    () => {
      test("prints every event once, in order per subject, decoded; repeats and unknown types are dropped", async () => {
        const source = await newTopics();
        const { batches, expected } = story();
        await publish(source, batches);
        expectAll(await readAll(kind, { ...source, descriptor: address }), expected);
      });

      test("killed in the middle and started again it has stored each event once; SIGTERM ends it well", {
        timeout: 90_000,
      }, async () => {
        const source = await newTopics();
        const state = join(folder, `${kind}.db`);
        const { batches, expected } = story();
        const half = batches.length / 2;
        await publish(source, batches.slice(0, half));
        const first = startConsumer(kind, source, { group: source.prefix, state });
        await until("the first lines", first, () => first.lines().length > 40);
        const rest = publish(source, batches.slice(half));
        first.kill("SIGKILL");
        await Promise.all([first.ended, rest]);
        expect(stored(state).length).toBeLessThan(expected.length);

        const second = startConsumer(kind, source, { group: source.prefix, state });
        await until("the rest", second, () => stored(state).length >= expected.length);
        expectAll(stored(state), expected);
        second.kill("SIGTERM");
        expect(await second.ended).toBe(0);

        // everything is delivered once more, as to a group that nobody knows: nothing of it counts
        const third = startConsumer(kind, source, { group: `${source.prefix}-again`, state, untilEnd: true });
        expect(await third.ended, third.errors()).toBe(0);
        expect(third.lines()).toEqual([]);
        expectAll(stored(state), expected);
      });
    },
  );
}
