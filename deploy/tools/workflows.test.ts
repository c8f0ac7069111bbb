// npm run workflows: what it says without changing anything.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, dataFolder } from "./tools.testing.ts";
import { workflows } from "./workflows.ts";

test("--check says of each workflow whether it can run, and brings nothing", async () => {
  using data = dataFolder();
  const folder = join(data.folder, "elsewhere");
  const { code, out, notes } = await call(workflows, ["--check", "--data", folder]);
  expect(out.map((line) => line.split(":")[0])).toEqual([
    "assembly 1.0.0",
    "assembly-collection 1.0.0",
    "phylogenomics 1.0.0",
    "typing 1.0.0",
  ]);
  expect(code).toBe(out.every((line) => line.includes(": ready.")) ? 0 : 1);
  expect(out[0]).toContain(`There is no folder small in ${folder}/site-data/prokka.`);
  expect(notes).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test("a folder of workflows with a fault is told, and nothing is brought", async () => {
  using data = dataFolder();
  const { code, notes } = await call(workflows, [], { env: { WORKFLOWS_DIR: join(data.folder, "nowhere") } });
  expect(code).toBe(2);
  expect(notes[0]).toContain("nowhere cannot be read");
});
