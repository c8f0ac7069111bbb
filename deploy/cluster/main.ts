// One process of the cluster: SERVICE names what it runs, the gateway or a service, on MongoDB, Kafka and S3.
import { readFileSync } from "node:fs";
import { retry, StoreUnavailable } from "@isotrail/eventsourcing";
import { openGateway } from "@isotrail/gateway";
import {
  createLogger,
  metricsServer,
  Problem,
  processSettings,
  readSettings,
  type Service,
  settingsHelp,
} from "@isotrail/http";
import { services } from "../registry.ts";
import { endOnSignals, fail } from "../signals.ts";
import { keySet, sealKey } from "../standalone/keys.ts";
import { runService } from "./services.ts";
import { clusterSettings, gatewayProcess, roleOf, serviceProcess } from "./settings.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

type Running = { close(): Promise<void> };

if (process.argv.includes("--help")) {
  say(
    `Usage: SERVICE=name npm run service\n\nAll settings come from the environment:\n\n${settingsHelp(clusterSettings)}`,
  );
  process.exit(0);
}
// who started it as one of many (all.ts) is gone: a process that nobody watches must not stay
process.on("disconnect", () => process.exit(1));

await start().catch(fail);

async function start(): Promise<void> {
  const role = roleOf(process.env);
  const name = role === "gateway" ? role : role.name;
  const open = role === "gateway" ? gatewayOpener() : serviceOpener(role);
  const settings = readSettings(processSettings, process.env);
  const ended = new AbortController();
  let running: Running | undefined;
  const metrics = await metricsServer(settings);
  endOnSignals(async () => {
    ended.abort();
    await running?.close();
    await metrics?.close();
  });
  running = await opened(name, open, settings.logLevel, ended.signal);
  if (running) say(`${name} listens on http://${settings.host}:${settings.port}`);
}

/** Servers and services may come in any order: what is not there yet is waited for. Anything else ends the process. */
async function opened(
  name: string,
  open: () => Promise<Running>,
  logLevel: string,
  signal: AbortSignal,
): Promise<Running | undefined> {
  const logger = createLogger(logLevel);
  try {
    return await retry(open, {
      signal,
      firstPause: 250,
      longestPause: 5_000,
      shouldRetry: isAway,
      onRetry: (error) => logger.warn({ service: name, reason: String(error) }, "waiting for what is not there yet"),
    });
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

/** A server or another service that does not answer. */
function isAway(error: unknown): boolean {
  return error instanceof StoreUnavailable || (error instanceof Problem && error.status === 503);
}

function serviceOpener(service: Service): () => Promise<Running> {
  const given = serviceProcess(service, process.env);
  const keys = {
    internal: keySet(given.settings.internalKeysFile ?? ""),
    seal: sealKey(given.settings.sealKeyFile ?? ""),
  };
  return () => runService(service, given, keys);
}

function gatewayOpener(): () => Promise<Running> {
  const { settings, upstreams } = gatewayProcess(process.env);
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const internalKeys = keySet(settings.internalKeysFile ?? "");
  const logger = createLogger(settings.logLevel);
  return async () => {
    const gateway = await openGateway({ services, settings, upstreams, internalKeys, logger, version });
    await gateway.listen({ host: settings.host, port: settings.port });
    return gateway;
  };
}
