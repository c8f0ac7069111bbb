// What this machine has for the local engine: cwltool, and a sandbox that works, which is tried and not guessed.
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import { PATH } from "./limits.ts";
import { identityText, ownIdentity } from "./process.ts";
import { makeFolders, stagingFolder } from "./run-folder.ts";
import { type Sandbox, sandboxed, systemFolders } from "./sandbox.ts";

export type LocalEngineOptions = {
  /** Each run has a folder in it; nobody else may write there. */
  readonly workFolder: string;
  /** The program; when it is not given, that of `npm run workflows`, else one of the machine. */
  readonly cwltool?: string | undefined;
  /** Tools read it where it lies. */
  readonly siteData?: string | undefined;
  /** Folders that no tool may see wherever they lie, such as that of the services' data. */
  readonly hidden?: readonly string[];
  /** "none" runs tools without a sandbox: they can read and write whatever this process can. */
  readonly isolation: "required" | "none";
};

export type Machine = {
  readonly cwltool: string;
  /** For the supervisor, which needs the standard library only. */
  readonly python: string;
  readonly sandbox: Sandbox | undefined;
};

/** Where `npm run workflows` puts cwltool and its Python: in the checkout. */
export const OWN_PYTHON = join(import.meta.dirname, "../../../../.workflows");

const run = promisify(execFile);
const TRIAL_MS = 30_000;

/** @returns why it can run nothing, as a sentence, if something is missing */
export const lookAtMachine = (options: LocalEngineOptions): Promise<Machine | string> =>
  look(options).catch((error: Error) => `This machine cannot be looked at: ${error.message}.`);

async function look(options: LocalEngineOptions): Promise<Machine | string> {
  const cwltool = await programAt(options.cwltool ?? (await ownCwltool()) ?? (await findProgram("cwltool")));
  if (!cwltool) return "cwltool is not installed: npm run workflows brings it.";
  const python = (await programAt(join(dirname(cwltool), "python3"))) ?? (await programAt("/usr/bin/python3"));
  if (!python) return "Python 3 is not installed.";
  if (options.isolation === "none") return { cwltool, python, sandbox: undefined };
  const bwrap = await findProgram("bwrap");
  if (!bwrap)
    return "bubblewrap is not installed, without which workflows could read everything: npm run workflows brings it.";
  const own = await ownFolders(cwltool);
  const sandbox: Sandbox = {
    bwrap,
    root: process.getuid?.() === 0,
    extra: [],
    system: await systemFolders(),
    seen: [...own, ...(options.siteData ? [options.siteData] : [])],
    hidden: await hiddenFolders(options.hidden ?? [], ["/usr", ...own]),
  };
  return tryOut(options.workFolder, { cwltool, python, sandbox });
}

/** Runs cwltool as a workflow would run. */
async function tryOut(workFolder: string, machine: Machine & { sandbox: Sandbox }): Promise<Machine | string> {
  const { sandbox, cwltool } = machine;
  const newer = { ...machine, sandbox: { ...sandbox, extra: sandbox.root ? [] : ["--disable-userns"] } };
  const folder = stagingFolder(workFolder, "trial", identityText(await ownIdentity()));
  const works = (sandbox: Sandbox) => {
    const [program = "", ...args] = sandboxed(sandbox, folder, folder.inputs, [cwltool, "--version"]);
    return run(program, args, { timeout: TRIAL_MS, env: { PATH, HOME: "/tmp", LANG: "C.UTF-8" } });
  };
  try {
    await makeFolders(folder);
    await writeFile(folder.job, "{}");
    if (await works(newer.sandbox).catch(() => undefined)) return newer;
    await works(sandbox);
    return machine;
  } catch (error) {
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim().split("\n").at(-1) : "";
    return `No sandbox can be made for workflows on this machine (${said || "no answer"}).`;
  } finally {
    await rm(folder.path, { recursive: true, force: true });
  }
}

const ownCwltool = () => programAt(join(OWN_PYTHON, "bin/cwltool"));

export async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of PATH.split(":")) {
    const found = await programAt(join(folder, name));
    if (found) return found;
  }
  return undefined;
}

/** Not resolved: a Python environment knows by the path of its program that it is one. */
async function programAt(path: string | undefined): Promise<string | undefined> {
  if (!path) return undefined;
  return access(path, constants.X_OK).then(
    () => path,
    () => undefined,
  );
}

/** Where cwltool and its Python lie, unless among the programs of the machine. */
async function ownFolders(cwltool: string): Promise<string[]> {
  const script = await readFile(cwltool, "latin1");
  const python = /^#!\s*(\/[^\s]+)/.exec(script)?.[1];
  const folders = [cwltool, await realpath(cwltool), ...(python ? [python, await realpath(python)] : [])]
    .map((program) => dirname(dirname(program)))
    .filter((folder) => folder !== "/" && !isBelow("/usr", folder));
  return [...new Set(folders)];
}

async function hiddenFolders(folders: readonly string[], shown: readonly string[]) {
  const real = await Promise.all(folders.map((folder) => realpath(folder)));
  return real.filter((folder) => shown.some((place) => isBelow(place, folder)));
}

const isBelow = (folder: string, path: string) => path === folder || path.startsWith(folder + sep);
