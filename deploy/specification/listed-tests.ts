// The tests that vitest finds in files, by their full names: a title that stands in a comment or in another text is no test.
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";

export const root = join(import.meta.dirname, "../..");
/** Milliseconds: the files are loaded, and none of their tests is run. */
const TIMEOUT = 180_000;

/** By file: suites and title, with " > " between them. @throws Error when vitest cannot load one of the files */
export async function listedTests(files: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const byFile = new Map<string, string[]>();
  for (const { name, file } of await list(files)) {
    const path = relative(root, file);
    byFile.set(path, [...(byFile.get(path) ?? []), name]);
  }
  return byFile;
}

/** A list on the standard output would be cut off at the end of the process. */
async function list(files: readonly string[]): Promise<readonly { name: string; file: string }[]> {
  const folder = await mkdtemp(join(tmpdir(), "isotrail-tests-"));
  // vitest tells its own processes who they are
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST")));
  const asked = [
    join(root, "node_modules/vitest/vitest.mjs"),
    "list",
    "--no-static-parse",
    `--json=${folder}/list.json`,
  ];
  try {
    await promisify(execFile)(process.execPath, [...asked, ...files], { cwd: root, env, timeout: TIMEOUT });
    return JSON.parse(await readFile(join(folder, "list.json"), "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether a test has this title, perhaps with names of suites before it; `%s`, `%i` and `%j` stand for any text. */
export function hasTitle(names: readonly string[], title: string): boolean {
  const literal = title.split(/%[sij]/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const whole = new RegExp(`^(.* > )?${literal.join(".*")}$`, "s");
  return names.some((name) => whole.test(name));
}

/** vitest lists no test that it would skip, as where a program or a file system is missing: its title stands in the source. */
export function isSkippedHere(source: string, title: string): boolean {
  const own = title.split(" > ").at(-1) ?? "";
  const text = source.replaceAll('\\"', '"');
  return /[.](skip|skipIf|runIf)\(/.test(source) && own.split(/%[sij]/).every((part) => text.includes(part));
}
