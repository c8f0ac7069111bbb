// The .proto files: `generate` makes the JavaScript modules from them, and of the public ones the descriptor set and the
// AsyncAPI document; `check` lints them, finds what is stale and breaking changes against the released images; `release`
// makes today's messages the released ones.
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { asyncapi, type ProtoFile } from "@isotrail/contracts/asyncapi";

const root = join(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");
/** Where messages live: the public events in one package, each service's private ones in its own. */
const homes = globSync(["libs/contracts/proto", "services/*/proto"], { cwd: root })
  .sort()
  .map((proto) => ({
    proto,
    module: join(dirname(proto), "generated", proto.startsWith("libs") ? "events.js" : "domain-events.js"),
    released: join(dirname(proto), "released.binpb"),
  }));

function run(program: string, args: string[], cwd = root): void {
  const { status } = spawnSync(join(bin, program), args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function generate(proto: string, module: string): void {
  const files = globSync("**/*.proto", { cwd: join(root, proto) }).sort();
  if (files.length === 0) return;
  const shape = ["-t", "static-module", "-w", "esm", "-r", proto];
  const wire = ["--force-number", "--null-semantics", "--no-delimited", "--no-typeurl", "--no-verify", "--no-convert"];
  const folder = join(root, proto);
  // the types are made of the comments, which the module does without: they are half of it
  run("pbjs", [...shape, ...wire, "--dts", "-p", ".", "-o", module, ...files], folder);
  run("pbjs", [...shape, ...wire, "--no-comments", "-p", ".", "-o", module, ...files], folder);
  writeFileSync(module, withNumbers(readFileSync(module, "utf8")));
}

/** 64-bit integers are plain numbers, exact to 2^53, without a change of protobufjs for everybody else in the process. */
function withNumbers(module: string): string {
  const read = module
    .replaceAll(/\$util\.Long \? \$util\.Long\.fromBits\(0, ?0, ?(?:true|false)\) : 0/g, "0")
    .replaceAll(/reader\.(?:u?int64|sint64|s?fixed64)\(\)/g, "$number($&)");
  if (read === module) return module;
  return read.replace(
    /^const \$Reader = /m,
    `const $number = (value) => (typeof value === "number" ? value : value.toNumber());\n$&`,
  );
}

const PUBLIC = join(root, "libs/contracts/proto");
const CONTRACT = ["descriptor.binpb", "asyncapi.yaml"];

/** The published contract: a FileDescriptorSet, and the AsyncAPI document that is made of it and its comments. */
function publish(folder: string): void {
  const build = ["build", PUBLIC, "--config", join(root, "deploy/dev/buf.yaml"), "--as-file-descriptor-set", "-o"];
  run("buf", [...build, join(folder, "descriptor.binpb"), "--exclude-source-info"]);
  const { status, stdout, stderr } = spawnSync(join(bin, "buf"), [...build, "-#format=json"], { encoding: "utf8" });
  if (status !== 0) {
    console.error(stderr);
    process.exit(1);
  }
  const { file: files } = JSON.parse(stdout) as { file: ProtoFile[] };
  const texts = files.map((file) => ({ file, text: readFileSync(join(PUBLIC, file.name), "utf8") }));
  writeFileSync(join(folder, "asyncapi.yaml"), asyncapi(texts));
}

function stale(made: string, kept: string): void {
  if (existsSync(join(root, kept)) && readFileSync(made).equals(readFileSync(join(root, kept)))) return;
  console.error(`${kept} does not match its .proto files: run \`npm run contracts generate\``);
  process.exit(1);
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
    stale(fresh, module);
    stale(fresh.replace(/js$/, "d.ts"), module.replace(/js$/, "d.ts"));
  }
  publish(folder);
  for (const name of CONTRACT) stale(join(folder, name), `libs/contracts/${name}`);
  rmSync(folder, { recursive: true });
}

const command = process.argv[2];
if (command === "generate") {
  for (const { proto, module } of homes) {
    mkdirSync(dirname(join(root, module)), { recursive: true });
    generate(proto, join(root, module));
  }
  publish(join(root, "libs/contracts"));
} else if (command === "check") check();
else if (command === "release")
  for (const { proto, released } of homes)
    run("buf", ["build", join(root, proto), "--config", join(root, "deploy/dev/buf.yaml"), "-o", join(root, released)]);
else {
  console.error("usage: npm run contracts generate|check|release");
  process.exit(2);
}
