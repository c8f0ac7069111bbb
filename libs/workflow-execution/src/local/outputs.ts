// The outputs of a run that ended well: as cwltool names them, but only regular files within the run's own folder.
import { constants } from "node:fs";
import { open, realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { EngineUnavailable, type RunOutput } from "../engine.ts";
import type { Workflow } from "../workflow.ts";
import type { Launch } from "./launch.ts";
import { statusOf } from "./outcome.ts";
import { type RunFolder, readDocument, readEnd } from "./run-folder.ts";

const MOST_ANSWER = 8 * 1024 * 1024;

/** Of a run that failed there are none: what its tools wrote up to then only looks like results. */
export async function outputsOf(folder: RunFolder, workflow: Workflow): Promise<RunOutput[]> {
  if ((await statusOf(folder)).phase !== "succeeded") return [];
  const launch = await readDocument<Launch>(folder.launch);
  const answer = parsed(await readEnd(folder.stdout, MOST_ANSWER));
  if (!launch || !answer) return [];
  const found = [];
  for (const { name, output } of workflow.outputs) {
    const path = pathIn(answer[output ?? name]);
    const lies = path && (await ownFile(folder, path, launch.paths.folder));
    if (lies) found.push({ name, engineFileId: relative(folder.work, lies), open: () => openFile(lies) });
  }
  return found;
}

function parsed(answer: Uint8Array): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(Buffer.from(answer).toString("utf8")));
  } catch {
    return undefined;
  }
}

function pathIn(value: unknown): string | undefined {
  const { class: kind, path } = Object(value);
  return kind === "File" && typeof path === "string" ? path : undefined;
}

/** Where the file lies for us; undefined unless it is a regular file that lies, links resolved, in the run's folder. */
async function ownFile(folder: RunFolder, path: string, inside: string): Promise<string | undefined> {
  const ours = join(folder.path, relative(inside, path));
  const [lies, work] = await Promise.all([realpath(ours).catch(() => undefined), realpath(folder.work)]);
  return lies === undefined || lies !== join(work, relative(folder.work, ours)) || !lies.startsWith(work + sep)
    ? undefined
    : lies;
}

async function openFile(path: string): Promise<AsyncIterable<Uint8Array>> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error) => {
    throw new EngineUnavailable(`An output cannot be read: ${error.message}`);
  });
  if ((await file.stat()).isFile()) return file.createReadStream();
  await file.close();
  throw new EngineUnavailable("An output is no file.");
}
