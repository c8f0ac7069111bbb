// Keeps each workflow as it was when it was prepared: what an operator changes in its folder later is another workflow.
import { randomUUID } from "node:crypto";
import { chmod, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { RunRefused } from "../engine.ts";
import type { Workflow } from "../workflow.ts";
import { exists } from "./run-folder.ts";

const DIGEST = /^[0-9a-f]{64}$/;

export function keptWorkflow(workFolder: string, digest: string): string {
  if (!DIGEST.test(digest)) throw new RunRefused("A workflow's digest is a SHA-256 in lower-case hexadecimal.");
  return join(workFolder, ".workflows", digest);
}

export async function keepWorkflow(workFolder: string, workflow: Workflow): Promise<void> {
  const kept = keptWorkflow(workFolder, workflow.digest);
  if (await exists(kept)) return;
  const part = `${kept}.${randomUUID()}`;
  try {
    await openFolder(part);
    for (const file of workflow.files) {
      const path = join(part, file);
      await openFolder(dirname(path));
      await copyFile(join(workflow.folder, file), path);
      await chmod(path, 0o644);
    }
    await rename(part, kept);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    if (!(await exists(kept))) throw error; // otherwise another process was quicker
  }
}

/** Tools may be another user, who can look into it whatever the process's umask is. */
async function openFolder(path: string) {
  const first = await mkdir(path, { recursive: true });
  for (let made = path; first && made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}
