// npm test: format and lint, types, import rules, contracts, then all tests. Closes with "N passed, N failed".
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");

const checks: readonly { name: string; command: string[] }[] = [
  { name: "format and lint", command: ["biome", "ci", "--error-on-warnings", "."] },
  { name: "types", command: ["tsc", "--noEmit"] },
  { name: "import rules", command: ["node", "deploy/dev/imports.ts"] },
  { name: "contracts", command: ["node", "deploy/dev/contracts.ts", "check"] },
  { name: "compose file", command: ["node", "deploy/dev/compose.ts", "check"] },
  { name: "pages", command: ["node", "deploy/docs/main.ts", "check"] },
];

const failed = checks.filter(({ name, command: [program = "", ...args] }) => {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(join(bin, program), args, { cwd: root, encoding: "utf8" });
  console.log(`${status === 0 ? "ok    " : "FAILED"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) console.log(stdout, stderr);
  return status !== 0;
});

// a failed check does not hide what the tests say; extra arguments choose tests: npm test -- services/catalog
const tests = spawnSync(join(bin, "vitest"), ["run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, FAILED_CHECKS: String(failed.length), PASSED_CHECKS: String(checks.length - failed.length) },
});
process.exit(failed.length > 0 ? 1 : (tests.status ?? 1));
