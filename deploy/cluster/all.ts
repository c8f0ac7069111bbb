// npm run cluster: every service as a process of its own on the servers that the environment names.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { dirname, join, resolve } from "node:path";
import { readStoredKeys } from "@isotrail/cluster";
import { readStoredKeys as readEmbeddedKeys } from "@isotrail/embedded";
import { pause, repeat, retry, StoreUnavailable } from "@isotrail/eventsourcing";
import { createLogger, metricsServer, settingsHelp } from "@isotrail/http";
import { serviceNames } from "../registry.ts";
import { endOnSignals, fail } from "../signals.ts";
import { systemKeys } from "../standalone/keys.ts";
import { checkSealKeyFile } from "../standalone/seal-key.ts";
import { clusterEnvironment } from "./environment.ts";
import { addressVariable, clusterSettings, readClusterSettings, serversOf } from "./settings.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes("--help")) {
  say(`Usage: npm run cluster

Starts ${serviceNames.join(", ")} and gateway, each as a process, on the servers that the environment names:
KAFKA_BROKERS, MONGODB_URL, S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY must be given.
A process that ends is started again. Keys that are not named are made in DATA_DIR/keys.

All settings come from the environment:

${settingsHelp(clusterSettings)}`);
  process.exit(0);
}

type Settings = ReturnType<typeof readClusterSettings>;
const running = new Map<string, ChildProcess>();
const ending = new AbortController();

await start().catch(fail);

async function start(): Promise<void> {
  const settings = readClusterSettings(process.env);
  serversOf(settings); // says which variables it needs
  // another program that answers there would be taken for the gateway
  await closed(await listening(settings.port, settings.host));
  if (settings.metricsPort !== 0) await (await metricsServer(settings))?.close(); // says it when it is taken
  const environment = clusterEnvironment(process.env);
  await makeKeys(environment, settings);
  const ports = await freePorts(serviceNames.length);
  const urls = Object.fromEntries(
    serviceNames.map((name, n) => [addressVariable(name), `http://127.0.0.1:${ports[n]}`]),
  );
  // the gateway ends first: nothing is asked of services that are gone
  endOnSignals(async () => {
    ending.abort();
    await end("gateway");
    await Promise.all(serviceNames.map(end));
  });
  for (const [n, name] of serviceNames.entries())
    watch(name, { ...environment, ...urls, HOST: "127.0.0.1", PORT: String(ports[n]), METRICS_PORT: "0" });
  watch("gateway", { ...environment, ...urls });
  const { host, port, publicUrl } = settings;
  await ready(`http://${host}:${port}`);
  if (!ending.signal.aborted)
    say(
      `Isotrail listens on ${publicUrl}/api (${serviceNames.length + 1} processes). Next: the first tour in README.md`,
    );
}

/** Makes the keys that are missing, once it is known that no lost one was in use: MongoDB is waited for. */
async function makeKeys(files: ReturnType<typeof clusterEnvironment>, settings: Settings): Promise<void> {
  const { TOKEN_KEYS_FILE: token, INTERNAL_KEYS_FILE: internal, SEAL_KEY_FILE: seal } = files;
  // the embedded default may have used the same key
  const embedded = dirname(seal) === resolve(settings.dataDir, "keys") ? settings.dataDir : undefined;
  if (embedded) checkSealKeyFile(seal, readEmbeddedKeys(embedded, serviceNames, 1));
  checkSealKeyFile(seal, await storedKeys(settings));
  await systemKeys({ token, internal, seal });
}

async function storedKeys({ mongodbUrl: url = "", mongodbDatabasePrefix: databasePrefix }: Settings) {
  const log = createLogger("silent");
  return retry(() => readStoredKeys({ url, databasePrefix, log }, serviceNames, 1), {
    longestPause: 1_000,
    shouldRetry: (error) => error instanceof StoreUnavailable,
    onRetry(_error, attempt) {
      if (attempt === 1) say("waiting for MongoDB (MONGODB_URL): it tells whether the seal key is the right one");
    },
  });
}

/** Starts the process, and again whenever it ends by itself. */
function watch(name: string, env: NodeJS.ProcessEnv): void {
  async function run(): Promise<never> {
    const child = fork(join(import.meta.dirname, "main.ts"), {
      env: { ...env, SERVICE: name },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    running.set(name, child);
    say(`started ${name} (process ${child.pid})`);
    const [code, signal] = await once(child, "exit");
    throw new Error(`${name} ended (${signal ?? code})`);
  }
  const onRetry = (error: unknown) => say(`${(error as Error).message}; it is started again`);
  void repeat(run, { firstPause: 500, signal: ending.signal, onRetry });
}

async function end(name: string): Promise<void> {
  const child = running.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function ready(gateway: string): Promise<void> {
  while (!ending.signal.aborted) {
    const answer = await fetch(`${gateway}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await pause(100, ending.signal);
  }
}

/** @throws Error when another program listens there */
async function listening(port: number, host: string): Promise<Server> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  return server;
}
function closed(server: Server): Promise<unknown> {
  return new Promise((done) => server.close(done));
}

/** Ports that nobody listens on. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listening(0, "127.0.0.1")));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  });
  await Promise.all(servers.map(closed));
  return ports;
}
