// A laboratory whose analyses the collectors read: simulated isolates, uploaded, and analysed by the local engine.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, fresh, link, type Resource, signIn } from "../client.ts";
import { repository, type System, startSystem } from "../system.ts";

/** What a run needs on this machine; the sentence names what is missing. */
export function missingForRuns(...programs: readonly string[]): string | undefined {
  if (!existsSync(join(repository, ".workflows/bin/cwltool"))) return "npm run workflows has not been run";
  const missing = ["bwrap", ...programs].find((name) => !existsSync(join("/usr/bin", name)));
  return missing && `${missing} is not installed`;
}

export type Laboratory = {
  readonly system: System;
  readonly admin: Client;
  readonly project: Resource;
  readonly folder: string;
  /** Uploads the reads of a simulated isolate. @returns the pair */
  isolate(name: string): Promise<Resource>;
  /** Submits for the project, and waits for the end. */
  analyse(pair: Resource, submission: object): Promise<Resource>;
  remove(): Promise<void>;
};

/** Its folder is not in the system's folder for temporary files, which tools in their sandbox do not see. */
export async function laboratory(): Promise<Laboratory> {
  const folder = mkdtempSync("/var/tmp/isotrail-laboratory-");
  const simulator = join(repository, "libs/workflow-execution/testing/simulate_isolates.py");
  const made = spawnSync("python3", [simulator, "--size", "mini", "--out", folder], { encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr);
  const workflows = join(import.meta.dirname, "workflows");
  const system = await startSystem({ SITE_DATA_DIR: join(folder, "site"), WORKFLOWS_DIR: workflows }, folder);
  const admin = await signIn(system);
  const project = await admin.create(link(await admin.follow(), "projects"), { name: fresh("Collected ") });
  return {
    ...{ system, admin, project, folder },
    async isolate(name) {
      const sample = await admin.create(link(project, "project/samples"), { sampleName: name });
      const form = new FormData();
      for (const end of [1, 2]) {
        const fileName = `${name}_${end}.fastq.gz`;
        form.append(`file${end}`, new Blob([readFileSync(join(folder, "reads", fileName))]), fileName);
      }
      return admin.create(link(sample, "sample/sequenceFiles/pairs"), form);
    },
    async analyse(pair, submission) {
      const body = { ...submission, inputPairs: [pair.identifier], projects: [project.identifier] };
      const { links } = await admin.create(link(await admin.follow(), "analysisSubmissions"), body);
      for (let tries = 0; tries < 600; tries++) {
        const now = await admin.read(link({ links }, "self"));
        if (now.analysisState === "COMPLETED") return now;
        if (now.analysisState === "ERROR") throw new Error(`the analysis failed: ${now.message}`);
        await wait(200);
      }
      throw new Error("the analysis did not end in two minutes");
    },
    async remove() {
      await system.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
