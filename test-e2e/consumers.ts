// Runs the two example consumers as a stranger would: processes of their own that know brokers, a prefix, a descriptor set.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "./system.ts";

export type ConsumerKind = "python" | "typescript";

/** What a consumer prints for an event. */
export type Line = {
  readonly id: string;
  readonly type: string;
  readonly subject: string;
  readonly sequence: string;
  readonly partition: number;
  /** The message as ProtoJSON: 64-bit numbers are strings, what has its default is not there. */
  readonly data: Readonly<Record<string, unknown>>;
};

/** `descriptor` is a file or an address. */
export type Source = { readonly brokers: string; readonly prefix: string; readonly descriptor: string };

export type Running = {
  /** All lines that are printed so far. */
  lines(): Line[];
  /** What it wrote to standard error so far. */
  errors(): string;
  /** Exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
};

const examples = join(repository, "libs/contracts/examples");
const requirements = join(examples, "requirements.txt");

/** One per state of the requirements, kept from run to run. */
function pythonFolder(): string {
  const digest = createHash("sha256").update(readFileSync(requirements)).digest("hex").slice(0, 12);
  return join(tmpdir(), `isotrail-python-consumer-${digest}`);
}

/** Installs what the Python consumer needs, once per machine. Gives the reason when that is not possible here. */
export function installPython(): string | undefined {
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, { encoding: "utf8", timeout: 120_000, env: { ...process.env, PIP_NO_INPUT: "1" } });
  const why = ({ error, stderr }: ReturnType<typeof run>) => error?.message ?? stderr.trim().split("\n").at(-1);
  const kept = pythonFolder();
  if (existsSync(kept)) return undefined;
  // made beside it and renamed when it is whole, so that an interrupted installation is never used
  const folder = mkdtempSync(`${kept}-`);
  try {
    const venv = run("python3", "-m", "venv", folder);
    if (venv.status !== 0) return `python3 -m venv: ${why(venv)}`;
    const python = join(folder, "bin/python");
    const pip = run(python, "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "-r", requirements);
    if (pip.status !== 0) return `pip: ${why(pip)}`;
    const tried = run(python, join(examples, "consumer.py"), "--help");
    if (tried.status !== 0) return `the consumer does not start: ${why(tried)}`;
    if (!existsSync(kept)) renameSync(folder, kept);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The published descriptor set of the public events. */
export const descriptorSet = join(repository, "libs/contracts/descriptor.binpb");

/** @param state the file where it keeps its events and positions */
export function startConsumer(
  kind: ConsumerKind,
  { brokers, prefix, descriptor }: Source,
  { group, state, untilEnd = false }: { group: string; state: string; untilEnd?: boolean },
): Running {
  const program =
    kind === "python"
      ? [join(pythonFolder(), "bin/python"), join(examples, "consumer.py")]
      : [process.execPath, join(examples, "consumer.ts")];
  const args = [...program.slice(1), "--group", group, "--state", state, "--descriptor", descriptor];
  const child: ChildProcess = spawn(program[0] ?? "", untilEnd ? [...args, "--until-end"] : args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, KAFKA_BROKERS: brokers, KAFKA_TOPIC_PREFIX: prefix, NODE_OPTIONS: "" },
  });
  let output = "";
  let errors = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk) => (output += chunk));
  child.stderr?.setEncoding("utf8").on("data", (chunk) => (errors += chunk));
  return {
    lines: () =>
      output
        .split("\n")
        .slice(0, -1) // what follows the last newline is not whole yet
        .map((line) => JSON.parse(line)),
    errors: () => errors,
    ended: once(child, "close").then(([code]) => code as number | null),
    kill: (signal) => child.kill(signal),
  };
}

/**
 * Reads every topic of the prefix from its beginning to the end that it has now, as a consumer that was never there before.
 * @throws Error when the consumer fails, or has not come to the end within `seconds`
 */
export async function readAll(kind: ConsumerKind, source: Source, seconds = 60): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-consumer-"));
  const state = join(folder, "state.db");
  const consumer = startConsumer(kind, source, { group: `read-all-${randomUUID()}`, state, untilEnd: true });
  const timer = setTimeout(() => consumer.kill("SIGKILL"), seconds * 1000);
  try {
    const code = await consumer.ended;
    if (code !== 0) throw new Error(`the ${kind} consumer ended with ${code ?? "a signal"}: ${consumer.errors()}`);
    return consumer.lines();
  } finally {
    clearTimeout(timer);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is wrong with the order: events that came twice, or after a later one of their source and subject. */
export function outOfOrder(lines: readonly Line[]): string[] {
  const last = new Map<string, string>();
  return lines.flatMap(({ id, subject, sequence }) => {
    const source = id.split("/").slice(0, 2).join("/");
    const story = `${source} ${subject}`;
    const before = last.get(story);
    if (before !== undefined && sequence <= before) return [`${id} of ${subject} came after ${before}`];
    last.set(story, sequence);
    return [];
  });
}
