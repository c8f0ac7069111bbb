// npm run cluster: every service as a process of its own on the servers that the environment names.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readSettings, settingsHelp } from "@isotrail/http";
import { OWNERS, type Owner } from "../services.ts";
import { endOnSignals, fail } from "../signals.ts";
import { systemKeys } from "../standalone/keys.ts";
import { keyFiles } from "./keys.ts";
import { serverSettings } from "./settings.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

if (process.argv.includes("--help")) {
  say(`Usage: npm run cluster

Starts ${OWNERS.join(", ")} and gateway, each as a process, on the servers that the environment names:
KAFKA_BROKERS, MONGODB_URL, S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY must be given.
A process that ends is started again. Keys that are not named are made in DATA_DIR/keys.

All settings come from the environment:

${settingsHelp()}`);
  process.exit(0);
}

type Service = Owner | "gateway";
const running = new Map<Service, ChildProcess>();
let ending = false;

await start().catch(fail);

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  serverSettings(settings); // says which variables it needs
  const environment = await sharedEnvironment(settings.dataDir);
  // another program that answers there would be taken for the gateway
  await closed(await listening(settings.port, settings.host));
  const ports = await freePorts(OWNERS.length);
  const urls = Object.fromEntries(
    OWNERS.map((name, n) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports[n]}`]),
  );
  // the gateway ends first: nothing is asked of services that are gone
  endOnSignals(async () => {
    ending = true;
    await end("gateway");
    await Promise.all(OWNERS.map(end));
  });
  for (const [n, name] of OWNERS.entries())
    watch(name, { ...environment, ...urls, HOST: "127.0.0.1", PORT: String(ports[n]), METRICS_PORT: "0" });
  watch("gateway", { ...environment, ...urls });
  const { host, port, publicUrl } = settings;
  await ready(`http://${host}:${port}`);
  if (!ending)
    say(`Isotrail listens on ${publicUrl}/api (${OWNERS.length + 1} processes). Next: the first tour in README.md`);
}

/** What all processes have in common: the caller's variables, and keys that all share. */
async function sharedEnvironment(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const folder = resolve(dataDir, "keys");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { TOKEN_KEYS_FILE, INTERNAL_KEYS_FILE, SEAL_KEY_FILE } = process.env;
  const made = keyFiles(folder);
  const files = {
    token: resolve(TOKEN_KEYS_FILE || made.token),
    internal: resolve(INTERNAL_KEYS_FILE || made.internal),
    seal: resolve(SEAL_KEY_FILE || made.seal),
  };
  await systemKeys(files);
  return {
    KAFKA_REPLICATION: String(Math.min(3, (process.env.KAFKA_BROKERS ?? "").split(",").length)),
    ...process.env,
    TOKEN_KEYS_FILE: files.token,
    INTERNAL_KEYS_FILE: files.internal,
    SEAL_KEY_FILE: files.seal,
  };
}

/** Starts the process, and again whenever it ends by itself. */
function watch(name: Service, env: NodeJS.ProcessEnv, pause = 500): void {
  const began = performance.now();
  const child = fork(join(import.meta.dirname, "main.ts"), {
    env: { ...env, SERVICE: name },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  running.set(name, child);
  say(`started ${name} (process ${child.pid})`);
  child.once("exit", async (code, signal) => {
    if (ending) return;
    say(`${name} ended (${signal ?? code}); it is started again`);
    const next = performance.now() - began > 10_000 ? 500 : Math.min(pause * 2, 10_000);
    await sleep(pause);
    if (!ending) watch(name, env, next);
  });
}

async function end(name: Service): Promise<void> {
  const child = running.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function ready(gateway: string): Promise<void> {
  while (!ending) {
    const answer = await fetch(`${gateway}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    await sleep(100);
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
