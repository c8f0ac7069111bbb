// Brings the inputs of a run into its folder: beside it first, so that the folder is there with everything in it or not at all.
import { createHash } from "node:crypto";
import { chmod, mkdir, open, realpath, rename, rm, statfs, symlink } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { EngineUnavailable, type InputFile, type Run, RunRefused } from "../engine.ts";
import { cwlJob } from "./job.ts";
import { countSteps } from "./progress.ts";
import { makeFolders, type RunFolder, readDocument, type Staged, writeDocument } from "./run-folder.ts";

/**
 * @param staging where it is put together
 * @param siteData the folder whose files are linked in the place of being copied
 * @throws RunRefused
 * @throws EngineUnavailable when the disk is full, or bytes are missing
 */
export async function stageRun(
  folder: RunFolder,
  staging: RunFolder,
  run: Run,
  siteData: string | undefined,
  signal: AbortSignal,
) {
  if (await readDocument<Staged>(folder.staged)) return;
  const job = cwlJob(run);
  await askForRoom(dirname(folder.path), run);
  try {
    await makeFolders(staging);
    await writeBytes(staging.job, [Buffer.from(job)]);
    for (const file of run.files) await stageFile(staging, file, siteData, signal);
    const { digest: workflow, cwl, resources } = run.workflow;
    const steps = await countSteps(join(run.workflow.folder, cwl));
    await writeDocument(staging.staged, { workflow, cwl, steps, resources } satisfies Staged);
    await rename(staging.path, folder.path);
  } catch (error) {
    if (isCode(error, "ENOTEMPTY", "EEXIST")) return; // staged by another process meanwhile
    throw isCode(error, "ENOSPC", "EDQUOT") ? new EngineUnavailable("The disk of the work folder is full.") : error;
  } finally {
    await rm(staging.path, { recursive: true, force: true });
  }
}

/** Inputs that do not fit are refused before the first byte of them is written. */
async function askForRoom(workFolder: string, { files, workflow }: Run) {
  const bytes = files.reduce((sum, file) => sum + (file.path ? 0 : file.size), 0);
  const most = workflow.resources.disk;
  if (bytes > most * 1024 * 1024)
    throw new RunRefused(`The inputs have ${bytes} bytes; "${workflow.name}" may use ${most} MiB of disk.`);
  const { bavail, bsize } = await statfs(workFolder);
  if (bavail * bsize < bytes) throw new EngineUnavailable("The disk of the work folder is full.");
}

async function stageFile({ inputs }: RunFolder, file: InputFile, siteData: string | undefined, signal: AbortSignal) {
  const path = join(inputs, file.name);
  await makeInputFolders(inputs, dirname(file.name));
  const lies = file.path && (await realpath(file.path));
  if (lies && siteData && lies.startsWith(siteData + sep)) return symlink(lies, path);
  const { size, sha256 } = await writeBytes(path, await file.open(signal), signal);
  if (file.size !== size)
    throw new EngineUnavailable(`Of the input ${file.name}, ${size} of ${file.size} bytes arrived.`);
  if ((file.sha256 ?? sha256) !== sha256)
    throw new EngineUnavailable(`The input ${file.name} is not what was stored: its SHA-256 is ${sha256}.`);
}

async function makeInputFolders(inputs: string, folder: string) {
  if (folder === ".") return;
  await makeInputFolders(inputs, dirname(folder));
  const path = join(inputs, folder);
  await mkdir(path).catch((error) => {
    if (!isCode(error, "EEXIST")) throw error;
  });
  await chmod(path, 0o755);
}

/** Tools may be another user, who can read it whatever the process's umask is. */
async function writeBytes(path: string, bytes: AsyncIterable<Uint8Array> | Uint8Array[], signal?: AbortSignal) {
  const file = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const piece of bytes) {
      signal?.throwIfAborted();
      hash.update(piece);
      size += piece.length;
      await file.writeFile(piece);
    }
    await file.chmod(0o444);
    return { size, sha256: hash.digest("hex") };
  } finally {
    await file.close();
  }
}

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));
