// Downloads as FASTA over HTTP: converted while they are sent.
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, user, whole } from "../files.testing.ts";

const SINGLE = "/samples/7/sequenceFiles";

let temporary: TemporaryStores;
let files: TestFiles;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores);
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const BASES = "ACGTTGCA".repeat(10);
/** Reads of 80 bases, half of them G and C. */
const fastq = (reads: number) => {
  n++;
  return Array.from({ length: reads }, (_, i) => `@read ${n}.${i}\n${BASES}\n+\n${"I5".repeat(40)}\n`).join("");
};
const single = async (content: string | Buffer) =>
  (await files.wire([whole(SINGLE, [filePart("file", "a.fastq", content), END])])).json;
const finished = async (id: string) => {
  const state = async () => JSON.parse((await files.call("GET", `${SINGLE}/${id}`)).body).processingState;
  for (let tried = 0; tried < 200 && (await state()) !== "FINISHED"; tried++) await sleep(50);
  expect(await state()).toBe("FINISHED");
};

describe("a download as FASTA", () => {
  const fasta = { accept: "application/fasta" };

  test("is converted, streamed, without a length or ranges, with a tag of its own", async () => {
    const { identifier } = await single(gzipSync("@one more\nACGT\n+\nIIII\n@two\nGGTT\n+\nIIII\n"));
    const url = `${SINGLE}/${identifier}`;
    const { status, headers, body } = await files.call("GET", url, { ...fasta, range: "bytes=0-3" });
    expect([status, body]).toEqual([200, ">one more\nACGT\n>two\nGGTT\n"]);
    expect(headers).toMatchObject({
      "content-type": "application/fasta",
      "accept-ranges": "none",
      "content-disposition": 'attachment; filename="a.fasta"',
    });
    expect(headers).not.toHaveProperty("content-length");
    expect(headers).not.toHaveProperty("repr-digest");
    const stored = await files.call("HEAD", url, { accept: "application/fastq" });
    expect(stored.headers.etag).not.toBe(headers.etag);
    expect((await files.call("GET", url, { ...fasta, "if-none-match": String(headers.etag) })).status).toBe(304);
  });

  test("is refused for what is no FASTQ", async () => {
    const { identifier } = await single("not a sequence file at all");
    expect((await files.call("GET", `${SINGLE}/${identifier}`, fasta)).status).toBe(406);
  });
});

describe("a download as FASTA, of a large file", () => {
  const READS = 60_000;
  const large = async (end: string) => (await single(fastq(READS) + end)).identifier;
  const url = (id: string) => `http://127.0.0.1:${files.port}${SINGLE}/${id}`;
  const accept = { ...user, accept: "application/fasta" };
  const openBlobs = () =>
    readdirSync("/proc/self/fd").filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${temporary.folder}/files/blobs`);
      } catch {
        return false;
      }
    }).length;

  test("that is broken in the middle cuts the connection", async () => {
    const whole = await (await fetch(url(await large("")), { headers: accept })).text();
    expect(whole.match(/>/g)?.length).toBe(READS);
    const broken = await fetch(url(await large("@bad\nACGT\nno plus\nIIII\n")), { headers: accept });
    expect(broken.status).toBe(200);
    await expect(broken.text()).rejects.toThrow();
  });

  test.skipIf(!existsSync("/proc/self/fd")).each([
    ["plain", async () => large("")],
    ["gzip", async () => (await single(gzipSync(fastq(READS), { level: 0 }))).identifier],
  ])("%s, closes the stored file when the client goes away", async (_, upload) => {
    const id = await upload();
    await finished(id);
    expect(openBlobs()).toBe(0);
    const leaving = new AbortController();
    const answer = await fetch(url(id), { headers: accept, signal: leaving.signal });
    await answer.body?.getReader().read();
    expect(openBlobs()).toBe(1);
    leaving.abort();
    await expect.poll(openBlobs, { timeout: 5_000 }).toBe(0);
  });

  test("answers HEAD without reading it, and honours If-Match", async () => {
    const id = await large("");
    const { status, headers } = await files.call("HEAD", `${SINGLE}/${id}`, { accept: "application/fasta" });
    expect([status, headers["content-type"], headers["content-length"]]).toEqual([200, "application/fasta", undefined]);
    const other = { accept: "application/fasta", "if-match": '"other"' };
    expect((await files.call("GET", `${SINGLE}/${id}`, other)).status).toBe(412);
    const same = { accept: "application/fasta", "if-match": String(headers.etag) };
    expect((await files.call("HEAD", `${SINGLE}/${id}`, same)).status).toBe(200);
  });
});
