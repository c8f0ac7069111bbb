// One process of the cluster: SERVICE names the service that it runs, on MongoDB, Kafka and S3.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { openGateway } from "@isotrail/gateway";
import { createLogger, metricsServer, Problem, type Settings, settingsHelp } from "@isotrail/http";
import { OWNERS, type Owner, serviceToRun } from "../services.ts";
import { endOnSignals, fail } from "../signals.ts";
import { keySet, sealKey } from "../standalone/keys.ts";
import { runService } from "./services.ts";
import { addresses, processSettings } from "./settings.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

type Running = { close(): Promise<void> };

if (process.argv.includes("--help")) {
  say(`Usage: SERVICE=name npm run service\n\nAll settings come from the environment:\n\n${settingsHelp()}`);
  process.exit(0);
}
// who started it as one of many (all.ts) is gone: a process that nobody watches must not stay
process.on("disconnect", () => process.exit(1));

await start().catch(fail);

async function start(): Promise<void> {
  const { settings, service } = processSettings(process.env);
  const open = service === "gateway" ? gatewayOpener(settings) : serviceOpener(service, settings);
  const ended = new AbortController();
  let running: Running | undefined;
  const metrics = await metricsServer(settings);
  endOnSignals(async () => {
    ended.abort();
    await running?.close();
    await metrics?.close();
  });
  running = await opened(service, open, settings, ended.signal);
  if (running) say(`${service} listens on http://${settings.host}:${settings.port}`);
}

/** Servers and services may come in any order: what is not there yet is waited for. Anything else ends the process. */
async function opened(
  service: string,
  open: () => Promise<Running>,
  settings: Settings,
  signal: AbortSignal,
): Promise<Running | undefined> {
  const log = createLogger(settings.logLevel);
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error)) throw error;
      log.warn({ service, reason: error.message }, "waiting for what is not there yet");
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
  return undefined;
}

/** A server or another service that does not answer. */
function isAway(error: unknown): error is Error {
  return error instanceof StoreUnavailable || (error instanceof Problem && error.status === 503);
}

function serviceOpener(name: Owner, settings: Settings): () => Promise<Running> {
  const keys = {
    internal: keySet(settings.internalKeysFile ?? ""),
    seal: sealKey(settings.sealKeyFile ?? ""),
  };
  const service = serviceToRun(name, {
    tokenKeys: name === "identity" ? keySet(settings.tokenKeysFile ?? "") : { keys: [] },
    onFirstSecret: (kind, who, secret) => say(`First ${kind}, shown only this once: ${who} / ${secret}`),
  });
  return () => runService(service, settings, keys);
}

function gatewayOpener(settings: Settings): () => Promise<Running> {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const internalKeys = keySet(settings.internalKeysFile ?? "");
  const logger = createLogger(settings.logLevel);
  return async () => {
    const upstreams = addresses(settings, OWNERS);
    const gateway = await openGateway({ settings, upstreams, internalKeys, logger, version });
    await gateway.listen({ host: settings.host, port: settings.port });
    return gateway;
  };
}
