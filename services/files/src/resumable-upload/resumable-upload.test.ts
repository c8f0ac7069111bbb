// Resumable uploads over HTTP, on embedded adapters: every rule of tus that is kept, and the files of a sample that they become.
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type AggregateStore, openAggregateStore } from "@isotrail/eventsourcing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFiles, type TestFiles, user, writable } from "../files.testing.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { endExpired } from "../use-cases/end-upload.ts";
import { LIFETIME } from "./decider.ts";
import { resumableUpload } from "./resumable-upload.ts";

const LIMIT = 4 * 1024 * 1024;
const BYTES = { "content-type": "application/offset+octet-stream", "tus-resumable": "1.0.0" };
const stranger = identityHeaders(internalKeys, { service: "gateway", user: "5", role: "ROLE_ADMIN" });

let temporary: TemporaryStores;
let files: TestFiles;
let aggregates: AggregateStore;
let later = 0;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  const { stores } = temporary;
  const clock = { now: () => Date.now() + later };
  aggregates = openAggregateStore({ ...stores, clock }, [sequencingObject, resumableUpload]);
  files = await startFiles({ ...stores, clock }, { BODY_IDLE_SECONDS: "1", MAX_UPLOAD_BYTES: String(LIMIT) });
  files.runs.set("3", { exists: true, upload: true, status: "UPLOADING", layout: "PAIRED_END" });
  files.samples.set("8", writable());
  files.samples.set("9", { ...writable(), write: false });
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

const metadata = (fileName: string, parameters?: object) =>
  [
    `filename ${Buffer.from(fileName).toString("base64")}`,
    ...(parameters ? [`parameters ${Buffer.from(JSON.stringify(parameters)).toString("base64")}`] : []),
  ].join(",");
type Method = "GET" | "POST" | "PATCH" | "DELETE" | "OPTIONS";
async function call(method: Method, url: string, headers: object = {}, payload?: Buffer | object) {
  const answer = await files.app.inject({ method, url, headers: { ...user, ...headers }, ...(payload && { payload }) });
  return { status: answer.statusCode, headers: answer.headers, json: answer.body ? JSON.parse(answer.body) : {} };
}
async function begin(size: number, fileName = "a.fastq", parameters?: object): Promise<string> {
  const asked = { "upload-length": size, "upload-metadata": metadata(fileName, parameters) };
  const { status, json } = await call("POST", "/uploads", asked);
  expect([status, json.message]).toEqual([201, undefined]);
  return json.identifier;
}
const send = (id: string, offset: number, bytes: Buffer, more: object = {}) =>
  call("PATCH", `/uploads/${id}`, { ...BYTES, "upload-offset": offset, ...more }, Buffer.from(bytes)); // what was sent is freed
const offsetOf = async (id: string) => Number((await call("GET", `/uploads/${id}`)).headers["upload-offset"]);
async function whole(content: Buffer, fileName = "a.fastq", parameters?: object): Promise<string> {
  const id = await begin(content.length, fileName, parameters);
  if (content.length > 0) expect((await send(id, 0, content)).status).toBe(204);
  return id;
}
const attach = (url: string, body: object, headers: object = {}) => call("POST", url, headers, body);
const context = () => ({ actor: "4", cause: "test", trace: "", deadline: Date.now() + 20_000 });
const SINGLE = "/samples/7/sequenceFiles";
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const blobs = async () => {
  const kept: string[] = [];
  for await (const { key } of temporary.stores.blobs.list()) kept.push(key);
  return kept.filter((key) => !key.includes("-head-")).sort();
};

