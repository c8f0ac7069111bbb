// Bench: how quickly a relay publishes what came during an outage, against a bare kafkajs producer that sends the same
// messages in the same batches with the same acknowledgement. Part of npm run bench.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureTopic, openEventPublisher, openMongodbStores, topicOf } from "@isotrail/cluster";
import { openStores } from "@isotrail/embedded";
import { openAggregateStore, type PublicEvent, relayLease, type Stores, startRelay } from "@isotrail/eventsourcing";
import type { Message } from "kafkajs";
import { sample } from "../../services/catalog/src/sample/aggregate.ts";
import { catalog } from "../../services/catalog/src/service.ts";
import { median, say, told } from "../../test-e2e/bench/measure.ts";
import { bareKafka, benchServers, log, notMongodb, Partitioners } from "./servers-bench.ts";

const AIM = 0.5;
const ROUNDS = 3;
const SERVICE = "catalog";
/** Commits a second, and seconds, of the steady part; its first second is left out. */
const RATE = 200;
const STEADY = 15;
const commits = Number(process.argv[2] ?? 20_000);
const servers = benchServers();
const { kafka, mongodbUrl } = servers;
const sealKey = new Uint8Array(32);

/** Each sample is created while nobody relays: one commit with one public event. */
async function fill(stores: Stores, number = commits): Promise<void> {
  await stores.views.open(catalog.aggregates.map(({ view }) => view));
  const aggregates = openAggregateStore(stores, catalog.aggregates);
  const fields = { organism: "Listeria monocytogenes", strain: "EGD-e", latitude: "49.8" };
  for (let done = 0; done < number; done += 500)
    await Promise.all(
      Array.from({ length: Math.min(500, number - done) }, async (_, index) => {
        const id = String(done + index + 1);
        const trace = `00-${randomUUID().replaceAll("-", "")}-b7ad6b7169203331-01`;
        const context = { actor: "1", cause: randomUUID(), trace, deadline: Date.now() + 60_000 };
        const command = { type: "create", project: "1", fields: { ...fields, sampleName: `ISO-${id}` } } as const;
        await aggregates.execute(sample, id, command, context);
      }),
    );
}

/** Relays all from the start. @returns seconds from the first batch to the last position, and the batches */
async function relayAll(stores: Stores): Promise<{ took: number; batches: (readonly PublicEvent[])[] }> {
  const publisher = openEventPublisher({ kafka, service: SERVICE, log });
  const batches: (readonly PublicEvent[])[] = [];
  let first = 0;
  const publish = (events: readonly PublicEvent[]) => {
    first ||= performance.now();
    batches.push(events);
    return publisher.publish(events);
  };
  const consumer = relayLease(SERVICE);
  await stores.checkpoints.set(consumer, { position: 0, index: 0 });
  const relay = startRelay(catalog, stores, { publish }, log);
  const head = await stores.eventLog.head();
  while (((await stores.checkpoints.get(consumer))?.position ?? 0) < head) await sleep(2);
  const took = (performance.now() - first) / 1000;
  await relay.stop();
  await publisher.close();
  return { took, batches };
}

/** The messages as they are on the topic, by the id of their event. */
async function onTopic(events: number): Promise<Map<string, Message>> {
  const messages = new Map<string, Message>();
  const consumer = bareKafka(kafka).consumer({ groupId: `${servers.prefix}.copy` });
  await consumer.connect();
  await consumer.subscribe({ topics: [topicOf(kafka, SERVICE)], fromBeginning: true });
  const all = Promise.withResolvers<void>();
  await consumer.run({
    async eachMessage({ partition, message: { key, value, headers = {}, timestamp } }) {
      messages.set(String(headers.ce_id), { key, value, headers, timestamp, partition });
      if (messages.size === events) all.resolve();
    },
  });
  await all.promise;
  await consumer.disconnect();
  return messages;
}

/** Sends each batch when the one before is acknowledged by all, as the relay must. @returns seconds */
async function produce(topic: string, batches: readonly Message[][]): Promise<number> {
  const producer = bareKafka(kafka).producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
  });
  await producer.connect();
  const started = performance.now();
  for (const messages of batches) await producer.send({ topic, acks: -1, messages });
  const took = (performance.now() - started) / 1000;
  await producer.disconnect();
  return took;
}

