// npm run test:cluster: the contract suites of the cluster's adapters, and the black-box suite against its processes, on
// real servers: those that the environment names, else containers where a Docker engine is. Closes with "N passed, N failed".
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { containers } from "./containers.ts";

const root = join(import.meta.dirname, "../..");
const NEEDED = ["KAFKA_BROKERS", "MONGODB_URL", "S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY"];

const missing = NEEDED.filter((name) => !process.env[name]);
const servers = missing.length === 0 ? { env: {}, stop: async () => {} } : await containers();
if (!servers) {
  console.log(`skipped: no Docker engine answers, and ${missing.join(", ")} are not set. The cluster was not tested.`);
  console.log("0 passed, 0 failed, 0 skipped");
  process.exit(0);
}
try {
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : ["libs/cluster", "deploy", "test-e2e"];
  const { status } = spawnSync(join(root, "node_modules/.bin/vitest"), ["run", ...chosen], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...servers.env, ISOTRAIL_CLUSTER: "1" },
  });
  process.exitCode = status ?? 1;
} finally {
  await servers.stop();
}
