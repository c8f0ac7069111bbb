// Figure: from the answer of a write to its event at a consumer on Kafka that is not ours, while writes come steadily.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { fresh, link, signIn } from "../client.ts";
import { median, say, told } from "./measure.ts";
import { bareKafka, type Processes } from "./processes.ts";

/** Samples that are changed in turn: none has two changes on their way. */
const SAMPLES = 400;
const WARM_UP = 5;
/** Milliseconds for the last events to come. */
const PATIENCE = 30_000;
const AIM = 100;

export async function latency(cluster: Processes, rate: number, duration: number): Promise<void> {
  const consumer = await listen(`${cluster.topicPrefix}.catalog`);
  try {
    const hrefs = await samples(cluster);
    await changes(hrefs, rate, WARM_UP);
    const answers = await changes(hrefs, rate, duration);
    const missing = await consumer.until(answers.map(({ trace }) => trace));
    const waits = answers.map(({ trace, at }) => (consumer.arrivals.get(trace) ?? Number.NaN) - at);
    const reached = answers.length / duration;
    told(`event after its answer, p99 of ${answers.length} at ${rate} a second`, at(waits, 0.99), " ms", "under", AIM);
    say(
      `       p50 ${median(waits).toFixed(1)} ms, p90 ${at(waits, 0.9).toFixed(1)} ms, max ${at(waits, 1).toFixed(1)} ms`,
    );
    const answered = answers.map(({ took }) => took);
    say(
      `       the answers themselves: p50 ${median(answered).toFixed(1)} ms, p99 ${at(answered, 0.99).toFixed(1)} ms`,
    );
    if (reached < rate * 0.98)
      say(`       only ${reached.toFixed(0)} changes a second were answered: too much for this machine`);
    if (missing > 0) say(`       ${missing} events had not come ${PATIENCE / 1000} s after the last answer`);
  } finally {
    await consumer.close();
  }
}

const at = (values: readonly number[], part: number): number => {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
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

/** A consumer that notes when each event came, by its traceparent. */
async function listen(topic: string) {
  const kafka = bareKafka();
  const admin = kafka.admin();
  await admin.connect();
  while (!(await admin.listTopics()).includes(topic)) await sleep(100);
  await admin.disconnect();
  const consumer = kafka.consumer({ groupId: `${topic}.latency` });
  const arrivals = new Map<string, number>();
  const joined = new Promise((resolve) => consumer.on("consumer.group_join", resolve));
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
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