describe("an upload", () => {
  test("comes in goes, each at the offset where the last one ended, and is then a file like any other", async () => {
    const content = randomBytes(1_500_000);
    const id = await begin(content.length, "C:\\runs\\a_R1.fastq", { lane: "1" });
    const first = await send(id, 0, content.subarray(0, 700_001));
    expect(first).toMatchObject({ status: 204, headers: { "upload-offset": "700001", "tus-resumable": "1.0.0" } });
    expect(Date.parse(String(first.headers["upload-expires"]))).toBeGreaterThan(Date.now() + LIFETIME / 2);
    expect(await offsetOf(id)).toBe(700_001);
    expect((await call("GET", `/uploads/${id}`)).json).toMatchObject({ uploadState: "OPEN", uploadSha256: null });
    expect((await send(id, 700_001, content.subarray(700_001))).headers["upload-offset"]).toBe("1500000");
    const told = await call("GET", `/uploads/${id}`);
    expect(told.json).toMatchObject({ uploadState: "COMPLETE", uploadSha256: sha256(content), fileName: "a_R1.fastq" });
    expect(told.headers).toMatchObject({ "upload-length": "1500000", "cache-control": "no-store" });

    const made = await attach(SINGLE, { file: { upload: id } });
    const about = { fileName: "a_R1.fastq", lane: "1", uploadSha256: sha256(content), fileSizeBytes: 1_500_000 };
    expect(made).toMatchObject({ status: 201, json: about });
    const { bytes } = await files.call("GET", `${SINGLE}/${made.json.identifier}`, { accept: "application/fastq" });
    expect(bytes.equals(content)).toBe(true);
  });

  test("refuses bytes at another offset, more bytes than announced, and bytes of another type", async () => {
    const id = await begin(10);
    await send(id, 0, Buffer.from("ACGT"));
    expect((await send(id, 0, Buffer.from("ACGT"))).json.message).toBe("This upload has 4 bytes. Go on from there.");
    expect((await send(id, 5, Buffer.from("A"))).status).toBe(409);
    expect((await send(id, 4, Buffer.alloc(7))).status).toBe(413);
    expect((await send(id, 4, Buffer.from("A"), { "content-type": "application/octet-stream" })).status).toBe(415);
    expect((await send(id, 4, Buffer.from("A"), { "upload-offset": "x" })).status).toBe(400);
    expect((await send(id, 4, Buffer.from("A"), { "tus-resumable": "0.2.2" })).status).toBe(412);
    expect(await offsetOf(id)).toBe(4);
  });

  test("keeps what came before its connection broke", async () => {
    const id = await begin(2_000_000);
    await broken(id, 300_000);
    for (let tried = 0; tried < 50 && (await offsetOf(id)) < 300_000; tried++) await sleep(20);
    expect(await offsetOf(id)).toBe(300_000);
  });

  test("goes on by a new request while the last one still hangs", async () => {
    const content = randomBytes(500_000);
    const id = await begin(content.length);
    const hanging = hang(id, content.subarray(0, 200_000), content.length);
    await sleep(200);
    await send(id, 0, content); // waits until the bytes that came are kept, and is told how many
    expect(await offsetOf(id)).toBe(200_000);
    expect((await send(id, 200_000, content.subarray(200_000))).status).toBe(204);
    expect((await call("GET", `/uploads/${id}`)).json.uploadSha256).toBe(sha256(content));
    hanging.destroy();
  });

  test("whose client sends nothing any more is answered 408, and keeps what came", async () => {
    const id = await begin(1_000);
    const socket = hang(id, Buffer.alloc(100), 1_000);
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString();
    });
    for (let tried = 0; tried < 200 && !answer; tried++) await sleep(20);
    expect(answer).toContain("HTTP/1.1 408");
    expect(await offsetOf(id)).toBe(100);
    socket.destroy();
  });

  test("keeps nothing of bytes that are not those of their checksum", async () => {
    const content = randomBytes(50_000);
    const id = await begin(content.length);
    const before = (await blobs()).length;
    const checksum = (algorithm: string, bytes: Buffer) => ({
      "upload-checksum": `${algorithm} ${createHash(algorithm).update(bytes).digest("base64")}`,
    });
    expect((await send(id, 0, content, checksum("sha1", Buffer.from("other")))).status).toBe(460);
    expect(await offsetOf(id)).toBe(0);
    expect((await send(id, 0, content, { "upload-checksum": "crc32 AAAA" })).status).toBe(400);
    expect((await send(id, 0, content, checksum("sha256", content))).status).toBe(204);
    expect((await call("GET", `/uploads/${id}`)).json.uploadSha256).toBe(sha256(content));
    expect((await blobs()).length).toBe(before + 1);
  });

  test("has the digest of its bytes also when several processes took them", async () => {
    const content = randomBytes(300_000);
    const id = await begin(content.length);
    await send(id, 0, content.subarray(0, 100_000));
    await aggregates.execute(resumableUpload, id, { type: "continue", writer: "another", now: Date.now() }, context());
    await send(id, 100_000, content.subarray(100_000));
    expect((await call("GET", `/uploads/${id}`)).json.uploadSha256).toBe(sha256(content));
  });

  test("whose last byte came just before a crash is completed when it is attached", async () => {
    const content = randomBytes(1_000);
    const id = await begin(content.length);
    await aggregates.execute(resumableUpload, id, { type: "continue", writer: "dead", now: Date.now() }, context());
    const { state } = await aggregates.load(resumableUpload, id);
    await temporary.stores.blobs.growing.append(
      state.blob,
      (async function* () {
        yield Buffer.from(content);
      })(),
    );
    const made = await attach(SINGLE, { file: { upload: id } });
    expect(made).toMatchObject({ status: 201, json: { uploadSha256: sha256(content) } });
  });

  test("of no bytes is complete at once", async () => {
    const id = await begin(0);
    expect((await attach(SINGLE, { file: { upload: id } })).json).toMatchObject({ fileSizeBytes: 0 });
  });

  test("has its limits, which OPTIONS tells", async () => {
    expect((await call("OPTIONS", "/uploads")).headers).toMatchObject({
      "tus-version": "1.0.0",
      "tus-extension": "creation,expiration,checksum,termination",
      "tus-max-size": String(LIMIT),
    });
    const headers = { "upload-metadata": metadata("a.fastq") };
    expect((await call("POST", "/uploads", { ...headers, "upload-length": LIMIT + 1 })).status).toBe(413);
    expect((await call("POST", "/uploads", headers)).status).toBe(400);
    for (const wrong of ["", "filename ", "filename %%%", metadata("a\nb"), `${metadata("a")},${metadata("b")}`])
      expect((await call("POST", "/uploads", { "upload-length": 1, "upload-metadata": wrong })).status).toBe(400);
  });

  test("is its user's alone, administrators included", async () => {
    const id = await whole(Buffer.from("ACGT"));
    for (const [method, url] of [["GET", `/uploads/${id}`] as const, ["DELETE", `/uploads/${id}`] as const])
      expect((await call(method, url, stranger)).status).toBe(404);
    expect((await send(id, 4, Buffer.from("A"), stranger)).status).toBe(404);
    expect((await attach(SINGLE, { file: { upload: id } }, stranger)).status).toBe(404);
    expect(await files.lines("/uploads", stranger)).toEqual([]);
    expect(await files.lines("/uploads")).toContainEqual(expect.objectContaining({ identifier: id }));
  });

  test("that is deleted is gone, with its bytes", async () => {
    const before = await blobs();
    const id = await begin(10);
    await send(id, 0, Buffer.from("ACGT"));
    expect((await blobs()).length).toBeGreaterThan(before.length);
    expect((await call("DELETE", `/uploads/${id}`)).status).toBe(204);
    expect((await call("DELETE", `/uploads/${id}`)).status).toBe(404);
    expect((await send(id, 4, Buffer.from("A"))).status).toBe(404);
    expect(await blobs()).toEqual(before);
  });
});

