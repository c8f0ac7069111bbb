// What a check of a server finds, and how a check is run: to its end or for some seconds, never forever.

export type Finding = {
  /** What was checked. */
  readonly name: string;
  readonly outcome: "ok" | "warning" | "failed";
  /** What was seen. */
  readonly seen: string;
  /** What to do about it; nothing where all is well. */
  readonly advice?: string;
};

/** Milliseconds that one check may take. */
const PATIENCE = 20_000;

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

/** The error and what caused it, on one line. Drivers never put secrets there, and neither do we. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const cause = inner instanceof Error && !error.message.includes(inner.message) ? `: ${textOf(inner)}` : "";
  return (error.message + cause).replace(/\s+/g, " ").replace(/\.$/, "");
}

/** Runs a check; when it throws, or does not end in time, that is a failure with this advice. */
export async function tried(name: string, advice: string, check: () => Promise<string | Finding>): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE / 1000} s`)), PATIENCE);
  });
  try {
    const seen = await Promise.race([check(), late]);
    return typeof seen === "string" ? ok(name, seen) : seen;
  } catch (error) {
    return failed(name, error, advice);
  } finally {
    clearTimeout(timer);
  }
}
