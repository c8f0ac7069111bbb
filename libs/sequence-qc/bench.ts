// node libs/sequence-qc/bench.ts [READS]: CPU seconds of quality control, of unzipping with Node, and of FastQC where it is
// installed, on the same file in one run, each in a process of its own; peak memory; the time of a small file when warm.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  closeSync,
  createReadStream,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGunzip, gzipSync } from "node:zlib";
import { openQc } from "./src/qc.ts";
import { missingFastqc } from "./src/testing/fastqc.ts";
import { generate, seeded } from "./src/testing/generate.ts";

const CHUNK = 1024 * 1024;

/** Peak of resident memory, MiB. From /proc where there is one: what getrusage tells may be the parent's. */
function peakMemory(): number {
  try {
    return Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
  } catch {
    return process.resourceUsage().maxRSS / 1024;
  }
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

/** The best of three runs by CPU, for the machine is shared; after one that fills the cache of compiled sources. */
function measure(work: string, file: string): Cost {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), "qc-bench-compiled") };
  const runs = [0, 1, 2, 3].map(() => {
    const { stdout } = spawnSync(process.execPath, [import.meta.filename, work, file], { encoding: "utf8", env });
    const [cpu, wall, peak] = JSON.parse(stdout) as [number, number, number];
    return { cpu, wall, peak };
  });
  return runs.slice(1).sort((a, b) => a.cpu - b.cpu)[0] ?? { cpu: 0, wall: 0, peak: 0 };
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

async function main(reads: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "qc-bench-"));
  try {
    const file = join(folder, "reads.fastq.gz");
    writeReads(file, reads);
    console.log(`${reads} reads of 150, ${Math.round(readFileSync(file).length / 2 ** 20)} MiB gzip`);
    const gunzip = measure("gunzip", file);
    const ours = measure("qc", file);
    for (const [name, cost] of Object.entries({ "createGunzip, 1 MiB": gunzip, "quality control": ours }))
      console.log(
        `${name}: CPU ${cost.cpu.toFixed(2)} s, wall ${cost.wall.toFixed(2)} s, peak ${cost.peak.toFixed(0)} MiB`,
      );
    console.log(`quality control / createGunzip: ${(ours.cpu / gunzip.cpu).toFixed(2)} (at most 1.2, aim 0.8)`);
    const missing = missingFastqc();
    if (!missing) {
      const fastqc = measureFastqc(file, folder);
      console.log(
        `FastQC: CPU ${fastqc.toFixed(2)} s; FastQC / quality control: ${(fastqc / ours.cpu).toFixed(1)} (at least 10, aim 18)`,
      );
    } else console.log(`not compared with FastQC: ${missing}`);
    const long = join(folder, "long.fastq.gz");
    writeFileSync(long, gzipSync(generate({ kind: "nanopore", seed: 5, reads: 1, length: [2e6, 2e6] }), { level: 1 }));
    console.log(`one read of 2 Mb: peak ${measure("qc", long).peak.toFixed(0)} MiB (at most 256)`);
    console.log(`300 reads, warm: ${warmMilliseconds().toFixed(1)} ms (at most 20)`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [first = "1000000", file] = process.argv.slice(2);
if (file) await child(first, file);
else await main(Number(first));
