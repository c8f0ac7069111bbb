// How runs reach a WES server: what is posted, what is refused, and that a lost answer does not double a run.
import { expect, it } from "vitest";
import { EngineUnavailable, type InputFile, RunRefused } from "../engine.ts";
import { engineAndServer, input, SECRET, signal, submitted } from "./wes.testing.ts";

it.each(["sapporo", "toil"] as const)("posts documents, inputs and the job to %s", async (dialect) => {
  await using all = await engineAndServer(dialect);
  const id = await submitted(all.engine, all.run());
  const { fields, files } = all.server.run(id);
  expect(fields).toMatchObject({
    workflow_type: "CWL",
    workflow_type_version: "v1.2",
    workflow_engine: dialect === "toil" ? "toil" : "cwltool",
    workflow_url: "main.cwl",
    tags: '{"isotrail":"log-7-1"}',
  });
  const forward = { class: "File", location: "run-inputs/s1_1.fastq" };
  expect(JSON.parse(fields.workflow_params ?? "")).toEqual({
    sample: "s1",
    forward,
    reverse: [forward, null],
    db: { class: "Directory", location: "run-inputs/db" },
    label: 'quotes " and Ä',
  });
  const names = ["main.cwl", "run-inputs/s1_1.fastq", "run-inputs/db/sub/one", "run-inputs/db/two"];
  expect([...files.keys()].filter((name) => name !== "workflow.json")).toEqual(names);
  expect(files.get("run-inputs/s1_1.fastq")?.toString()).toBe("ACGT\n");
  expect([...all.server.tokens]).toEqual([`Bearer ${SECRET}`]);
});

it("names the addresses of inputs that the server can fetch, and sends the others", async () => {
  await using all = await engineAndServer("sapporo", { inputs: "presigned" });
  const url = async () => "https://store.example/blob?signature=x";
  const files = [input("s1_1.fastq", "ACGT", { url }), input("db/sub/one", "1", { url }), input("db/two", "2")];
  const id = await submitted(all.engine, all.run({ files }));
  const { fields, files: sent } = all.server.run(id);
  const location = "https://store.example/blob?signature=x";
  const address = (basename: string, size: number) => ({ class: "File", location, basename, size });
  const db = [
    { class: "Directory", basename: "sub", listing: [address("one", 1)] },
    { class: "File", location: "run-inputs/db/two" },
  ];
  expect(JSON.parse(fields.workflow_params ?? "")).toMatchObject({
    forward: address("s1_1.fastq", 4),
    db: { class: "Directory", basename: "db", listing: db },
  });
  expect([...sent.keys()].filter((name) => name.startsWith("run-inputs/"))).toEqual(["run-inputs/db/two"]);
});

it("streams an input that is larger than what it may hold", async () => {
  await using all = await engineAndServer("sapporo");
  const piece = Buffer.alloc(1 << 20, "A");
  let held = 0;
  let most = 0;
  async function* pieces() {
    for (let n = 0; n < 64; n++) {
      most = Math.max(most, ++held);
      yield piece;
      held--;
    }
  }
  const large = { name: "large.bin", size: 64 << 20, open: async () => pieces() };
  const id = await submitted(all.engine, all.run({ files: [large], job: {} }));
  expect(all.server.run(id).files.get("run-inputs/large.bin")).toHaveLength(64 << 20);
  expect(most).toBe(1);
});

