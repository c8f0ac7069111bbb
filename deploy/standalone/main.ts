// The default way to run Isotrail: all services in one process, no other server. See README.md.
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { lockFolder, readStoredKeys } from "@isotrail/embedded";
import { openGateway } from "@isotrail/gateway";
import { createLogger, metricsServer, type OpenService, settingsHelp } from "@isotrail/http";
import { serviceNames, services } from "../registry.ts";
import { endOnSignals, fail } from "../signals.ts";
import { type SystemKeys, systemKeys } from "./keys.ts";
import { checkSealKeyFile } from "./seal-key.ts";
import { type ServiceThread, startThread } from "./service-thread.ts";
import { runService, socketOf } from "./services.ts";
import { readStandaloneSettings, type StandaloneSettings, standaloneSettings } from "./settings.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  say(`Usage: npm start\n\nAll settings come from the environment:\n\n${settingsHelp(standaloneSettings)}`);
  process.exit(0);
}
if (args.length > 0) fail(`there is no argument ${args[0]}: settings come from the environment (--help lists them)`);

await start().catch(fail);

async function start(): Promise<void> {
  const settings = readStandaloneSettings(process.env);
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(settings.dataDir);
  process.chdir(settings.dataDir);
  const files = {
    token: settings.tokenKeysFile ?? resolve("keys/token.jwks"),
    internal: settings.internalKeysFile ?? "keys/internal.jwks",
    seal: settings.sealKeyFile ?? resolve("keys/seal"),
  };
  checkSealKeyFile(files.seal, readStoredKeys(".", serviceNames, 1));
  const keys = await systemKeys(files);
  const running = await startServices({ ...settings, tokenKeysFile: files.token }, keys);
  const gateway = await startGateway(settings, keys, running.here);
  const metrics = await metricsServer(settings, () => Promise.all(running.threads.map((thread) => thread.metrics())));
  endOnSignals(async () => {
    await gateway.close();
    await running.close();
    await metrics?.close();
    unlock();
  });
  say(
    `Isotrail listens on ${gateway.address}${prefixOf(settings.publicUrl)}/api (data in ${settings.dataDir}). Next: the first tour in README.md`,
  );
}

/** The path that requests come with. */
function prefixOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/+$/, "");
}

async function startServices(settings: StandaloneSettings, keys: SystemKeys) {
  const here: OpenService[] = [];
  for (const service of services.filter(({ ownThread }) => !ownThread))
    here.push(await runService(service, settings, keys));
  const threads: ServiceThread[] = [];
  for (const { name } of services.filter(({ ownThread }) => ownThread))
    threads.push(await startThread({ service: name, settings, keys }, fail));
  return {
    here,
    threads,
    async close() {
      for (const thread of threads.reverse()) await thread.close();
      for (const service of here.reverse()) await service.close();
    },
  };
}

/** @param here the services of this thread, which it asks without a socket */
async function startGateway(settings: StandaloneSettings, keys: SystemKeys, here: readonly OpenService[]) {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const upstreams = {
    ...Object.fromEntries(services.map(({ name }) => [name, `unix:${socketOf(name)}`])),
    ...Object.fromEntries(here.map(({ app, context }) => [context.name, app.server])),
  };
  const logger = createLogger(settings.logLevel);
  const gateway = await openGateway({ services, settings, upstreams, internalKeys: keys.internal, logger, version });
  const address = await gateway.listen({ host: settings.host, port: settings.port });
  return { address, close: gateway.close };
}
