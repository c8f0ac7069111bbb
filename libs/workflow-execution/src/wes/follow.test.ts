// A run on a WES server from its start to its removal: states, outputs, errors, cancelling, cleaning.
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { EngineUnavailable, JOB_ERROR_BYTES } from "../engine.ts";
import { FakeWes } from "../testing/fake-wes.ts";
import { engineAndServer, SECRET, signal, submitted, textOf } from "./wes.testing.ts";
import { openWesEngine } from "./wes.ts";

const BOTH = ["sapporo", "toil"] as const;

it.each([
  ["QUEUED", "queued"],
  ["INITIALIZING", "queued"],
  ["PAUSED", "queued"],
  ["RUNNING", "running"],
  ["CANCELING", "running"],
  ["UNKNOWN", "running"],
  ["SOMETHING_NEW", "running"],
  ["constructor", "running"],
  ["COMPLETE", "succeeded"],
  ["EXECUTOR_ERROR", "failed"],
  ["SYSTEM_ERROR", "failed"],
  ["CANCELED", "cancelled"],
  ["PREEMPTED", "lost"],
  ["DELETED", "lost"],
])("a run that is %s is %s", async (state, phase) => {
  await using all = await engineAndServer("sapporo");
  const id = await submitted(all.engine, all.run());
  all.server.run(id).state = state;
  expect(await all.engine.status(id, signal())).toEqual({ phase });
});

it.each([400, 404])("a run that the server does not know three times in a row (%i) is lost", async (status) => {
  await using all = await engineAndServer("sapporo");
  const id = await submitted(all.engine, all.run());
  const phases = async (times: number) => {
    const seen: string[] = [];
    for (let n = 0; n < times; n++) seen.push((await all.engine.status(id, signal())).phase);
    return seen;
  };
  all.server.fault = () => ({ status });
  expect(await phases(2)).toEqual(["running", "running"]);
  all.server.fault = () => undefined;
  expect(await phases(1)).toEqual(["queued"]);
  all.server.fault = () => ({ status });
  expect(await phases(3)).toEqual(["running", "running", "lost"]);
});

it.each([500, 503, 401, 403, 302])("a state that cannot be had (%i) is asked again later", async (status) => {
  await using all = await engineAndServer("sapporo");
  all.server.fault = () => ({ status, headers: { location: "http://127.0.0.1:1/" } });
  for (let n = 0; n < 4; n++) await expect(all.engine.status("1", signal())).rejects.toThrow(EngineUnavailable);
});

it("asks once more where a server trips over a state that it is just writing down", async () => {
  await using all = await engineAndServer("sapporo");
  const id = await submitted(all.engine, all.run());
  all.server.fault = (_, count) => (count === 1 ? { status: 500 } : undefined);
  expect(await all.engine.status(id, signal())).toEqual({ phase: "queued" });
});

it("an id of a run cannot lead to another path", async () => {
  await using all = await engineAndServer("sapporo");
  await all.engine.status("../../admin?x=1#", signal());
  expect(all.server.asked).toEqual(["GET /runs/..%2F..%2Fadmin%3Fx%3D1%23/status"]);
});

it("fetches outputs of sapporo by the name of the document's output, or of the file", async () => {
  await using all = await engineAndServer("sapporo");
  const outputs = [
    { name: "tree", fileName: "tree.newick" },
    { name: "table", output: "snps", fileName: "table.tsv" },
    { name: "counts", fileName: "counts.txt" },
    { name: "missing", fileName: "missing.txt" },
  ];
  const workflow = { ...all.workflow, outputs };
  const id = await submitted(all.engine, all.run());
  const run = all.server.run(id);
  run.state = "COMPLETE";
  for (const name of ["RAxML_best", "out/tree.newick", "snp table.tsv", "counts.txt"])
    run.made.set(name, `this is ${name}`);
  const file = (name: string) => ({ class: "File", location: `file:///x/outputs/${name}`, basename: name });
  run.log.stdout = JSON.stringify({ tree: file("RAxML_best"), snps: file("snp table.tsv"), missing: null });
  const found = await all.engine.outputs(id, workflow, signal());
  const texts = await Promise.all(found.map(async ({ name, open }) => [name, await textOf(await open(signal()))]));
  expect(Object.fromEntries(texts)).toEqual({
    tree: "this is RAxML_best",
    table: "this is snp table.tsv",
    counts: "this is counts.txt",
  });
  expect(found.map(({ engineFileId }) => engineFileId)).toContain(`runs/${id}/outputs/snp%20table.tsv`);
});

