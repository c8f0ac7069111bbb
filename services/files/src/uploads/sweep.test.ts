// The sweep of blobs: what it removes, and that it trusts no log that is empty, older than the blobs, or another one.
import { copyFile, readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type CommandContext, openAggregateStore, repairCheckpoint, type Stores } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { resumableUpload } from "../resumable-upload/resumable-upload.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { sequencingRun } from "../sequencing-run/decider.ts";
import { newBlobKey } from "./blobs.ts";
import { sweepBlobs } from "./sweep.ts";

const DAY = 86_400_000;
const LOG_FILES = ["log.db", "log.db-wal", "log.db-shm"];

let now: number;
let uploads: number;
let temporary: TemporaryStores;
beforeEach(async () => {
  now = Date.now();
  uploads = 0;
  temporary = await temporaryStores("files", { now: () => now });
  await temporary.stores.views.open([sequencingObject.view, sequencingRun.view, resumableUpload.view]);
});
afterEach(() => temporary[Symbol.asyncDispose]());

const path = (file: string) => join(temporary.folder, "files", file);
const aggregatesOf = (stores: Stores) => openAggregateStore(stores, [sequencingObject, sequencingRun, resumableUpload]);
const pass = (milliseconds: number) => {
  now += milliseconds;
};

/** The bytes of an upload that has no event yet. */
async function write(stores = temporary.stores): Promise<string> {
  const key = newBlobKey(stores.eventLog.id);
  const bytes = async function* () {
    yield Buffer.from("@read\nACGT\n+\n!!!!\n");
  };
  await stores.blobs.write(key, bytes());
  const file = (await readdir(path("blobs"), { recursive: true })).find((one) => one.endsWith(key)) ?? "";
  await utimes(path(join("blobs", file)), now / 1000, now / 1000);
  return key;
}

/** A whole upload, a second after whatever came before. */
async function upload(stores = temporary.stores): Promise<string> {
  pass(1_000);
  const blob = await write(stores);
  pass(1_000);
  const id = String(++uploads);
  const file = {
    id,
    fileName: `${id}.fastq`,
    blob,
    size: 18,
    sha256: id.repeat(64).slice(0, 64),
    compression: "none",
    properties: {},
  } as const;
  const command = { type: "upload", upload: { sample: "7", run: "", projects: ["1"], files: [file] } } as const;
  const context: CommandContext = { actor: "4", cause: "test", trace: "", deadline: now + 10_000 };
  await aggregatesOf(stores).execute(sequencingObject, `single-${now}`, command, context);
  return blob;
}

/** As the service sweeps, when its views have the whole log. */
async function sweep(stores = temporary.stores, inFlight: readonly string[] = []): Promise<number> {
  const swept = aggregatesOf(stores);
  await swept.repair(await stores.eventLog.readFrom(0, 1_000));
  await stores.checkpoints.set(repairCheckpoint("files", swept.declared), {
    position: await stores.eventLog.head(),
    index: 0,
  });
  return sweepBlobs(swept, "files", new Set(inFlight), now);
}
const withReplicas = (): Stores => ({ ...temporary.stores, exclusive: false });

async function left(keys: readonly string[]): Promise<string[]> {
  const there: string[] = [];
  for (const key of keys) if ((await temporary.stores.blobs.size(key)) !== undefined) there.push(key);
  return there;
}

/** Puts an earlier log and no views in the place of those of now, as an operator may. */
async function replaceLog(by: "an empty one" | "the copy"): Promise<void> {
  await temporary.stores.close();
  for (const file of [...LOG_FILES, "views.db", "views.db-wal", "views.db-shm"]) await rm(path(file), { force: true });
  if (by === "the copy") await copyFile(path("copy.db"), path("log.db"));
  await temporary.reopen();
  await temporary.stores.views.open([sequencingObject.view, sequencingRun.view, resumableUpload.view]);
}
async function copyLog(): Promise<void> {
  await temporary.reopen(); // closing puts all into log.db
  await copyFile(path("log.db"), path("copy.db"));
  await temporary.stores.views.open([sequencingObject.view, sequencingRun.view, resumableUpload.view]);
}

