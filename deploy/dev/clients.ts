// npm run clients: the public clients of the API, from PyPI, against fresh starts. Closes with "N passed, N failed, N skipped".
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const config = join(root, "test-e2e/clients/vitest.config.ts");
const arguments_ = ["run", "--config", config, ...process.argv.slice(2)];
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), arguments_, { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