it("asks for no file whose name leads out of the run", async () => {
  await using all = await engineAndServer("sapporo");
  const names = ["../../../etc/passwd", "a/../../b", "/etc/passwd", "..", "", "http:x?y#z", 7, null];
  const outputs = names.map((name) => ({ name: `n${name}`, fileName: String(name) }));
  const workflow = { ...all.workflow, outputs };
  all.server.fault = (request) =>
    request.endsWith("/outputs") ? { body: { outputs: names.map((name) => ({ file_name: name })) } } : undefined;
  const id = await submitted(all.engine, all.run());
  const found = await all.engine.outputs(id, workflow, signal());
  expect(found.map(({ engineFileId }) => engineFileId)).toEqual([`runs/${id}/outputs/http%3Ax%3Fy%23z`]);
});

it("opens an output late, and says so when it is gone or breaks off", async () => {
  await using all = await engineAndServer("sapporo");
  const id = await submitted(all.engine, all.run());
  const run = all.server.run(id);
  run.made.set("counts.txt", "12");
  const [counts] = await all.engine.outputs(id, all.workflow, signal());
  run.made.clear();
  await expect(counts?.open(signal())).rejects.toThrow('no output "counts.txt"');
  for (const fault of [
    { status: 302, headers: { location: "http://127.0.0.1:1/" } },
    { status: 500 },
    "hang",
  ] as const) {
    all.server.fault = () => fault;
    await expect(counts?.open(signal())).rejects.toThrow(EngineUnavailable);
  }
  all.server.fault = () => ({ headers: { "content-length": "1000" }, body: "short" });
  const reading = counts?.open(signal()).then(textOf);
  await expect(reading).rejects.toThrow(EngineUnavailable);
});

it("reads outputs of toil below the shared root only", async () => {
  await using all = await engineAndServer("toil");
  const root = all.folder;
  mkdirSync(join(root, "run-1"));
  writeFileSync(join(root, "run-1/counts.txt"), "12");
  symlinkSync("/etc/hostname", join(root, "run-1/out"));
  symlinkSync("counts.txt", join(root, "run-1/in"));
  const id = await submitted(all.engine, all.run());
  const run = all.server.run(id);
  run.state = "COMPLETE";
  const opened = async (location: string) => {
    run.outputs = { counts: { class: "File", basename: "x", location } };
    const [output] = await all.engine.outputs(id, all.workflow, signal());
    return textOf((await output?.open(signal())) as AsyncIterable<Uint8Array>);
  };
  const url = (path: string) => pathToFileURL(join(root, path)).href;
  expect(await opened(url("run-1/counts.txt"))).toBe("12");
  expect(await opened(url("run-1/in"))).toBe("12");
  for (const path of ["run-1/out", "run-1/missing", "run-1", "run-1/counts.txt/x"])
    await expect(opened(url(path))).rejects.toThrow("no output");
  for (const away of [
    "file:///etc/hostname",
    `${url("")}/../../../etc/hostname`,
    `${url("")}-beside/x`,
    "/etc/hostname",
  ])
    await expect(opened(away)).rejects.toThrow("elsewhere");
  for (const away of ["http://127.0.0.1:1/x", "s3://bucket/x", `file://host${join(root, "run-1/counts.txt")}`])
    await expect(opened(away)).rejects.toThrow(EngineUnavailable);
});

