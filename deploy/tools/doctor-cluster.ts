// What one process of a cluster needs: its settings, its keys, the servers, and the other services.
import { existsSync } from "node:fs";
import { get } from "node:http";
import { checks, type Finding, tried, warning } from "@isotrail/cluster/doctor";
import { createLogger } from "@isotrail/http";
import {
  addressesGiven,
  addressVariable,
  type ClusterSettings,
  gatewayProcess,
  serversOf,
  serviceProcess,
} from "../cluster/settings.ts";
import { byName, serviceNamed, serviceNames } from "../registry.ts";
import { keyChecks, sealKeyChecks, TRIED_KEYS } from "./doctor-keys.ts";
import type { Io } from "./tool.ts";

const TIMEOUT = 5_000;

export async function* clusterChecks(env: Io["env"], settings: ClusterSettings): AsyncGenerator<Finding> {
  const { service } = settings;
  yield await tried("settings", "set them: deploy/env.example has all of them, with what they mean", async () => {
    if (service === undefined) serversOf(settings);
    else if (service === "gateway") gatewayProcess(env);
    else serviceProcess(serviceNamed(service), env);
    return service === undefined ? "every server is named" : `${service} has all that it needs`;
  });
  // those that npm run cluster makes may not be there yet
  const file = (name: string, path: string | undefined) =>
    path !== undefined && (env[name] || existsSync(path)) ? path : undefined;
  yield* keyChecks({
    token: file("TOKEN_KEYS_FILE", settings.tokenKeysFile),
    internal: file("INTERNAL_KEYS_FILE", settings.internalKeysFile),
    seal: file("SEAL_KEY_FILE", settings.sealKeyFile),
  });
  if (service !== "gateway") yield* serverChecks(settings);
  const others = byName.get(service ?? "")?.peers ?? serviceNames;
  for (const [peer, url] of Object.entries(addressesGiven(others, env)))
    if (url) yield await tried(peer, `check ${addressVariable(peer)}`, () => isReady(peer, url));
}

/** What is missing was said with the settings; the servers that are named are looked at all the same. */
async function* serverChecks(settings: ClusterSettings): AsyncGenerator<Finding> {
  const { service, mongodbUrl: url, mongodbDatabasePrefix: databasePrefix, sealKeyFile } = settings;
  const services = service !== undefined && byName.has(service) ? [service] : serviceNames;
  let reached = false;
  for await (const finding of checks({ ...namedServers(settings), services })) {
    if (finding.name === "MongoDB") reached = finding.outcome !== "failed";
    yield finding;
  }
  if (!reached || url === undefined || sealKeyFile === undefined) return;
  const { readStoredKeys } = await import("@isotrail/cluster");
  const options = { url, databasePrefix, log: createLogger("silent") };
  yield* sealKeyChecks(sealKeyFile, () => readStoredKeys(options, services, TRIED_KEYS));
}

/** Those of the three servers that the settings name. */
function namedServers(settings: ClusterSettings) {
  const { mongodbUrl: url, mongodbDatabasePrefix: databasePrefix, kafkaBrokers, s3Endpoint } = settings;
  const { s3AccessKey, s3SecretKey } = settings;
  // one that is not named has a stand-in here: the settings are read as a whole
  const { kafka, s3 } = serversOf({
    ...settings,
    mongodbUrl: url ?? "-",
    kafkaBrokers: kafkaBrokers.length > 0 ? kafkaBrokers : ["-"],
    s3Endpoint: s3Endpoint ?? "-",
    s3AccessKey: s3AccessKey ?? "-",
    s3SecretKey: s3SecretKey ?? "-",
  });
  return {
    mongodb: url === undefined ? undefined : { url, databasePrefix },
    kafka: kafkaBrokers.length > 0 ? kafka : undefined,
    s3: s3Endpoint && s3AccessKey && s3SecretKey ? s3 : undefined,
  };
}

/** Services start in any order: one that is not there yet is no failure, an address that leads nowhere is. */
async function isReady(name: string, url: string): Promise<Finding | string> {
  try {
    const status = await statusOf(url);
    return status === 200 ? "is ready" : warning(name, `answers ${status}: it is not ready`, `read the log of ${name}`);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return warning(name, "nobody answers there", `start ${name}, or check ${addressVariable(name)}`);
  }
}

const statusOf = (url: string): Promise<number> =>
  url.startsWith("unix:")
    ? new Promise((resolve, reject) => {
        const options = { socketPath: url.slice("unix:".length), path: "/health/ready", timeout: TIMEOUT };
        const request = get(options, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        request.on("error", reject);
        request.on("timeout", () => request.destroy(new Error("no answer in time")));
      })
    : fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT) }).then(({ status }) => status);

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && "code" in cause && ["ECONNREFUSED", "ENOENT"].includes(String(cause.code));
}
