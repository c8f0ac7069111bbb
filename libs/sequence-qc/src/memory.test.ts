// The promise of memory: under 96 MiB for any file with reads up to 1 kb, under 256 MiB for any input at all. Each
// input has a process of its own, whose peak is asked of the system; with compiled sources kept, as the README says.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const program = join(import.meta.dirname, "testing/memory.ts");
const canAsk = existsSync("/proc/self/status");
let cache: string;

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
  });
  afterAll(() => rmSync(cache, { recursive: true, force: true }));

  it.each([
    ["512 MiB of reads up to 1 kb", 501_000, 96],
    ["256 MiB of reads in many gzip members", 256 * 3000, 96],
    ["64 MiB of reads without letters", 11_206_656, 96],
    ["64 MiB of '@' lines", "MISSING_PLUS", 96],
    ["a line of 65 MiB of '@'", "RECORD_TOO_LONG", 96],
    ["100 MiB of zeros in gzip", "UNSUPPORTED_FORMAT", 96],
    ["a line of 100 MiB in gzip", "RECORD_TOO_LONG", 256],
    ["a quality line of 100 MiB in gzip", "RECORD_TOO_LONG", 256],
    ["one read of 2 Mb", 1, 256],
    ["two reads of 33 Mb", 2, 256],
    ["five reads of 30 Mb", "MEMORY_LIMIT", 256],
  ])("%s: %j, under %d MiB", (input, outcome, bound) => {
    const measured = measure(input);
    expect(measured).toEqual({ outcome, peak: expect.any(Number) });
    expect(measured.peak).toBeLessThan(bound);
  });
});
