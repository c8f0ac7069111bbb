// A local engine on a folder of its own, for the tests of one file.
import { mkdtemp, readdir, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import type { LocalEngineOptions } from "../local/machine.ts";
import { type LocalEngine as Opened, openLocalEngine } from "../workflow-execution.ts";
import { cwltool, noSandbox } from "./cwltool.ts";
import { signal } from "./engine-contract.ts";
import { toy } from "./toys.ts";

export type LocalEngine = Opened & {
  readonly workFolder: string;
  /** Beside the work folder, with a file `secret`. */
  readonly folder: string;
};

/** Tests that run real workflows; where they cannot run they are skipped, and their title says why. */
export function withLocalEngine(
  title: string,
  options: (folder: string) => Partial<LocalEngineOptions>,
  tests: (engine: () => LocalEngine) => void,
) {
  describe.skipIf(noSandbox)(`${title}${noSandbox ? ` (skipped: ${noSandbox})` : ""}`, () => {
    let engine: LocalEngine;
    beforeAll(async () => {
      const folder = await realpath(await mkdtemp(join(tmpdir(), "isotrail-")));
      const workFolder = join(folder, "work");
      const opened = await openLocalEngine({ workFolder, cwltool, isolation: "required", ...options(folder) });
      engine = { ...opened, workFolder, folder };
      const problem = await engine.unavailable(toy("count"), signal());
      if (problem) throw new Error(problem);
    });
    afterAll(async () => {
      await engine?.close();
      if (engine) await rm(engine.folder, { recursive: true, force: true });
    });
    tests(() => engine);
  });
}

/** Processes of this machine whose command line holds the text. */
export async function processesWith(text: string): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")));
  return lines.filter((line) => line.replaceAll("\0", " ").includes(text)).length;
}
