// Checks the import rules of .dependency-cruiser.mjs, and that the checker saw the modules at all: without a TypeScript
// that it can use, dependency-cruiser finds 0 modules and is content.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const { status, stdout, stderr } = spawnSync(
  join(root, "node_modules/.bin/depcruise"),
  ["--config", ".dependency-cruiser.mjs", "libs", "services", "deploy", "test-e2e"],
  { cwd: root, encoding: "utf8" },
);
const cruised = Number(/\((\d+) modules/.exec(stdout)?.[1] ?? 0);
process.stdout.write(stdout);
process.stderr.write(stderr);
if (status === 0 && cruised < 20)
  console.error(`only ${cruised} modules were looked at: the checker does not see TypeScript`);
process.exit(status !== 0 || cruised < 20 ? 1 : 0);
