// npm run test:wes: the WES engine before real sapporo and toil servers, from PyPI. Closes with "N passed, N failed, N skipped".
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const config = join(root, "libs/workflow-execution/src/testing/wes/vitest.config.ts");
const arguments_ = ["run", "--config", config, ...process.argv.slice(2)];
const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), arguments_, { cwd: root, stdio: "inherit" });
process.exitCode = status ?? 1;
