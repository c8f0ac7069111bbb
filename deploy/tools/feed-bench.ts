// Bench: a consumer of a whole topic through the feed, against a bare kafkajs consumer of the same topic. Part of npm run bench.

import { ensureTopic, openKafkaSubscriptions, topicOf } from "@isotrail/cluster";
import { isotrail } from "@isotrail/contracts/events";
import { cloudEventAttributes } from "@isotrail/eventsourcing";
import type { Message } from "kafkajs";
import { MIB, median, say, told } from "../../test-e2e/bench/measure.ts";
import { bareKafka, benchServers, log, Partitioners } from "./servers-bench.ts";

const AIM = 0.5;
const ROUNDS = 2;
const SERVICE = "catalog";
const SUBJECTS = 5_000;
const BATCH = 1_000;
const events = Number(process.argv[2] ?? 1_000_000);
const servers = benchServers();
const { kafka } = servers;
const topic = topicOf(kafka, SERVICE);

/** Headers as the published contract names them: two attributes go without the prefix. */
const PLAIN: Readonly<Record<string, string>> = { datacontenttype: "content-type", traceparent: "traceparent" };

function message(position: number): Message {
  const subject = `sample-${(position % SUBJECTS) + 1}`;
  const attributes = cloudEventAttributes({
    id: `${SERVICE}/bench/${position}/0`,
    service: SERVICE,
    log: "bench",
    partition: 0,
    position,
    index: 0,
    type: "isotrail.catalog.v1.SampleChanged",
    subject,
    at: Date.now(),
    actor: "1",
    trace: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    projects: ["1", "2"],
    bytes: new Uint8Array(),
  });
  const headers = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [PLAIN[name] ?? `ce_${name}`, value]),
  );
  const fields = { strain: `strain ${position}`, organism: "Listeria monocytogenes", serotype: "4b" };
  const changed = isotrail.catalog.v1.SampleChanged.encode({ sampleId: String(position % SUBJECTS), fields });
  return { key: subject, value: Buffer.from(changed.finish()), headers };
}

async function put(): Promise<void> {
  const producer = bareKafka(kafka).producer({ createPartitioner: Partitioners.DefaultPartitioner });
  await producer.connect();
  for (let done = 0; done < events; done += BATCH) {
    const messages = Array.from({ length: Math.min(BATCH, events - done) }, (_, n) => message(done + n + 1));
    await producer.send({ topic, messages });
  }
  await producer.disconnect();
}

/** Counts what comes from the first batch on; done when all is there. */
function counter() {
  const all = Promise.withResolvers<void>();
  const memory: number[] = [];
  let first = 0;
  let count = 0;
  return {
    add(number: number) {
      first ||= performance.now();
      const tenth = Math.floor((count / events) * 10);
      count += number;
      if (Math.floor((count / events) * 10) > tenth) memory.push(process.memoryUsage().rss / MIB);
      if (count >= events) all.resolve();
    },
    all: all.promise,
    rate: () => events / ((performance.now() - first) / 1000),
    /** Resident MiB after each tenth. */
    memory,
  };
}

async function throughTheFeed(round: number) {
  const feed = openKafkaSubscriptions({ kafka, log });
  const stop = new AbortController();
  const counted = counter();
  const running = feed.subscribe({
    service: SERVICE,
    consumer: `bench/feed-${round}`,
    after: async () => undefined,
    deliver: async (some) => counted.add(some.length),
    signal: stop.signal,
  });
  await counted.all;
  const rate = counted.rate();
  stop.abort();
  await running;
  await feed.close();
  return { rate, memory: counted.memory };
}

async function bare(round: number): Promise<number> {
  const consumer = bareKafka(kafka).consumer({ groupId: `${servers.prefix}.bare-${round}` });
  const counted = counter();
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({ eachBatch: async ({ batch }) => counted.add(batch.messages.length) });
  await counted.all;
  const rate = counted.rate();
  await consumer.disconnect();
  return rate;
}

try {
  await ensureTopic(kafka, SERVICE, log);
  await put();
  const rounds: { ours: number; bare: number; memory: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { rate, memory } = await throughTheFeed(round);
    rounds.push({ ours: rate, bare: await bare(round), memory });
  }
  const ratio = median(rounds.map((one) => one.ours / one.bare));
  told(`a consumer of ${events} events, against a bare consumer`, ratio, "", "at least", AIM);
  for (const one of rounds) say(`       ${one.ours.toFixed(0)} against ${one.bare.toFixed(0)} events a second`);
  for (const { memory } of rounds) {
    const [, second = Number.NaN, ...later] = memory;
    told("       highest memory later over that after a fifth", Math.max(...later) / second, "", "under", 1.25);
    say(`       after each tenth: ${memory.map((one) => one.toFixed(0)).join(", ")} MiB`);
  }
} finally {
  await servers.remove();
}
