// The promise of memory: up to 40 MiB for any file with reads up to 1 kb, up to 192 MiB for any input at all, beyond what
// Node alone takes, which differs by 20 MiB from machine to machine. Each input has a process of its own, whose peak is
// asked of the system; with compiled sources kept, as the README says.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const program = join(import.meta.dirname, "testing/memory.ts");
const canAsk = existsSync("/proc/self/status");
let cache: string;
/** Peak of a process that does nothing, MiB. */
let node: number;

function measure(input: string): { peak: number; outcome: unknown } {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, [program, input], {
    encoding: "utf8",
    env: { ...env, NODE_COMPILE_CACHE: cache },
    timeout: 30_000,
  });
  expect(stderr).toBe("");
  const [peak, outcome] = JSON.parse(stdout || "[]") as [number, unknown];
  return { peak, outcome };
}

describe.skipIf(!canAsk)(`peak memory${canAsk ? "" : " (skipped: there is no /proc to ask)"}`, () => {
  beforeAll(() => {
    cache = mkdtempSync(join(tmpdir(), "qc-compiled-"));
    measure("64 MiB of '@' lines"); // fills the cache
    const peak = 'fs.readFileSync("/proc/self/status", "utf8").match(/VmHWM:\\s*(\\d+)/)[1] / 1024';
    node = Number(spawnSync(process.execPath, ["-p", peak], { encoding: "utf8", timeout: 30_000 }).stdout);
  });
  afterAll(() => rmSync(cache, { recursive: true, force: true }));

  it.each([
    ["512 MiB of reads up to 1 kb", 501_000, 40],
    ["256 MiB of reads in many gzip members", 256 * 3000, 40],
    ["64 MiB of reads without letters", 11_206_656, 40],
    ["64 MiB of '@' lines", "MISSING_PLUS", 40],
    ["a line of 65 MiB of '@'", "RECORD_TOO_LONG", 40],
    ["100 MiB of zeros in gzip", "UNSUPPORTED_FORMAT", 40],
    ["a line of 100 MiB in gzip", "RECORD_TOO_LONG", 192],
    ["a quality line of 100 MiB in gzip", "RECORD_TOO_LONG", 192],
    ["one read of 2 Mb", 1, 192],
    ["two reads of 33 Mb", 2, 192],
    ["five reads of 30 Mb", "MEMORY_LIMIT", 192],
  ])("%s: %j, within %d MiB", (input, outcome, bound) => {
    const measured = measure(input);
    expect(measured).toEqual({ outcome, peak: expect.any(Number) });
    expect(measured.peak).toBeLessThan(node + bound);
  });
});
