// What the figures share: the bare chain as a process, resident memory, medians, and lines to print.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const MIB = 1024 * 1024;

/** Resident memory of a process in MiB, from /proc. */
export function resident(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Seconds of processor time that a process has used, from /proc (which counts hundredths). */
export function processor(pid: number): number {
  const [, , , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/\(.*\)/, "-")
    .split(" ");
  return (Number(user) + Number(system)) / 100;
}

/** Runs something while watching a process. @returns the highest resident memory in MiB beside the result */
export async function watched<Result>(
  pid: number,
  run: () => Promise<Result>,
): Promise<{ result: Result; peak: number }> {
  let peak = resident(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, resident(pid));
  }, 50);
  try {
    return { result: await run(), peak };
  } finally {
    clearInterval(timer);
  }
}

export const seconds = async (run: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
};

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const say = (line: string): void => console.log(line);

/** Prints a figure beside its aim. */
export function told(what: string, figure: number, unit: string, aim: "at least" | "under", limit: number): void {
  const met = aim === "under" ? figure < limit : figure >= limit;
  const shown = figure >= 100 ? figure.toFixed(0) : figure.toFixed(2);
  say(`${met ? "met   " : "MISSED"} ${what}: ${shown}${unit} (aim: ${aim} ${limit}${unit})`);
}

export type Bare = { readonly url: string; readonly pid: number; readonly folder: string; remove(): Promise<void> };

/** @param sample the bytes that it answers for a sample */
export async function startBare(sample: Buffer): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-bare-"));
  writeFileSync(join(folder, "sample.json"), sample);
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare.ts"), folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return {
    url: line.toString().trim(),
    pid: child.pid ?? -1,
    folder,
    async remove() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
