// doctor: one line a check, what to do about what is wrong, and never a secret.
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { lockFolder } from "@isotrail/embedded";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemKeys } from "../standalone/keys.ts";
import { doctor } from "./doctor.ts";
import { call, type DataFolder, dataFolder } from "./tools.testing.ts";

let data: DataFolder;
const NO_ANALYSES = { WORKFLOW_ENGINE: "none" };
const said = async (...args: string[]) => (await call(doctor, args, { env: NO_ANALYSES })).out;
const inFolder = () => call(doctor, ["--data", data.folder], { env: NO_ANALYSES });
const withEnvironment = (env: Record<string, string>) => call(doctor, [], { env: { ...NO_ANALYSES, ...env } });
const keys = (name: string) => join(data.folder, "keys", name);

beforeEach(() => {
  data = dataFolder();
});
afterEach(() => data[Symbol.dispose]());

describe("doctor of a data folder", () => {
  test("says that it can be written to durably, has room and keys, and is free", async () => {
    await systemKeys({ token: keys("token.jwks"), internal: keys("internal.jwks"), seal: keys("seal") });
    chmodSync(keys("seal"), 0o600);
    const { code, out, notes } = await inFolder();
    expect(code).toBe(0);
    expect(out.map((line) => line.split(": ")[0])).toEqual([
      "ok       data folder",
      expect.stringMatching(/^(ok {5}|warning) {2}room$/),
      expect.stringMatching(/^(ok {5}|warning) {2}durable writes$/),
      "ok       lock",
      "ok       token key",
      "ok       internal key",
      "ok       seal key",
    ]);
    expect(notes.at(-1)).toMatch(/^\d ok, \d warnings, 0 failed$/);
  });

  test("leaves no probe behind, and makes nothing where there is no folder yet", async () => {
    const fresh = join(data.folder, "new/data");
    expect(await said("--data", fresh)).toEqual([
      `ok       data folder: ${fresh} can be made, which the first start does (in ${data.folder})`,
    ]);
    mkdirSync(fresh, { recursive: true });
    await said("--data", fresh);
    expect(readdirSync(fresh)).toEqual([]);
  });

  test("names the process that has it open", async () => {
    const unlock = lockFolder(data.folder);
    const { out } = await inFolder();
    unlock();
    expect(out.join("\n")).toMatch(new RegExp(`lock: in use by (a process|process ${process.pid})`));
  });

  test("fails when the seal key of sealed data is gone", async () => {
    await data.on("identity", async (stores) => void (await stores.personalDataKeys.seal("user-1", "a name")));
    rmSync(keys("seal"));
    const { code, out } = await inFolder();
    expect(code).toBe(1);
    expect(out.at(-1)).toMatch(/^FAILED {3}seal key: .*identity.* To do: put the right one back from your backup/);
  });

  test("tries the seal key on stored keys: says that it opens them, and fails when it is another one", async () => {
    await data.on("identity", async (stores) => void (await stores.personalDataKeys.seal("user-1", "a name")));
    expect((await said("--data", data.folder)).at(-1)).toBe(
      "ok       sealed data: the seal key opens the stored keys of identity (2 tried)",
    );
    writeFileSync(keys("seal"), Buffer.alloc(32, 8).toString("base64url"));
    const { code, out } = await inFolder();
    expect(code).toBe(1);
    expect(out.at(-1)).toMatch(
      /^FAILED {3}sealed data: .*seal does not open the keys that identity has stored.*To do: put the right one back/,
    );
  });

  test("fails on a key of the wrong form, without showing it, and warns of one that everybody can read", async () => {
    writeFileSync(keys("internal.jwks"), '{"keys":[{"kty":"oct","k":"c2VjcmV0"}]}');
    writeFileSync(keys("token.jwks"), "topsecret");
    chmodSync(keys("seal"), 0o644);
    const { code, out } = await inFolder();
    expect(code).toBe(1);
    const text = out.join("\n");
    expect(text).toMatch(/FAILED {3}token key: .*token\.jwks does not hold a JSON Web Key Set/);
    expect(text).toMatch(/FAILED {3}internal key: .*INTERNAL_KEYS_FILE/);
    expect(text).toMatch(/warning {2}seal key: everybody .* To do: chmod 600/);
    expect(text).not.toMatch(/topsecret|c2VjcmV0/);
  });
});

