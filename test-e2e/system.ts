// The system under test: the standalone process in a temporary folder, the cluster's processes on the servers that the
// environment names (ISOTRAIL_CLUSTER=1), or one that runs elsewhere (ISOTRAIL_URL).
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export const repository = join(import.meta.dirname, "..");

/** Where a system is, and who may use it. */
export type Target = {
  /** Address of the root resource. */
  readonly api: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
};

export type System = Target & {
  /** The temporary folder; the data folder is `data` in it. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly pid: number;
  /** What the process wrote to standard output and standard error since its last start. */
  output(): string;
  /** Sends a signal and waits for the end: exit code, or null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Starts again on the same folder and port. @throws Error when it is not ready within 60 s */
  start(env?: Environment): Promise<void>;
  /** Ends the process and removes the folder. */
  remove(): Promise<void>;
};

export type Environment = Readonly<Record<string, string>>;

/** A system that somebody else started; the tests that need a process of their own are skipped there. */
export const isElsewhere = process.env.ISOTRAIL_URL !== undefined;

/** The tests run against the cluster's processes; what only the embedded default has is skipped there. */
export const isCluster = process.env.ISOTRAIL_CLUSTER === "1";

/** The system elsewhere when there is one, else a fresh standalone process. */
export async function anySystem(): Promise<Target & { remove(): Promise<void> }> {
  const { ISOTRAIL_URL, CLIENT_ID, CLIENT_SECRET, ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
  if (ISOTRAIL_URL === undefined) return startSystem();
  return {
    api: `${ISOTRAIL_URL.replace(/\/+$/, "")}/api`,
    clientId: CLIENT_ID ?? "isotrail",
    clientSecret: CLIENT_SECRET ?? "",
    username: ADMIN_USERNAME ?? "admin",
    password: ADMIN_PASSWORD ?? "",
    remove: async () => {},
  };
}

export const SECRETS = { clientSecret: "black-box-client-secret", password: "Black-Box-1-Admin" };

let started = 0;

/** The servers that a cluster needs, as the environment names them. */
const SERVERS = /^(KAFKA|MONGODB|S3)_/;

/** A cluster of its own on shared servers: databases, topics and bucket that no other has. */
export function clusterEnvironment(): Environment {
  const name = `${Date.now().toString(36)}${process.pid}x${++started}`;
  const given = Object.entries(process.env).filter((entry): entry is [string, string] => SERVERS.test(entry[0]));
  return {
    ...Object.fromEntries(given),
    MONGODB_DATABASE_PREFIX: `e2e_${name}`,
    KAFKA_TOPIC_PREFIX: `e2e-${name}`,
    S3_BUCKET: `e2e-${name}`,
  };
}

/** The command of a system: one process, or one that starts all. */
const PROGRAM = isCluster ? "deploy/cluster/all.ts" : "deploy/standalone/main.ts";

/** @param given its folder; made in the system's temporary folder otherwise, with empty `home`, `work` and `tmp` beside `data` */
export async function startSystem(env: Environment = {}, given?: string): Promise<System> {
  const folder = given ?? mkdtempSync(join(tmpdir(), "isotrail-e2e-"));
  for (const name of ["home", "work", "tmp", "data"]) mkdirSync(join(folder, name), { recursive: true });
  const port = await freePort();
  const fixed = environmentOf(folder, port, { ...(isCluster && clusterEnvironment()), ...env });
  let running: Process | undefined;
  const system: System = {
    api: `http://127.0.0.1:${port}/api`,
    clientId: "isotrail",
    username: "admin",
    ...SECRETS,
    folder,
    environment: fixed,
    get pid() {
      return running?.child.pid ?? -1;
    },
    output: () => running?.output() ?? "",
    async start(more = {}) {
      running = launch({ ...fixed, ...more }, join(folder, "work"));
      await running.ready;
    },
    async end(signal = "SIGTERM") {
      return running ? running.end(signal) : null;
    },
    async remove() {
      await running?.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await system.start();
  return system;
}

/** The environment of a process whose every file belongs below `folder`. */
export function environmentOf(folder: string, port: number, env: Environment = {}): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: join(folder, "home"),
    TMPDIR: join(folder, "tmp"),
    DATA_DIR: join(folder, "data"),
    PORT: String(port),
    METRICS_PORT: "0",
    LOG_LEVEL: "warn",
    ADMIN_PASSWORD: SECRETS.password,
    CLIENT_SECRET: SECRETS.clientSecret,
    ...env,
  };
}

export type Process = {
  readonly child: ChildProcess;
  readonly ready: Promise<void>;
  output(): string;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

const READY = /^Isotrail listens on http:\/\/\S+:\d+.*$/m;
const CHILD = /^started \S+ \(process (\d+)\)$/gm;

/** Runs the standalone process, or another command that ends in it. */
export function launch(
  env: NodeJS.ProcessEnv,
  cwd: string,
  [command, ...args]: readonly string[] = [process.execPath, join(repository, PROGRAM)],
): Process {
  const child = spawn(command ?? "", args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
  let output = "";
  let stdout = "";
  child.stderr.on("data", (chunk) => (output += chunk));
  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not ready within 60 s: ${output}`)), 60_000);
    child.stdout.on("data", (chunk) => {
      output += chunk;
      stdout += chunk;
      if (!READY.test(stdout)) return;
      clearTimeout(late);
      resolve();
    });
    child.once("exit", (code) => {
      clearTimeout(late);
      reject(new Error(`ended with ${code} before it was ready: ${output}`));
    });
    child.once("error", reject);
  });
  ready.catch(() => {}); // who waits for it is told
  return {
    child,
    ready,
    output: () => output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      if (signal === "SIGKILL") await killAll([...output.matchAll(CHILD)].map(([, pid]) => Number(pid)));
      const [code] = (await ended) as [number | null];
      return code;
    },
  };
}

/** Kills the processes of a cluster, and waits until they are gone. */
async function killAll(pids: readonly number[]): Promise<void> {
  const isThere = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("deploy/cluster/main.ts"); // not another under its number
    } catch {
      return false;
    }
  };
  for (const pid of pids) if (isThere(pid)) process.kill(pid, "SIGKILL");
  while (pids.some(isThere)) await wait(20);
}

/**
 * A port that nobody listens on: the address must stay the same over a restart, and links carry it. It lies below those
 * that systems give to outgoing connections (from 32768 on Linux), which would take it before its program does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_240, 32_768);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}
