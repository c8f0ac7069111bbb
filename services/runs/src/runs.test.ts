// The runs over HTTP, on embedded adapters in a temporary folder.
import { isotrail } from "@isotrail/contracts/events";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type OpenService, openService, type Role } from "@isotrail/http";
import { identityHeaders, internalKeys, newKey, testPeer, testWiring } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publish } from "./publish.ts";
import { runs } from "./service.ts";

/** Stands for the files service: counts of the files of each run. */
const counted: Record<string, object> = {};
const files = testPeer({
  async post<T>(path: string, { runs: ids }: { runs?: string[] }, caller: { user?: string }) {
    if (path !== "/internal/run-counts" || caller.user) throw new Error("files tells services only, and only counts");
    return Object.fromEntries((ids ?? []).flatMap((id) => (counted[id] ? [[id, counted[id]]] : []))) as T;
  },
});

let temporary: TemporaryStores;
let service: OpenService;
beforeAll(async () => {
  temporary = await temporaryStores("runs");
  service = await openService(runs, testWiring(temporary.stores, { peers: { files } }));
});
afterAll(async () => {
  await service.close();
  await temporary[Symbol.asyncDispose]();
});

const as = (user: string, role: Role) => identityHeaders(internalKeys, { service: "gateway", user, role });
const admin = as("1", "ROLE_ADMIN");
const sequencer = as("2", "ROLE_SEQUENCER");
const technician = as("3", "ROLE_TECHNICIAN");
const user = as("4", "ROLE_USER");
const other = as("5", "ROLE_USER");

async function call(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, headers: object, payload?: object) {
  const answer = await service.app.inject({ method, url, headers: { ...headers }, ...(payload && { payload }) });
  const lines = answer.headers["content-type"]?.startsWith("application/x-ndjson")
    ? answer.body
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  return {
    status: answer.statusCode,
    headers: answer.headers,
    json: lines.length ? undefined : safe(answer.body),
    lines,
  };
}
const safe = (body: string) => (body.startsWith("{") || body.startsWith("[") ? JSON.parse(body) : undefined);
const newRun = async (headers: object = user, more: object = {}): Promise<string> =>
  (await call("POST", "/sequencingrun/miseq", headers, { layoutType: "PAIRED_END", ...more })).json.identifier;
const patch = async (run: string, uploadStatus: string, by: object = user) =>
  (await call("PATCH", `/sequencingrun/${run}`, by, { uploadStatus })).status;

