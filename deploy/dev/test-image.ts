// npm run test:image: builds the image and runs every service from it on real servers, with Docker or Podman.
// Closes with "N passed, N failed, N skipped".
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { containerEngine } from "./container-engine.ts";
import { NO_SERVERS, testServers } from "./servers.ts";

const root = join(import.meta.dirname, "../..");
const image = `localhost/isotrail-test:${process.pid}`;
const BUILD_MINUTES = 15;

function skip(reason: string): never {
  console.log(`skipped: ${reason}. The image was not tested.`);
  console.log("0 passed, 0 failed, 1 skipped");
  process.exit(0);
}

/** Podman keeps the health check only in Docker's format. */
function build(program: string): boolean {
  const args = ["build", "--network", "host", "-f", "deploy/Dockerfile", "-t", image, "."];
  const env = { ...process.env, BUILDAH_FORMAT: "docker" };
  return spawnSync(program, args, { cwd: root, stdio: "inherit", env, timeout: BUILD_MINUTES * 60_000 }).status === 0;
}

function test(env: NodeJS.ProcessEnv): number {
  const program = join(root, "node_modules/.bin/vitest");
  const given = { ...process.env, ...env, ISOTRAIL_IMAGE: image };
  return spawnSync(program, ["run", "deploy/image.test.ts"], { cwd: root, stdio: "inherit", env: given }).status ?? 1;
}

const engine = containerEngine();
if (!engine) skip("neither docker nor podman answers");
const servers = await testServers();
if (!servers) skip(NO_SERVERS);
try {
  if (build(engine.name)) process.exitCode = test({ CONTAINER_ENGINE: engine.name, ...servers.env });
  else {
    console.log("the image was not built\n0 passed, 1 failed, 0 skipped");
    process.exitCode = 1;
  }
} finally {
  await servers.stop();
  engine.run(["image", "rm", "--force", image]);
}
