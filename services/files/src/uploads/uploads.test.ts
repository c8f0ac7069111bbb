// Uploads over HTTP, on embedded adapters in a temporary folder, in every shape of the wire.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { newKey } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, head, jsonPart, part, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";

const SINGLE = "/samples/7/sequenceFiles";
const PAIR = "/samples/7/sequenceFiles/pairs";
const LIMIT = 4 * 1024 * 1024;

let temporary: TemporaryStores;
let files: TestFiles;
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores, { BODY_IDLE_SECONDS: "1", MAX_UPLOAD_BYTES: String(LIMIT) });
  files.runs.set("3", { exists: true, upload: true, status: "UPLOADING", layout: "PAIRED_END" });
  files.runs.set("4", { exists: true, upload: true, status: "COMPLETE", layout: "PAIRED_END" });
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const unique = () => `@read ${++n}\nACGT\n+\n!!!!\n`;
const pairOf = (more: readonly (string | Uint8Array)[] = [], path = PAIR) =>
  whole(path, [
    filePart("file1", "/data/run/a_R1.fastq", unique()),
    filePart("file2", "C:\\x\\a_R2.fastq", unique()),
    ...more,
    END,
  ]);
const upload = async (content = unique(), name = "a.fastq") =>
  (await files.wire([whole(SINGLE, [filePart("file", name, content), END])])).json;
const nothingLeft = async (before: readonly string[]) => {
  for (let tried = 0; tried < 100; tried++) {
    if ((await files.blobs()).length === before.length) break;
    await sleep(20);
  }
  expect(await files.blobs()).toEqual(before);
};

