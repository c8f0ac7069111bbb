// Downloads of stored bytes over HTTP: whole, in parts, with their digest.
import { createHash } from "node:crypto";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, startFiles, type TestFiles, whole } from "../files.testing.ts";

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
const unique = () => `@read ${++n}\nACGT\n+\n!!!!\n`;
const upload = async (content = unique(), name = "a.fastq") =>
  (await files.wire([whole(SINGLE, [filePart("file", name, content), END])])).json;

describe("the bytes of a file", () => {
  const fastq = { accept: "application/fastq" };

  test("come back as they were stored, with their digest", async () => {
    const content = unique();
    const { identifier } = await upload(content, 'Ä "1".fastq');
    const read = await files.call("GET", `${SINGLE}/${identifier}`, fastq);
    const digest = createHash("sha256").update(content);
    expect(read.body).toBe(content);
    expect(read.headers).toMatchObject({
      "content-type": "application/fastq",
      "content-length": String(content.length),
      "accept-ranges": "bytes",
      "repr-digest": `sha-256=:${digest.copy().digest("base64")}:`,
      etag: `"${digest.digest("hex")}"`,
      "content-disposition": expect.stringContaining("filename*=UTF-8''%C3%84%20"),
    });
    const looked = await files.call("HEAD", `${SINGLE}/${identifier}`, fastq);
    expect([looked.status, looked.body, looked.headers["content-length"]]).toEqual([200, "", String(content.length)]);
    const known = await files.call("GET", `${SINGLE}/${identifier}`, { ...fastq, "if-none-match": read.headers.etag });
    expect([known.status, known.body]).toEqual([304, ""]);
  });

  test("come in parts", async () => {
    const content = unique();
    const { identifier } = await upload(content);
    const get = (range: string, more = {}) =>
      files.call("GET", `${SINGLE}/${identifier}`, { ...fastq, range, ...more });
    const some = await get("bytes=2-5");
    expect([some.status, some.body, some.headers["content-range"]]).toEqual([
      206,
      content.slice(2, 6),
      `bytes 2-5/${content.length}`,
    ]);
    expect((await get("bytes=-3")).body).toBe(content.slice(-3));
    expect((await get("bytes=4-")).body).toBe(content.slice(4));
    expect((await get("bytes=0-1,3-4")).status).toBe(200);
    expect((await get("bytes=2-5", { "if-range": '"other"' })).status).toBe(200);
    const beyond = await get("bytes=9999-");
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${content.length}`]);
    expect(JSON.parse(beyond.body)).toMatchObject({ status: 416, message: `The file has ${content.length} bytes.` });
  });
});