describe("doctor of a cluster", () => {
  const away = {
    MONGODB_URL: "mongodb://isotrail:topsecret@127.0.0.1:1/",
    KAFKA_BROKERS: "127.0.0.1:1",
    S3_ENDPOINT: "http://127.0.0.1:2",
    S3_ACCESS_KEY: "isotrail",
    S3_SECRET_KEY: "topsecret",
  };

  test("names every variable that is missing, and still looks at the servers that are named", async () => {
    const { code, out } = await withEnvironment({ SERVICE: "files", KAFKA_BROKERS: away.KAFKA_BROKERS });
    expect(code).toBe(1);
    const needed = [
      "MONGODB_URL",
      "S3_ENDPOINT",
      "S3_ACCESS_KEY",
      "S3_SECRET_KEY",
      "INTERNAL_KEYS_FILE",
      "SEAL_KEY_FILE",
      "CATALOG_URL",
      "RUNS_URL",
    ];
    for (const name of needed) expect(out[0]).toContain(name);
    expect(out[1]).toMatch(/^FAILED {3}Kafka: /);
    expect(out).toHaveLength(2);
  });

  test("says which servers cannot be reached, and what to look at, without a secret", async () => {
    const { code, out } = await withEnvironment(away);
    expect(code).toBe(1);
    expect(out).toEqual([
      "ok       settings: every server is named",
      expect.stringMatching(/^FAILED {3}MongoDB: .*ECONNREFUSED.*To do: .*MONGODB_URL/),
      expect.stringMatching(/^FAILED {3}Kafka: .*ECONNREFUSED.*To do: .*KAFKA_BROKERS/),
      expect.stringMatching(/^FAILED {3}object store: .*To do: .*S3_ENDPOINT/),
    ]);
    expect(out.join()).not.toContain("topsecret");
  });

  test("asks the other services whether they are ready", async () => {
    const server = createServer((request, response) =>
      response.writeHead(request.url === "/health/ready" ? 503 : 200).end(),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { code, out } = await withEnvironment({
      SERVICE: "gateway",
      IDENTITY_URL: `http://127.0.0.1:${port}`,
      CATALOG_URL: "http://127.0.0.1:9",
      RUNS_URL: "http://nowhere.invalid",
      FILES_URL: "unix:/nonexistent.sock",
    });
    server.close();
    expect(code).toBe(1);
    const text = out.join("\n");
    expect(text).toMatch(/FAILED {3}settings: gateway needs INTERNAL_KEYS_FILE/);
    expect(text).toMatch(/warning {2}identity: answers 503: it is not ready/);
    expect(text).toMatch(/FAILED {3}runs: .*To do: check RUNS_URL/);
    expect(text).toMatch(/warning {2}files: nobody answers there/);
  });

  test("cannot run with a setting that cannot be read", async () => {
    const { code, out, notes } = await withEnvironment({ SERVICE: "kitchen" });
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(notes[0]).toMatch(/SERVICE must be one of/);
  });
});

describe("doctor of workflows", () => {
  const workflowLines = async (env: Record<string, string> = {}) => {
    const { code, out } = await call(doctor, ["--data", data.folder], { env });
    return { code, lines: out.filter((line) => /^\S+ +workflow/.test(line)) };
  };

  test("says of each whether it can run here, and what it misses", async () => {
    const { lines } = await workflowLines();
    const types = ["assembly", "assembly-collection", "phylogenomics", "typing"];
    expect(lines.map((line) => line.split(": ")[0])).toEqual(
      types.map((type) => expect.stringMatching(new RegExp(`^(ok {5}|warning) {2}workflow ${type} 1\\.0\\.0$`))),
    );
    // nobody has given a scheme: either that is said, or what is missing before it
    expect(lines.at(-1)).toMatch(/There is nothing in .*site-data\/schemes for scheme yet|To do: npm run workflows$/);
  });

  test("warns where tools run without a sandbox, if any can run", async () => {
    const { out } = await call(doctor, ["--data", data.folder], { env: { WORKFLOW_ISOLATION: "none" } });
    const isolation = out.find((line) => line.includes("isolation of analyses"));
    const runs = out.some((line) => line.includes("is ready") || line.includes("There is "));
    expect(isolation ?? "").toMatch(runs ? /^warning {2}isolation of analyses: Workflows run WITHOUT a sandbox/ : /^$/);
  });

  test("says nothing of them where analyses do not run on this machine", async () => {
    expect((await workflowLines({ WORKFLOW_ENGINE: "wes" })).lines).toEqual([]);
  });

  test("fails when a folder of workflows has a fault", async () => {
    const own = join(data.folder, "own/broken");
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, "workflow.json"), "{}");
    const { code, lines } = await workflowLines({ WORKFLOWS_DIR: join(data.folder, "own") });
    expect(code).toBe(1);
    expect(lines[0]).toContain(`FAILED   workflows: ${join(own, "workflow.json")}: id must be a UUID`);
  });
});