describe("the files of a sample", () => {
  test("are a pair of two uploads, with the run and properties that either way named", async () => {
    const one = await whole(Buffer.from("@r2"), "p_R2.fastq", { miseqRunId: 3, lane: "2" });
    const two = await whole(Buffer.from("@r1"), "p_R1.fastq");
    const body = { file1: { upload: one }, file2: { upload: two }, parameters2: { miseqRunId: "3", lane: "1" } };
    const made = await attach(`${SINGLE}/pairs`, body);
    expect(made).toMatchObject({ status: 201, json: { label: "p_R1.fastq, p_R2.fastq", files: [{ lane: "1" }, {}] } });
    expect((await attach(`${SINGLE}/pairs`, body)).json.identifier).toBe(made.json.identifier); // the natural key
    expect((await attach("/samples/8/sequenceFiles/pairs", body)).status).toBe(409);
    expect((await call("DELETE", `/uploads/${one}`)).status).toBe(409);
    expect(await files.lines("/uploads")).not.toContainEqual(expect.objectContaining({ identifier: one }));
  });

  test("are refused as those of a form are, and the upload stays", async () => {
    const id = await whole(Buffer.from("@single"), "s.fastq");
    const half = await begin(10);
    const file = { upload: id };
    expect((await attach("/samples/9/sequenceFiles", { file })).status).toBe(403);
    expect((await attach("/samples/77/sequenceFiles", { file })).status).toBe(404);
    expect((await attach(SINGLE, { file, parameters: { miseqRunId: 3 } })).json.message).toContain("SINGLE_END");
    expect((await attach(SINGLE, { file: { upload: half } })).json.message).toBe(
      `The upload ${half} has 0 of 10 bytes.`,
    );
    expect((await attach(SINGLE, { file: id })).json.file).toEqual(['This must name an upload: {"upload": "17"}.']);
    expect((await attach(SINGLE, [])).status).toBe(400);
    expect((await attach(`${SINGLE}/pairs`, { file1: file, file2: file })).status).toBe(400);
    expect((await attach(SINGLE, { file })).status).toBe(201);
  });

  test("are answered again under an Idempotency-Key", async () => {
    const id = await whole(Buffer.from("@idempotent"), "i.fastq");
    const headers = { "idempotency-key": "once" };
    const { identifier } = (await attach(SINGLE, { file: { upload: id } }, headers)).json;
    expect((await attach(SINGLE, { file: { upload: id } }, headers)).json.identifier).toBe(identifier);
  });

  test("may be assemblies and fast5 files", async () => {
    const fasta = await whole(Buffer.from(">c1\nACGT\n"), "g.fasta");
    expect((await attach("/samples/7/assemblies", { file: { upload: fasta } })).status).toBe(201);
    const fast5 = await whole(Buffer.from("89484446", "hex"), "g.fast5");
    expect((await attach(`${SINGLE}/fast5`, { file: { upload: fast5 } })).status).toBe(201);
  });
});

