// Uploads in every shape that clients of the field send, and in the shapes that break: whole or not there, never 429 or 5xx.
import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, fresh, link, newSample, type Resource, signIn } from "./client.ts";
import { chunked, fastq, form, multipart, overSocket, type Part, sha256 } from "./form.ts";
import { isElsewhere, type System, startSystem } from "./system.ts";

const LIMIT = 4 * 1024 * 1024;
const BOUNDARY = "B0undary";
let system: System;
let lab: Client;

beforeAll(async () => {
  if (isElsewhere) return;
  system = await startSystem({ BODY_IDLE_SECONDS: "2", MAX_UPLOAD_BYTES: String(LIMIT) });
  lab = await signIn(system);
});
afterAll(() => system?.remove());

const headers = (bytes?: number) => ({
  authorization: `Bearer ${lab.token}`,
  "content-type": `multipart/form-data; boundary=${BOUNDARY}`,
  ...(bytes === undefined ? { "transfer-encoding": "chunked" } : { "content-length": String(bytes) }),
});
const post = (href: string, body: Buffer) =>
  overSocket(href, "POST", headers(body.length), (socket) => void socket.write(body));
const newRun = async (layoutType: string): Promise<Resource> =>
  lab.create(link(await lab.follow(), "sequencingRuns"), { layoutType, sequencerType: "miseq" });
const filesOf = async (sample: Resource) => (await lab.read(link(sample, "sample/sequenceFiles"))).resources;
const content = async (file: Resource) => (await lab.get(link(file, "self"), { accept: "application/fastq" })).bytes;

/** The two files and parameters of a pair, files first, as the uploaders of the field write them. */
function pairParts(run?: Resource, folder = "/home/lab/run 1/"): { parts: Part[]; contents: Buffer[] } {
  const contents = [fastq(), fastq()];
  const parameters = JSON.stringify({ miseqRunId: run?.identifier, Index: "ACGT" });
  const parts: Part[] = contents.map((bytes, n) => ({
    name: `file${n + 1}`,
    content: bytes,
    filename: `${folder}a_S1_L001_R${n + 1}_001.fastq.gz`,
  }));
  for (const n of [1, 2]) parts.push({ name: `parameters${n}`, content: parameters, type: "application/json" });
  return { parts, contents };
}

