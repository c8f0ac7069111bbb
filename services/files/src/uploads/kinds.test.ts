// Fast5 files and assemblies over HTTP: uploaded, listed, read, downloaded, deleted; and what a form may have besides.
import { createHash } from "node:crypto";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, jsonPart, part, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

const FILES = "/samples/7/sequenceFiles";
const FAST5 = `${FILES}/fast5`;
const ASSEMBLIES = "/samples/7/assemblies";
const HDF5 = Buffer.concat([Buffer.from("894844460d0a1a0a", "hex"), Buffer.alloc(100)]);

let temporary: TemporaryStores;
let files: TestFiles;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores);
  files.runs.set("3", { exists: true, upload: true, status: "UPLOADING", layout: "PAIRED_END" });
  files.samples.set("8", { ...writable(), write: false });
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

const read = async (url: string, headers: object = {}) => {
  const { status, body } = await files.call("GET", url, headers);
  return { status, json: JSON.parse(body) };
};

describe("a fast5 file", () => {
  const upload = (content: Buffer, ...more: Buffer[]) =>
    files.wire([whole(FAST5, [filePart("file", "/data/read.fast5", content), ...more, END])]);

  test("is answered as a file, listed as an object, and needs no quality control", async () => {
    const made = await upload(HDF5, jsonPart("parameters", { miseqRunId: "3", flowcell: "FA1" }));
    expect([made.status, made.json]).toEqual([
      201,
      expect.objectContaining({ fileName: "read.fast5", flowcell: "FA1", processingState: "FINISHED" }),
    ]);
    const { refs, identifier } = made.json;
    const object = {
      file: { identifier, fileName: "read.fast5" },
      fast5Type: "SINGLE",
      label: "read.fast5",
      processingState: "FINISHED",
    };
    expect(await files.lines(FAST5)).toMatchObject([{ ...object, identifier: refs.object }]);
    expect(await read(`${FAST5}/${refs.object}`)).toMatchObject({ status: 200, json: object });
    expect(await files.lines(FILES)).toContainEqual(made.json);
    expect(await read(`${FILES}/${identifier}`)).toEqual({ status: 200, json: made.json });
    expect(await read(`${FAST5}/${refs.object}/files/${identifier}`)).toEqual({ status: 200, json: made.json });
    expect((await files.call("GET", `${FAST5}/${refs.object}/files/${identifier}/qc`)).status).toBe(404);
  });

  test.each(["application/fast5", "application/fastq"])("is downloaded as %s, and never as FASTA", async (accept) => {
    const content = Buffer.concat([HDF5, Buffer.from(accept)]);
    const { identifier } = (await upload(content)).json;
    const got = await files.call("GET", `${FILES}/${identifier}`, { accept });
    expect([got.headers["content-type"], got.bytes.equals(content)]).toEqual([accept, true]);
    expect(await read(`${FILES}/${identifier}`, { accept: "application/fasta" })).toMatchObject({ status: 406 });
  });

  test("says what it is", async () => {
    const types = async (content: Buffer) =>
      (await read(`${FAST5}/${(await upload(content)).json.refs.object}`)).json.fast5Type;
    expect(await types(Buffer.from("1f8b080000", "hex"))).toBe("ZIPPED");
    expect(await types(Buffer.from("what?"))).toBe("UNKNOWN");
  });
});

