// What docs/adding-a-service.md says, done in a copy of the repository with the code of the page, and used over HTTP.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/adding-a-service.md"), "utf8");
const block = (language: string) => new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "m").exec(page)?.[1] ?? "";
const ADMIN = { username: "admin", password: "Administrator-1" };
const CLIENT = { client_id: "isotrail", client_secret: "the-secret-of-the-client" };

let copy: string;
let system: ChildProcess | undefined;
let api: string;

/** Tracked files, with node_modules linked as an installation would. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-copy-"));
  const files = execFileSync("git", ["ls-files", "libs", "services", "deploy", "package.json"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of files.trim().split("\n")) {
    if (!existsSync(join(root, file)) || file.endsWith(".test.ts")) continue;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const packages = new Set(files.match(/^(libs|services)\/[^/]+|^deploy/gm));
  for (const name of packages)
    if (existsSync(join(root, name, "node_modules")))
      cpSync(join(root, name, "node_modules"), join(folder, name, "node_modules"), {
        recursive: true,
        verbatimSymlinks: true,
      });
  return folder;
}

/** The folder of the service, and its line in the registry. */
function addService(folder: string): void {
  const service = join(folder, "services/reagents");
  mkdirSync(join(service, "src"), { recursive: true });
  writeFileSync(join(service, "package.json"), block("json"));
  writeFileSync(join(service, "src/service.ts"), block("ts"));
  cpSync(join(root, "services/runs/node_modules"), join(service, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const registry = join(folder, "deploy/registry.ts");
  const lines = readFileSync(registry, "utf8").split("\n");
  const change = block("diff").trim().split("\n");
  const removed = change.filter((line) => line.startsWith("-")).map((line) => line.slice(1));
  const [imported = "", listed = ""] = change.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
  for (const line of removed) expect(lines).toContain(line);
  const changed = lines.map((line) => (removed.includes(line) ? listed : line));
  changed.splice(1, 0, imported);
  writeFileSync(registry, changed.join("\n"));
}

async function start(folder: string): Promise<string> {
  system = spawn(process.execPath, ["deploy/standalone/main.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      METRICS_PORT: "0",
      LOG_LEVEL: "error",
      DATA_DIR: join(folder, "data"),
      ADMIN_PASSWORD: ADMIN.password,
      CLIENT_SECRET: CLIENT.client_secret,
    },
  });
  if (!system.stdout) throw new Error("the process has no output");
  for await (const line of createInterface(system.stdout)) {
    const listening = /listens on (\S+)/.exec(line)?.[1];
    if (listening) return listening;
  }
  throw new Error("the system did not start");
}

beforeAll(async () => {
  copy = copyRepository();
  addService(copy);
  api = await start(copy);
});
afterAll(async () => {
  system?.kill();
  if (system && system.exitCode === null) await once(system, "exit");
  rmSync(copy, { recursive: true, force: true });
});

test("a service of 60 lines of code is reached from the root, makes records, lists them and refuses a second one", async () => {
  const code = block("ts")
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s*\/[/*]/.test(line));
  expect(code.length).toBeLessThanOrEqual(60);
  const form = new URLSearchParams({ grant_type: "password", ...CLIENT, ...ADMIN });
  const signedIn = await fetch(`${api}/oauth/token`, { method: "POST", body: form });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const call = async (url: string, body?: object) => {
    const headers = { authorization: `Bearer ${access_token}`, "content-type": "application/json" };
    const answer = await fetch(url, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
    // biome-ignore lint/suspicious/noExplicitAny: an answer is what the test says it is
    return { status: answer.status, json: (await answer.json()) as any };
  };
  const { json: rootResource } = await call(api);
  const reagents = rootResource.resource.links.find(({ rel }: { rel: string }) => rel === "reagents").href;
  const made = await call(reagents, { lotNumber: "LOT-2026-11" });
  expect(made).toMatchObject({ status: 201, json: { resource: { lotNumber: "LOT-2026-11", identifier: "1" } } });
  expect(await call(reagents, { lotNumber: "LOT-2026-11" })).toMatchObject({ status: 409 });
  expect(await call(reagents, { lotNumber: "L" })).toMatchObject({ status: 400 });
  expect(await call(made.json.resource.links[0].href)).toEqual({ status: 200, json: made.json });
  const { json: list } = await call(reagents);
  expect(list.resource.resources).toEqual([made.json.resource]);
});