describe("a sequencing run", () => {
  test("reads as it was answered when it was made, with what the sample sheet said beside its fields", async () => {
    const made = await call("POST", "/sequencingrun/miseqrun", user, {
      layoutType: "PAIRED_END",
      readLengths: "60",
      workflow: "GenerateFASTQ",
      investigatorName: "Ana",
      lanes: 4,
      identifier: "99",
      links: "x",
      nested: { a: 1 },
    });
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      identifier: expect.stringMatching(/^\d+$/),
      createdDate: expect.any(Number),
      modifiedDate: made.json.createdDate,
      description: null,
      uploadStatus: "UPLOADING",
      layoutType: "PAIRED_END",
      sequencerType: "miseq",
      label: made.json.identifier,
      readLengths: 60,
      workflow: "GenerateFASTQ",
      investigatorName: "Ana",
      lanes: 4,
      sequenceFileCount: 0,
      unprocessedFileCount: 0,
      processingFileCount: 0,
      finishedFileCount: 0,
      failedFileCount: 0,
      refs: { run: made.json.identifier, identifier: made.json.identifier },
    });
    const read = await call("GET", `/sequencingrun/${made.json.identifier}`, user);
    expect([read.status, read.json]).toEqual([200, made.json]);
    expect((await call("GET", "/sequencingrun", admin)).lines).toContainEqual(made.json);
  });

  test("counts its files by their state of processing, in its record and in the list", async () => {
    const run = await newRun(user, { sequenceFileCount: 99 });
    counted[run] = { UNPROCESSED: 1, PROCESSING: 2, FINISHED: 30, ERROR: 4 };
    const counts = { sequenceFileCount: 37, unprocessedFileCount: 1, processingFileCount: 2, finishedFileCount: 30 };
    const shown = { identifier: run, ...counts, failedFileCount: 4 };
    expect((await call("GET", `/sequencingrun/${run}`, user)).json).toMatchObject(shown);
    expect((await call("GET", "/sequencingrun", admin)).lines).toContainEqual(expect.objectContaining(shown));
  });

  test("is made for any sequencer, by its address or by its type", async () => {
    const layoutType = "SINGLE_END";
    for (const type of ["nextseq2k_nml", "directory", "NextSeq", "seq-1"])
      expect((await call("POST", `/sequencingrun/${type}`, user, { layoutType })).json.sequencerType).toBe(
        type.toLowerCase(),
      );
    expect((await call("POST", "/sequencingrun", sequencer, { layoutType, sequencerType: "iSeq" })).json).toMatchObject(
      {
        sequencerType: "iseq",
        uploadStatus: "UPLOADING",
      },
    );
    expect((await call("POST", "/sequencingrun/12", user, { layoutType })).status).toBe(405);
  });

  test("says what is wrong with it", async () => {
    expect((await call("POST", "/sequencingrun/a%20b", user, {})).json).toMatchObject({
      status: 400,
      layoutType: ["This is required."],
      sequencerType: [expect.any(String)],
    });
    const long = { layoutType: "SINGLE_END", chemistry: "x".repeat(4001) };
    expect((await call("POST", "/sequencingrun/miseq", user, long)).json).toMatchObject({
      chemistry: [expect.any(String)],
    });
    const many = {
      layoutType: "SINGLE_END",
      ...Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`p${n}`, n])),
    };
    expect((await call("POST", "/sequencingrun/miseq", user, many)).status).toBe(400);
  });

  test.each([
    ["UPLOADING", "COMPLETE", 200],
    ["UPLOADING", "ERROR", 200],
    ["ERROR", "UPLOADING", 200],
    ["ERROR", "COMPLETE", 409],
    ["COMPLETE", "UPLOADING", 409],
    ["COMPLETE", "ERROR", 409],
    ["COMPLETE", "COMPLETE", 200],
    ["ERROR", "ERROR", 200],
    ["UPLOADING", "DONE", 400],
  ])("goes from %s to %s: %i", async (from, to, status) => {
    const run = await newRun(user, { uploadStatus: from });
    expect(await patch(run, to)).toBe(status);
    const left = (await call("GET", `/sequencingrun/${run}`, user)).json.uploadStatus;
    expect(left).toBe(status === 200 ? to : from);
  });

  test("is opened again by an administrator when it is complete", async () => {
    const run = await newRun(user, { uploadStatus: "COMPLETE" });
    expect(await patch(run, "UPLOADING", admin)).toBe(200);
  });

  test("has properties that cannot be changed one by one", async () => {
    const run = await newRun(user, { workflow: "a" });
    const refused = await call("PATCH", `/sequencingrun/${run}`, user, { workflow: "b" });
    expect(refused.json).toMatchObject({
      status: 400,
      "available-properties": ["uploadStatus", "description", "layoutType"],
    });
    await call("PATCH", `/sequencingrun/${run}`, user, { description: "d", layoutType: "SINGLE_END" });
    const cleared = await call("PATCH", `/sequencingrun/${run}`, user, { description: null });
    expect(cleared.json).toEqual({ refs: { run } });
    expect((await call("GET", `/sequencingrun/${run}`, user)).json).toMatchObject({
      description: null,
      layoutType: "SINGLE_END",
    });
  });

  test("is read, changed and deleted by those who may", async () => {
    const run = await newRun();
    const url = `/sequencingrun/${run}`;
    const statuses = async (method: "GET" | "PATCH", at: string, body?: object) =>
      (await Promise.all([admin, sequencer, technician, user, other].map((who) => call(method, at, who, body)))).map(
        ({ status }) => status,
      );
    expect(await statuses("GET", url)).toEqual([200, 200, 200, 200, 403]);
    expect(await statuses("GET", "/sequencingrun")).toEqual([200, 200, 200, 403, 403]);
    expect(await statuses("PATCH", url, { description: "x" })).toEqual([200, 200, 403, 200, 403]);
    expect((await call("DELETE", url, user)).status).toBe(403);
    expect((await call("DELETE", url, admin)).json).toEqual({ refs: { run } });
    expect(await statuses("GET", url)).toEqual([404, 404, 404, 404, 404]);
    expect((await call("GET", "/sequencingrun", admin)).lines.map(({ identifier }) => identifier)).not.toContain(run);
  });

  test("tells other services who may upload to it", async () => {
    const run = await newRun();
    const ask = async (who: object) => (await call("POST", "/internal/access", who, { ids: [run, "999"] })).json;
    const told = { id: run, exists: true, status: "UPLOADING", layout: "PAIRED_END" };
    const none = { id: "999", exists: false, read: false, write: false, upload: false, status: null, layout: null };
    expect(await ask(user)).toEqual([{ ...told, read: true, write: true, upload: true }, none]);
    expect(await ask(technician)).toEqual([{ ...told, read: true, write: false, upload: false }, none]);
    expect(await ask(other)).toEqual([{ ...told, read: false, write: false, upload: false }, none]);
    expect((await call("POST", "/internal/access", user, { ids: "1" })).status).toBe(400);
  });

  test("is made once when its request is repeated", async () => {
    const again = { ...user, "idempotency-key": newKey() };
    expect(await newRun(again)).toBe(await newRun(again));
  });

  test("keeps what the outside must not know to itself", () => {
    const stored = [
      { name: "investigatorName", text: "Ana" },
      { name: "workflow", text: "w" },
    ];
    const data = { sequencerType: "miseq", layoutType: "SINGLE_END", uploadStatus: "UPLOADING", properties: stored };
    const told = publish({ type: "RunCreated", data }, { id: "7", at: 1, actor: "4", category: "run" });
    expect(isotrail.runs.v1.RunCreated.decode(told?.bytes ?? new Uint8Array())).toMatchObject({
      runId: "7",
      workflow: "w",
    });
    expect(Buffer.from(told?.bytes ?? []).includes("Ana")).toBe(false);
  });
});
