// Says whether everything that Isotrail needs is there and works: one line a check, and what to do where it does not.
import { parseArgs } from "node:util";
import type { Finding } from "@isotrail/cluster/doctor";
import { clusterEnvironment } from "../cluster/environment.ts";
import { clusterChecks } from "./doctor-cluster.ts";
import { folderChecks } from "./doctor-folder.ts";
import { workflowChecks } from "./doctor-workflows.ts";
import { FOUND, main, OK, settingsOf, type Tool } from "./tool.ts";

export const HELP = `Usage: npm run doctor -- [--data FOLDER]

Checks what Isotrail stands on, one line each, with what to do where something is wrong:
a data folder: writable, room, durable writes, keys, who has it open;
a cluster, for the service that SERVICE names, or for all: settings, keys, MongoDB (one database for each service),
Kafka (whether topics keep everything), the object store, clocks, and the other services. It makes probes in each server
as a service would (a collection, a topic, an object) and removes them;
the workflows: whether each can run on this machine, unless WORKFLOW_ENGINE says that they run elsewhere or not at all.

  --data FOLDER   check this data folder (default: DATA_DIR, or ./data, when the environment names no server)

Exit: 0 all is well (there may be warnings), 1 something failed, 2 wrong usage or a setting that cannot be read.`;

/** Any of these means that a cluster is meant, even when the others are missing. */
const OF_CLUSTER = ["MONGODB_URL", "KAFKA_BROKERS", "S3_ENDPOINT", "SERVICE"];

export const doctor: Tool = async (args, io) => {
  const { values } = parseArgs({ args: [...args], options: { data: { type: "string" } } });
  const cluster = values.data === undefined && OF_CLUSTER.some((name) => io.env[name]);
  // without SERVICE it is npm run cluster that is meant: what that fills in is filled in here
  const settings = settingsOf(cluster && !io.env.SERVICE ? { env: clusterEnvironment(io.env) } : io);
  const count = { ok: 0, warning: 0, failed: 0 };
  const dataDir = values.data ?? settings.dataDir;
  const parts = [cluster ? clusterChecks(io.env, settings) : folderChecks(dataDir, settings)];
  if ((io.env.SERVICE || "analysis") === "analysis") parts.push(workflowChecks(io.env, dataDir));
  for (const part of parts)
    for await (const finding of part) {
      io.signal.throwIfAborted();
      count[finding.outcome]++;
      io.out(lineOf(finding));
    }
  io.note(`${count.ok} ok, ${count.warning} warnings, ${count.failed} failed`);
  return count.failed === 0 ? OK : FOUND;
};

const SHOWN = { ok: "ok     ", warning: "warning", failed: "FAILED " } as const;

const lineOf = ({ name, outcome, seen, advice }: Finding) =>
  `${SHOWN[outcome]}  ${name}: ${seen}${advice ? `. To do: ${advice}` : ""}`;

if (import.meta.main) await main("doctor", HELP, doctor);
