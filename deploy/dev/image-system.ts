// Every service in a container of the image, with the rights that compose.yaml gives it, on the servers of the tests.
import { setTimeout as sleep } from "node:timers/promises";
import { clusterEnvironment, freePort, SECRETS, type Target } from "../../test-e2e/system.ts";
import { serviceNames } from "../registry.ts";
import { container, environmentOf, runOptions } from "./compose-file.ts";
import { containerEngine, type Engine } from "./container-engine.ts";

/** Milliseconds until every service must be ready. */
const START = 180_000;
/** Seconds that a service has to end, as compose.yaml gives them. */
const GRACE = Number.parseInt(container("gateway").stop_grace_period ?? "", 10);

export type ImageSystem = Target & {
  readonly services: readonly string[];
  /** Resolves when every service answers /health/ready. @throws Error with what a service wrote when one does not in 3 minutes */
  ready(): Promise<void>;
  /** Runs a command in the container of a service; its standard output. */
  exec(service: string, ...command: string[]): string;
  /** Ends a service as `docker compose stop` does; its exit code and what it wrote. */
  stop(service: string): { readonly code: number; readonly output: string };
  /** Runs a command in a new container of the image. */
  run(...command: string[]): string;
  remove(): void;
};

/** The keys are made in volumes first, as in compose.yaml; then the services start together. */
export async function startImage(image: string): Promise<ImageSystem> {
  const engine = containerEngine();
  if (!engine) throw new Error("neither docker nor podman answers");
  const project = `isotrail-test-${process.pid}`;
  const services = [...serviceNames, "gateway"];
  const ports = new Map<string, number>();
  for (const service of services) ports.set(service, await freePort());
  const servers = clusterEnvironment();
  const nameOf = (service: string) => `${project}-${service}`;

  makeKeys(engine, image, project);
  for (const service of services) {
    // the machine's own network, where the servers are; all else is as compose.yaml has it
    const options = ["--detach", "--name", nameOf(service), "--network", "host"];
    engine.run(["run", ...options, ...runOptions(service, project, environment(service, ports, servers)), image]);
  }
  const logs = (service: string) => engine.logs(nameOf(service));
  return {
    api: `${addressOf(ports, "gateway")}/api`,
    clientId: "isotrail",
    username: "admin",
    ...SECRETS,
    services,
    async ready() {
      const deadline = Date.now() + START;
      for (const service of services)
        while (!(await isReady(addressOf(ports, service)))) {
          if (Date.now() > deadline) throw new Error(`${service} is not ready:\n${logs(service)}`);
          await sleep(200);
        }
    },
    exec: (service, ...command) => engine.run(["exec", nameOf(service), ...command]),
    stop(service) {
      engine.run(["stop", "--time", String(GRACE), nameOf(service)], GRACE + 30);
      const code = Number(engine.run(["inspect", "--format", "{{.State.ExitCode}}", nameOf(service)]));
      return { code, output: logs(service) };
    },
    run: (...command) => engine.run(["run", "--rm", "--network", "none", image, ...command]),
    remove() {
      engine.run(["rm", "--force", ...services.map(nameOf)]);
      engine.run(["volume", "rm", "--force", ...["keys", "internal-keys", "seal-key"].map(nameOf)]);
    },
  };
}

function makeKeys(engine: Engine, image: string, project: string): void {
  const { command = [] } = container("keys");
  const options = ["--rm", "--network", "none", ...runOptions("keys", project, environmentOf("keys", {}))];
  engine.run(["run", ...options, image, ...command]);
}

type Ports = ReadonlyMap<string, number>;
const addressOf = (ports: Ports, service: string) => `http://127.0.0.1:${ports.get(service)}`;

/** What compose.yaml gives a service, with the addresses of the tests: a setting that is missing there is missing here. */
function environment(service: string, ports: Ports, servers: Readonly<Record<string, string>>) {
  const secrets = { ADMIN_PASSWORD: SECRETS.password, CLIENT_SECRET: SECRETS.clientSecret };
  const given = {
    ...secrets,
    MONGODB_PASSWORD: "none",
    S3_SECRET_KEY: "none",
    PUBLIC_URL: addressOf(ports, "gateway"),
  };
  const changed: Record<string, string> = {
    ...servers,
    HOST: "127.0.0.1",
    PORT: String(ports.get(service)),
    METRICS_PORT: "0",
  };
  return Object.fromEntries(
    Object.entries(environmentOf(service, given)).map(([name, value]) => [
      name,
      changed[name] ?? value.replace(/^http:\/\/([\w-]+):8080$/, (_, peer) => addressOf(ports, peer)),
    ]),
  );
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
