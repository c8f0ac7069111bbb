// Finds in cwltool's log which steps failed: the command, its exit code, and what it said.
import { JOB_ERROR_BYTES, type JobError } from "../engine.ts";

/** A step that failed, and the files that took what it wrote, if the workflow wants it in files. */
export type FailedStep = Omit<JobError, "stdout"> & {
  readonly stdoutFile: string | undefined;
  readonly stderrFile: string | undefined;
};

type Step = { command: string; said: string[]; exitCode: number | null; failed: boolean };

export function failedSteps(log: string): readonly FailedStep[] {
  const steps = readSteps(log.split("\n"));
  return [...steps].flatMap(([tool, { failed, command, exitCode, said }]) => {
    if (!failed) return [];
    const [, plain = command, stdoutFile, stderrFile] = /^([\s\S]*?)(?: > (\S+))?(?: 2> (\S+))?$/.exec(command) ?? [];
    return [{ tool, command: plain, exitCode, stderr: endOfText(said.join("\n")), stdoutFile, stderrFile }];
  });
}

function readSteps(lines: readonly string[]): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>();
  let current: Step | undefined;
  let inCommand = false;
  for (const line of lines) {
    const [, name = "", text = ""] = /^(?:INFO|WARNING|ERROR) \[job ([^\]]+)\] (.*)$/.exec(line) ?? [];
    const started = /^\/\S*\$ (.*)$/.exec(text)?.[1];
    if (started !== undefined) {
      current = { command: started, said: [], exitCode: null, failed: false };
      steps.set(name, current);
    } else if (name) conclude(steps.get(name), text);
    else if (inCommand && current) current.command += `\n${line}`;
    else if (!/^(INFO|WARNING) /.test(line)) current?.said.push(line);
    inCommand = line.endsWith("\\") && (started !== undefined || inCommand);
  }
  return steps;
}

function conclude(step: Step | undefined, text: string) {
  const code = /^exited with status: (\d+)$/.exec(text)?.[1];
  if (step && code) step.exitCode = Number(code);
  else if (step && text === "completed permanentFail") step.failed = true;
  else if (step && text !== "completed success") step.said.push(text);
}

/** The last characters that fit, as text: bytes that are none, and control characters, are replaced. */
export function endOfText(text: string | Uint8Array): string {
  const whole = typeof text === "string" ? text : new TextDecoder().decode(text);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get into documents
  const clean = whole.replace(/[\0-\x08\x0b-\x1f\x7f]/g, "\uFFFD").toWellFormed();
  const bytes = Buffer.from(clean);
  let start = Math.max(0, bytes.length - JOB_ERROR_BYTES);
  while (start < bytes.length && ((bytes[start] ?? 0) & 0xc0) === 0x80) start++; // not in the middle of a character
  return bytes.subarray(start).toString("utf8");
}
