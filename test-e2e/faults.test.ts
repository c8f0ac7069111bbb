// The cluster with two replicas of each service, under steady load, while something breaks: nothing acknowledged is lost, no
// event is missing, forged or out of order, and all is well again by itself. FAULT_SECONDS: how long each thing is broken.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Kafka, type KafkaMessage } from "kafkajs";
import { Toxiproxy } from "toxiproxy-node-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn, Unexpected } from "./client.ts";
import { type Cluster, type ServiceName, startCluster } from "./cluster.ts";
import { Ledger } from "./ledger.ts";
import { Excused, type Manners, seeded, work } from "./load.ts";
import { isCluster, repository } from "./system.ts";

/** The script that starts, kills and freezes the servers; and the proxy between them and the services. */
const { STACK, TOXIPROXY_URL, FAULT_SECONDS = "8", FAULT_SEED } = process.env;
const seconds = Number(FAULT_SECONDS) * 1000;
const seed = Number(FAULT_SEED ?? Date.now() % 2 ** 32);
const CLIENTS = 4;
/** Rest after each step of a client, in milliseconds: the load is steady, and the test servers keep up. */
const REST = 40;

const isOff = !isCluster || !STACK || !TOXIPROXY_URL;
const title = isOff
  ? "the cluster under faults (skipped: STACK and TOXIPROXY_URL are not set)"
  : "the cluster under faults";

type Excuses = NonNullable<Manners["excuses"]>;
const nothing: Excuses = () => false;
/** "503 with Retry-After only for what truly cannot be done, and never on uploads", which get 408. */
const unavailable: Excuses = ({ status, headers }, _method, isUpload) =>
  isUpload ? status === 408 : status === 503 && headers.has("retry-after");

