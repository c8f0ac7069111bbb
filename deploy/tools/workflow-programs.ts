// Brings the programs that workflows run on: cwltool in a Python environment of its own, and the tools from Debian.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findProgram, OWN_PYTHON, type Workflow } from "@isotrail/workflow-execution";
import type { Io } from "./tool.ts";
import { CWLTOOL, REQUIREMENTS } from "./workflow-places.ts";

const MINUTES = 60_000;
/** Of the machine itself: the engine's sandbox, and what makes Python environments. */
const OWN_PACKAGES = [
  { command: "bwrap", package: "bubblewrap" },
  { command: "python3", package: "python3" },
];
/** Debian has the module that makes an environment in a package of its own. */
const VENV = "python3-venv";

/** The Debian packages that are not installed. */
export async function missingPackages(workflows: readonly Workflow[]): Promise<string[]> {
  const wanted = [...OWN_PACKAGES, ...workflows.flatMap(({ tools }) => tools)];
  const missing = new Set<string>();
  for (const tool of wanted) if (tool.package && !(await findProgram(tool.command))) missing.add(tool.package);
  if (!existsSync(CWLTOOL) && !(await succeeds("python3", "-c", "import ensurepip"))) missing.add(VENV);
  return [...missing].sort();
}

export const installLine = (packages: readonly string[]) =>
  `apt-get install -y --no-install-recommends ${packages.join(" ")}`;

/** @returns whether it may: only root installs packages, and only Debian and its kin have these */
export async function installPackages(packages: readonly string[], io: Io): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await findProgram("apt-get"))) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(io, ["apt-get", "-qq", "update"], env);
  await run(io, [...installLine(packages).split(" "), "-qq"], env);
  return true;
}

/** What the environment is made of, and where: Python's scripts name their folder. */
async function stampOfPython(): Promise<string> {
  const requirements = await readFile(REQUIREMENTS);
  return createHash("sha256").update(requirements).update(OWN_PYTHON).digest("hex");
}

const STAMP = join(OWN_PYTHON, "complete");

export async function hasPython(): Promise<boolean> {
  return existsSync(CWLTOOL) && existsSync(STAMP) && (await readFile(STAMP, "utf8")) === (await stampOfPython());
}

/** Every file is checked against its digest, and nothing is built here. */
export async function installPython(io: Io): Promise<void> {
  if (!(await succeeds("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 11))")))
    throw new Error("cwltool needs Python 3.11 or newer, and python3 on this machine is not");
  const pip = [join(OWN_PYTHON, "bin/python3"), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"];
  await run(io, ["python3", "-m", "venv", "--clear", OWN_PYTHON]);
  await run(io, [...pip, "--quiet", "--require-hashes", "--only-binary", ":all:", "--requirement", REQUIREMENTS]);
  await writeFile(STAMP, await stampOfPython());
}

async function succeeds(program: string, ...args: string[]): Promise<boolean> {
  const child = spawn(program, args, { stdio: "ignore", timeout: MINUTES });
  const [code] = await once(child, "exit").catch(() => [null]);
  return code === 0;
}

/** What it says goes beside the tool's result. @throws Error when it fails */
async function run({ env, signal }: Io, [program = "", ...args]: readonly string[], more: Record<string, string> = {}) {
  const child = spawn(program, args, {
    stdio: ["ignore", 2, 2],
    env: { ...env, ...more },
    signal,
    timeout: 20 * MINUTES,
  });
  const [code, killed] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program} ${args[0] ?? ""} failed (exit ${code ?? killed})`);
}
