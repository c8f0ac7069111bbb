// What the analysis service asks of files, over HTTP: facts, uses that keep the bytes, and the bytes.
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { END, filePart, manualFeed, startFiles, type TestFiles, whole, writable } from "../files.testing.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { submission } from "../submission/decider.ts";

const PAIRS = "/samples/7/sequenceFiles/pairs";
const analysis = identityHeaders(internalKeys, { service: "analysis" });
const forUser = identityHeaders(internalKeys, { service: "analysis", user: "4", role: "ROLE_USER" });

let temporary: TemporaryStores;
let files: TestFiles;
const events = manualFeed();
beforeAll(async () => {
  temporary = await temporaryStores("files");
  files = await startFiles(temporary.stores, {}, events.feed);
});
afterAll(async () => {
  await files.close();
  await temporary[Symbol.asyncDispose]();
});

let n = 0;
const reads = () => `@read ${++n}\nACGT\n+\nIIII\n`;
/** @returns the numbers of a new pair, and of its files */
async function newPair(forward: string | Buffer = reads(), sample = "7") {
  const parts = [filePart("file1", "a_R1.fastq", forward), filePart("file2", "a_R2.fastq", reads()), END];
  const { json } = await files.wire([whole(`/samples/${sample}/sequenceFiles/pairs`, parts)]);
  return { id: json.identifier, object: `pair-${json.identifier}`, files: json.files.map((one) => one.identifier) };
}
const post = async (path: string, body: object, as = analysis) => {
  const { status, body: text } = await files.call("POST", path, as, body);
  return { status, json: JSON.parse(text) };
};
let last = 0;
const newSubmission = () => String(++last);
const use = (id: string, ...objects: string[]) => post("/internal/uses", { submission: id, objects });
const end = (id: string) => post("/internal/uses/end", { submission: id });
const content = (object: string, file: string, headers: object = {}) =>
  files.call("GET", `/internal/content/${object}/${file}`, { ...analysis, ...headers });
/** How many files of the object have their bytes. */
async function kept(object: string): Promise<number> {
  const { state } = await files.context.aggregates.load(sequencingObject, object);
  const sizes = await Promise.all(state.files.map(({ blob }) => temporary.stores.blobs.size(blob)));
  return sizes.filter((size) => size !== undefined).length;
}
const destroyed = (object: string) => expect.poll(() => kept(object), { timeout: 5_000 }).toBe(0);

describe("the facts of inputs", () => {
  test("are told in the order of the question, with the compression that the bytes have", async () => {
    const zipped = await newPair(gzipSync(reads()));
    const plain = await newPair();
    const single = await files.wire([
      whole("/samples/7/sequenceFiles", [filePart("file", "s.fastq.gz", reads()), END]),
    ]);
    const asked = { pairs: [plain.id, "999", zipped.id], singles: [single.json.refs.object] };
    const { status, json } = await post("/internal/inputs", asked, forUser);
    expect(status).toBe(200);
    expect(json.pairs.map((one: { id: string }) => one.id)).toEqual(asked.pairs);
    expect(json.pairs[1]).toEqual({ id: "999", exists: false, read: false, status: "none" });
    expect(json.pairs[2]).toMatchObject({
      ...{ exists: true, read: true, status: "live", object: zipped.object, sample: "7" },
      files: [
        { id: zipped.files[0], fileName: "a_R1.fastq", compression: "gzip", sha256: expect.stringMatching(/^\w{64}$/) },
        { id: zipped.files[1], fileName: "a_R2.fastq", compression: "none", size: expect.any(Number) },
      ],
    });
    expect(json.singles).toMatchObject([{ exists: true, read: true, files: [{ compression: "none" }] }]);
  });

  test("tell what came of quality control", async () => {
    const good = await newPair();
    const bad = await newPair("no reads");
    const steps = async () => {
      const { json } = await post("/internal/inputs", { pairs: [good.id, bad.id] }, forUser);
      return json.pairs.map((one: { files: { qualityControl: string }[] }) =>
        one.files.map(({ qualityControl }) => qualityControl),
      );
    };
    await expect.poll(steps, { timeout: 10_000 }).toEqual([
      ["completed", "completed"],
      ["failed", "completed"],
    ]);
  });

  test("are not told of what the user may not read, nor of what was deleted", async () => {
    files.samples.set("8", writable());
    const hidden = await newPair(reads(), "8");
    files.samples.set("8", { ...writable(), read: false, write: false });
    const gone = await newPair();
    await files.call("DELETE", `${PAIRS}/${gone.id}`);
    const { json } = await post("/internal/inputs", { pairs: [hidden.id, gone.id] }, forUser);
    expect(json.pairs).toEqual([
      { id: hidden.id, exists: true, read: false, status: "live" },
      { id: gone.id, exists: true, read: false, status: "deleted" },
    ]);
    // by a project's setting the service asks for itself
    expect((await post("/internal/inputs", { pairs: [hidden.id] })).json.pairs[0]).toMatchObject({ read: true });
  });

  test.each([{ pairs: ["../3"] }, { pairs: "3" }, { singles: [3] }, { pairs: Array(2001).fill("1") }])(
    "cannot be asked by %j",
    async (body) => expect((await post("/internal/inputs", body, forUser)).status).toBe(400),
  );
});

