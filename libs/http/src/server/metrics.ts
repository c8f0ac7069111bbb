// What Prometheus reads of a process: one registry, and a small server of its own on loopback.
import { createServer } from "node:http";
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export const registry = new Registry();

export const requestSeconds = new Histogram({
  name: "isotrail_http_request_duration_seconds",
  help: "Time from a request to the end of its answer",
  labelNames: ["service", "method", "route", "status"],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers: [registry],
});

/** What each service of this process tells about itself when it is asked. */
export type Gauges = { staleStreams(): number; lag(): Promise<number>; parked(): Promise<number> };
const services = new Map<string, Gauges>();

function gauge(name: string, help: string, read: (gauges: Gauges) => number | Promise<number>) {
  new Gauge({
    name,
    help,
    labelNames: ["service"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [service, gauges] of services)
        try {
          this.set({ service }, await read(gauges));
        } catch {
          // a store that is away leaves its figure out; the others are told
        }
    },
  });
}

gauge(
  "isotrail_stale_streams",
  "Streams whose view is not known to have caught up after a failed write",
  ({ staleStreams }) => staleStreams(),
);
gauge("isotrail_event_handler_lag_commits", "Commits of the own log that are not yet repaired", ({ lag }) => lag());
gauge("isotrail_events_parked", "Events that could not be applied and are parked now", ({ parked }) => parked());

/** Tells the figures of a service until the returned function is called. */
export function registerServiceMetrics(service: string, gauges: Gauges): () => void {
  services.set(service, gauges);
  return () => {
    if (services.get(service) === gauges) services.delete(service);
  };
}

/** What each relay of this process tells: commits not yet published, and for how long (ms) the oldest has waited. */
type RelayLag = () => Promise<{ commits: number; waited: number } | undefined>;
const relays = new Map<string, RelayLag>();

function relayGauge(name: string, help: string, read: (lag: { commits: number; waited: number }) => number) {
  new Gauge({
    name,
    help,
    labelNames: ["service"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [service, lag] of relays) {
        const now = await lag().catch(() => undefined); // a store that is away leaves its figure out
        if (now) this.set({ service }, read(now));
      }
    },
  });
}

relayGauge("isotrail_relay_lag_commits", "Commits that are not yet on the topic", ({ commits }) => commits);
relayGauge(
  "isotrail_relay_lag_seconds",
  "How long the oldest commit that is not on the topic has waited",
  ({ waited }) => waited / 1000,
);

/** Tells the lag of a service's relay until the returned function is called. */
export function registerRelayMetrics(service: string, lag: RelayLag): () => void {
  relays.set(service, lag);
  return () => void relays.delete(service);
}

/** The figures of one thread, for the thread that serves those of all. */
export type ThreadMetrics = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;
export const threadMetrics = (): Promise<ThreadMetrics> => registry.getMetricsAsJSON();

/** Prometheus' text; a figure that several threads have is their sum. */
async function metricsText(others: readonly ThreadMetrics[]): Promise<string> {
  return AggregatorRegistry.aggregate([await threadMetrics(), ...others]).metrics();
}

let defaults = false;

/**
 * Serves the metrics of this process, those of `others` (its threads) among them, on 127.0.0.1 at METRICS_PORT; nothing when it is 0.
 * @throws Error when the port is taken
 */
export async function metricsServer(
  { metricsPort }: { metricsPort: number },
  others: () => Promise<readonly ThreadMetrics[]> = async () => [],
): Promise<{ readonly port: number; close(): Promise<void> } | undefined> {
  if (metricsPort === 0) return undefined;
  return listenForMetrics(metricsPort, others);
}

export async function listenForMetrics(
  port: number,
  others: () => Promise<readonly ThreadMetrics[]> = async () => [],
): Promise<{ readonly port: number; close(): Promise<void> }> {
  if (!defaults) collectDefaultMetrics({ register: registry });
  defaults = true;
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") return response.writeHead(404).end();
    others()
      .then(metricsText)
      .then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new Error(`METRICS_PORT ${port}: ${error.message}. Set it to another port, or to 0 for no metrics.`)),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
