// Paths that a server tells.
import type { JobError } from "../engine.ts";
import { tailOf } from "./tail.ts";

/** Leads to nothing but what is below. */
export const isPlain = (path: string): boolean =>
  path.split("/").every((name) => name !== "" && name !== "." && name !== "..");

/**
 * Where a run's folder, which has its id as its name, lies on the server is nobody's business: paths begin within it. What
 * stands behind the `?` of an address may open it to whoever reads it, as that of a presigned one does.
 */
export function withoutSecrets({ tool, command, exitCode, stdout, stderr }: JobError, runId: string): JobError {
  const short = (text: string) =>
    tailOf(text.replace(QUERY, "$1?…"))
      .split(`/${runId}/`)
      .map((part, n, parts) => (n < parts.length - 1 ? part.slice(0, startOfPath(part)) : part))
      .join("");
  return { tool: tailOf(tool), command: short(command), exitCode, stdout: short(stdout), stderr: short(stderr) };
}

const QUERY = /(https?:\/\/[^\s?"'<>]+)\?[^\s"'<>]*/g;
const OUTSIDE = /[\s'"=:]/;

function startOfPath(text: string): number {
  let start = text.length;
  while (start > 0 && !OUTSIDE.test(text[start - 1] as string)) start--;
  return start;
}