describe.skipIf(isElsewhere)("wire shapes", () => {
  test("files before parameters, no part type, names that are full paths", async () => {
    const { sample } = await newSample(lab);
    const { parts, contents } = pairParts(await newRun("PAIRED_END"));
    const answer = await post(link(sample, "sample/sequenceFiles/pairs"), multipart(BOUNDARY, parts));
    expect([answer.status, answer.body]).toEqual([201, expect.stringContaining("a_S1_L001_R1_001.fastq.gz")]);
    const files = await filesOf(sample);
    expect(files.map(({ fileName }) => fileName)).toEqual(["a_S1_L001_R1_001.fastq.gz", "a_S1_L001_R2_001.fastq.gz"]);
    expect(files.map(({ Index }) => Index)).toEqual(["ACGT", "ACGT"]);
    for (const [n, file] of files.entries())
      expect(sha256(await content(file))).toBe(sha256(contents[n] ?? Buffer.of()));
  });

  test("parameters before files, and a Windows path", async () => {
    const { sample } = await newSample(lab);
    const { parts } = pairParts(await newRun("PAIRED_END"), "C:\\runs\\1\\");
    const answer = await post(link(sample, "sample/sequenceFiles/pairs"), multipart(BOUNDARY, parts.toReversed()));
    expect(answer.status).toBe(201);
    expect((await filesOf(sample)).map(({ fileName }) => fileName)).toEqual([
      "a_S1_L001_R1_001.fastq.gz",
      "a_S1_L001_R2_001.fastq.gz",
    ]);
  });

  test("chunked, a line break before the first boundary and none after the last, cut anywhere", async () => {
    const { sample } = await newSample(lab);
    const { parts, contents } = pairParts(await newRun("PAIRED_END"));
    const body = multipart(BOUNDARY, parts, { leading: "\r\n", trailing: "" });
    const answer = await overSocket(link(sample, "sample/sequenceFiles/pairs"), "POST", headers(), (socket) =>
      chunked(socket, body, 7),
    );
    expect([answer.status, answer.body]).toEqual([201, expect.any(String)]);
    expect((await filesOf(sample)).map(({ uploadSha256 }) => uploadSha256)).toEqual(contents.map(sha256));
  });

  test("a single file, with and without parameters, and one of zero bytes", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    const reads = fastq();
    const run = await newRun("SINGLE_END");
    const parameters = { name: "parameters", content: JSON.stringify({ miseqRunId: Number(run.identifier) }) };
    expect(
      (await post(href, multipart(BOUNDARY, [{ name: "file", content: reads, filename: "a.fastq.gz" }]))).status,
    ).toBe(201);
    const empty: Part = { name: "file", content: "", filename: "/x/empty.fastq" };
    expect((await post(href, multipart(BOUNDARY, [empty, { ...parameters, type: "application/json" }]))).status).toBe(
      201,
    );
    const [first, second] = await filesOf(sample);
    expect(first).toMatchObject({ fileName: "a.fastq.gz", uploadSha256: sha256(reads) });
    expect(second).toMatchObject({ fileName: "empty.fastq", fileSizeBytes: 0, uploadSha256: sha256(Buffer.of()) });
    expect(second && (await content(second)).length).toBe(0);
    const unpaired = await lab.read(link(sample, "sample/sequenceFiles/unpaired"));
    expect(unpaired.resources.map((one) => (one.sequenceFile as Resource).fileName)).toEqual([
      "a.fastq.gz",
      "empty.fastq",
    ]);
  });

  test("a pair whose names do not tell forward from reverse is taken in the order of its parts", async () => {
    const { sample } = await newSample(lab);
    const { parts, contents } = pairParts(await newRun("PAIRED_END"));
    const named = parts.map((part) => (part.filename ? { ...part, filename: "same.fastq.gz" } : part));
    const answer = await post(link(sample, "sample/sequenceFiles/pairs"), multipart(BOUNDARY, named));
    expect(answer.status).toBe(201);
    const [pair] = (await lab.read(link(sample, "sample/sequenceFiles/pairs"))).resources;
    const [forward, reverse] = contents.map((bytes) => ({ uploadSha256: sha256(bytes) }));
    expect(pair).toMatchObject({ forwardSequenceFile: forward, reverseSequenceFile: reverse });
  });

  test("what platforms write by themselves", async () => {
    const { sample } = await newSample(lab);
    const reads = fastq();
    const body = form({ name: "file", content: reads, filename: "b.fastq.gz", type: "application/gzip" });
    const file = await lab.create(link(sample, "sample/sequenceFiles"), body);
    expect(file).toMatchObject({ fileName: "b.fastq.gz", uploadSha256: sha256(reads) });
  });

  test("the same upload twice makes one file", async () => {
    const { sample } = await newSample(lab);
    const run = await newRun("SINGLE_END");
    const parameters = JSON.stringify({ miseqRunId: run.identifier });
    const body = multipart(BOUNDARY, [
      { name: "file", content: fastq(), filename: "twice.fastq.gz" },
      { name: "parameters", content: parameters, type: "application/json" },
    ]);
    const href = link(sample, "sample/sequenceFiles");
    const [first, second] = [await post(href, body), await post(href, body)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toBe(first.body);
    expect(await filesOf(sample)).toHaveLength(1);
  });
});

