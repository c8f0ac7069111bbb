// Where a run lies: a folder for each run key. What is in it decides in which phase the run is, so nothing else is kept.
import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { chmod, chown, lstat, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { RunKey } from "../engine.ts";
import type { Resources } from "../workflow.ts";

/** Of these users the first, and how many: systemd's for what lives a short while, which own nothing. */
const [FIRST_USER, USERS] = [61_184, 4_336];

/** As root, the tools of each run get a user of their own: the kernel counts processes by user, so that no run takes another's. */
export const toolUserOf = (key: RunKey): number =>
  FIRST_USER + (createHash("sha256").update(key).digest().readUInt32BE() % USERS);

/** It becomes the name of a folder: no dot, no slash. */
const KEY = /^[A-Za-z0-9_-]{1,200}$/;

export type RunFolder = {
  readonly key: RunKey;
  readonly path: string;
  /** What the run reads. */
  readonly inputs: string;
  /** The only folder that the run can write: home, temporary files and outputs. */
  readonly work: string;
  readonly job: string;
  /** What was staged. */
  readonly staged: string;
  /** What the supervisor is to do. */
  readonly launch: string;
  /** Which process the supervisor is: made by itself, by whoever comes first. */
  readonly process: string;
  /** How the run ended: the supervisor's last act. */
  readonly outcome: string;
  /** Says that nobody wants it any longer, whatever the outcome says. */
  readonly cancelled: string;
  readonly stdout: string;
  readonly stderr: string;
};

/** What the file `staged` holds. */
export type Staged = {
  /** Its digest. */
  readonly workflow: string;
  readonly cwl: string;
  /** How many steps the CWL document has. */
  readonly steps: number;
  readonly resources: Resources;
};

export function runFolder(workFolder: string, key: RunKey): RunFolder {
  if (!KEY.test(key)) throw new Error("a run key has 1 to 200 characters of A-Z a-z 0-9 _ -");
  return folderAt(key, join(workFolder, key));
}

/** A folder that becomes the run's once everything is in it; its name has dots, which no key has. */
export const stagingFolder = (workFolder: string, key: RunKey, owner: string): RunFolder =>
  folderAt(key, join(workFolder, `.staging.${key}.${owner}.${randomUUID()}`));

function folderAt(key: RunKey, path: string): RunFolder {
  return {
    key,
    path,
    inputs: join(path, "inputs"),
    work: join(path, "work"),
    job: join(path, "job.json"),
    staged: join(path, "staged.json"),
    launch: join(path, "launch.json"),
    process: join(path, "process.json"),
    outcome: join(path, "outcome.json"),
    cancelled: join(path, "cancelled"),
    stdout: join(path, "stdout"),
    stderr: join(path, "stderr"),
  };
}

/** The folders of a run. Tools may be another user than this process. */
export async function makeFolders({ key, path, inputs, work }: RunFolder): Promise<void> {
  const shared = join(work, "shm");
  for (const folder of [path, inputs, work, shared]) await mkdir(folder, { mode: 0o700 });
  await chmod(inputs, 0o755);
  const user = toolUserOf(key);
  if (process.getuid?.() === 0) for (const folder of [work, shared]) await chown(folder, user, user);
}

/** The document in a file of ours; undefined when the file is not there. */
export async function readDocument<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    return absent(error);
  }
}

/** Whole or not at all. */
export async function writeDocument(path: string, document: unknown): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  try {
    await writeFile(part, JSON.stringify(document), { mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The last bytes of a file that a tool may have written: not followed if it is a link, empty when it is not there. */
export async function readEnd(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(absent);
  if (!file) return new Uint8Array();
  try {
    const found = await file.stat();
    if (!found.isFile()) return new Uint8Array();
    const length = Math.min(most, found.size);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, found.size - length);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

export function absent(error: unknown): undefined {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ELOOP"))
    return undefined;
  throw error;
}

export const exists = (path: string) =>
  lstat(path).then(
    () => true,
    (error) => Boolean(absent(error)),
  );
