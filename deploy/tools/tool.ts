// What all tools have in common: how they are called, how they say how far they are, and how they end.
import { type ClusterSettings, readClusterSettings } from "../cluster/settings.ts";

/** Exit codes: nothing is wrong; faults were found, or something was not done; wrong usage, or it cannot run. */
export const OK = 0;
export const FOUND = 1;
export const CANNOT = 2;

/** The call is wrong: the message says how, and the help is named. */
export class Usage extends Error {}

/** A tool's surroundings, so that a test can call it as a user does. */
export type Io = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** One line of the result. */
  out(line: string): void;
  /** One line beside the result. */
  note(line: string): void;
  /** Where the tool is, on long work: written over itself on a terminal, else seldom. */
  progress(text: string): void;
  /** Aborts when the user or the system ends the tool. */
  readonly signal: AbortSignal;
};

export type Tool = (args: readonly string[], io: Io) => Promise<number>;

const isUsage = (error: unknown): error is Error =>
  error instanceof Usage ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));

/** Runs a tool: --help, and every error as one line. */
export async function runTool(name: string, help: string, tool: Tool, args: readonly string[], io: Io) {
  if (args.includes("--help") || args.includes("-h")) {
    io.out(help);
    return OK;
  }
  try {
    return await tool(args, io);
  } catch (error) {
    if (io.signal.aborted) io.note(`${name}: ended before it was done`);
    else io.note(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    if (isUsage(error)) io.note(`npm run ${name} -- --help says how it is called.`);
    return CANNOT;
  }
}

/** All settings. @throws Usage that names the variable which is wrong */
export function settingsOf(io: Pick<Io, "env">): ClusterSettings {
  try {
    return readClusterSettings(io.env);
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

/** Milliseconds between two lines of progress: on a terminal, and elsewhere. */
const TERMINAL_MS = 200;
const ELSEWHERE_MS = 10_000;

/** What a tool is when it is a process. */
export async function main(name: string, help: string, tool: Tool): Promise<never> {
  const ended = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ended.abort());
  process.stdout.on("error", () => process.exit(OK)); // whoever read the output has enough of it
  const terminal = process.stderr.isTTY;
  let told = performance.now();
  let shown = false;
  const clear = () => {
    if (shown) process.stderr.write("\r\x1b[K");
    shown = false;
  };
  const code = await runTool(name, help, tool, process.argv.slice(2), {
    env: process.env,
    signal: ended.signal,
    out(line) {
      clear();
      process.stdout.write(`${line}\n`);
    },
    note(line) {
      clear();
      process.stderr.write(`${line}\n`);
    },
    progress(text) {
      if (performance.now() - told < (terminal ? TERMINAL_MS : ELSEWHERE_MS)) return;
      told = performance.now();
      clear();
      process.stderr.write(terminal ? text : `${text}\n`);
      shown = terminal;
    },
  });
  clear();
  process.exitCode = code;
  // what a driver left open must not hold the tool; all output goes first
  return await new Promise(() => process.stdout.write("", () => process.stderr.write("", () => process.exit(code))));
}
