// Public clients from PyPI, each version in an environment of its own, which is made once on a machine.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Installed = {
  readonly name: string;
  /** The Python of its environment. */
  readonly python: string;
  /** Where a command of the package is. */
  command(name: string): string;
  /** Why it is not installed. */
  readonly reason: string | undefined;
};

const MINUTES = 60_000;

/** @param wanted as pip has it: "iridauploader==0.9.6" @param more what the package forgot to ask for */
export function installed(wanted: string, ...more: string[]): Installed {
  const environment = join(tmpdir(), `isotrail-clients-${wanted.replaceAll("=", "-")}`);
  const python = join(environment, "bin/python");
  const complete = join(environment, "complete");
  const found = { name: wanted.replace("==", " "), python, command: (name: string) => join(environment, "bin", name) };
  if (existsSync(complete)) return { ...found, reason: undefined };
  const reason =
    failure("python3", "-m", "venv", "--clear", environment) ??
    failure(python, "-m", "pip", "install", "--quiet", wanted, ...more);
  if (!reason) writeFileSync(complete, "");
  return { ...found, reason };
}

function failure(program: string, ...args: string[]): string | undefined {
  const env = { ...process.env, PIP_NO_INPUT: "1", PIP_DISABLE_PIP_VERSION_CHECK: "1" };
  const { status, error, stderr } = spawnSync(program, args, { encoding: "utf8", timeout: 5 * MINUTES, env });
  if (status === 0) return undefined;
  return `${program} ${args.join(" ")}: ${error?.message ?? stderr.trim().split("\n").at(-1)}`;
}

export type Ran = { readonly code: number | null; readonly output: string };

/** Runs Python with nothing of this process's environment but the path. Ends it after two minutes. */
export async function run({ python }: Installed, folder: string, ...args: string[]): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: folder, LANG: "C.UTF-8" };
  const child = spawn(python, args, { cwd: folder, env, timeout: 2 * MINUTES });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = (await once(child, "exit")) as [number | null];
  return { code, output };
}