async function compare(what: string, stores: Stores): Promise<void> {
  const rates: { ours: number; bare: number }[] = [];
  let messages: Map<string, Message> | undefined;
  for (let round = 0; round <= ROUNDS; round++) {
    const { took, batches } = await relayAll(stores);
    const events = batches.flat().length;
    messages ??= await onTopic(events);
    const same = batches.map((batch) => batch.flatMap(({ id }) => messages?.get(id) ?? []));
    const bare = await produce(topicOf(kafka, "bare"), same);
    if (round > 0) rates.push({ ours: events / took, bare: events / bare }); // the first only warms up
  }
  told(`${what}, against a bare producer`, median(rates.map(({ ours, bare }) => ours / bare)), "", "at least", AIM);
  for (const { ours, bare } of rates) say(`       ${ours.toFixed(0)} against ${bare.toFixed(0)} events a second`);
}

/** One commit every 5 ms to streams in turn. @returns milliseconds from each append's answer to its event at a bare consumer */
async function steady(stores: Stores): Promise<number[]> {
  const arrivals = new Map<string, number>();
  const consumer = bareKafka(kafka).consumer({ groupId: `${servers.prefix}.steady-${randomUUID()}` });
  const joined = new Promise((resolve) => consumer.on("consumer.group_join", resolve));
  await consumer.connect();
  await consumer.subscribe({ topics: [topicOf(kafka, SERVICE)], fromBeginning: false });
  await consumer.run({
    async eachBatch({ batch }) {
      const now = performance.now();
      for (const { headers } of batch.messages) arrivals.set(String(headers?.traceparent), now);
    },
  });
  await joined;
  const publisher = openEventPublisher({ kafka, service: SERVICE, log });
  const relay = startRelay(catalog, stores, publisher, log);
  while ((await relay.lag()).commits > 0) await sleep(10);
  const first = (await stores.eventLog.head()) + 1;
  const appended: { trace: string; at: number }[] = [];
  const [{ events = [] } = {}] = await stores.eventLog.readFrom(0, 1);
  const append = async (n: number) => {
    const trace = `00-${randomUUID().replaceAll("-", "")}-b7ad6b7169203331-01`;
    const facts = { commitId: randomUUID(), at: Date.now(), actor: "1", cause: "bench", trace, events };
    await stores.eventLog.append({ stream: `sample-${first + n}`, version: 1, ...facts }, Date.now() + 10_000);
    appended.push({ trace, at: performance.now() });
  };
  const started = performance.now();
  const appends: Promise<void>[] = [];
  for (let n = 0; n < RATE * STEADY; n++) {
    await sleep(Math.max(0, started + (n * 1000) / RATE - performance.now()));
    appends.push(append(n));
  }
  await Promise.all(appends);
  const missing = () => appended.some(({ trace }) => !arrivals.has(trace));
  for (const end = Date.now() + 20_000; missing() && Date.now() < end; ) await sleep(50);
  await relay.stop();
  await publisher.close();
  await consumer.disconnect();
  return appended.slice(RATE).map(({ trace, at }) => (arrivals.get(trace) ?? Number.POSITIVE_INFINITY) - at);
}

async function latency(what: string, stores: Stores): Promise<void> {
  const waits = (await steady(stores)).sort((a, b) => a - b);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? Number.NaN;
  told(`event after its append to ${what}, p99 at ${RATE} a second`, at(0.99), " ms", "under", 100);
  say(`       p50 ${at(0.5).toFixed(1)}, p90 ${at(0.9).toFixed(1)}, most ${at(1).toFixed(1)} ms`);
}

const folder = mkdtempSync(join(tmpdir(), "isotrail-relay-"));
const embedded = await openStores({ folder, service: SERVICE, sealKey });
try {
  for (const service of [SERVICE, "bare"]) await ensureTopic(kafka, service, log);
  await fill(embedded);
  await compare(`relay and event publisher over ${commits} commits of the embedded log`, embedded);
  await latency("the embedded log", embedded);
  const reason = await notMongodb(mongodbUrl);
  const { databasePrefix } = servers;
  const stores = await openMongodbStores({ url: mongodbUrl, databasePrefix, service: SERVICE, sealKey, log });
  const { blobs } = embedded;
  try {
    if (reason) say(`not measured here: the relay over ${commits} commits of a log in MongoDB; ${reason}`);
    await fill({ ...stores, blobs }, reason ? 1 : commits);
    if (!reason) await compare(`relay over ${commits} commits of a log in MongoDB`, { ...stores, blobs });
    await latency("the log in MongoDB", { ...stores, blobs });
  } finally {
    await stores.close();
  }
} finally {
  await embedded.close();
  rmSync(folder, { recursive: true });
  await servers.remove();
}