describe.skipIf(isOff)(title, { timeout: 600_000 }, () => {
  let cluster: Cluster;
  const ledger = new Ledger();
  const proxies = new Toxiproxy(TOXIPROXY_URL ?? "http://127.0.0.1:1");
  const names: string[] = [];
  let round = 0;

  /** A proxy before a server; its address. */
  async function proxied(name: string, upstream: string): Promise<string> {
    const proxy = await proxies.createProxy({ name: `${name}-${process.pid}`, listen: "127.0.0.1:0", upstream });
    names.push(proxy.name);
    return proxy.listen;
  }

  beforeAll(async () => {
    const mongodb = new URL(process.env.MONGODB_URL ?? "");
    mongodb.host = await proxied("mongodb", mongodb.host);
    const s3 = new URL(process.env.S3_ENDPOINT ?? "");
    s3.host = await proxied("s3", s3.host);
    cluster = await startCluster(2, { MONGODB_URL: mongodb.href, S3_ENDPOINT: s3.href });
    for (const replica of cluster.replicas) replica.start();
    await cluster.ready();
    console.log(`seed ${seed} (FAULT_SEED repeats the load)`);
  }, 120_000);
  afterAll(async () => {
    await cluster?.remove();
    for (const name of names) await (await proxies.get(name)).remove().catch(() => {});
  }, 60_000);

  // without waiting for it at a stand-still: the balancers between the services are in this process
  const stack = (...args: string[]) => promisify(execFile)(STACK ?? "", args, { timeout: 120_000 });
  const of = (service: ServiceName) => cluster.replicas.filter((replica) => replica.service === service);

  /** Load while `happens` does its work and a little longer; then all must be as it should be. */
  async function under(happens: () => Promise<void>, excuses: Excuses, mayCut = false): Promise<void> {
    const number = ++round;
    const ended = new AbortController();
    const wrong: string[] = [];
    const figures = { excused: 0, cut: 0 };
    const before = ledger.size;
    async function client(n: number) {
      for (let k = 0; !ended.signal.aborted && wrong.length === 0; k++) {
        const random = seeded(seed + number * 10_000 + n * 1_000 + k);
        const manners = { excuses, milliseconds: REST, until: ended.signal };
        try {
          await work(cluster, `${number}-${n}-${k}`, random, ledger, manners);
        } catch (error) {
          if (error instanceof Excused || (error instanceof Unexpected && excuses(error.answer, "", false)))
            figures.excused++;
          else if (mayCut && isCut(error)) figures.cut++;
          else wrong.push(String(error instanceof Error ? (error.stack ?? error.message) : error));
          await wait(200);
        }
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, n) => client(n));
    await wait(1000);
    await happens();
    await wait(2000);
    ended.abort();
    await Promise.all(clients);
    expect(wrong, cluster.output().slice(-3000)).toEqual([]);
    await caughtUp();
    await verified();
    const { excused, cut } = figures;
    console.log(
      `round ${number}: ${ledger.size - before} facts more, ${excused} answers excused, ${cut} connections cut`,
    );
  }

  /** "lag back to zero by itself" */
  async function caughtUp(): Promise<void> {
    await cluster.ready();
    const lag = async () => {
      const texts = await Promise.all(cluster.replicas.map((replica) => replica.metrics()));
      const figures = texts.flatMap((text) => [
        ...text.matchAll(/^isotrail_(?:relay|event_handler)_lag_commits\{.*\} (\d+)$/gm),
      ]);
      return figures.length === 0 ? -1 : Math.max(...figures.map(([, commits]) => Number(commits)));
    };
    await expect.poll(lag, { timeout: 90_000, interval: 500 }).toBe(0);
  }

  async function verified(): Promise<void> {
    const { code, output } = await tool("verify.ts");
    expect(code, output).toBe(0);
  }

  function tool(name: string, ...args: string[]): Promise<{ code: unknown; output: string }> {
    const file = join(repository, "deploy/tools", name);
    const options = { env: cluster.environment, timeout: 300_000 };
    return new Promise((resolve) =>
      execFile(process.execPath, [file, ...args], options, (error, stdout, stderr) =>
        resolve({ code: error ? (error.code ?? error.signal) : 0, output: `${stdout}${stderr}` }),
      ),
    );
  }

  test("kill -9 of each service in turn", async () => {
    await under(
      async () => {
        for (const replica of cluster.replicas) {
          await replica.kill();
          await wait(seconds / cluster.replicas.length);
          replica.start();
          await cluster.ready();
        }
      },
      unavailable,
      true,
    );
  });

  test("kill -9 of both replicas of a service at once", async () => {
    await under(async () => {
      await Promise.all(of("catalog").map((replica) => replica.kill()));
      await wait(seconds / 2);
      for (const replica of of("catalog")) replica.start();
      await cluster.ready();
    }, unavailable);
  });

  test("a replica that is frozen until its lease is gone, and wakes up", async () => {
    await under(async () => {
      for (const replica of [...of("catalog"), ...of("files")]) {
        replica.freeze();
        await wait(Math.max(seconds / 2, 5000));
        replica.thaw();
        await wait(500);
      }
    }, unavailable);
  });

  test("Kafka is killed: nobody notices", async () => {
    await under(async () => {
      await stack("kill", "kafka");
      await wait(seconds);
      await stack("start", "kafka");
    }, nothing);
  });

  test("Kafka is frozen: nobody notices", async () => {
    await under(async () => {
      await stack("pause", "kafka");
      await wait(seconds);
      await stack("resume", "kafka");
    }, nothing);
  });

  test("events are delivered again, and late", async () => {
    await under(() => repeatEvents(cluster, seconds), nothing);
  });

  test("MongoDB is killed", async () => {
    await under(async () => {
      await stack("kill", "mongodb");
      await wait(seconds);
      await stack("start", "mongodb");
    }, unavailable);
  });

  test("MongoDB is frozen", async () => {
    await under(async () => {
      await stack("pause", "mongodb");
      await wait(seconds);
      await stack("resume", "mongodb");
    }, unavailable);
  });

  test("MongoDB is slow, and connections to it are cut", async () => {
    await under(async () => {
      const proxy = await proxies.get(`mongodb-${process.pid}`);
      const slow = await proxy.addToxic({
        name: "slow",
        type: "latency",
        attributes: { latency: 100, jitter: 50 },
      } as never);
      await wait(seconds / 2);
      await slow.remove();
      for (let n = 0; n < 4; n++) {
        const cut = await proxy.addToxic({ name: "cut", type: "limit_data", attributes: { bytes: 20_000 } } as never);
        await wait(seconds / 8);
        await cut.remove();
      }
    }, unavailable);
  });

  test("the object store is killed: uploads wait for it", async () => {
    await under(async () => {
      await stack("kill", "s3");
      await wait(seconds);
      await stack("start", "s3");
    }, nothing);
  });

  test("the object store is slow, and connections to it are cut", async () => {
    await under(async () => {
      const proxy = await proxies.get(`s3-${process.pid}`);
      const slow = await proxy.addToxic({
        name: "slow",
        type: "latency",
        attributes: { latency: 200, jitter: 100 },
      } as never);
      await wait(seconds / 2);
      await slow.remove();
      for (let n = 0; n < 4; n++) {
        const cut = await proxy.addToxic({ name: "cut", type: "limit_data", attributes: { bytes: 50_000 } } as never);
        await wait(seconds / 8);
        await cut.remove();
      }
    }, nothing);
  });

  test("everything starts in any order", async () => {
    await Promise.all(cluster.replicas.map((replica) => replica.kill()));
    for (const server of ["kafka", "s3", "mongodb"]) await stack("kill", server);
    for (const replica of cluster.replicas.toReversed()) replica.start();
    await wait(3000);
    for (const server of ["s3", "kafka", "mongodb"]) await stack("start", server);
    await cluster.ready();
    await under(() => wait(1000), nothing);
  });

  test("at the end everything that was answered is there", async () => {
    expect(ledger.size).toBeGreaterThan(100);
    expect(await ledger.check(await signIn(cluster), () => true)).toEqual([]);
    console.log(`${ledger.size} facts checked`);
  });
});

/** The connection broke before an answer, as it does when the gateway's process is killed. */
const isCut = (error: unknown) => error instanceof TypeError && error.message === "fetch failed";

/** Puts messages of the catalog's topic on their partitions again, at random, for so many milliseconds. */
async function repeatEvents(cluster: Cluster, milliseconds: number): Promise<void> {
  const topic = `${cluster.environment.KAFKA_TOPIC_PREFIX}.catalog`;
  const kafka = new Kafka({ brokers: (process.env.KAFKA_BROKERS ?? "").split(","), logLevel: 0 });
  const consumer = kafka.consumer({ groupId: `repeat-${process.pid}-${Date.now()}` });
  const producer = kafka.producer();
  const seen: { partition: number; message: KafkaMessage }[] = [];
  await Promise.all([consumer.connect(), producer.connect()]);
  await consumer.subscribe({ topic, fromBeginning: true });
  await consumer.run({ eachMessage: async ({ partition, message }) => void seen.push({ partition, message }) });
  const random = seeded(1);
  for (const end = Date.now() + milliseconds; Date.now() < end; await wait(20)) {
    const again = Array.from({ length: 5 }, () => random.pick(seen)).filter((one) => one !== undefined);
    const messages = again.map(({ partition, message: { key, value, headers } }) => ({
      partition,
      key,
      value,
      ...(headers && { headers }),
    }));
    if (messages.length > 0) await producer.send({ topic, messages });
  }
  await Promise.all([consumer.disconnect(), producer.disconnect()]);
}
