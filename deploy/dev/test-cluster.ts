// npm run test:cluster: the contract suites of the cluster's adapters, and the black-box suite against its processes, on
// real servers: those that the environment names, else containers where a Docker engine is. Closes with "N passed, N failed".
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { NO_SERVERS, testServers } from "./servers.ts";

const root = join(import.meta.dirname, "../..");

const servers = await testServers();
if (!servers) {
  console.log(`skipped: ${NO_SERVERS}. The cluster was not tested.`);
  console.log("0 passed, 0 failed, 1 skipped");
  process.exit(0);
}

function vitest(suites: readonly string[], env: NodeJS.ProcessEnv): number {
  const program = join(root, "node_modules/.bin/vitest");
  return spawnSync(program, ["run", ...suites], { cwd: root, stdio: "inherit", env }).status ?? 1;
}

try {
  const chosen = process.argv.slice(2);
  const { STACK, ...given } = process.env;
  const env = { ...given, ...servers.env, ISOTRAIL_CLUSTER: "1" };
  const suites = chosen.length > 0 ? chosen : ["libs/cluster", "deploy/cluster", "deploy/tools", "test-e2e"];
  // what breaks the servers comes last, when no other test needs them: STACK is the script that kills and starts them
  const codes = [vitest(suites, env)];
  if (STACK && chosen.length === 0) codes.push(vitest(["test-e2e/faults.test.ts"], { ...env, STACK }));
  process.exitCode = Math.max(...codes);
} finally {
  await servers.stop();
}
