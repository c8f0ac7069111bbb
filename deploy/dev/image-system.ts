// Every service in a container of the image, with the rights that compose.yaml gives it, on the servers of the tests.
import { setTimeout as sleep } from "node:timers/promises";
import { clusterEnvironment, freePort, SECRETS, type Target } from "../../test-e2e/system.ts";
import { serviceNames } from "../registry.ts";
import { container, environmentOf, runOptions } from "./compose-file.ts";
import { containerEngine, type Engine } from "./container-engine.ts";

/** Milliseconds until every service must be ready. */
const START = 120_000;
/** Seconds that a service has to end, as compose.yaml gives them. */
const GRACE = Number.parseInt(container("gateway").stop_grace_period ?? "", 10);
const VOLUMES = ["keys", "internal-keys", "seal-key"];

const project = `isotrail-test-${process.pid}`;
const nameOf = (part: string) => `${project}-${part}`;

export class ImageSystem {
  readonly services = [...serviceNames, "gateway"];
  readonly #engine: Engine;
  readonly #image: string;
  readonly #ports = new Map<string, number>();
  readonly #servers = clusterEnvironment();

  constructor(image: string) {
    const engine = containerEngine();
    if (!engine) throw new Error("neither docker nor podman answers");
    this.#engine = engine;
    this.#image = image;
  }

  /** Makes the keys in volumes first, as in compose.yaml; then the services start together. */
  async start(): Promise<void> {
    for (const service of this.services) this.#ports.set(service, await freePort());
    const { command = [] } = container("keys");
    this.run(runOptions("keys", project, environmentOf("keys", {})), ...command);
    for (const service of this.services) {
      // the machine's own network, where the servers are; all else is as compose.yaml has it
      const options = ["--detach", "--name", nameOf(service), "--network", "host"];
      const rights = runOptions(service, project, this.#environment(service));
      this.#engine.run(["run", ...options, ...rights, this.#image]);
    }
  }

  /** Resolves when every service answers /health/ready. @throws Error with what a service wrote when one does not in 2 minutes */
  async ready(): Promise<void> {
    const deadline = Date.now() + START;
    for (const service of this.services)
      while (!(await isReady(this.#url(service)))) {
        if (Date.now() > deadline) throw new Error(`${service} is not ready:\n${this.#engine.logs(nameOf(service))}`);
        await sleep(200);
      }
  }

  get target(): Target {
    return { api: `${this.#url("gateway")}/api`, clientId: "isotrail", username: "admin", ...SECRETS };
  }

  /** Runs a command in a new container of the image, without a network; what it wrote. */
  run(options: readonly string[], ...command: string[]): string {
    return this.#engine.run(["run", "--rm", "--network", "none", ...options, this.#image, ...command]);
  }

  /** Runs a command in the container of a service; what it wrote. */
  exec(service: string, ...command: string[]): string {
    return this.#engine.run(["exec", nameOf(service), ...command]);
  }

  /** Ends a service as `docker compose stop` does; its exit code. */
  stop(service: string): number {
    this.#engine.run(["stop", "-t", String(GRACE), nameOf(service)], GRACE + 30);
    return Number(this.#engine.run(["inspect", "--format", "{{.State.ExitCode}}", nameOf(service)]));
  }

  remove(): void {
    this.#engine.run(["rm", "--force", ...this.services.map(nameOf)]);
    this.#engine.run(["volume", "rm", "--force", ...VOLUMES.map(nameOf)]);
  }

  #url(service: string): string {
    return `http://127.0.0.1:${this.#ports.get(service)}`;
  }

  /** What compose.yaml gives a service, with the addresses of the tests: a setting that is missing there is missing here. */
  #environment(service: string): Record<string, string> {
    const secrets = { ADMIN_PASSWORD: SECRETS.password, CLIENT_SECRET: SECRETS.clientSecret };
    const replaced = { MONGODB_PASSWORD: "replaced", S3_SECRET_KEY: "replaced" };
    const own = { HOST: "127.0.0.1", PORT: String(this.#ports.get(service)), METRICS_PORT: "0" };
    const changed: Record<string, string> = { ...this.#servers, ...own };
    const given = environmentOf(service, { ...secrets, ...replaced, PUBLIC_URL: this.#url("gateway") });
    return Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        changed[name] ?? value.replace(/^http:\/\/([\w-]+):8080$/, (_, peer) => this.#url(peer)),
      ]),
    );
  }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
