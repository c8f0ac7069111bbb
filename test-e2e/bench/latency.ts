// Figure: from the answer of a write to its event at a consumer on Kafka that is not ours, while writes come steadily.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { fresh, link, signIn } from "../client.ts";
import { say, told } from "./measure.ts";
import { bareKafka, isFerretdb, type Processes } from "./processes.ts";

/** Changes a second where MongoDB is FerretDB, each some nine requests of it: it answers no more than about a thousand. */
const SLOWER = 50;
/** Messages a second of the bare producer, sent in the same seconds. */
const BARE = 20;
/** Samples that are changed in turn: none has two changes on their way. */
const SAMPLES = 400;
const WARM_UP = 5;
/** Milliseconds for the last events to come. */
const PATIENCE = 30_000;
const AIM = 100;

export async function latency(cluster: Processes, wanted: number, duration: number): Promise<void> {
  const rate = (await isFerretdb()) ? Math.min(wanted, SLOWER) : wanted;
  if (rate < wanted) say(`not measured here: ${wanted} changes a second, but ${rate}; MongoDB is FerretDB here`);
  const bareTopic = `${cluster.topicPrefix}.bare`;
  const consumer = await listen(`${cluster.topicPrefix}.catalog`, bareTopic);
  try {
    const writer = await samples(cluster);
    await changes(writer, rate, WARM_UP);
    const ended = new AbortController();
    const bare = produce(bareTopic, ended.signal);
    const answers = await changes(writer, rate, duration);
    ended.abort();
    const sent = await bare;
    const missing = await consumer.until([...answers, ...sent].map(({ trace }) => trace));
    const waits = (all: readonly Answered[]) =>
      all.map(({ trace, at }) => (consumer.arrivals.get(trace) ?? Number.POSITIVE_INFINITY) - at);
    const ours = waits(answers);
    told(`event after its answer, p99 of ${answers.length} at ${rate} a second`, at(ours, 0.99), " ms", "under", AIM);
    say(`       ${spread(ours)}`);
    say(`       a bare message after it was sent, in the same seconds: ${spread(waits(sent))}`);
    say(`       the answers themselves: ${spread(answers.map(({ took }) => took))}`);
    const reached = answers.length / duration;
    if (reached < rate * 0.98)
      say(`       only ${reached.toFixed(0)} changes a second were sent: too much for this machine`);
    if (missing > 0) say(`       ${missing} events had not come ${PATIENCE / 1000} s after the last answer`);
  } finally {
    await consumer.close();
  }
}

const spread = (values: readonly number[]): string =>
  `p50 ${at(values, 0.5).toFixed(1)}, p90 ${at(values, 0.9).toFixed(1)}, p99 ${at(values, 0.99).toFixed(1)}, most ${at(values, 1).toFixed(1)} ms`;

const at = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

type Writer = { readonly hrefs: string[]; readonly token: string };

async function samples(cluster: Processes): Promise<Writer> {
  const lab = await signIn(cluster);
  const project = await lab.create(link(await lab.follow(), "projects"), { name: fresh("Latency ") });
  const hrefs: string[] = [];
  const maker = async () => {
    while (hrefs.length < SAMPLES)
      hrefs.push(link(await lab.create(link(project, "project/samples"), { sampleName: fresh("isolate-") }), "self"));
  };
  await Promise.all(Array.from({ length: 8 }, maker));
  return { hrefs, token: lab.token };
}

type Answered = { readonly trace: string; readonly at: number; readonly took: number };

/** Changes a sample every 1/rate seconds, whether the one before was answered or not; a trace id tells each from the others. */
async function changes({ hrefs, token }: Writer, rate: number, duration: number): Promise<Answered[]> {
  const agent = new Agent({ connections: 128 });
  const answers: Answered[] = [];
  const free = [...hrefs];
  const failures: unknown[] = [];
  const change = async (href: string, strain: string) => {
    const trace = `00-${randomBytes(16).toString("hex")}-${randomBytes(8).toString("hex")}-01`;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", traceparent: trace };
    const started = performance.now();
    const { statusCode, body } = await request(href, {
      method: "PATCH",
      headers,
      body: JSON.stringify({ strain }),
      dispatcher: agent,
      headersTimeout: 60_000,
    });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`PATCH ${href} answered ${statusCode} ${text}`);
    const at = performance.now();
    answers.push({ trace, at, took: at - started });
    free.push(href);
  };
  const started = performance.now();
  const sent: Promise<void>[] = [];
  for (let n = 0; n < rate * duration; n++) {
    const early = started + (n * 1000) / rate - performance.now();
    if (early > 0) await sleep(early);
    if (performance.now() - started > duration * 1000) break;
    const href = free.shift();
    if (href) sent.push(change(href, fresh("strain ")).catch((error: unknown) => void failures.push(error)));
  }
  await Promise.all(sent);
  await agent.close();
  if (failures.length > 0) throw failures[0];
  return answers;
}

/** One message after the other, each with all acknowledgements, at a steady pace. */
async function produce(topic: string, signal: AbortSignal): Promise<Answered[]> {
  const producer = bareKafka().producer({ idempotent: true, maxInFlightRequests: 1 });
  await producer.connect();
  const sent: Answered[] = [];
  while (!signal.aborted) {
    const trace = randomBytes(16).toString("hex");
    const at = performance.now();
    await producer.send({
      topic,
      acks: -1,
      messages: [{ key: trace, value: "bare", headers: { traceparent: trace } }],
    });
    const took = performance.now() - at;
    sent.push({ trace, at, took });
    await sleep(Math.max(0, 1000 / BARE - took));
  }
  await producer.disconnect();
  return sent;
}

/** A consumer that notes when each event came, by its traceparent, and so with the messages of a bare producer. */
async function listen(topic: string, bareTopic: string) {
  const kafka = bareKafka();
  const admin = kafka.admin();
  await admin.connect();
  while (!(await admin.listTopics()).includes(topic)) await sleep(100);
  await admin.createTopics({ waitForLeaders: true, topics: [{ topic: bareTopic, numPartitions: 1 }] });
  // a topic that is listed may not have its leaders yet
  while ((await admin.fetchTopicOffsets(topic).catch(() => [])).length === 0) await sleep(100);
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: `${topic}.latency` });
  const arrivals = new Map<string, number>();
  const joined = new Promise((resolve) => consumer.on("consumer.group_join", resolve));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic, bareTopic], fromBeginning: true });
  await consumer.run({
    async eachBatch({ batch }) {
      const now = performance.now();
      for (const { headers } of batch.messages) {
        const trace = String(headers?.traceparent);
        if (!arrivals.has(trace)) arrivals.set(trace, now);
      }
    },
  });
  await joined;
  return {
    arrivals,
    /** Waits for the events of all these traces. @returns how many have not come */
    async until(traces: readonly string[]): Promise<number> {
      const missing = () => traces.filter((trace) => !arrivals.has(trace)).length;
      for (const end = Date.now() + PATIENCE; missing() > 0 && Date.now() < end; ) await sleep(50);
      return missing();
    },
    close: () => consumer.disconnect(),
  };
}