it("reads outputs of toil from its bucket only, and sends the token of the server to no store", async () => {
  const store = await FakeWes.start("sapporo");
  const s3 = { endpoint: store.origin, region: "eu", accessKey: "key", secretKey: "secret", bucket: "runs" };
  await using all = await engineAndServer("toil", { outputs: "s3", s3 });
  const id = await submitted(all.engine, all.run());
  const run = all.server.run(id);
  run.state = "COMPLETE";
  const opened = async (location: string) => {
    run.outputs = { counts: { class: "File", basename: "x", location } };
    const [output] = await all.engine.outputs(id, all.workflow, signal());
    return textOf((await output?.open(signal())) as AsyncIterable<Uint8Array>);
  };
  store.fault = () => ({ body: "12" });
  expect(await opened("s3://runs/run-1/counts.txt")).toBe("12");
  expect(store.asked).toEqual(["GET /runs/run-1/counts.txt"]);
  expect([...store.tokens]).toEqual([undefined]);
  for (const away of ["s3://other/x", "s3://runs-2/x", "s3:/runs/x", "file:///etc/hostname", `${store.origin}/runs/x`])
    await expect(opened(away)).rejects.toThrow("elsewhere");
  for (const up of ["s3://runs/../other/x", "s3://runs/a/../../other/x", "s3://runs//x"])
    await expect(opened(up)).rejects.toThrow(EngineUnavailable);
  expect(store.asked).toHaveLength(1);
  store.fault = () => ({ status: 404 });
  await expect(opened("s3://runs/run-1/counts.txt")).rejects.toThrow("no output");
  store.close();
});

it("waits a moment for the outputs of a complete run of toil, and no longer", async () => {
  await using all = await engineAndServer("toil");
  const id = await submitted(all.engine, all.run());
  const run = all.server.run(id);
  run.state = "CANCELED";
  expect(await all.engine.outputs(id, all.workflow, signal())).toEqual([]);
  run.state = "COMPLETE";
  expect(await all.engine.outputs(id, all.workflow, signal())).toEqual([]);
  setTimeout(() => {
    run.outputs = { counts: { class: "File", basename: "counts.txt", location: "file:///x" } };
  }, 100);
  expect(await all.engine.outputs(id, all.workflow, signal())).toHaveLength(1);
});

it("tells the ends of what a failed run of sapporo wrote", async () => {
  await using all = await engineAndServer("sapporo");
  const id = await submitted(all.engine, all.run());
  all.server.run(id).log = { exit_code: 1, stdout: "{}\0", stderr: `${"ü".repeat(20_000)} too short`, system_logs: [] };
  const [error] = await all.engine.errors(id, signal());
  expect(error).toMatchObject({ tool: "cwltool", command: "cwltool main.cwl", exitCode: 1, stdout: "{}\ufffd" });
  expect(error?.stderr).toMatch(/^ü+ too short$/);
  const bytes = Buffer.byteLength(error?.stderr ?? "");
  expect(bytes).toBeLessThanOrEqual(JOB_ERROR_BYTES);
  expect(bytes).toBeGreaterThan(JOB_ERROR_BYTES - 4);
});

it("knows outputs by their file names where sapporo's log is too long to read", async () => {
  await using all = await engineAndServer("sapporo", { patience: SHORT });
  const id = await submitted(all.engine, all.run());
  all.server.run(id).made.set("counts.txt", "12");
  all.server.fault = (request) => (request === `GET /runs/${id}` ? "endless" : undefined);
  const [counts] = await all.engine.outputs(id, all.workflow, signal());
  expect(await textOf((await counts?.open(signal())) as AsyncIterable<Uint8Array>)).toBe("12");
  const [error] = await all.engine.errors(id, signal());
  expect(error?.stderr).toContain("more than 16 MiB");
});

it("fetches what a failed run of toil wrote, from toil only", async () => {
  await using all = await engineAndServer("toil");
  const id = await submitted(all.engine, all.run());
  const { log } = all.server.run(id);
  const tasks = [
    { name: "map", exit_code: 3 },
    { name: "fine", exit_code: 0 },
  ];
  Object.assign(log, { exit_code: 1, stderr: `${"x".repeat(100_000)} too short`, tasks });
  const [error, task] = await all.engine.errors(id, signal());
  expect(error?.stderr).toHaveLength(JOB_ERROR_BYTES);
  expect(error?.stderr).toContain("too short");
  expect(task).toEqual({ tool: "map", command: "", exitCode: 3, stdout: "", stderr: "" });

  log.addresses = { stderr: "http://127.0.0.1:1/secrets", stdout: "" };
  await expect(all.engine.errors(id, signal())).rejects.toThrow("not its own");
  log.addresses = { stderr: 7, stdout: null };
  expect((await all.engine.errors(id, signal()))[0]?.stderr).toBe("");
});

