// A lost or wrong seal key: the process says so and ends, and a new key never takes its place.
import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { doctor } from "../tools/doctor.ts";
import { call, type DataFolder, dataFolder } from "../tools/tools.testing.ts";

let data: DataFolder;
const seal = () => join(data.folder, "keys/seal");

/** Runs a program of deploy/ until it ends. */
function ended(program: string, env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  const given = { PATH: process.env.PATH, PORT: "0", METRICS_PORT: "0", LOG_LEVEL: "silent", ...env };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [join(import.meta.dirname, "..", program)],
      { env: given, timeout: 20_000 },
      (error, out, err) => resolve({ code: error ? error.code : 0, said: out + err }),
    ),
  );
}
const started = (env: Record<string, string> = {}) => ended("standalone/main.ts", { DATA_DIR: data.folder, ...env });

beforeEach(async () => {
  data = dataFolder();
  await data.on("catalog", async ({ personalDataKeys }) => void (await personalDataKeys.seal("sample-1", "patient 7")));
});
afterEach(() => data[Symbol.dispose]());

describe("npm start", () => {
  test("without the seal key of stored data ends with what to do, and makes no new one, however often", async () => {
    rmSync(seal());
    for (let attempt = 1; attempt <= 2; attempt++) {
      const { code, said } = await started();
      expect(said).toContain(`the seal key ${seal()} is gone, but catalog has keys that it wraps`);
      expect(said).toMatch(/from your backup.*no backup.*lost/s);
      expect(said).toContain("npm run doctor");
      expect({ code, made: readdirSync(join(data.folder, "keys")) }).toEqual({ code: 1, made: [] });
    }
    const { code, out } = await call(doctor, ["--data", data.folder]);
    expect(code).toBe(1);
    expect(out.join("\n")).toMatch(/FAILED {3}seal key: .* is gone/);
  });

  test("with another seal key ends before any service makes anything", async () => {
    writeFileSync(seal(), Buffer.alloc(32, 8).toString("base64url"));
    const { code, said } = await started();
    expect(said).toContain(`the seal key ${seal()} does not open the keys that catalog has stored`);
    expect({ code, identity: existsSync(join(data.folder, "identity")) }).toEqual({ code: 1, identity: false });
  });

  test("names PORT when another program listens on it, and METRICS_PORT likewise", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = String(typeof address === "object" && address?.port);
    const [gateway, metrics] = [await started({ PORT: port }), await started({ METRICS_PORT: port })];
    other.close();
    expect(gateway.said).toMatch(new RegExp(`^isotrail: PORT ${port}: .*address already in use`, "m"));
    expect(metrics.said).toMatch(new RegExp(`^isotrail: METRICS_PORT ${port}: .*address already in use`, "m"));
  });
});

describe("npm run cluster", () => {
  const nowhere = {
    KAFKA_BROKERS: "127.0.0.1:1",
    MONGODB_URL: "mongodb://127.0.0.1:1/",
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_ACCESS_KEY: "isotrail",
    S3_SECRET_KEY: "isotrail-secret",
  };

  test("makes no new seal key beside data of the embedded default that the lost one sealed", async () => {
    rmSync(seal());
    const { code, said } = await ended("cluster/all.ts", { ...nowhere, DATA_DIR: data.folder });
    expect(said).toContain(`the seal key ${seal()} is gone, but catalog has keys that it wraps`);
    expect({ code, made: existsSync(seal()) }).toEqual({ code: 1, made: false });
  });

  test("ends when another program listens on METRICS_PORT, and names it", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = String(typeof address === "object" && address?.port);
    const { code, said } = await ended("cluster/all.ts", { ...nowhere, DATA_DIR: data.folder, METRICS_PORT: port });
    other.close();
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(`METRICS_PORT ${port}: `) });
  });
});

describe("the keys of a cluster in containers", () => {
  const keys = () => ended("cluster/keys.ts", { KEYS_DIR: join(data.folder, "cluster-keys") });
  const made = () => readdirSync(join(data.folder, "cluster-keys")).toSorted();

  test("are made once; a seal key that is gone while the others are there is not made again", async () => {
    expect(await keys()).toMatchObject({ code: 0 });
    expect(made()).toEqual(["internal.jwks", "seal", "token.jwks"]);
    const before = readFileSync(join(data.folder, "cluster-keys/seal"), "utf8");
    expect(await keys()).toMatchObject({ code: 0 });
    expect(readFileSync(join(data.folder, "cluster-keys/seal"), "utf8")).toBe(before);
    rmSync(join(data.folder, "cluster-keys/seal"));
    const { code, said } = await keys();
    expect(said).toMatch(/seal is gone, .*from your backup/s);
    expect({ code, made: made() }).toEqual({ code: 1, made: ["internal.jwks", "token.jwks"] });
  });
});