describe.skipIf(isElsewhere)("downloads", () => {
  test("ranges, digests, conditional requests and HEAD", async () => {
    const { sample } = await newSample(lab);
    const reads = fastq(500);
    const file = await lab.create(
      link(sample, "sample/sequenceFiles"),
      form({ name: "file", content: reads, filename: "r.fastq.gz" }),
    );
    const self = link(file, "self");
    const fastqOf = (more: Record<string, string>) => lab.get(self, { accept: "application/fastq", ...more });
    const whole = await fastqOf({});
    const digest = createHash("sha256").update(reads).digest("base64");
    expect(whole.headers.get("repr-digest")).toBe(`sha-256=:${digest}:`);
    expect(whole.headers.get("content-disposition")).toContain('filename="r.fastq.gz"');
    expect(whole.headers.get("content-encoding")).toBeNull();
    const part = await fastqOf({ range: "bytes=100-199" });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${reads.length}`]);
    expect(part.bytes.equals(reads.subarray(100, 200))).toBe(true);
    const tail = await fastqOf({ range: "bytes=-50" });
    expect(tail.bytes.equals(reads.subarray(-50))).toBe(true);
    expect((await fastqOf({ range: `bytes=${reads.length}-` })).status).toBe(416);
    const etag = whole.headers.get("etag") ?? "";
    expect((await fastqOf({ "if-none-match": etag })).status).toBe(304);
    const head = await lab.ask("HEAD", self, undefined, { accept: "application/fastq" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(reads.length)]);
    expect((await lab.get(self)).headers.get("etag")).not.toBe(etag);
  });
});

describe.skipIf(isElsewhere)("refused", () => {
  /** Expects a 4xx with a message, and nothing in the sample. */
  async function refused(sample: Resource, answer: { status: number; body: string }, status: number) {
    expect([answer.status, JSON.parse(answer.body).message]).toEqual([status, expect.stringMatching(/./)]);
    expect(await filesOf(sample)).toEqual([]);
    expect((await lab.read(link(sample, "self"))).sequenceFileCount).toBe(0);
  }
  const one = (bytes: Uint8Array | string = fastq()): Part[] => [
    { name: "file", content: bytes, filename: "a.fastq.gz" },
  ];

  test("a form without its end, with an announced length that is right", async () => {
    const { sample } = await newSample(lab);
    const body = multipart(BOUNDARY, one()).subarray(0, -20);
    await refused(sample, await post(link(sample, "sample/sequenceFiles"), body), 400);
  });

  test("no boundary, another boundary, garbage, nothing at all", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    const body = multipart("another", one());
    for (const bytes of [body, Buffer.from("garbage"), Buffer.of()])
      await refused(sample, await post(href, bytes), 400);
    const without = { ...headers(body.length), "content-type": "multipart/form-data" };
    await refused(sample, await overSocket(href, "POST", without, (socket) => void socket.write(body)), 400);
    const asJson = await lab.ask("POST", href, { file: "x" }); // it would have to name an upload
    await refused(sample, { status: asJson.status, body: asJson.text }, 400);
    const asText = await lab.ask("POST", href, "ACGT", { "content-type": "text/plain" });
    await refused(sample, { status: asText.status, body: asText.text }, 415);
    const types = ["application/json", "multipart/form-data", "application/xml", "text/xml"];
    expect(asText.body).toMatchObject({ "supported-media-types": types });
  });

  test("a part that is missing", async () => {
    const { sample } = await newSample(lab);
    const pairs = link(sample, "sample/sequenceFiles/pairs");
    const { parts } = pairParts(await newRun("PAIRED_END"));
    for (const missing of [0, 1])
      await refused(sample, await post(pairs, multipart(BOUNDARY, parts.toSpliced(missing, 1))), 400);
    await refused(sample, await post(link(sample, "sample/sequenceFiles"), multipart(BOUNDARY, parts.slice(2))), 400);
  });

  test("parameters that are no JSON, an unknown run, two runs, a wrong layout, a completed run", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    const parameters = (text: string): Part => ({ name: "parameters", content: text, type: "application/json" });
    const withRun = (id: unknown) => multipart(BOUNDARY, [...one(), parameters(JSON.stringify({ miseqRunId: id }))]);
    const noJson = await post(href, multipart(BOUNDARY, [...one(), parameters("{nope")]));
    await refused(sample, noJson, 400);
    expect(noJson.body).toContain("A part of type application/json is not JSON.");
    await refused(sample, await post(href, withRun("999999")), 404);
    await refused(sample, await post(href, withRun((await newRun("PAIRED_END")).identifier)), 400);
    const done = await newRun("SINGLE_END");
    await lab.ask("PATCH", link(done, "self"), { uploadStatus: "COMPLETE" });
    await refused(sample, await post(href, withRun(done.identifier)), 400);
    const [run, other] = [await newRun("PAIRED_END"), await newRun("PAIRED_END")];
    const [mixed, second] = [pairParts(run).parts, pairParts(other).parts];
    const parts = [...mixed.slice(0, 3), ...second.slice(3)];
    await refused(sample, await post(link(sample, "sample/sequenceFiles/pairs"), multipart(BOUNDARY, parts)), 400);
  });

  test("a body that stalls is 408 within seconds", async () => {
    const { sample } = await newSample(lab);
    const body = multipart(BOUNDARY, one(Buffer.alloc(100_000)));
    const started = Date.now();
    const answer = await overSocket(
      link(sample, "sample/sequenceFiles"),
      "POST",
      headers(body.length),
      (socket) => void socket.write(body.subarray(0, 50_000)),
    );
    expect(Date.now() - started).toBeGreaterThan(1_500);
    expect(Date.now() - started).toBeLessThan(10_000);
    await refused(sample, answer, 408);
  });

  test("a slow body that goes on is not", async () => {
    const { sample } = await newSample(lab);
    const body = multipart(BOUNDARY, one());
    const answer = await overSocket(
      link(sample, "sample/sequenceFiles"),
      "POST",
      headers(body.length),
      async (socket) => {
        for (let at = 0, step = Math.ceil(body.length / 5); at < body.length; at += step) {
          await wait(700);
          socket.write(body.subarray(at, at + step));
        }
      },
    );
    expect(answer.status).toBe(201);
  });

  test("one that is too large is 413: told at once by its length, in time when it is not told", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    const body = multipart(BOUNDARY, one(Buffer.alloc(LIMIT + 1)));
    await refused(sample, await post(href, body), 413);
    const told = await overSocket(href, "POST", headers(30 * 1024 * 1024 * 1024), () => {});
    await refused(sample, told, 413);
    const answer = await overSocket(href, "POST", headers(), (socket) => chunked(socket, body, 65_536));
    await refused(sample, answer, 413);
  });

  test("one without permission or sample is told before the body, and the client gets to read it", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    const body = multipart(BOUNDARY, one(Buffer.alloc(3 * 1024 * 1024)));
    const missing = await post(href.replace(/\d+(?=\/sequenceFiles)/, "999999"), body);
    expect([missing.status, JSON.parse(missing.body).message]).toEqual([404, expect.any(String)]);
    const nobody = { ...headers(body.length), authorization: "Bearer nonsense" };
    expect((await overSocket(href, "POST", nobody, (socket) => void socket.write(body))).status).toBe(401);
  });

  test("a connection cut in the middle leaves nothing, and the next upload passes", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    const body = multipart(BOUNDARY, one(Buffer.alloc(1_000_000)));
    const cut = overSocket(href, "POST", headers(body.length), async (socket) => {
      socket.write(body.subarray(0, 600_000));
      await wait(200);
      socket.destroy();
    });
    await cut.catch(() => {});
    await wait(300);
    expect(await filesOf(sample)).toEqual([]);
    expect((await post(href, multipart(BOUNDARY, one()))).status).toBe(201);
  });

  test("odd file names become harmless ones", async () => {
    const { sample } = await newSample(lab);
    const href = link(sample, "sample/sequenceFiles");
    for (const filename of [
      "../../etc/passwd",
      "..",
      ".",
      "",
      "a\u0000b.fastq",
      `${"x".repeat(300)}.fastq`,
      "-rf",
      "ü🐟.fastq",
    ]) {
      const answer = await post(href, multipart(BOUNDARY, [{ name: "file", content: fresh("@"), filename }]));
      expect([201, 400], `${JSON.stringify(filename)}: ${answer.status}`).toContain(answer.status);
    }
    for (const file of await filesOf(sample)) {
      expect(String(file.fileName)).not.toMatch(/[/\\]|^\.{0,2}$/);
      expect(String(file.fileName)).not.toContain("\u0000");
    }
  });
});
