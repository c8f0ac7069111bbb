// The .proto files: `generate` makes the JavaScript modules from them, `check` lints them, finds stale modules and
// breaking changes against the released images, `release` makes today's messages the released ones.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");
/** Where messages live: the public events in one package, each service's private ones in its own. */
const homes = globSync(["libs/contracts/proto", "services/*/proto"], { cwd: root })
  .sort()
  .map((proto) => ({
    proto,
    module: join(dirname(proto), "generated", proto.startsWith("libs") ? "events.js" : "journal.js"),
    released: join(dirname(proto), "released.binpb"),
  }));

function run(program: string, args: string[], cwd = root): void {
  const { status } = spawnSync(join(bin, program), args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function generate(proto: string, module: string): void {
  const files = globSync("**/*.proto", { cwd: join(root, proto) }).sort();
  if (files.length === 0) return;
  const shape = ["-t", "static-module", "-w", "esm", "--dts", "-r", proto];
  const wire = ["--force-number", "--null-semantics", "--no-delimited", "--no-typeurl", "--no-verify", "--no-convert"];
  run("pbjs", [...shape, ...wire, "-p", ".", "-o", module, ...files], join(root, proto));
}

function check(): void {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-contracts-"));
  const config = join(root, "deploy/dev/buf.yaml");
  for (const { proto, module, released } of homes) {
    const input = join(root, proto);
    run("buf", ["lint", input, "--config", config]);
    if (!existsSync(join(root, released))) {
      console.error(`${released} is missing: run \`npm run contracts release\``);
      process.exit(1);
    }
    run("buf", ["breaking", input, "--config", config, "--against", join(root, released)]);
    const fresh = join(folder, "module.js");
    generate(proto, fresh);
    for (const [made, kept] of [
      [fresh, module],
      [fresh.replace(/js$/, "d.ts"), module.replace(/js$/, "d.ts")],
    ] as const)
      if (readFileSync(made, "utf8") !== readFileSync(join(root, kept), "utf8")) {
        console.error(`${kept} does not match its .proto files: run \`npm run contracts generate\``);
        process.exit(1);
      }
  }
  rmSync(folder, { recursive: true });
}

const command = process.argv[2];
if (command === "generate")
  for (const { proto, module } of homes) {
    mkdirSync(dirname(join(root, module)), { recursive: true });
    generate(proto, join(root, module));
  }
else if (command === "check") check();
else if (command === "release")
  for (const { proto, released } of homes)
    run("buf", ["build", join(root, proto), "--config", join(root, "deploy/dev/buf.yaml"), "-o", join(root, released)]);
else {
  console.error("usage: npm run contracts generate|check|release");
  process.exit(2);
}