describe("an assembly", () => {
  const upload = (name: string, content: string) =>
    files.wire([whole(ASSEMBLIES, [filePart("file", name, content), jsonPart("parameters", { a: 1 }), END])]);

  test("has one record, is listed, downloaded and deleted, and is no sequence file", async () => {
    const content = `>contig 1\n${"ACGT".repeat(300)}\n`;
    const made = await upload("a.fasta", content);
    const { identifier } = made.json;
    const record = {
      identifier,
      createdDate: expect.any(Number),
      modifiedDate: expect.any(Number),
      file: `s3://isotrail/${identifier.padStart(10, "0")}/1/a.fasta`,
      fileName: "a.fasta",
      label: "a.fasta",
      fileSize: "1.2 kB",
      fileSizeBytes: content.length,
      uploadSha256: createHash("sha256").update(content).digest("hex"),
      refs: { sample: "7", kind: "assemblies", object: identifier, identifier },
    };
    expect([made.status, made.json]).toEqual([201, record]);
    expect(await files.lines(ASSEMBLIES)).toContainEqual(record);
    const url = `${ASSEMBLIES}/${identifier}`;
    expect(await read(url)).toEqual({ status: 200, json: record });
    expect((await files.lines(FILES)).map(({ fileName }) => fileName)).not.toContain("a.fasta");

    const got = await files.call("GET", url, { accept: "application/fasta", range: "bytes=1-6" });
    expect([got.status, got.body, got.headers["content-type"]]).toEqual([206, "contig", "application/fasta"]);
    const headed = await files.call("HEAD", url, { accept: "application/fasta" });
    expect([headed.status, headed.headers["content-length"], headed.body]).toEqual([200, String(content.length), ""]);
    expect(await read(url, { accept: "application/genbank" })).toMatchObject({ status: 406 });

    const deleted = await files.call("DELETE", url);
    expect([deleted.status, JSON.parse(deleted.body)]).toEqual([200, { refs: { sample: "7" } }]);
    expect((await files.call("GET", url)).status).toBe(404);
  });

  test("in GenBank's format is downloaded as such", async () => {
    const { identifier } = (await upload("a.gbk", "LOCUS       CONTIG1\n//\n")).json;
    const got = await files.call("GET", `${ASSEMBLIES}/${identifier}`, { accept: "application/genbank" });
    expect([got.status, got.headers["content-type"]]).toEqual([200, "application/genbank"]);
    expect(await read(`${ASSEMBLIES}/${identifier}`, { accept: "application/fasta" })).toMatchObject({ status: 406 });
  });

  test("is for those who may change the sample, and is not found as another kind or in another sample", async () => {
    const { identifier } = (await upload("b.fasta", ">b\nA\n")).json;
    const request = whole("/samples/8/assemblies", [filePart("file", "c.fasta", ">c"), END]);
    expect((await files.wire([request])).status).toBe(403);
    expect(await files.lines("/samples/8/assemblies")).toEqual([]);
    for (const url of [
      `/samples/8/assemblies/${identifier}`,
      `${FILES}/unpaired/${identifier}`,
      `${FAST5}/${identifier}`,
    ])
      expect((await files.call("GET", url)).status).toBe(404);
    expect((await files.call("DELETE", `/samples/8/assemblies/${identifier}`)).status).toBe(403);
  });
});

test("objects of all kinds share one sequence of numbers, in the order of uploads", async () => {
  const upload = (path: string, name: string) =>
    files.wire([whole(path, [filePart("file", name, `@${name}\nA\n+\nI\n`), END])]);
  const single = (await upload(FILES, "n.fastq")).json.refs.object;
  const fast5 = (await upload(FAST5, "n.fast5")).json.refs.object;
  const assembly = (await upload(ASSEMBLIES, "n.fasta")).json.identifier;
  expect([Number(fast5), Number(assembly)]).toEqual([Number(single) + 1, Number(single) + 2]);
});

describe("parts that nobody asked for", () => {
  const upload = (...more: Buffer[]) =>
    files.wire([whole(FILES, [filePart("file", "p.fastq", "@p\nA\n+\nI\n"), ...more, END])]);

  test("are passed over, as fields, as files and twice", async () => {
    const more = [part("comment", "x"), filePart("thumbnail", "a.png", "y"), part("comment", "z"), part("", "w")];
    expect(await upload(...more)).toMatchObject({ status: 201 });
  });

  test.each([
    ["a field", (size: number) => part("comment", "x".repeat(size))],
    ["a file", (size: number) => filePart("thumbnail", "a.png", "x".repeat(size))],
  ])("may have up to 1 MiB: %s", async (_, of) => {
    expect((await upload(of(1024 * 1024 - 1))).status).toBe(201);
    expect((await upload(of(1024 * 1024 + 1))).status).toBe(413);
  });

  test("are bounded in number", async () => {
    expect((await upload(...Array.from({ length: 200 }, (_, n) => part(`p${n}`, "x")))).status).toBe(400);
  });
});
