// What a check of a server finds, and how a check is run: with a time-out, and without throwing.
import { withTimeout } from "../with-timeout.ts";

export type Finding = {
  /** What was checked. */
  readonly name: string;
  readonly outcome: "ok" | "warning" | "failed";
  /** What was seen. */
  readonly seen: string;
  /** What to do about it; absent where all is well. */
  readonly advice?: string;
};

/** Milliseconds that one check may take. */
const CHECK_TIMEOUT = 20_000;

export const ok = (name: string, seen: string): Finding => ({ name, outcome: "ok", seen });
export const warning = (name: string, seen: string, advice: string): Finding => ({
  name,
  outcome: "warning",
  seen,
  advice,
});
export const failed = (name: string, error: unknown, advice: string): Finding => ({
  name,
  outcome: "failed",
  seen: textOf(error),
  advice,
});

/** The error and its causes on one line. Neither the drivers nor we put secrets there. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const cause = inner instanceof Error && !error.message.includes(inner.message) ? `: ${textOf(inner)}` : "";
  return (error.message + cause).replace(/\s+/g, " ").replace(/\.$/, "");
}

/** Runs a check; one that throws, or does not end in time, has failed, with this advice. */
export async function tried(name: string, advice: string, check: () => Promise<string | Finding>): Promise<Finding> {
  try {
    const seen = await withTimeout(
      check(),
      CHECK_TIMEOUT,
      () => new Error(`no answer within ${CHECK_TIMEOUT / 1000} s`),
    );
    return typeof seen === "string" ? ok(name, seen) : seen;
  } catch (error) {
    return failed(name, error, advice);
  }
}
