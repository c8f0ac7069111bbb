// In which phase a run is, whatever was left in its folder.
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { signal } from "../testing/engine-contract.ts";
import { bytesFile, toyRun } from "../testing/toys.ts";
import { openLocalEngine } from "./local.ts";
import { ownIdentity } from "./process.ts";

let workFolder: string;
beforeEach(async () => {
  workFolder = await mkdtemp(join(tmpdir(), "isotrail-"));
});
afterEach(() => rm(workFolder, { recursive: true, force: true }));

async function phase(files: Record<string, unknown>) {
  const engine = await openLocalEngine({ workFolder, isolation: "required" });
  await mkdir(join(workFolder, "key"));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(workFolder, "key", name), JSON.stringify(content));
  return (await engine.status("key", signal())).phase;
}

const ENDED_WELL = { exitCode: 0, reason: null };

it("a run whose supervisor lives is running", async () => {
  expect(await phase({ "process.json": await ownIdentity() })).toBe("running");
});

it("steps that cwltool has finished are progress", async () => {
  const log = ["count", "count", "collect"].map((step) => `INFO [step ${step}] completed success\n`);
  const running = { "process.json": await ownIdentity(), "staged.json": { steps: 4 } };
  const engine = await openLocalEngine({ workFolder, isolation: "required" });
  expect(await phase(running)).toBe("running");
  expect(await engine.status("key", signal())).toEqual({ phase: "running", progress: 0 });
  await writeFile(join(workFolder, "key/stderr"), log.join(""));
  expect(await engine.status("key", signal())).toEqual({ phase: "running", progress: 0.5 });
});

it("another process that has the number of the supervisor is not taken for it", async () => {
  expect(await phase({ "process.json": { ...(await ownIdentity()), started: "1" } })).toBe("lost");
});

it("after a restart of the machine a run is lost", async () => {
  const boot = "00000000-0000-0000-0000-000000000000";
  expect(await phase({ "process.json": { ...(await ownIdentity()), boot } })).toBe("lost");
});

it("staged and not started, a run is lost", async () => {
  expect(await phase({ "staged.json": {} })).toBe("lost");
});

it("an outcome decides, whether the supervisor lives or not", async () => {
  expect(await phase({ "process.json": await ownIdentity(), "outcome.json": ENDED_WELL })).toBe("succeeded");
});

it.each([1, 255, -9, null])("an exit code of %j is a failure", async (exitCode) => {
  expect(await phase({ "outcome.json": { exitCode, reason: null } })).toBe("failed");
});

it("an outcome that comes after the run was cancelled does not bring it back", async () => {
  expect(await phase({ cancelled: "", "outcome.json": ENDED_WELL })).toBe("cancelled");
  const engine = await openLocalEngine({ workFolder, isolation: "required" });
  const { workflow } = await toyRun("key", "echo");
  await writeFile(join(workFolder, "key", "stdout"), "{}");
  expect(await engine.outputs("key", workflow, signal())).toEqual([]);
  expect(await engine.errors("key", signal())).toEqual([]);
});

it.each(["", "{", "null", "[]", '{"text": {"class": "File", "path": "/etc/hostname"}}', "x".repeat(9_000_000)])(
  "an answer of cwltool that is of no use has no outputs (%#)",
  async (answer) => {
    await phase({ "outcome.json": ENDED_WELL, "launch.json": { paths: { folder: "/analysis" } } });
    await mkdir(join(workFolder, "key/work"));
    await writeFile(join(workFolder, "key/stdout"), answer);
    const engine = await openLocalEngine({ workFolder, isolation: "required" });
    const { workflow } = await toyRun("key", "echo");
    expect(await engine.outputs("key", workflow, signal())).toEqual([]);
  },
);

const canMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

it.skipIf(!canMount)("on a full disk, staging says so and leaves nothing (needs root)", async ({ skip }) => {
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", workFolder]).status !== 0)
    skip("no file system can be mounted");
  try {
    const engine = await openLocalEngine({ workFolder, isolation: "required" });
    const run = await toyRun("key", "echo");
    const large = { ...bytesFile(Buffer.alloc(3 * 1024 * 1024), "large.bin"), size: 1000 };
    await expect(engine.stage({ ...run, files: [...run.files, large] }, signal())).rejects.toThrow(
      "The disk of the work folder is full.",
    );
    await engine.stage(run, signal());
    expect(await readFile(join(workFolder, "key/staged.json"), "utf8")).toContain(run.workflow.digest);
  } finally {
    spawnSync("umount", [workFolder]);
  }
});
