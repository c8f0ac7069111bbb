// What npm run cluster fills in is what doctor and the other tools fill in.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type DataFolder, dataFolder } from "../tools/tools.testing.ts";
import { verify } from "../tools/verify.ts";
import { clusterEnvironment } from "./environment.ts";

let data: DataFolder;
beforeAll(() => {
  data = dataFolder();
});
afterAll(() => data[Symbol.dispose]());

test("topics get as many replicas as brokers are named, at most 3, unless KAFKA_REPLICATION says otherwise", () => {
  const replicas = (KAFKA_BROKERS: string, KAFKA_REPLICATION = "") =>
    clusterEnvironment({ KAFKA_BROKERS, KAFKA_REPLICATION }).KAFKA_REPLICATION;
  expect(replicas("one:9092")).toBe("1");
  expect(replicas("one:9092,two:9092,three:9092,four:9092")).toBe("3");
  expect(replicas("one:9092", "2")).toBe("2");
});

test("tools take the seal key that npm run cluster made, and say so", async () => {
  const env = { MONGODB_URL: "mongodb://127.0.0.1:1/", DATA_DIR: data.folder };
  const { notes } = await call(verify, [], { env });
  const file = join(data.folder, "keys/seal");
  expect(notes).toEqual([
    `SEAL_KEY_FILE is not set: the seal key is ${file}, which npm run cluster uses`,
    expect.stringContaining("KAFKA_BROKERS, S3_ENDPOINT"), // what is missing besides
  ]);
  rmSync(file);
  const without = await call(verify, [], { env });
  expect(without.code).toBe(2);
  expect(without.notes[0]).toContain(`npm run cluster has made no seal key at ${file}`);
});
