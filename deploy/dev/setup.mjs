// Brings the pinned Node 24 and all dependencies into node_modules, on any Node >= 20 with npm; does nothing when they are there.
// Plain JavaScript without dependencies: this runs before anything is installed, and before the switch to Node 24.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PNPM = "pnpm@12.21.0";
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const packages = ["libs", "services"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => join(folder, name, "package.json")),
);
const inputs = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "package.json",
  "deploy/package.json",
  "test-e2e/package.json",
  ...packages,
];

const hash = createHash("sha256").update(`${PNPM} ${process.platform} ${process.arch}\n`);
for (const input of inputs) {
  const file = join(root, input);
  if (existsSync(file)) hash.update(`${input}\n`).update(readFileSync(file));
}
const wanted = hash.digest("hex");
const stamp = join(root, "node_modules/.setup-stamp");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
// what runs the system does without the developers' tools, which are three quarters of all packages
const [program = "deploy/dev"] = process.argv.slice(2);
const production = !/^(deploy\/(dev|docs)|test-e2e)\b|-bench\.ts$/.test(program);

if (installed !== wanted && !(production && installed === `${wanted} production`)) {
  console.error("isotrail: installing what it needs (once, and after an update) …");
  // standard output is the program's own (npm start -- --help): the installer speaks on standard error
  const scope = production ? ["--prod"] : [];
  const install = spawnSync("npx", ["--yes", PNPM, "install", "--frozen-lockfile", "--loglevel=error", ...scope], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, CI: "true" },
  });
  if (install.status !== 0) {
    console.error(`isotrail: ${PNPM} could not install the dependencies (exit ${install.status ?? install.signal}).`);
    process.exit(install.status ?? 1);
  }
  writeFileSync(stamp, production ? `${wanted} production` : wanted);
}

const bundled = ["x64", "arm64"].includes(process.arch) && process.platform === "linux";
if (!bundled && Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `isotrail: no Node 24 is packaged for ${process.platform}-${process.arch}. Install Node 24 LTS and run again.`,
  );
  process.exit(1);
}
