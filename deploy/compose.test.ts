// compose.yaml and the Dockerfile, as far as they can be checked without Docker: what they name is there, and nothing is given away.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { settingsHelp } from "@isotrail/http";
import { expect, test } from "vitest";
import { clusterSettings, gatewayProcess, serviceProcess } from "./cluster/settings.ts";
import { compose, container, environmentOf, composeText as text } from "./dev/compose-file.ts";
import { serviceNamed, serviceNames } from "./registry.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const containers = Object.entries(compose.services);
const ours = [...serviceNames, "gateway"] as const;
const known = new Set([...settingsHelp(clusterSettings).matchAll(/^ +([A-Z][A-Z0-9_]+) /gm)].map(([, name]) => name));
const SECRETS = { MONGODB_PASSWORD: "0123456789abcdef", S3_SECRET_KEY: "fedcba9876543210" };

test("every image has an exact tag or a digest", () => {
  const froms = [...read("deploy/Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? "");
  for (const image of [...froms, ...containers.map(([, { image }]) => image)])
    expect(image).toMatch(/^[\w./-]+(:(\d+\.\d+\.\d+(-[\w.-]+)?|RELEASE\.[\dTZ-]+)|@sha256:[0-9a-f]{64})$/);
});

test.each(ours)("%s has every setting that it needs, and none that there is not", (name) => {
  const environment = environmentOf(name, SECRETS);
  for (const variable of Object.keys(environment)) expect(known).toContain(variable);
  expect(environment.SERVICE).toBe(name);
  expect(() =>
    name === "gateway" ? gatewayProcess(environment) : serviceProcess(serviceNamed(name), environment),
  ).not.toThrow();
});

test("who has which keys", () => {
  for (const name of ours) {
    const { TOKEN_KEYS_FILE, SEAL_KEY_FILE } = environmentOf(name, SECRETS);
    const mounted = (container(name).volumes ?? []).map((volume) => volume.split(":")[0]);
    expect([TOKEN_KEYS_FILE !== undefined, mounted.includes("keys")]).toEqual(Array(2).fill(name === "identity"));
    expect([SEAL_KEY_FILE !== undefined, mounted.includes("seal-key")]).toEqual(Array(2).fill(name !== "gateway"));
  }
});

test("the seal key that the services have outlives the volume of all keys", () => {
  const folder = mkdtempSync(join(tmpdir(), "isotrail-compose-"));
  const script = container("keys").command?.[2] ?? "";
  const here = script.replaceAll(/\/(keys|internal-keys|seal-key)\//g, `${folder}/$1/`);
  const make = () =>
    execFileSync("sh", ["-c", here], { cwd: root, env: { PATH: process.env.PATH, KEYS_DIR: `${folder}/keys` } });
  for (const name of ["keys", "internal-keys", "seal-key"]) mkdirSync(join(folder, name));
  make();
  const [kept, mounted] = ["keys/seal", "seal-key/seal"].map((name) => readFileSync(join(folder, name), "utf8"));
  expect(mounted).toBe(kept);
  for (const name of ["token.jwks", "internal.jwks", "seal"]) rmSync(join(folder, "keys", name));
  make();
  for (const name of ["keys/seal", "seal-key/seal"]) expect(readFileSync(join(folder, name), "utf8")).toBe(kept);
  rmSync(folder, { recursive: true });
});

test("there is no secret in it, and none can be forgotten", () => {
  for (const [name, { environment = {} }] of containers)
    for (const [variable, value] of Object.entries(environment))
      if (/PASSWORD|SECRET/.test(variable)) expect(`${name} ${value}`).toMatch(/ \$\{[A-Z0-9_]+:(\?.+|-)\}$/);
  for (const [, credentials] of text.matchAll(/:\/\/[^\s:@]+:([^@\s]+(?: [^@\s]+)*)@/g))
    expect(credentials).toMatch(/^\$\{[A-Z0-9_]+:\?.+\}$/);
  expect(() => environmentOf("catalog", {})).toThrow("MONGODB_PASSWORD");
  expect(read("deploy/env.example")).not.toMatch(/(PASSWORD|SECRET\w*)=\S+$/m);
});

test("only the gateway is published; all have a health check; nothing is named that is not there", () => {
  for (const [name, { ports, healthcheck, depends_on = {}, volumes = [], networks = [] }] of containers) {
    expect(ports !== undefined).toBe(name === "gateway");
    if (name !== "keys") expect(healthcheck && !healthcheck.disable).toBe(true);
    for (const needed of Object.keys(depends_on)) expect(Object.keys(compose.services)).toContain(needed);
    for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0]);
    for (const network of networks) expect(Object.keys(compose.networks)).toContain(network);
  }
});

test("env.example tells of every variable that compose.yaml asks for", () => {
  const example = read("deploy/env.example");
  for (const [, name] of text.matchAll(/\$\{([A-Z0-9_]+)/g)) expect(example).toMatch(new RegExp(`^#?${name}=`, "m"));
  for (const [, name] of example.matchAll(/^#?([A-Z0-9_]+)=/gm)) expect(text).toContain(`\${${name}:`);
});

test("the Dockerfile copies and starts what is there, and .dockerignore lets it through", () => {
  const dockerfile = read("deploy/Dockerfile");
  const sources = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => (paths ?? "").split(" "));
  const ignore = read(".dockerignore").split("\n");
  expect(sources.length).toBeGreaterThan(5);
  for (const path of sources) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(ignore).toContain(`!${path}`);
  }
  for (const [path] of dockerfile.matchAll(/deploy\/cluster\/\w+\.ts/g))
    expect(existsSync(join(root, path))).toBe(true);
});
