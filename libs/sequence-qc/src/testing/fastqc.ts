// Runs the FastQC of this machine (Debian's package fastqc, 0.11.9) on bytes, for tests that compare with it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMMON_CONTAMINANTS } from "../contaminant-list.ts";
import type { Contaminant } from "../contaminants.ts";
import { type Numbers, reportNumbers } from "./fastqc-report.ts";

/** Whether the FastQC that our numbers are made from is here. */
export function hasFastqc(): boolean {
  const { stdout } = spawnSync("fastqc", ["--version"], { encoding: "utf8", timeout: 60_000 });
  return /v0[.]11[.]9/.test(stdout ?? "");
}

/** FastQC's numbers (with the memory of four threads, for long reads need it); undefined when it gives no report. It is stopped after two minutes, for some inputs hang it. */
export function fastqcNumbers(
  bytes: Uint8Array,
  list: readonly Contaminant[] = COMMON_CONTAMINANTS,
  name = "input.fastq",
): Numbers | undefined {
  const folder = mkdtempSync(join(tmpdir(), "fastqc-"));
  try {
    writeFileSync(join(folder, name), bytes);
    writeFileSync(join(folder, "list.txt"), list.map(({ name, sequence }) => `${name}\t${sequence}\n`).join(""));
    const settings = [
      "--extract",
      "--quiet",
      "--threads",
      "4",
      "--contaminants",
      join(folder, "list.txt"),
      "--outdir",
      folder,
    ];
    spawnSync("fastqc", [...settings, join(folder, name)], { timeout: 120_000, killSignal: "SIGKILL" });
    const report = join(folder, `${name.replace(/[.](gz|fastq)/g, "")}_fastqc`, "fastqc_data.txt");
    return reportNumbers(readFileSync(report, "utf8"));
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
