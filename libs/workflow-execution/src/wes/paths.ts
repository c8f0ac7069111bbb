// Where a run's folder lies on the server is nobody's business: paths in texts begin within it.
import type { JobError } from "../engine.ts";

/** Servers name the folder of a run by its id. */
export function withoutFolder({ tool, command, exitCode, stdout, stderr }: JobError, runId: string): JobError {
  const short = (text: string) =>
    text
      .split(`/${runId}/`)
      .map((part, n, parts) => (n < parts.length - 1 ? part.slice(0, startOfPath(part)) : part))
      .join("");
  return { tool, command: short(command), exitCode, stdout: short(stdout), stderr: short(stderr) };
}

const OUTSIDE = /[\s'"=:]/;

function startOfPath(text: string): number {
  let start = text.length;
  while (start > 0 && !OUTSIDE.test(text[start - 1] as string)) start--;
  return start;
}