test("what is not attached within its time is given up, and what is attached stays", async () => {
  const content = Buffer.from("@stays");
  const kept = await whole(content, "stays.fastq");
  const made = await attach(SINGLE, { file: { upload: kept } });
  const id = await whole(Buffer.from("@goes"), "goes.fastq");
  const before = (await blobs()).length;
  later = LIFETIME + 1;
  expect((await call("GET", `/uploads/${id}`)).status).toBe(404);
  expect((await attach(SINGLE, { file: { upload: id } })).status).toBe(404);
  expect(await endExpired(aggregates, "files")).toBe(0); // nobody may be attaching it any more
  later = LIFETIME + 3_600_001;
  expect(await endExpired(aggregates, "files")).toBeGreaterThan(1);
  expect(await endExpired(aggregates, "files")).toBe(0);
  expect((await blobs()).length).toBeLessThan(before);
  const { bytes } = await files.call("GET", `${SINGLE}/${made.json.identifier}`, { accept: "application/fastq" });
  expect(bytes.equals(content)).toBe(true);
  later = 0;
});

/** A request that announces more than it sends. */
function hang(id: string, bytes: Buffer, announced: number) {
  const socket = connect(files.port, "127.0.0.1");
  const headers = { ...user, ...BYTES, "upload-offset": "0", "content-length": announced, host: "x" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`PATCH /uploads/${id} HTTP/1.1\r\n${lines.join("")}\r\n`);
  socket.write(bytes);
  socket.on("error", () => {});
  return socket;
}

async function broken(id: string, bytes: number): Promise<void> {
  const socket = hang(id, randomBytes(bytes), 2_000_000);
  await sleep(300);
  socket.destroy();
}