it.each(BOTH)("cancels a run of %s, also twice, also one that has ended or is not there", async (dialect) => {
  await using all = await engineAndServer(dialect);
  const id = await submitted(all.engine, all.run());
  await all.engine.cancel(id, signal());
  await all.engine.cancel(id, signal());
  expect(await all.engine.status(id, signal())).toEqual({ phase: "cancelled" });
  for (const state of ["COMPLETE", "SYSTEM_ERROR"]) {
    all.server.run(id).state = state;
    await all.engine.cancel(id, signal());
    expect(all.server.run(id).state).toBe(state);
  }
  await all.engine.cancel("unknown", signal());
});

it("cancels again where a server has forgotten it, and does not wait for ever", async () => {
  await using all = await engineAndServer("sapporo");
  const id = await submitted(all.engine, all.run());
  all.server.fault = (request, count) =>
    request.endsWith("/cancel") && count === 1 ? { body: { run_id: id } } : undefined;
  await all.engine.cancel(id, signal());
  expect(all.server.run(id).state).toBe("CANCELED");
  all.server.run(id).state = "RUNNING";
  all.server.fault = (request) => (request.endsWith("/cancel") ? { body: { run_id: id } } : undefined);
  await expect(all.engine.cancel(id, signal())).rejects.toThrow(EngineUnavailable);
});

it("cleans: sapporo deletes what a key has left, toil stops it", async () => {
  for (const dialect of BOTH) {
    await using all = await engineAndServer(dialect);
    await all.engine.clean("log-7-1", signal());
    const own = [await submitted(all.engine, all.run()), await submitted(all.engine, all.run())];
    const other = await submitted(all.engine, all.run({ key: "log-7-2" }));
    await all.engine.clean("log-7-1", signal());
    await all.engine.clean("log-7-1", signal());
    const after = dialect === "sapporo" ? "DELETED" : "CANCELED";
    expect(own.map((id) => all.server.run(id).state)).toEqual([after, after]);
    expect(all.server.run(other).state).toBe("QUEUED");
  }
});

it("says why the server runs nothing, and asks it once in a while", async () => {
  for (const [fault, text] of [
    [{ status: 503 }, "The WES server answers 503."],
    [{ status: 401 }, "The WES server does not accept WES_TOKEN."],
    [{ status: 404 }, "What answers at WES_URL is not a WES server."],
    [{ body: "<html>" }, "What answers at WES_URL is not a WES server."],
    [{ body: { workflow_type_versions: { WDL: {} } } }, "The WES server does not run CWL."],
    ["hang", "The WES server does not answer."],
    ["endless", "An answer of the WES server has more than 16 MiB."],
  ] as const) {
    await using all = await engineAndServer("sapporo", {
      patience: { ...SHORT, answer: fault === "hang" ? 300 : 5_000 },
    });
    all.server.fault = () => fault;
    expect(await all.engine.unavailable(all.workflow, signal())).toBe(text);
    expect(text).not.toContain(SECRET);
    await all.engine.unavailable(all.workflow, signal());
    expect(all.server.asked).toHaveLength(1);
  }
});
const SHORT = { answer: 5_000, accept: 400, piece: 400, settle: 300, info: 10_000 };

it("is not opened with settings that do not fit each other", async () => {
  const url = "http://127.0.0.1:1";
  const inputs = "attachment";
  await expect(openWesEngine({ url, inputs, dialect: "toil", outputs: "http" })).rejects.toThrow("one of: shared, s3");
  await expect(openWesEngine({ url, inputs, dialect: "sapporo", outputs: "s3" })).rejects.toThrow("one of: http");
  await expect(openWesEngine({ url, inputs, dialect: "toil" })).rejects.toThrow("WES_SHARED_ROOT");
  await expect(openWesEngine({ url, inputs, dialect: "toil", outputs: "s3" })).rejects.toThrow("bucket");
  await expect(openWesEngine({ url, inputs, dialect: "toil", sharedRoot: "/not/there" })).rejects.toThrow("/not/there");
});

it("says that a server is away which is not there", async () => {
  const engine = await openWesEngine({ url: "http://127.0.0.1:1", inputs: "attachment", dialect: "sapporo" });
  await expect(engine.status("1", signal())).rejects.toThrow(EngineUnavailable);
  await engine.close();
});