test("an interrupted upload is removed when the log has gone on, and no other blob", async () => {
  const stored = await upload();
  pass(1_000);
  const interrupted = await write();
  const running = await write();
  pass(1_000);
  expect(await sweep()).toBe(0); // the last commit is older
  const later = await upload();
  expect(await sweep(temporary.stores, [running])).toBe(1);
  expect(await left([stored, interrupted, running, later])).toEqual([stored, running, later]);
});

test("with replicas an upload that another one may be writing stays for seven days", async () => {
  const unnamed = await write();
  pass(6 * DAY);
  await upload();
  expect(await sweep(withReplicas())).toBe(0);
  pass(2 * DAY);
  expect(await sweep(withReplicas())).toBe(0); // the log has not gone on for as long
  await upload();
  expect(await sweep(withReplicas())).toBe(1);
  expect(await left([unnamed])).toEqual([]);
});

test("a commit with a time in the future makes no blob older", async () => {
  const unnamed = await write();
  pass(30 * DAY);
  await upload();
  pass(-29 * DAY);
  expect(await sweep(withReplicas())).toBe(0);
  expect(await left([unnamed])).toEqual([unnamed]);
});

test("an empty log removes nothing, whether it wrote the blobs or not", async () => {
  const unnamed = [await write(), await write()];
  pass(30 * DAY);
  expect([await sweep(), await sweep(withReplicas())]).toEqual([0, 0]);
  expect(await left(unnamed)).toEqual(unnamed);
});

test("the blobs of a log that was lost stay, also when the new one has commits", async () => {
  const lost = [await upload(), await upload(), await write()];
  await replaceLog("an empty one");
  pass(30 * DAY);
  expect([await sweep(), await sweep(withReplicas())]).toEqual([0, 0]);
  const kept = await upload();
  pass(30 * DAY);
  await upload();
  expect([await sweep(), await sweep(withReplicas())]).toEqual([0, 0]);
  expect(await left([...lost, kept])).toEqual([...lost, kept]);
});

test("two deployments that share a bucket leave each other's blobs alone", async () => {
  await using other = await temporaryStores("files", { now: () => now });
  await other.stores.views.open([sequencingObject.view, sequencingRun.view, resumableUpload.view]);
  const shared = { ...other.stores, blobs: temporary.stores.blobs, exclusive: false };
  const ours = [await upload(), await write()];
  const theirs = [await upload(shared), await write(shared)];
  pass(30 * DAY);
  await upload();
  expect(await sweep(withReplicas())).toBe(1);
  expect(await left([...ours, ...theirs])).toEqual([ours[0], ...theirs]);
  await upload(shared);
  expect(await sweep(shared)).toBe(1);
  expect(await left([...ours, ...theirs])).toEqual([ours[0], theirs[0]]);
});

test("an older copy of the log removes nothing that came after it", async () => {
  const before = await upload();
  await copyLog();
  const after = [await upload(), await upload()];
  await replaceLog("the copy");
  expect(await sweep()).toBe(0);
  expect(await left([before, ...after])).toEqual([before, ...after]);
});

test("an older copy of the log removes nothing when it has commits of its own either", async () => {
  const before = await upload();
  await copyLog();
  const after = [await upload(), await upload()];
  await sweep();
  await replaceLog("the copy");
  await expect(sweep()).rejects.toThrow("an older copy");
  pass(30 * DAY);
  for (let n = 0; n < 3; n++) await upload();
  await expect(sweep()).rejects.toThrow("an older copy");
  await expect(sweep(withReplicas())).rejects.toThrow("an older copy");
  expect(await left([before, ...after])).toEqual([before, ...after]);
});

test("an empty log that once had commits removes nothing", async () => {
  await copyLog();
  const lost = [await upload(), await upload()];
  await sweep();
  await replaceLog("the copy");
  expect(await temporary.stores.eventLog.head()).toBe(0);
  pass(30 * DAY);
  await expect(sweep()).rejects.toThrow("an older copy");
  expect(await left(lost)).toEqual(lost);
});

test("one note of how far the log has been is kept, in the key of an empty blob", async () => {
  const { blobs, eventLog } = temporary.stores;
  for (let n = 0; n < 3; n++) {
    await upload();
    await sweep();
    await sweep();
  }
  const notes: string[] = [];
  for await (const { key } of blobs.list()) if (key.startsWith(`${eventLog.id}-head-`)) notes.push(key);
  expect(notes).toEqual([expect.stringContaining("-head-3-")]);
  expect(await blobs.size(notes[0] ?? "")).toBe(0);
});
