// A cluster with replicas whose processes a test can kill, freeze and start: each service behind a balancer.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Balancer, balance } from "./balancer.ts";
import { clusterEnvironment, environmentOf, freePort, repository, SECRETS, type Target } from "./system.ts";

export const SERVICES = ["identity", "catalog", "runs", "files", "analysis", "gateway"] as const;
export type ServiceName = (typeof SERVICES)[number];

export type Replica = {
  readonly service: ServiceName;
  readonly port: number;
  /** Prometheus' text. */
  metrics(): Promise<string>;
  start(): void;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGSTOP, and out of the balancer, as a probe that fails does it. */
  freeze(): void;
  thaw(): void;
};

export type Cluster = Target & {
  readonly replicas: readonly Replica[];
  /** The environment of the tools: servers, names and keys of this cluster. */
  readonly environment: NodeJS.ProcessEnv;
  /** What all processes wrote. */
  output(): string;
  /** Resolves when every replica says that it is ready. @throws Error after a minute */
  ready(): Promise<void>;
  remove(): Promise<void>;
};

/** @param servers addresses that differ from the environment's (proxies) */
export async function startCluster(replicas: number, servers: NodeJS.ProcessEnv = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-cluster-"));
  mkdirSync(join(folder, "tmp"));
  const keys = {
    TOKEN_KEYS_FILE: join(folder, "token.jwks"),
    INTERNAL_KEYS_FILE: join(folder, "internal.jwks"),
    SEAL_KEY_FILE: join(folder, "seal"),
  };
  const environment: NodeJS.ProcessEnv = {
    ...environmentOf(folder, 0, clusterEnvironment()),
    KAFKA_REPLICATION: process.env.KAFKA_REPLICATION ?? "1",
    ...servers,
    ...keys,
    KEYS_DIR: folder,
  };
  const made = spawn(process.execPath, [join(repository, "deploy/cluster/keys.ts")], { env: environment });
  await once(made, "exit");

  let output = "";
  const balancers = new Map<ServiceName, Balancer>();
  const all: Replica[] = [];
  for (const service of SERVICES) {
    const ports: number[] = [];
    for (let n = 0; n < replicas; n++) ports.push(await freePort());
    const balancer = await balance(ports);
    balancers.set(service, balancer);
    for (const port of ports) all.push(replicaOf(service, port, await freePort(), balancer));
  }
  const urls = Object.fromEntries(
    [...balancers].map(([service, { port }]) => [`${service.toUpperCase()}_URL`, `http://127.0.0.1:${port}`]),
  );

  function replicaOf(service: ServiceName, port: number, metricsPort: number, balancer: Balancer): Replica {
    let child: ChildProcess | undefined;
    return {
      service,
      port,
      metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
      start() {
        const env = {
          ...environment,
          ...urls,
          SERVICE: service,
          PORT: String(port),
          PUBLIC_URL: urls.GATEWAY_URL,
          METRICS_PORT: String(metricsPort),
        };
        const started = spawn(process.execPath, [join(repository, "deploy/cluster/main.ts")], { env });
        for (const stream of [started.stdout, started.stderr])
          stream.on("data", (chunk) => (output += `${service}:${port} ${chunk}`));
        child = started;
      },
      async kill() {
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, "exit");
        child.kill("SIGKILL");
        await gone;
      },
      freeze() {
        child?.kill("SIGSTOP");
        balancer.exclude(port);
      },
      thaw() {
        child?.kill("SIGCONT");
        balancer.include(port);
      },
    };
  }

  const cluster: Cluster = {
    api: `${urls.GATEWAY_URL}/api`,
    clientId: "isotrail",
    username: "admin",
    ...SECRETS,
    replicas: all,
    environment,
    output: () => output,
    async ready() {
      const end = Date.now() + 60_000;
      for (const { service, port } of all)
        while (!(await isReady(port))) {
          if (Date.now() > end) throw new Error(`${service} is not ready within a minute:\n${output.slice(-5000)}`);
          await wait(100);
        }
    },
    async remove() {
      for (const replica of all) replica.thaw();
      await Promise.all(all.map((replica) => replica.kill()));
      for (const balancer of balancers.values()) balancer.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