describe("an upload", () => {
  test("of a pair, files before parameters, with full paths, is answered with the pair", async () => {
    const made = await files.wire([
      pairOf([
        jsonPart("parameters1", { miseqRunId: "3", lane: "1", fileName: "no" }),
        jsonPart("parameters2", { miseqRunId: 3 }),
      ]),
    ]);
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      label: "a_R1.fastq, a_R2.fastq",
      processingState: "UNPROCESSED",
      assembledGenome: null,
      files: [
        { fileName: "a_R1.fastq", lane: "1", file: expect.stringMatching(/^s3:\/\/isotrail\/\d{10}\/1\/a_R1\.fastq$/) },
        { fileName: "a_R2.fastq" },
      ],
      forwardSequenceFile: { fileName: "a_R1.fastq" },
      reverseSequenceFile: { fileName: "a_R2.fastq" },
      refs: { sample: "7" },
    });
    const { identifier } = made.json;
    expect(JSON.parse((await files.call("GET", `${PAIR}/${identifier}`)).body)).toEqual(made.json);
    expect(await files.lines(PAIR)).toContainEqual(made.json);
  });

  test("puts the forward file first", async () => {
    const parts = [filePart("file1", "b_R2.fastq", unique()), filePart("file2", "b_R1.fastq", unique()), END];
    const { json } = await files.wire([whole(PAIR, parts)]);
    expect(json).toMatchObject({ label: "b_R1.fastq, b_R2.fastq", forwardSequenceFile: { fileName: "b_R1.fastq" } });
  });

  test("chunked, CRLF before the first boundary, none after the last", async () => {
    const content = unique();
    const body = Buffer.concat([
      Buffer.from("\r\n"),
      filePart("file", "c.fastq", content),
      Buffer.from("--B0undary--"),
    ]);
    const pieces: (string | Uint8Array)[] = [head(SINGLE, "Connection: close\r\nTransfer-Encoding: chunked")];
    for (let at = 0; at < body.length; at += 7) {
      const piece = body.subarray(at, at + 7);
      pieces.push(`${piece.length.toString(16)}\r\n`, piece, "\r\n");
    }
    const made = await files.wire([...pieces, "0\r\n\r\n"]);
    expect(made.json).toMatchObject({
      fileName: "c.fastq",
      uploadSha256: createHash("sha256").update(content).digest("hex"),
    });
  });

  test("of a file without a byte", async () => {
    const made = await files.wire([
      whole(SINGLE, [filePart("file", "empty.fastq", ""), jsonPart("parameters", {}), END]),
    ]);
    expect([made.status, made.json]).toEqual([201, expect.objectContaining({ fileSizeBytes: 0 })]);
  });

  test("keeps a name in any script", async () => {
    expect(await upload(unique(), "Probe Ä 試料.fastq")).toMatchObject({ fileName: "Probe Ä 試料.fastq" });
  });

  test("repeated gives the first answer again and keeps the bytes once", async () => {
    const request = whole(SINGLE, [filePart("file", "again.fastq", unique()), END]);
    const [first, before] = [await files.wire([request]), await files.blobs()];
    const second = await files.wire([request]);
    expect([second.status, second.json]).toEqual([201, first.json]);
    await nothingLeft(before);
  });

  test("repeated under an Idempotency-Key gives the first answer, with other bytes a conflict", async () => {
    const before = await files.blobs();
    const key = `Idempotency-Key: ${newKey()}\r\n`;
    const request = (content: string) => whole(SINGLE, [filePart("file", "key.fastq", content), END], key);
    const content = unique();
    const first = await files.wire([request(content)]);
    await files.call("DELETE", `${SINGLE}/${first.json.identifier}`);
    const second = await files.wire([request(content)]);
    expect([second.status, second.json]).toEqual([201, first.json]);
    expect((await files.wire([request(unique())])).status).toBe(409);
    await nothingLeft(before); // the answer is given again, the file stays deleted
  });

  test("repeated under an Idempotency-Key gives the first answer also when the run is complete by now", async () => {
    files.runs.set("8", { exists: true, upload: true, status: "UPLOADING", layout: "SINGLE_END" });
    const keyed = (key: string, content: string) =>
      files.wire([
        whole(
          SINGLE,
          [filePart("file", "late.fastq", content), jsonPart("parameters", { miseqRunId: 8 }), END],
          `Idempotency-Key: ${key}\r\n`,
        ),
      ]);
    const [key, content] = [newKey(), unique()];
    const first = await keyed(key, content);
    expect(first.status).toBe(201);
    files.runs.set("8", { exists: true, upload: true, status: "COMPLETE", layout: "SINGLE_END" });
    const before = await files.blobs();
    const again = await keyed(key, content);
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect((await keyed(newKey(), unique())).status).toBe(400);
    await nothingLeft(before);
  });

  const bad: [string, number, string, () => Buffer][] = [
    [
      "a run that is complete",
      400,
      "COMPLETE",
      () => pairOf([jsonPart("parameters1", { miseqRunId: 4 }), jsonPart("parameters2", { miseqRunId: 4 })]),
    ],
    [
      "two runs",
      400,
      "same sequencing run",
      () => pairOf([jsonPart("parameters1", { miseqRunId: 3 }), jsonPart("parameters2", {})]),
    ],
    [
      "an unknown run",
      404,
      "sequencing run",
      () => pairOf([jsonPart("parameters1", { miseqRunId: 99 }), jsonPart("parameters2", { miseqRunId: 99 })]),
    ],
    [
      "a run of another layout",
      400,
      "layout",
      () => whole(SINGLE, [filePart("file", "l.fastq", "x"), jsonPart("parameters", { miseqRunId: 3 }), END]),
    ],
    [
      "parameters that are no JSON",
      400,
      "",
      () => whole(SINGLE, [filePart("file", "j.fastq", "x"), jsonPart("parameters", "{"), END]),
    ],
    ["a part missing", 400, "file2", () => whole(PAIR, [filePart("file1", "m.fastq", "x"), END])],
    [
      "only a part of another name",
      400,
      "part file is missing",
      () => whole(SINGLE, [filePart("fil", "w.fastq", "x"), END]),
    ],
    [
      "a part twice",
      400,
      "twice",
      () => whole(SINGLE, [filePart("file", "t.fastq", "x"), filePart("file", "t.fastq", "y"), END]),
    ],
    ["a file without a name", 400, "file name", () => whole(SINGLE, [part("file", "x"), END])],
    [
      "a name with a control character",
      400,
      "control",
      () => whole(SINGLE, [filePart("file", "a\tb.fastq", "x"), END]),
    ],
    [
      "a name that turns the direction of writing",
      400,
      "direction",
      () => whole(SINGLE, [filePart("file", "a\u202Eqtsaf.exe", "x"), END]),
    ],
    ["a name that is too long", 400, "255", () => whole(SINGLE, [filePart("file", `${"x".repeat(256)}`, "x"), END])],
    ["no part at all", 400, "", () => whole(SINGLE, [])],
    ["no end", 400, "whole", () => whole(SINGLE, [filePart("file", "e.fastq", "x".repeat(100_000))])],
    ["too many bytes", 413, "at most", () => whole(SINGLE, [filePart("file", "big.fastq", Buffer.alloc(LIMIT)), END])],
    ["an unknown sample", 404, "sample", () => pairOf([], "/samples/99/sequenceFiles/pairs")],
  ];
  test.each(bad)("with %s is refused with %i, and nothing is left", async (_name, status, text, request) => {
    const listed = async () => (await files.lines(SINGLE)).map(({ identifier }) => identifier);
    const [before, shown] = [await files.blobs(), await listed()];
    const refused = await files.wire([request()]);
    expect([refused.status, refused.json.message]).toEqual([status, expect.stringContaining(text)]);
    await nothingLeft(before);
    expect(await listed()).toEqual(shown);
  });

  test("chunked beyond the limit is answered 413", async () => {
    const before = await files.blobs();
    const piece = Buffer.alloc(65_536, 65);
    const chunk = Buffer.concat([Buffer.from("10000\r\n"), piece, Buffer.from("\r\n")]);
    const begin = '--B0undary\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n';
    const pieces = [head(SINGLE, "Transfer-Encoding: chunked"), `${begin.length.toString(16)}\r\n${begin}\r\n`];
    const refused = await files.wire([...pieces, ...Array.from({ length: LIMIT / 65_536 + 4 }, () => chunk)]);
    expect(refused.status).toBe(413);
    await nothingLeft(before);
  });

  test("whose body stands still is answered 408", async () => {
    const before = await files.blobs();
    const started = performance.now();
    const idle = await files.wire([
      head(SINGLE, "Content-Length: 10000"),
      filePart("file", "i.fastq", "x".repeat(500)),
    ]);
    expect([idle.status, idle.json.message]).toEqual([408, expect.stringContaining("1 second")]);
    expect(performance.now() - started).toBeGreaterThan(900);
    await nothingLeft(before);
  });

  test("whose client goes away leaves nothing", async () => {
    const before = await files.blobs();
    await files.wire([head(SINGLE, "Content-Length: 10000000"), filePart("file", "g.fastq", Buffer.alloc(1_500_000))], {
      cut: true,
    });
    await nothingLeft(before);
  });

  test("that may not be is refused before its body comes", async () => {
    files.samples.set("8", { ...writable(), write: false });
    const refused = await files.wire([head("/samples/8/sequenceFiles", "Content-Length: 10000000")]);
    expect([refused.status, refused.head.toLowerCase()]).toEqual([403, expect.stringContaining("connection: close")]);
  });

  test("to a sample that is deleted before the event is stored is refused, and leaves nothing", async () => {
    const before = await files.blobs();
    files.samples.set("11", writable());
    const get = files.samples.get.bind(files.samples);
    let asked = 0;
    files.samples.get = (id) => (id === "11" && ++asked > 2 ? undefined : get(id));
    const path = "/samples/11/sequenceFiles";
    const refused = await files.wire([whole(path, [filePart("file", "d.fastq", unique()), END])]);
    files.samples.get = get;
    expect([refused.status, refused.json.message]).toEqual([404, "This sample does not exist."]);
    expect(await files.lines(path)).toEqual([]);
    await nothingLeft(before);
  });

  test("to a sample that is merged before the event is stored goes to the one that remains", async () => {
    files.samples.set("11", writable()).set("12", writable());
    const gone = { exists: false, read: false, write: false, projects: [], remaining: "12" };
    const get = files.samples.get.bind(files.samples);
    let asked = 0;
    files.samples.get = (id) => (id === "11" && ++asked > 2 ? gone : get(id));
    const made = await files.wire([whole("/samples/11/sequenceFiles", [filePart("file", "d.fastq", unique()), END])]);
    files.samples.get = get;
    expect([made.status, made.json.refs]).toMatchObject([201, { sample: "12" }]);
    expect((await files.lines("/samples/12/sequenceFiles")).map(({ fileName }) => fileName)).toEqual(["d.fastq"]);
  });

  test("waits for a service that is away, and then says so; the gateway makes a 408 of it", async () => {
    files.setAway(new StoreUnavailable("runs does not answer"));
    setTimeout(() => files.setAway(), 300);
    expect((await files.wire([whole(SINGLE, [filePart("file", "w.fastq", unique()), END])])).status).toBe(201);
    files.setAway(new StoreUnavailable("runs does not answer"));
    const late = await files.wire([whole(SINGLE, [filePart("file", "w.fastq", unique()), END])]);
    files.setAway(new Error("a fault"));
    const fault = await files.wire([whole(SINGLE, [filePart("file", "w.fastq", unique()), END])]);
    files.setAway();
    expect([late.status, fault.status]).toEqual([503, 500]);
  });

  test("beside another gives each its own", async () => {
    const contents = [Buffer.alloc(2_000_000, 65), Buffer.alloc(2_000_000, 67)];
    const made = await Promise.all(
      contents.map((content, at) => files.wire([whole(SINGLE, [filePart("file", `p${at}.fastq`, content), END])])),
    );
    expect(made.map(({ json }) => json)).toEqual(
      contents.map((content) =>
        expect.objectContaining({ uploadSha256: createHash("sha256").update(content).digest("hex") }),
      ),
    );
  });
});

