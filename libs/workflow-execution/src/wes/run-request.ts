// What is posted to run a workflow: its documents and inputs as attachments, and the job that names them.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { type Run, RunRefused } from "../engine.ts";
import type { Workflow } from "../workflow.ts";
import { type FormFile, type Multipart, multipart } from "./multipart.ts";
import { inputPath, serverJob } from "./server-job.ts";
import type { WesSettings } from "./settings.ts";

/** Of our runs, with the run key as its value. Sapporo finds by tags of letters, digits, `_`, `.` and `-`. */
export const TAG = "isotrail";
/** Servers read a field of a form into memory: those that we know take 1 MiB. */
const MOST_PARAMETERS = 1_000_000;
/** Of a path that both dialects keep as it is: they clean file names, each in its own way. */
const SEGMENT = /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.))*(?<![._])$/;
/** Of an input: with `:` or `$` a key of the job is an order to the engine, as "cwl:requirements". */
const INPUT = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** @throws RunRefused when no server would take it */
export async function runRequest(
  run: Run,
  workflowEngine: string,
  inputs: WesSettings["inputs"],
  signal: AbortSignal,
): Promise<Multipart> {
  const unfit = unfitName([...run.workflow.files, ...run.files.map(({ name }) => name)]);
  if (unfit !== undefined) throw new RunRefused(`A WES server would not keep the file name ${JSON.stringify(unfit)}`);
  const stranger = Object.keys(run.job).find((key) => !INPUT.test(key));
  if (stranger !== undefined) throw new RunRefused(`The job has ${JSON.stringify(stranger)}, which is no input`);
  const addresses = inputs === "presigned" ? await addressesOf(run, signal) : new Map<string, string>();
  const parameters = JSON.stringify(serverJob(run, addresses));
  if (Buffer.byteLength(parameters) > MOST_PARAMETERS)
    throw new RunRefused("The run has too many inputs for a WES server");
  const sent = run.files.filter(({ name }) => !addresses.has(name));
  const files = [
    ...(await documentsOf(run.workflow)),
    ...sent.map((file) => ({ ...file, fileName: inputPath(file.name), open: (s: AbortSignal) => file.open(s) })),
  ];
  const fields = {
    workflow_type: "CWL",
    workflow_type_version: "v1.2",
    workflow_engine: workflowEngine,
    workflow_url: run.workflow.cwl,
    workflow_params: parameters,
    tags: JSON.stringify({ [TAG]: run.key }),
  };
  return multipart(fields, "workflow_attachment", files);
}

/** The first path that a server would change. */
export const unfitName = (paths: readonly string[]): string | undefined =>
  paths.find((path) => !path.split("/").every((segment) => SEGMENT.test(segment)));

async function addressesOf({ files }: Run, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const file of files) {
    const address = await file.url?.(signal);
    if (address !== undefined) addresses.set(file.name, address);
  }
  return addresses;
}

function documentsOf({ folder, files }: Workflow): Promise<FormFile[]> {
  return Promise.all(
    files.map(async (fileName) => {
      const path = join(folder, fileName);
      return { fileName, size: (await stat(path)).size, open: async () => createReadStream(path) };
    }),
  );
}
