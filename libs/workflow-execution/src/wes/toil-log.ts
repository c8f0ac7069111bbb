// The log of a run of toil, in which that of cwltool is, of each step where it ran.
import type { JobError } from "../engine.ts";
import { failedSteps } from "../local/cwltool-log.ts";
import { listOf, type Members, membersOf, textOf } from "./members.ts";
import { tailOf } from "./tail.ts";

/** "[2026-11-22T10:25:53+0000] [MainThread] [W] [cwltool] [job map] completed permanentFail", indented in a step's own log. */
const LINE = /^\t?\[[^\]\s]+\] \[[^\]]+\] \[[A-Z]\] \[([^\]]+)\] ?(.*)$/;

/** Those of steps; else what toil says of the run and of its tasks. What a step wrote into files of its own toil keeps nowhere. */
export function jobErrors(log: Members, stdout: string, stderr: string, taskLogs: unknown): readonly JobError[] {
  const steps = failedSteps(asCwltool(stderr)).map(({ stdoutFile, stderrFile, ...step }) => ({ ...step, stdout: "" }));
  if (steps.length > 0) return steps;
  const command = tailOf(listOf(log.cmd).join(" "));
  const whole = { tool: "toil-cwl-runner", command, exitCode: exitCodeOf(log.exit_code) };
  return [{ ...whole, stdout: tailOf(stdout), stderr: tailOf(stderr) }, ...failedTasks(taskLogs)];
}

/** What others than cwltool say is no part of what a step wrote. */
const asCwltool = (log: string): string =>
  log
    .split("\n")
    .map((line) => {
      const [, who, text] = LINE.exec(line) ?? [];
      if (who === undefined) return line.replace(/^\t/, "");
      return who === "cwltool" ? `INFO ${text}` : `INFO [${who}]`;
    })
    .join("\n");

const failedTasks = (taskLogs: unknown): JobError[] =>
  listOf(taskLogs).flatMap((task) => {
    const { name, exit_code } = membersOf(task);
    const exitCode = exitCodeOf(exit_code);
    const failed = { tool: textOf(name) ?? "", command: "", exitCode, stdout: "", stderr: "" };
    return exitCode === null || exitCode === 0 ? [] : [failed];
  });

const exitCodeOf = (value: unknown): number | null => (typeof value === "number" ? value : null);
