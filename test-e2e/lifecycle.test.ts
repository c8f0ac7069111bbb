// The process: start, stop, crash, a second one on the same folder, and what it writes where.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, type Client, link, newSample, signIn } from "./client.ts";
import { fastq, form, multipart, overSocket } from "./form.ts";
import {
  clusterEnvironment,
  environmentOf,
  freePort,
  isCluster,
  isElsewhere,
  launch,
  repository,
  type System,
  startSystem,
} from "./system.ts";

let system: System;
let lab: Client;

beforeAll(async () => {
  if (isElsewhere) return;
  system = await startSystem();
  lab = await signIn(system);
});
afterAll(() => system?.remove());

const answers = () =>
  ask("GET", new URL("/health/ready", system.api).href).then(
    ({ status }) => status,
    () => "no connection",
  );

describe.skipIf(isElsewhere)("the process", () => {
  test("says once where it listens, and never a secret that it was given", () => {
    expect(system.output().match(/http:\/\/127\.0\.0\.1:\d+/g)?.length).toBeGreaterThan(0);
    expect(system.output()).not.toContain(system.clientSecret);
    expect(system.output()).not.toContain(system.password);
  });

  test("tells its health without a token", async () => {
    for (const name of ["live", "ready"])
      expect((await ask("GET", new URL(`/health/${name}`, system.api).href)).status).toBe(200);
  });

  test.skipIf(isCluster)("a second one on the same folder says so and ends; the first goes on", async () => {
    const second = launch(environmentOf(system.folder, await freePort()), join(system.folder, "work"));
    await expect(second.ready).rejects.toThrow(/ended with [1-9]/);
    expect(second.output()).toMatch(/already|another|in use/i);
    expect(second.output().trim().split("\n")).toHaveLength(1);
    expect(await answers()).toBe(200);
  });

  test.skipIf(isCluster)("--help lists every setting with its default", async () => {
    const help = launch(environmentOf(system.folder, 0), repository, [
      process.execPath,
      "deploy/standalone/main.ts",
      "--help",
    ]);
    await help.ready.catch(() => {});
    expect(await help.end("SIGTERM")).toBe(0);
    for (const name of [
      "HOST",
      "PORT",
      "DATA_DIR",
      "PUBLIC_URL",
      "BODY_IDLE_SECONDS",
      "MAX_UPLOAD_BYTES",
      "METRICS_PORT",
    ])
      expect(help.output()).toContain(name);
  });

  test.each([
    ["PORT", "http"],
    ["MAX_UPLOAD_BYTES", "-5"],
    ["LOG_LEVEL", "loud"],
    ["PUBLIC_URL", "lab.example"],
  ])("%s=%s is told before anything starts", async (name, value) => {
    const env = { ...environmentOf(join(system.folder, "other"), await freePort()), [name]: value };
    const wrong = launch(env, join(system.folder, "work"));
    await expect(wrong.ready).rejects.toThrow(/ended with [1-9]/);
    expect(wrong.output()).toContain(name);
    expect(wrong.output()).not.toMatch(/at .*\.ts:\d/);
  });

  test("a port that another program listens on is told, and that program is not taken for ours", async () => {
    const port = Number(new URL(system.api).port);
    const env = environmentOf(join(system.folder, "third"), port, isCluster ? clusterEnvironment() : {});
    const second = launch(env, join(system.folder, "work"));
    await expect(second.ready).rejects.toThrow(/ended with [1-9]/);
    expect(second.output()).toContain(`address already in use 127.0.0.1:${port}`);
  });

  test("after kill -9 it is ready again, and everything answered is there; tokens too", async () => {
    const { project, sample } = await newSample(lab);
    const reads = fastq();
    const upload = form({ name: "file", content: reads, filename: "a.fastq.gz" });
    const file = await lab.create(link(sample, "sample/sequenceFiles"), upload);
    await system.end("SIGKILL");
    await system.start();
    expect(await lab.read(link(project, "self"))).toEqual(project);
    expect(await lab.read(link(sample, "self"))).toMatchObject({ identifier: sample.identifier, sequenceFileCount: 1 });
    const { bytes } = await lab.get(link(file, "self"), { accept: "application/fastq" });
    expect(bytes.equals(reads)).toBe(true);
  });

  test("SIGTERM lets an upload in flight end, refuses new requests, and ends with 0", async () => {
    const { sample } = await newSample(lab);
    const body = multipart("B0undary", [{ name: "file", content: fastq(2000), filename: "slow.fastq.gz" }]);
    const headers = {
      authorization: `Bearer ${lab.token}`,
      "content-type": "multipart/form-data; boundary=B0undary",
      "content-length": String(body.length),
    };
    let ended: Promise<number | null> | undefined;
    const upload = await overSocket(link(sample, "sample/sequenceFiles"), "POST", headers, async (socket) => {
      socket.write(body.subarray(0, 1000));
      await wait(300);
      ended = system.end("SIGTERM");
      await wait(500);
      expect([503, "no connection"]).toContain(await answers());
      socket.write(body.subarray(1000));
    });
    expect(upload.status).toBe(201);
    expect(await ended).toBe(0);
    await system.start();
    expect((await lab.read(link(sample, "self"))).sequenceFileCount).toBe(1);
  });

  test("a second SIGTERM changes nothing", async () => {
    const ended = system.end("SIGTERM");
    process.kill(system.pid, "SIGTERM");
    expect(await ended).toBe(0);
    await system.start();
  });

  test.skipIf(isCluster)("nothing is written outside DATA_DIR, and what is in it is for its owner only", () => {
    for (const name of ["home", "work", "tmp"]) expect(readdirSync(join(system.folder, name))).toEqual([]);
    const keys = join(system.folder, "data/keys");
    for (const name of readdirSync(keys)) expect(statSync(join(keys, name)).mode & 0o077).toBe(0);
  });

  test.skipIf(isCluster)("SIGTERM that only npm gets reaches it", async () => {
    await system.end();
    const npm = launch(
      { ...environmentOf(system.folder, Number(new URL(system.api).port)), NODE_OPTIONS: "" },
      repository,
      ["npm", "start"],
    );
    await npm.ready;
    expect(await answers()).toBe(200);
    npm.child.kill("SIGTERM");
    await expect.poll(answers, { timeout: 10_000 }).toBe("no connection");
    await npm.end("SIGTERM");
    await expect.poll(() => system.start().then(() => "started"), { timeout: 10_000 }).toBe("started");
  });
});
