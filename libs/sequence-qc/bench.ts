// node libs/sequence-qc/bench.ts [READS]: CPU of quality control against that of unzipping with Node, and of FastQC where it
// is installed, on the same file in one run, each in a process of its own; peak memory; the time of a small file when warm.
// Part of npm run bench.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  createReadStream,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGunzip, gzipSync } from "node:zlib";
import { openQc } from "./src/qc.ts";
import { missingFastqc } from "./src/testing/fastqc.ts";
import { generate, seeded } from "./src/testing/generate.ts";
import { peakMemory } from "./src/testing/memory.ts";

const CHUNK = 1024 * 1024;

/** Prints a figure beside the bound that must hold, and beside what is aimed at. */
function told(
  what: string,
  figure: number,
  unit: string,
  bound: "at least" | "under",
  limit: number,
  aim?: number,
): void {
  const met = bound === "under" ? figure < limit : figure >= limit;
  const shown = figure >= 100 ? figure.toFixed(0) : figure.toFixed(2);
  console.log(
    `${met ? "met   " : "MISSED"} ${what}: ${shown}${unit} (${bound} ${limit}${unit}${aim ? `, aim: ${aim}${unit}` : ""})`,
  );
}

/** As a worker should: one buffer, read again and again, so that nothing is left to the garbage collector. */
function control(file: string): void {
  const qc = openQc();
  const buffer = Buffer.allocUnsafeSlow(256 * 1024);
  const opened = openSync(file, "r");
  for (let n = readSync(opened, buffer); n > 0; n = readSync(opened, buffer)) qc.push(buffer.subarray(0, n));
  closeSync(opened);
  qc.end();
}

/** Work of a child process: prints CPU seconds, wall seconds, peak MiB. */
async function child(work: string, file: string): Promise<void> {
  const started = performance.now();
  if (work === "qc") control(file);
  else {
    const text = createReadStream(file, { highWaterMark: CHUNK }).pipe(createGunzip({ chunkSize: CHUNK }));
    await finished(text.resume());
  }
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const seconds = (performance.now() - started) / 1000;
  console.log(JSON.stringify([(userCPUTime + systemCPUTime) / 1e6, seconds, peakMemory()]));
}

type Cost = { readonly cpu: number; readonly wall: number; readonly peak: number };

/** With compiled sources kept, as the README says. */
const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "qc-bench-compiled") };

function run(program: string, ...args: string[]): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8", env });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
}

/** The best of three runs by CPU, for the machine is shared; in turns, after a first that fills the cache. */
function measure(file: string): Record<"gunzip" | "qc", Cost> {
  const rounds = [0, 1, 2, 3].map(() => ({ gunzip: cost("gunzip", file), qc: cost("qc", file) })).slice(1);
  const best = (costs: Cost[]) => costs.reduce((a, b) => (a.cpu < b.cpu ? a : b));
  return { gunzip: best(rounds.map(({ gunzip }) => gunzip)), qc: best(rounds.map(({ qc }) => qc)) };
}

function cost(work: string, file: string): Cost {
  const [cpu, wall, peak] = run(import.meta.filename, work, file) as [number, number, number];
  return { cpu, wall, peak };
}

/** CPU of FastQC with its children, as time(1) of the shell tells it. */
function measureFastqc(file: string, folder: string): number {
  const { stderr } = spawnSync(
    "bash",
    ["-c", 'TIMEFORMAT="%U %S"; time fastqc --quiet --outdir "$1" "$2"', "-", folder, file],
    {
      encoding: "utf8",
    },
  );
  return (stderr.trim().split("\n").at(-1) ?? "").split(" ").reduce((sum, seconds) => sum + Number(seconds), 0);
}

/** Reads of 150 letters from a genome of 2 Mb, a gzip member for every 20,000. */
function writeReads(file: string, reads: number): void {
  const random = seeded(1);
  const genome =
    generate({ kind: "nanopore", seed: 2, reads: 1, length: [2e6, 2e6], unknown: 0 })
      .toString("latin1")
      .split("\n")[1] ?? "";
  const qualities = generate({ kind: "illumina", seed: 3, reads: 5000, length: [150, 150], bins: "#-;FFFFFFF" })
    .toString("latin1")
    .split("\n");
  writeFileSync(file, "");
  for (let first = 0; first < reads; first += 20_000) {
    const parts: string[] = [];
    for (let i = first; i < Math.min(first + 20_000, reads); i++) {
      const at = random(genome.length - 150);
      const quality = qualities[random(5000) * 4 + 3] ?? "";
      parts.push(
        `@A00:1:HX:1:${1000 + random(1000)}:${random(30000)}:${i} 1:N:0:ACGT\n${genome.slice(at, at + 150)}\n+\n${quality}\n`,
      );
    }
    appendFileSync(file, gzipSync(parts.join("")));
  }
}

function warmMilliseconds(): number {
  const small = gzipSync(generate({ kind: "illumina", seed: 4, reads: 300, length: [150, 150], adapters: 5 }));
  const times = Array.from({ length: 30 }, () => {
    const started = performance.now();
    const qc = openQc();
    qc.push(small);
    qc.end();
    return performance.now() - started;
  });
  return times.slice(10).sort((a, b) => a - b)[10] ?? 0;
}

function main(reads: number): void {
  const folder = mkdtempSync(join(tmpdir(), "qc-bench-"));
  try {
    const file = join(folder, "reads.fastq.gz");
    writeReads(file, reads);
    const { gunzip, qc } = measure(file);
    const size = `${reads} reads of 150, ${Math.round(statSync(file).size / 2 ** 20)} MiB gzip`;
    told(`CPU of quality control over that of createGunzip, ${size}`, qc.cpu / gunzip.cpu, "", "under", 1.2, 0.8);
    const missing = missingFastqc();
    const fastqc = missing ? 0 : measureFastqc(file, folder);
    if (missing) console.log(`       skipped FastQC: ${missing}`);
    else told("CPU of FastQC over that of quality control", fastqc / qc.cpu, "", "at least", 10, 18);
    const line = Object.entries({ "quality control": qc, createGunzip: gunzip }).map(
      ([name, { cpu, wall }]) => `${name} ${cpu.toFixed(2)} s CPU, ${wall.toFixed(2)} s wall`,
    );
    console.log(`       ${line.join("; ")}${missing ? "" : `; FastQC ${fastqc.toFixed(2)} s CPU`}`);
    told("peak memory of that file", qc.peak, " MiB", "under", 96);
    for (const [input, bound] of Object.entries(INPUTS)) {
      const [peak] = run(join(import.meta.dirname, "src/testing/memory.ts"), input) as [number];
      told(`peak memory of ${input}`, peak, " MiB", "under", bound);
    }
    told("300 reads, warm", warmMilliseconds(), " ms", "under", 20);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of src/testing/memory.ts. */
const INPUTS = {
  "512 MiB of reads up to 1 kb": 96,
  "one read of 2 Mb": 256,
  "five reads of 30 Mb": 256,
  "a line of 100 MiB in gzip": 256,
};

const [first = "1000000", file] = process.argv.slice(2);
if (file) await child(first, file);
else main(Number(first));