describe("an object that a submission uses", () => {
  test("keeps its bytes after its deletion, until the last submission ends", async () => {
    const { id, object, files: two } = await newPair();
    const [first, second] = [newSubmission(), newSubmission()];
    expect([(await use(first, object)).status, (await use(second, object)).status]).toEqual([200, 200]);
    expect((await use(first, object)).status).toBe(200);

    expect((await files.call("DELETE", `${PAIRS}/${id}`)).status).toBe(200);
    expect((await files.call("GET", `${PAIRS}/${id}`)).status).toBe(404);
    expect((await end(first)).status).toBe(200);
    await sleep(300);
    expect(await kept(object)).toBe(2);
    expect((await content(object, two[0] ?? "")).body).toMatch(/^@read/);

    await end(second);
    await destroyed(object);
    expect((await content(object, two[0] ?? "")).status).toBe(404);
  });

  test("is unlinked with its sample, too", async () => {
    files.samples.set("9", writable());
    const { object, files: two } = await newPair(reads(), "9");
    const one = newSubmission();
    await use(one, object);
    const gone = isotrail.catalog.v1.SampleDeleted.encode({ sampleId: "9", projectIds: [] }).finish();
    await events.tell("catalog", "isotrail.catalog.v1.SampleDeleted", gone);
    expect(await files.lines("/samples/9/sequenceFiles")).toEqual([]);
    expect((await content(object, two[0] ?? "")).status).toBe(200);
    await end(one);
    await destroyed(object);
  });

  test("whose submissions have ended loses its bytes when it is deleted", async () => {
    const { id, object } = await newPair();
    const one = newSubmission();
    await use(one, object);
    await end(one);
    await files.call("DELETE", `${PAIRS}/${id}`);
    await destroyed(object);
  });

  test("shows it in its history", async () => {
    const { id, object } = await newPair();
    const one = newSubmission();
    await use(one, object);
    const history = await files.lines(`${PAIRS}/${id}/history`);
    const events = history.flatMap((entry) => entry.events);
    expect(events).toContainEqual({ type: "ObjectUsed", submission: one });
  });

  test("that was deleted refuses the submission, which then uses nothing at all", async () => {
    const gone = await newPair();
    const there = await newPair();
    await files.call("DELETE", `${PAIRS}/${gone.id}`);
    const one = newSubmission();
    const refused = await use(one, there.object, gone.object);
    expect([refused.status, refused.json.message]).toEqual([409, "These files were deleted."]);
    expect((await use(one, there.object)).status).toBe(409);
    await files.call("DELETE", `${PAIRS}/${there.id}`);
    await destroyed(there.object);
  });

  test("and its deletion at the same moment: one of them comes first, and the bytes are there or not accordingly", async () => {
    for (let round = 0; round < 12; round++) {
      const { id, object, files: two } = await newPair();
      const one = newSubmission();
      const remove = () => files.call("DELETE", `${PAIRS}/${id}`);
      const [used, deleted] = await Promise.all([
        use(one, object),
        sleep(round).then(remove), // a use takes a few milliseconds: now before it, now after it, now in its middle
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 409]).toContain(used.status);
      if (used.status === 200) {
        expect((await content(object, two[1] ?? "")).status).toBe(200);
        await end(one);
      }
      await destroyed(object);
    }
  });
});

test("a use that a crash left half recorded holds nothing back, and is refused when it is tried again", async () => {
  const { id, object } = await newPair();
  const half = newSubmission();
  const context = { actor: "analysis", cause: "", trace: "", deadline: Date.now() + 10_000 };
  await files.context.aggregates.execute(submission, half, { type: "begin", objects: [object] }, context);
  await files.call("DELETE", `${PAIRS}/${id}`);
  await destroyed(object);
  expect((await use(half, object)).status).toBe(409);
});

describe("the content of inputs", () => {
  test("is the stored bytes, also a range of them", async () => {
    const bytes = gzipSync(reads());
    const { object, files: two } = await newPair(bytes);
    await use(newSubmission(), object);
    const all = await content(object, two[0] ?? "");
    expect([all.status, all.headers["content-length"], all.bytes]).toEqual([200, String(bytes.length), bytes]);
    // a folder has no address for other machines; an object store does
    expect(JSON.parse((await content(object, `${two[0]}/address`)).body)).toEqual({});
    const part = await content(object, two[0] ?? "", { range: "bytes=3-9" });
    expect([part.status, part.bytes]).toEqual([206, bytes.subarray(3, 10)]);
  });

  test("is not told of what no submission uses", async () => {
    const { object, files: two } = await newPair();
    expect((await content(object, two[0] ?? "")).status).toBe(404);
    await use(newSubmission(), object);
    expect((await content(object, "999999/address")).status).toBe(404);
    expect((await content(object, "999999")).status).toBe(404);
    expect((await content("pair-x", two[0] ?? "")).status).toBe(404);
  });
});

test.each([
  ["another service", identityHeaders(internalKeys, { service: "catalog" })],
  ["the analysis service for a user", forUser],
  ["a user", identityHeaders(internalKeys, { service: "gateway", user: "1", role: "ROLE_ADMIN" })],
])("%s can neither record uses nor read content so", async (_, as) => {
  const { object, files: two } = await newPair();
  expect((await post("/internal/uses", { submission: "1", objects: [object] }, as)).status).toBe(403);
  expect((await post("/internal/uses/end", { submission: "1" }, as)).status).toBe(403);
  expect((await content(object, `${two[0]}/address`, as)).status).toBe(403);
  expect((await content(object, two[0] ?? "", as)).status).toBe(403);
});

test.each([
  { objects: ["pair-3"] },
  { submission: "12" },
  { submission: "12-3", objects: [] },
  { submission: "12", objects: ["fast5-3"] },
  { submission: "12", objects: ["pair-../3"] },
])("uses cannot be recorded by %j", async (body) => expect((await post("/internal/uses", body)).status).toBe(400));