const CHANGED: [string, Partial<InputFile>][] = [
  ["is shorter", { size: 6 }],
  ["is longer", { size: 4 }],
  ["has other bytes", { sha256: "0".repeat(64) }],
  ["cannot be read", { open: () => Promise.reject(new Error("the service files is away")) }],
];
it.each(CHANGED)("makes no run of an input that %s", async (_, changes) => {
  await using all = await engineAndServer("sapporo");
  const posting = submitted(all.engine, all.run({ files: [input("s1_1.fastq", "ACGT\n", changes)] }));
  const error = await posting.catch((reason) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(EngineUnavailable);
  expect(error.message).toMatch(/bytes|changed|away/);
  expect(all.server.runs).toEqual([]);
});

it.each(["../evil", "a/../../b", "a b", "_hidden", "x\r\ny", 'quo"te', "a//b", "trailing_", "dots...gz"])(
  "refuses the file name %j, which a server would change",
  async (name) => {
    await using all = await engineAndServer("sapporo");
    await expect(submitted(all.engine, all.run({ files: [input(name, "x")] }))).rejects.toThrow(RunRefused);
    const workflow = { ...all.workflow, files: [name] };
    expect(await all.engine.unavailable(workflow, signal())).toContain("would not keep the file name");
    expect(all.server.runs).toEqual([]);
  },
);

it("refuses a job with a key that no input has", async () => {
  await using all = await engineAndServer("sapporo");
  for (const key of ["cwl:requirements", "$graph", "http://x", ""])
    await expect(submitted(all.engine, all.run({ job: { [key]: "x" } }))).rejects.toThrow(RunRefused);
  expect(all.server.asked).toEqual([]);
});

it("refuses a character that servers lose on the way to cwltool", async () => {
  await using all = await engineAndServer("sapporo");
  await expect(submitted(all.engine, all.run({ job: { labels: ["a", "🧬"] } }))).rejects.toThrow(RunRefused);
  await submitted(all.engine, all.run({ job: { labels: ["\uffff", "a\r\n\tÄ 中"] } }));
});

it("refuses what is larger than a server reads of a field", async () => {
  await using all = await engineAndServer("sapporo");
  const job = { label: "A".repeat(1_000_001) };
  await expect(submitted(all.engine, all.run({ job }))).rejects.toThrow(RunRefused);
});

it("says why the server has refused a run, without the token", async () => {
  await using all = await engineAndServer("sapporo");
  const msg = `Invalid workflow_type\n for Bearer ${SECRET}: ${"x".repeat(2_000)}`;
  all.server.fault = () => ({ status: 400, body: { msg, status_code: 400 } });
  const error = await submitted(all.engine, all.run()).catch((reason) => reason);
  expect(error).toBeInstanceOf(RunRefused);
  expect(error.message).toContain("Invalid workflow_type  for Bearer …");
  expect(error.message).not.toContain(SECRET);
  expect(error.message.length).toBeLessThan(600);
});

it.each([301, 302, 401, 403, 404, 405, 408, 429, 500, 502, 503])("asks again later after %i", async (status) => {
  await using all = await engineAndServer("sapporo");
  all.server.fault = () => ({ status, headers: { location: "http://127.0.0.1:1/elsewhere" } });
  await expect(submitted(all.engine, all.run())).rejects.toThrow(EngineUnavailable);
  expect(all.server.asked).toEqual(["POST /runs"]);
});

it.each(["hang", "break", "endless"] as const)("does not wait for ever for an answer: %s", async (fault) => {
  await using all = await engineAndServer("sapporo");
  all.server.fault = () => fault;
  await expect(submitted(all.engine, all.run())).rejects.toThrow(EngineUnavailable);
});

it("ends an upload of which the server takes no more", async () => {
  await using all = await engineAndServer("sapporo");
  all.server.fault = () => "hang";
  async function* pieces() {
    for (;;) yield Buffer.alloc(1 << 20);
  }
  const large = { name: "large.bin", size: 2 ** 40, open: async () => pieces() };
  await expect(submitted(all.engine, all.run({ files: [large], job: {} }))).rejects.toThrow(EngineUnavailable);
});

it.each(["sapporo", "toil"] as const)("finds the run whose answer was lost by %s", async (dialect) => {
  await using all = await engineAndServer(dialect);
  all.server.fault = (request) => (request === "POST /runs" ? "break after" : undefined);
  await expect(submitted(all.engine, all.run())).rejects.toThrow(EngineUnavailable);
  all.server.fault = () => undefined;
  const other = await submitted(all.engine, all.run({ key: "log-7-11" }));
  const [run] = all.server.runs;
  expect(await all.engine.find("log-7-1", signal())).toEqual([run?.id]);
  expect(await all.engine.find("log-7-11", signal())).toEqual([other]);
  expect(await all.engine.find("log-7", signal())).toEqual([]);
});

it.each(["sapporo", "toil"] as const)("finds all runs of a key, oldest first, by %s", async (dialect) => {
  await using all = await engineAndServer(dialect);
  const ids: string[] = [];
  for (let n = 0; n < 7; n++)
    ids.push(await submitted(all.engine, all.run({ key: n % 2 === 0 ? "log-7-1" : "log-8-1" })));
  expect(await all.engine.find("log-7-1", signal())).toEqual(ids.filter((_, n) => n % 2 === 0));
});

it("does not take runs for its own because a server knows no filter by tag", async () => {
  await using all = await engineAndServer("sapporo");
  const runs = [{ run_id: "1", tags: {} }, { run_id: "2", tags: { isotrail: "log-7-1" } }, { run_id: 3 }, null];
  all.server.fault = () => ({ body: { runs } });
  expect(await all.engine.find("log-7-1", signal())).toEqual(["2"]);
});

it("reads a log of toil once for its key, and none while a run is taken in", async () => {
  await using all = await engineAndServer("toil");
  const id = await submitted(all.engine, all.run());
  await all.engine.find("log-7-1", signal());
  await all.engine.find("log-7-1", signal());
  expect(all.server.asked.filter((one) => one === `GET /runs/${id}`)).toHaveLength(1);

  all.server.asked.length = 0;
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const slow = input("s1_1.fastq", "ACGT\n", {
    open: async () => {
      begun.resolve();
      await held.promise;
      return input("x", "ACGT\n").open(signal());
    },
  });
  const posting = submitted(all.engine, all.run({ files: [slow], job: {} }));
  await begun.promise;
  const finding = all.engine.find("log-7-1", signal());
  expect(await all.engine.unavailable(all.workflow, signal())).toBeUndefined();
  expect(all.server.asked.filter((one) => one.startsWith("GET"))).toEqual([]);
  held.resolve();
  await posting;
  expect(await finding).toHaveLength(2);
});

it("waits for its turn no longer than its caller", async () => {
  await using all = await engineAndServer("toil");
  const begun = Promise.withResolvers<void>();
  const never = input("s1_1.fastq", "ACGT\n", {
    open: async (ended) => {
      begun.resolve();
      return new Promise((_, reject) => ended.addEventListener("abort", () => reject(ended.reason)));
    },
  });
  const stopping = new AbortController();
  const posting = all.engine
    .submit(all.run({ files: [never], job: {} }), "", stopping.signal)
    .catch((reason) => reason);
  await begun.promise;
  const ending = AbortSignal.timeout(50);
  expect(await all.engine.find("log-7-1", ending).catch((reason) => reason)).toBe(ending.reason);
  stopping.abort();
  expect(await posting).toBe(stopping.signal.reason);
  expect(await all.engine.find("log-7-1", signal())).toEqual([]);
});

it("ends when its caller does", async () => {
  await using all = await engineAndServer("sapporo");
  all.server.fault = () => "hang";
  const ending = AbortSignal.timeout(50);
  const error = await all.engine.find("log-7-1", ending).catch((reason) => reason);
  expect(error).toBe(ending.reason);
});
