// npm run bench: the figures that this system promises, as ratios or against their aims. Not a test: no figure fails it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository, type System, startSystem } from "../system.ts";
import { analyses } from "./analyses.ts";
import { clusterUpload, clusterUploads } from "./cluster-upload.ts";
import { create } from "./create.ts";
import { latency } from "./latency.ts";
import { listing } from "./listing.ts";
import { MIB, say } from "./measure.ts";
import { type Processes, SERVERS, startProcesses } from "./processes.ts";
import { read } from "./read.ts";
import { search } from "./search.ts";
import { containers } from "./servers.ts";
import { upload } from "./upload.ts";

const HELP = `Usage: npm run bench -- [figures] [options]

Figures: standalone (create, listing, search, read, upload, replay, qc, analyses)
         cluster (cluster-upload, cluster-uploads, latency, relay, feed, commits, pages)
The default is all. The cluster's run on the servers that ${SERVERS.join(", ")} name,
or in containers where a Docker engine is; else they are skipped.

Sizes, also from the environment (BENCH_SAMPLES for --samples):
  --samples N   samples created one by one (5000)
  --listed N    samples of the listing and the search, documents of the pages (100000)
  --seconds N   seconds of each round of reading (5)
  --mib N       MiB of an upload (2048)
  --each N      MiB of each of 32 uploads at once (64)
  --streams N   streams of the replay (100000)
  --reads N     reads of the file that quality control reads (1000000)
  --analyses N  analyses in the queue (1000)
  --rate N      changes a second of the latency (200)
  --steady N    seconds of the latency (30)
  --outage N    commits that the relay catches up (20000)
  --events N    events of the feed (1000000)
  --commits N   commits that are appended (4000)`;

const size = (name: string, value: string) => ({
  type: "string" as const,
  default: process.env[`BENCH_${name.toUpperCase()}`] ?? value,
});
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: size("samples", "5000"),
    listed: size("listed", "100000"),
    seconds: size("seconds", "5"),
    mib: size("mib", "2048"),
    each: size("each", "64"),
    streams: size("streams", "100000"),
    reads: size("reads", "1000000"),
    analyses: size("analyses", "1000"),
    rate: size("rate", "200"),
    steady: size("steady", "30"),
    outage: size("outage", "20000"),
    events: size("events", "1000000"),
    commits: size("commits", "4000"),
    help: { type: "boolean" },
  },
});

type Figure = () => Promise<void>;

/** A fresh system for each figure, so that none carries the memory of the one before. */
const onSystem = (figure: (system: System) => Promise<void>) => async () => {
  const system = await startSystem();
  try {
    await figure(system);
  } finally {
    await system.remove();
  }
};

const onCluster = (figure: (cluster: Processes) => Promise<void>) => async () => {
  const cluster = await startProcesses();
  try {
    await figure(cluster);
  } finally {
    await cluster.remove();
  }
};

/** What measures the adapters or a library themselves is a program of its own. */
const program = (name: string, argument: string) => async () => {
  const { status } = spawnSync(process.execPath, [join(repository, name), argument], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${name} ended with ${status}`);
};

const standalone: Readonly<Record<string, Figure>> = {
  create: onSystem((system) => create(system, Number(values.samples))),
  listing: onSystem((system) => listing(system, Number(values.listed))),
  search: onSystem((system) => search(system, Number(values.listed))),
  read: onSystem((system) => read(system, Number(values.seconds))),
  upload: onSystem((system) => upload(system, Number(values.mib) * MIB)),
  replay: program("deploy/tools/replay-bench.ts", values.streams),
  qc: program("libs/sequence-qc/bench.ts", values.reads),
  analyses: () => analyses(Number(values.analyses)),
};
const cluster: Readonly<Record<string, Figure>> = {
  "cluster-upload": onCluster((system) => clusterUpload(system, Number(values.mib))),
  "cluster-uploads": onCluster((system) => clusterUploads(system, Number(values.each))),
  latency: onCluster((system) => latency(system, Number(values.rate), Number(values.steady))),
  relay: program("deploy/tools/relay-bench.ts", values.outage),
  feed: program("deploy/tools/feed-bench.ts", values.events),
  commits: program("deploy/tools/commits-bench.ts", values.commits),
  pages: program("deploy/tools/pages-bench.ts", values.listed),
};
const groups: Readonly<Record<string, readonly string[]>> = {
  standalone: Object.keys(standalone),
  cluster: Object.keys(cluster),
};

const asked = positionals.length > 0 ? positionals : Object.keys(groups);
const chosen = asked.flatMap((name) => groups[name] ?? name);
const unknown = chosen.find((name) => !standalone[name] && !cluster[name]);
if (values.help || unknown) {
  say(unknown ? `There is no figure ${unknown}.\n\n${HELP}` : HELP);
  process.exit(unknown ? 1 : 0);
}

for (const name of chosen) await measured(name, standalone[name]);
const onServers = chosen.filter((name) => cluster[name]);
const missing = SERVERS.filter((name) => !process.env[name]);
const started = onServers.length > 0 && missing.length > 0 ? await containers() : undefined;
try {
  if (missing.length === 0 || started) for (const name of onServers) await measured(name, cluster[name]);
  else if (onServers.length > 0)
    say(`skipped ${onServers.join(", ")}: no Docker engine answers, and ${missing.join(", ")} are not set`);
} finally {
  await started?.stop();
}
process.exit(); // a figure that failed may have left a connection open

/** A figure that cannot be taken does not keep the others from being taken. */
async function measured(name: string, figure: Figure | undefined): Promise<void> {
  try {
    await figure?.();
  } catch (error) {
    say(`FAILED ${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
