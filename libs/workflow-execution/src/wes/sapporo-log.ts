// The log of a run of sapporo: what cwltool says, and after it the files that failed steps wrote, as our run.sh adds them.
import type { JobError } from "../engine.ts";
import { failedSteps } from "../local/cwltool-log.ts";
import { listOf, type Members } from "./members.ts";
import { tailOf } from "./tail.ts";

/** As `tail -v` writes it. */
const HEADING = /^==> (\S+) <==$/m;

export function jobErrors(log: Members): readonly JobError[] {
  const [cwltool = "", ...added] = String(log.stderr ?? "").split(HEADING);
  const files = new Map(added.flatMap((path, n) => (n % 2 === 0 ? [[path, added[n + 1] ?? ""]] : [])));
  const fileOf = (path: string | undefined) => (path === undefined ? undefined : files.get(path)?.trim());
  const steps = failedSteps(cwltool).map(({ stdoutFile, stderrFile, ...step }) => ({
    ...step,
    stdout: tailOf(fileOf(stdoutFile)),
    stderr: tailOf(fileOf(stderrFile) ?? step.stderr),
  }));
  return steps.length > 0 ? steps : [ofWholeRun(log)];
}

/** Where cwltool did not come to a step, or another run.sh writes no such log. */
function ofWholeRun({ cmd, exit_code, stdout, stderr, system_logs }: Members): JobError {
  return {
    tool: "cwltool",
    command: tailOf(listOf(cmd).join(" ")),
    exitCode: typeof exit_code === "number" ? exit_code : null,
    stdout: tailOf(stdout),
    stderr: tailOf(
      [stderr, ...listOf(system_logs)].filter((text) => typeof text === "string" && text !== "").join("\n"),
    ),
  };
}
