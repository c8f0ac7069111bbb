// npm run bench: the figures that this system promises, as ratios or against their aims. Not a test: it never fails.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { repository, type System, startSystem } from "../system.ts";
import { create } from "./create.ts";
import { listing } from "./listing.ts";
import { MIB, say } from "./measure.ts";
import { read } from "./read.ts";
import { upload } from "./upload.ts";

const HELP = `Usage: npm run bench -- [figures] [options]

Figures: create, listing, read, upload, replay (default: all)
  --samples N   samples created one by one (5000)
  --listed N    samples of the listing (100000)
  --seconds N   seconds of each round of reading (5)
  --mib N       MiB of an upload (2048)
  --streams N   streams of the replay (100000)`;

const number = (value: string) => ({ type: "string", default: value }) as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: number("5000"),
    listed: number("100000"),
    seconds: number("5"),
    mib: number("2048"),
    streams: number("100000"),
    help: { type: "boolean" },
  },
});

const figures: Readonly<Record<string, (system: System) => Promise<void>>> = {
  create: (system) => create(system, Number(values.samples)),
  listing: (system) => listing(system, Number(values.listed)),
  read: (system) => read(system, Number(values.seconds)),
  upload: (system) => upload(system, Number(values.mib) * MIB),
};

const chosen = positionals.length > 0 ? positionals : [...Object.keys(figures), "replay"];
const unknown = chosen.find((name) => name !== "replay" && !figures[name]);
if (values.help || unknown) {
  say(unknown ? `There is no figure ${unknown}.\n\n${HELP}` : HELP);
  process.exit(unknown ? 1 : 0);
}
for (const name of chosen) {
  if (name === "replay") {
    const tool = join(repository, "deploy/tools/replay-bench.ts");
    spawnSync(process.execPath, [tool, values.streams], { stdio: "inherit" });
    continue;
  }
  // a fresh system for each, so that no figure carries the memory of the one before
  const system = await startSystem();
  try {
    await figures[name]?.(system);
  } finally {
    await system.remove();
  }
}