test("the time for storing an upload begins when its body is there, however long that took", async () => {
  await using place = await temporaryStores("files");
  const { eventLog } = place.stores;
  const left: number[] = [];
  const append: typeof eventLog.append = (commit, deadline) => {
    left.push(deadline - Date.now());
    return eventLog.append(commit, deadline);
  };
  const service = await startFiles({ ...place.stores, eventLog: { ...eventLog, append } });
  try {
    const request = whole(SINGLE, [filePart("file", "slow.fastq", unique()), END]);
    const socket = connect(service.port, "127.0.0.1");
    socket.write(request.subarray(0, -20));
    await sleep(1_500);
    socket.write(request.subarray(-20));
    socket.resume();
    await once(socket, "close");
    expect(left[0]).toBeGreaterThan(19_000);
  } finally {
    await service.close();
  }
});

test("an upload of 300 MB leaves memory flat", async () => {
  await using roomy = await temporaryStores("files");
  const service = await startFiles(roomy.stores);
  try {
    const piece = Buffer.alloc(1024 * 1024, "ACGT");
    const begin = Buffer.concat([filePart("file", "x.fastq", "")]).subarray(0, -2);
    const end = Buffer.from(`\r\n${END}`);
    const length = begin.length + 300 * piece.length + end.length;
    const socket = connect(service.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes;
    });
    socket.write(head(SINGLE, `Connection: close\r\nContent-Length: ${length}`));
    socket.write(begin);
    let most = 0;
    for (let sent = 0; sent < 300; sent++) {
      if (!socket.write(piece)) await once(socket, "drain");
      most = Math.max(most, process.memoryUsage().arrayBuffers);
    }
    socket.write(end);
    await once(socket, "close");
    expect(answer).toContain("201 Created");
    expect(answer).toContain(`"fileSizeBytes":${300 * piece.length}`);
    expect(most).toBeLessThan(150 * 1024 * 1024);
  } finally {
    await service.close();
  }
});
