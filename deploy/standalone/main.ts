// The default way to run Isotrail: all services in one process, no other server. See README.md.
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { lockFolder, readStoredKeys } from "@isotrail/embedded";
import { openGateway } from "@isotrail/gateway";
import {
  createLogger,
  metricsServer,
  type OpenService,
  readSettings,
  type Settings,
  settingsHelp,
} from "@isotrail/http";
import { OWNERS, serviceToRun } from "../services.ts";
import { endOnSignals, fail } from "../signals.ts";
import { systemKeys } from "./keys.ts";
import { checkSealKeyFile } from "./seal-key.ts";
import { runService, socketOf } from "./services.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  say(`Usage: npm start\n\nAll settings come from the environment:\n\n${settingsHelp()}`);
  process.exit(0);
}
if (args.length > 0) fail(`there is no argument ${args[0]}: settings come from the environment (--help lists them)`);

await start(settingsOrFail()).catch(fail);

function settingsOrFail(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return fail(error);
  }
}

/** Paths that an operator wrote are his working folder's, not the data folder's. */
function resolved(settings: Settings): Settings {
  const absolute = (path: string | undefined) => (path === undefined ? undefined : resolve(path));
  return {
    ...settings,
    dataDir: resolve(settings.dataDir),
    bootstrapFile: absolute(settings.bootstrapFile),
    tokenKeysFile: absolute(settings.tokenKeysFile),
    internalKeysFile: absolute(settings.internalKeysFile),
    sealKeyFile: absolute(settings.sealKeyFile),
    qcContaminantsFile: absolute(settings.qcContaminantsFile),
  };
}

async function start(given: Settings): Promise<void> {
  const settings = resolved(given);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(settings.dataDir);
  process.chdir(settings.dataDir);
  const log = createLogger(settings.logLevel);
  const seal = settings.sealKeyFile ?? resolve("keys/seal");
  checkSealKeyFile(seal, readStoredKeys(".", OWNERS, 1));
  const keys = await systemKeys({
    token: settings.tokenKeysFile ?? "keys/token.jwks",
    internal: settings.internalKeysFile ?? "keys/internal.jwks",
    seal,
  });

  const whole = {
    tokenKeys: keys.token,
    // at once: a start that fails later must not have made a secret that nobody was told
    onFirstSecret: (kind: string, name: string, secret: string) =>
      say(`First ${kind}, shown only this once: ${name} / ${secret}`),
  };
  const running: OpenService[] = [];
  for (const name of OWNERS)
    if (name !== "files") running.push(await runService(serviceToRun(name, whole), settings, keys));
  const files = new Worker(new URL("./files-worker.ts", import.meta.url), { workerData: { settings, keys } });
  files.on("error", fail);
  await once(files, "message");

  const upstreams = Object.fromEntries(OWNERS.map((service) => [service, `unix:${socketOf(service)}`]));
  const gateway = await openGateway({ settings, upstreams, internalKeys: keys.internal, logger: log, version });
  const address = await gateway.listen({ host: settings.host, port: settings.port });
  const metrics = await metricsServer(settings);

  endOnSignals(async () => {
    await gateway.close();
    files.removeListener("error", fail);
    files.postMessage("close");
    await Promise.race([once(files, "message"), once(files, "exit")]);
    for (const service of running.reverse()) await service.close();
    await metrics?.close();
    unlock();
  });

  say(`Isotrail listens on ${address}/api (data in ${settings.dataDir}). Next: the first tour in README.md`);
}
