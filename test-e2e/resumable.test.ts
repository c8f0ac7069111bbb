// Resumable uploads as a client of the protocol sends them, unchanged: over bad lines, crashes and restarts, into files of a sample.
import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Upload, type UploadOptions } from "tus-js-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, link, newSample, newUser, signIn } from "./client.ts";
import { isElsewhere, type System, startSystem } from "./system.ts";

const MIB = 1024 * 1024;
let system: System;
let lab: Client;
let uploads: string;

beforeAll(async () => {
  if (isElsewhere) return;
  system = await startSystem({ BODY_IDLE_SECONDS: "5" });
  lab = await signIn(system);
  uploads = link(await lab.follow(), "uploads");
});
afterAll(() => system?.remove());

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const parameters = JSON.stringify({ lane: "1" });
const numberIn = (url: string | null) => ({ upload: url?.split("/").at(-1) });

/** Resolves with the address of the upload. */
const send = (content: Buffer, fileName: string, more: Partial<UploadOptions> = {}, begun?: (one: Upload) => void) =>
  new Promise<string>((resolve, reject) => {
    const one: Upload = new Upload(content, {
      endpoint: uploads,
      headers: { authorization: `Bearer ${lab.token}` },
      metadata: { filename: fileName, parameters },
      retryDelays: [200, 500, 1_000, 2_000, 4_000, 8_000],
      onError: reject,
      onSuccess: () => resolve(one.url ?? ""),
      ...more,
    });
    begun?.(one);
    one.start();
  });

describe.skipIf(isElsewhere)("a resumable upload", () => {
  test("by a client of tus becomes a file of a sample, in one go or in many", async () => {
    const { sample } = await newSample(lab);
    const [forward, reverse] = [randomBytes(3 * MIB + 1), randomBytes(2 * MIB)];
    const file1 = numberIn(await send(forward, "x_R1.fastq"));
    const file2 = numberIn(await send(reverse, "x_R2.fastq", { chunkSize: 700_000 }));
    const pairs = link(sample, "sample/sequenceFiles/pairs");
    const pair = await lab.create(pairs, { file1, file2 });
    expect(pair).toMatchObject({
      files: [
        { fileName: "x_R1.fastq", lane: "1", uploadSha256: sha256(forward) },
        { fileName: "x_R2.fastq", lane: "1", uploadSha256: sha256(reverse) },
      ],
    });
    expect((await lab.create(pairs, { file1, file2 })).identifier).toBe(pair.identifier);
    const inXml = `<pair><file1><upload>${file1.upload}</upload></file1><file2><upload>${file2.upload}</upload></file2></pair>`;
    const again = await lab.ask("POST", pairs, inXml, { "content-type": "application/xml" });
    expect([again.status, again.headers.get("location")]).toEqual([201, link(pair, "self")]);
    const { bytes } = await lab.get(link(pair, "pair/forward"), { accept: "application/fastq" });
    expect(bytes.equals(forward)).toBe(true);
    const other = await newSample(lab);
    expect((await lab.ask("POST", link(other.sample, "sample/sequenceFiles/pairs"), { file1, file2 })).status).toBe(
      409,
    );
  });

  test("goes on after kill -9 where its last answered byte was", async () => {
    const content = randomBytes(30 * MIB);
    let answered = 0;
    const options: Partial<UploadOptions> = {
      chunkSize: 2 * MIB,
      onChunkComplete: (_size, accepted) => {
        answered = accepted;
      },
    };
    let url: string | null = null;
    const failed = send(content, "killed.fastq", { ...options, retryDelays: [] }, (one) => {
      const look = setInterval(() => {
        url ??= one.url;
        if (answered >= 6 * MIB) clearInterval(look);
      }, 1);
    }).catch(() => "failed");
    for (let tried = 0; tried < 2_000 && answered < 6 * MIB; tried++) await wait(2);
    await system.end("SIGKILL");
    expect(await failed).toBe("failed");
    expect(url).toContain("/uploads/");
    await system.start();
    const told = await fetch(String(url), { method: "HEAD", headers: { authorization: `Bearer ${lab.token}` } });
    const offset = Number(told.headers.get("upload-offset"));
    expect(offset).toBeGreaterThanOrEqual(answered);
    expect(offset).toBeLessThan(content.length);
    await send(content, "killed.fastq", { ...options, uploadUrl: url });
    const { sample } = await newSample(lab);
    const file = await lab.create(link(sample, "sample/sequenceFiles"), { file: numberIn(url) });
    expect(file).toMatchObject({ uploadSha256: sha256(content), fileSizeBytes: content.length });
  });

  test("keeps what came when the line breaks, and goes on from there", async () => {
    const content = randomBytes(3 * MIB);
    const authorization = `Bearer ${lab.token}`;
    const about = { "upload-length": String(content.length), "upload-metadata": "filename YS5mYXN0cQ==" };
    const begun = await fetch(uploads, { method: "POST", headers: { authorization, ...about } });
    const url = begun.headers.get("location") ?? "";
    const type = { "content-type": "application/offset+octet-stream", "upload-offset": "0" };
    const headers = { authorization, ...type, "content-length": String(content.length) };
    const line = request(url, { method: "PATCH", headers }).on("error", () => {});
    line.write(content.subarray(0, MIB));
    await wait(1_000);
    line.destroy();
    const offset = async () =>
      Number((await fetch(url, { method: "HEAD", headers: { authorization } })).headers.get("upload-offset"));
    await expect.poll(offset, { timeout: 10_000 }).toBeGreaterThan(MIB / 2);
    await send(content, "a.fastq", { uploadUrl: url });
    expect(await lab.read(url)).toMatchObject({ uploadState: "COMPLETE", uploadSha256: sha256(content) });
  });

  test("is its user's alone, deleted by the client, and described", async () => {
    const url = await send(randomBytes(1_000), "mine.fastq");
    const stranger = await newUser(lab, system);
    expect((await stranger.ask("GET", url)).status).toBe(404);
    expect((await stranger.read(uploads)).resources).toEqual([]);
    expect((await lab.read(uploads)).resources.map((one) => link(one, "self"))).toContain(url);
    await Upload.terminate(url, { headers: { authorization: `Bearer ${lab.token}` } });
    expect((await lab.ask("GET", url)).status).toBe(404);
  });

  test("that is refused says so with 4xx", async () => {
    const refused = (headers: object) =>
      fetch(uploads, { method: "POST", headers: { authorization: `Bearer ${lab.token}`, ...headers } });
    expect((await refused({})).status).toBe(400);
    const tooLarge = { "upload-length": String(2 ** 40), "upload-metadata": "filename YQ==" };
    expect((await refused(tooLarge)).status).toBe(413);
    expect((await refused({ ...tooLarge, "tus-resumable": "0.2.2" })).status).toBe(412);
    expect((await fetch(uploads, { method: "OPTIONS" })).status).toBe(401);
  });
});
