// Why a run failed, for people: the failed steps with the ends of what they wrote, without the machine's own paths.
import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { JOB_ERROR_BYTES, type JobError } from "../engine.ts";
import { endOfText, type FailedStep, failedSteps } from "./cwltool-log.ts";
import type { Launch } from "./launch.ts";
import { type Outcome, statusOf } from "./outcome.ts";
import { type RunFolder, readDocument, readEnd } from "./run-folder.ts";

const LOG_BYTES = 1024 * 1024;

export async function errorsOf(folder: RunFolder): Promise<JobError[]> {
  if ((await statusOf(folder)).phase !== "failed") return [];
  const outcome = await readDocument<Outcome>(folder.outcome);
  const launch = await readDocument<Launch>(folder.launch);
  const log = new TextDecoder().decode(await readEnd(folder.stderr, LOG_BYTES));
  const failed = await Promise.all(failedSteps(log).map((step) => withFiles(folder, launch, step)));
  if (outcome?.reason || failed.length === 0) failed.unshift(ofEngine(outcome, log));
  return failed.map((error) => withoutPaths(error, folder, launch));
}

/** What no step is to blame for: a limit was reached, or cwltool itself could not go on. */
const ofEngine = (outcome: Outcome | undefined, log: string): JobError => ({
  tool: "cwltool",
  command: "",
  exitCode: outcome?.exitCode ?? null,
  stdout: "",
  stderr: endOfText(outcome?.reason ? `${log}\n${outcome.reason}` : log),
  ...(outcome?.reason && { reason: outcome.reason }),
});

async function withFiles(folder: RunFolder, launch: Launch | undefined, step: FailedStep): Promise<JobError> {
  const { stdoutFile, stderrFile, ...error } = step;
  const stdout = await endOfFile(folder, launch, stdoutFile);
  const stderr = await endOfFile(folder, launch, stderrFile);
  return { ...error, stdout, stderr: endOfText([stderr, error.stderr].filter(Boolean).join("\n")) };
}

async function endOfFile(folder: RunFolder, launch: Launch | undefined, path: string | undefined): Promise<string> {
  if (!path || !launch) return "";
  const ours = join(folder.path, relative(launch.paths.folder, path));
  const [lies, work] = await Promise.all([realpath(ours).catch(() => ""), realpath(folder.work)]);
  return lies.startsWith(work + sep) ? endOfText(await readEnd(lies, JOB_ERROR_BYTES)) : "";
}

function withoutPaths(error: JobError, folder: RunFolder, launch: Launch | undefined): JobError {
  const places = [folder.path, ...(launch ? [launch.paths.workflow, launch.paths.folder] : [])];
  const shorten = (text: string) => places.reduce((rest, place) => rest.replaceAll(`${place}/`, ""), text);
  const { command, stdout, stderr } = error;
  return { ...error, command: endOfText(shorten(command)), stdout: shorten(stdout), stderr: shorten(stderr) };
}
