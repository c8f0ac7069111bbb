// Analyses over HTTP: submitting, listing, following, deleting, and who may.
import { temporaryStores } from "@isotrail/embedded/testing";
import { COUNT } from "@isotrail/workflow-execution/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { people, startAnalysis, type TestAnalysis } from "./analysis.testing.ts";
import { type FakeRun, fakeEngine } from "./execution/engine.testing.ts";
import { submission } from "./submission/aggregate.ts";
import type { SubmissionCommand } from "./submission/decider.ts";
import { steps, submitted } from "./submission/submission.testing.ts";

const { admin, owner, reader, outsider, sequencer } = people;
let analysis: TestAnalysis;
beforeEach(async () => {
  analysis = await startAnalysis(await temporaryStores("analysis"));
});
afterEach(() => analysis.close());

const fails = (run: FakeRun) => {
  run.status = { phase: "failed" };
};

/** Nothing is accepted until the engine has an answer. */
const waiting = () => Object.assign(fakeEngine(), { why: "cwltool is not installed." });

describe("a submission", () => {
  it("is created by POST, with the specification's fields and links' values", async () => {
    const body = analysis.submission({ analysisDescription: "May", inputParameters: { label: "rows" }, projects: [1] });
    const made = await analysis.call("POST", "/analysisSubmissions", owner, body);
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      ...{ identifier: "1", name: "Counts of May", label: "Counts of May", analysisDescription: "May" },
      ...{ workflowId: COUNT.id, analysisType: "line-counts", inputParameters: { label: "rows" } },
      ...{ remoteWorkflowId: null, remoteInputDataId: null, remoteFilesPaired: [], remoteFilesSingle: [] },
      ...{ analysisState: "NEW", analysisCleanedState: "NOT_CLEANED", priority: "MEDIUM", progress: 0 },
    });
    expect(analysis.uses.get("1")).toEqual(["pair-3"]);
  });

  it("comes to COMPLETED with its outputs, and only then has an analysis", async () => {
    const id = await analysis.submit();
    const done = await analysis.until(id, "COMPLETED");
    expect(done).toMatchObject({
      remoteWorkflowId: expect.stringMatching(/^[0-9a-f]{64}$/),
      progress: 100,
      refs: { analysis: id },
    });
    const found = await analysis.call("GET", `/analysisSubmissions/${id}/analysis`, owner);
    expect(found.json).toMatchObject({ analysisType: { type: "line-counts" }, executionManagerAnalysisId: "run-1" });
    const history = await analysis.call("GET", `/analysisSubmissions/${id}/history`, owner);
    const states = history.json.flatMap(({ events }: { events: { set?: { analysisState?: string } }[] }) =>
      events.flatMap(({ set }) => set?.analysisState ?? []),
    );
    expect(states).toEqual([
      ...["NEW", "DOWNLOADING", "FINISHED_DOWNLOADING", "PREPARING", "PREPARED", "SUBMITTING", "RUNNING"],
      ...["FINISHED_RUNNING", "COMPLETING", "COMPLETED"],
    ]);
  });

  it("tells its submitter why it failed", async () => {
    if (analysis.engine) analysis.engine.accepted = fails;
    const id = await analysis.submit({ projects: ["1"] });
    expect(await analysis.until(id, "ERROR")).toMatchObject({
      message: "awk failed with exit code 3.",
      refs: { errors: id },
    });
    const { json } = await analysis.call("GET", `/analysisSubmissions/${id}/errors`, owner);
    expect(json).toMatchObject({
      stage: "RUNNING",
      reason: "FAILED",
      jobErrors: [{ tool: "awk", exitCode: 3, standardError: "it went wrong\n" }],
    });
    expect((await analysis.call("GET", `/analysisSubmissions/${id}/errors`, reader)).status).toBe(403);
    expect((await analysis.call("GET", `/analysisSubmissions/${id}/analysis`, owner)).status).toBe(404);
  });

  it("is deleted: 410 from then on, its run cancelled, its inputs released, its end in the history", async () => {
    if (analysis.engine) analysis.engine.accepted = () => {};
    const id = await analysis.submit({ projects: ["1"] });
    await analysis.until(id, "RUNNING");
    expect((await analysis.call("DELETE", `/analysisSubmissions/${id}`, reader)).status).toBe(403);
    expect((await analysis.call("DELETE", `/analysisSubmissions/${id}`, owner)).status).toBe(200);
    expect((await analysis.call("GET", `/analysisSubmissions/${id}`, owner)).status).toBe(410);
    expect((await analysis.call("GET", `/analysisSubmissions/${id}`, outsider)).status).toBe(403);
    expect((await analysis.call("DELETE", `/analysisSubmissions/${id}`, owner)).status).toBe(410);
    await expect.poll(() => analysis.engine?.cleaned, { timeout: 10_000 }).toHaveLength(1);
    await expect.poll(() => analysis.uses.has(id)).toBe(false);
    expect(analysis.engine?.runs.map(({ status }) => status.phase)).toEqual(["cancelled"]);
    const history = await analysis.call("GET", `/analysisSubmissions/${id}/history`, owner);
    expect(history.json.at(-1).label).toBe("Cleaned");
    expect((await analysis.call("GET", "/analysisSubmissions", owner)).json).toEqual([]);
  });

  it("cannot be changed", async () => {
    const id = await analysis.submit();
    const { status, json } = await analysis.call("PATCH", `/analysisSubmissions/${id}`, owner, { name: "Other" });
    expect([status, json.message]).toEqual([405, "Request method not supported"]);
  });
});

describe("what cannot be submitted", () => {
  const REFUSED: readonly [why: string, changes: object, property: string][] = [
    ["a name that is too short", { name: "ab" }, "name"],
    ["no workflow", { workflowId: null }, "workflowId"],
    ["a workflow that is not there", { workflowId: "x" }, "workflowId"],
    ["a type that is not there", { workflowId: null, analysisType: "magic" }, "analysisType"],
    ["a workflow of another type", { analysisType: "typing" }, "analysisType"],
    ["no inputs", { inputPairs: [] }, "inputPairs"],
    ["more samples than the workflow takes", { inputPairs: ["3", "4"] }, "inputPairs"],
    ["single-end files for pairs", { inputPairs: [], inputSingles: ["3"] }, "inputSingles"],
    ["a pair that is not there", { inputPairs: ["100"] }, "inputPairs"],
    ["inputs that are no identifiers", { inputPairs: ["../3"] }, "inputPairs"],
    [
      "a parameter that the workflow does not have",
      { inputParameters: { "cwl:requirements": "x" } },
      "cwl:requirements",
    ],
    ["a parameter that is a File", { inputParameters: { label: { class: "File" } } }, "inputParameters"],
    ["a project that is not there", { projects: ["9"] }, "projects"],
    ["an unknown priority", { priority: "NOW" }, "priority"],
    ["results as metadata where the workflow has none", { updateSamples: true }, "updateSamples"],
  ];
  it.each(REFUSED)("%s", async (_, changes, property) => {
    const { status, json } = await analysis.call("POST", "/analysisSubmissions", owner, analysis.submission(changes));
    expect(status).toBe(400);
    expect(json[property], JSON.stringify(json)).toEqual([expect.stringMatching(/\.$/)]);
  });

  it("an input that quality control could not read, that is deleted, or of somebody else", async () => {
    const post = (by = owner) => analysis.call("POST", "/analysisSubmissions", by, analysis.submission());
    expect((await post(outsider)).json.inputPairs).toEqual(["3: you are not allowed to read this."]);
    analysis.changed.set("pair-3", { qualityControl: "failed" });
    expect((await post()).json.inputPairs).toEqual(["3: quality control could not read this."]);
    analysis.changed.set("pair-3", { status: "kept" });
    expect((await post()).json.inputPairs).toEqual(["3: there is no such sequence file."]);
    analysis.changed.set("pair-3", { gone: true });
    expect((await post()).status).toBe(409);
  });

  it("anything by a sequencer, and a priority that is an administrator's to give", async () => {
    const urgent = analysis.submission({ priority: "HIGH" });
    expect((await analysis.call("POST", "/analysisSubmissions", sequencer, analysis.submission())).status).toBe(403);
    expect((await analysis.call("GET", "/analysisSubmissions", sequencer)).status).toBe(403);
    expect((await analysis.call("POST", "/analysisSubmissions", owner, urgent)).status).toBe(403);
    expect((await analysis.call("POST", "/analysisSubmissions", admin, urgent)).status).toBe(201);
  });
});

describe("the lists", () => {
  it("show one's own, and by type, under both names", async () => {
    const id = await analysis.submit();
    await analysis.submit({}, reader);
    const ids = async (path: string, by = owner) =>
      (await analysis.call("GET", path, by)).json.map?.(({ identifier }: { identifier: string }) => identifier);
    expect(await ids("/analysisSubmissions")).toEqual([id]);
    expect(await ids("/analysisSubmissions", outsider)).toEqual([]);
    expect(await ids("/analysisSubmissions/analysisType/line-counts")).toEqual([id]);
    for (const type of ["phylogenomics", "assembly", "assembly-collection", "typing", "sistr"])
      expect(await ids(`/analysisSubmissions/analysisType/${type}`)).toEqual([]);
    expect((await analysis.call("GET", "/analysisSubmissions/analysisType/magic", owner)).status).toBe(404);
  });

  it("show what is shared with a project to its readers", async () => {
    const shared = await analysis.submit({ projects: ["1"] });
    const own = await analysis.submit();
    const list = await analysis.call("GET", "/projects/1/analyses", reader);
    expect(list.json.map(({ identifier }: { identifier: string }) => identifier)).toEqual([shared]);
    expect((await analysis.call("GET", "/projects/1/analyses/typing", reader)).json).toEqual([]);
    expect((await analysis.call("GET", "/projects/1/analyses", outsider)).status).toBe(403);
    expect((await analysis.call("GET", "/projects/9/analyses", reader)).status).toBe(404);
    const read = async (id: string, by = reader) =>
      (await analysis.call("GET", `/analysisSubmissions/${id}`, by)).status;
    expect([await read(shared), await read(own), await read(shared, outsider), await read(own, admin)]).toEqual([
      200, 403, 403, 200,
    ]);
    expect(await read("99", admin)).toBe(404);
  });
});

it("without an engine a submission waits, and says why", async () => {
  await analysis.close();
  analysis = await startAnalysis(await temporaryStores("analysis"), waiting());
  const id = await analysis.submit();
  const { json } = await analysis.call("GET", `/analysisSubmissions/${id}`, owner);
  expect(json).toMatchObject({ analysisState: "NEW", message: "cwltool is not installed." });
  const health = await analysis.call("GET", "/health/ready", owner);
  expect([health.status, health.json.status]).toEqual([200, "ready"]);
  expect(health.json.remarks).toEqual([
    expect.stringMatching(/^Analyses wait \(.*Line counts 1\.0\.0.*\): cwltool is not installed\.$/),
  ]);
  if (analysis.engine) analysis.engine.why = undefined;
  await analysis.until(id, "COMPLETED");
});

it("says of a run that is under way when its engine is away", async () => {
  if (!analysis.engine) throw new Error("this test needs an engine");
  analysis.engine.accepted = () => {};
  const id = await analysis.submit();
  expect(await analysis.until(id, "RUNNING")).toMatchObject({ message: null });
  analysis.engine.why = "The engine that runs analyses does not answer.";
  expect(await analysis.until(id, "RUNNING")).toMatchObject({ message: analysis.engine.why });
});

it("lists the workflows with what they take, make and lack", async () => {
  const { json } = await analysis.call("GET", "/workflows", owner);
  const found = json.find(({ identifier }: { identifier: string }) => identifier === COUNT.id);
  expect(found).toMatchObject({
    analysisType: "line-counts",
    layoutType: "PAIRED_END",
    outputs: ["counts"],
    unavailable: null,
  });
  expect((await analysis.call("GET", `/workflows/${COUNT.id}`, owner)).status).toBe(200);
  expect((await analysis.call("GET", "/workflows/none", owner)).status).toBe(404);
  expect((await analysis.call("GET", "/workflows", sequencer)).status).toBe(403);
});

it("tells files of the inputs of a submission, and of the analyses of pairs, what the user may read", async () => {
  const id = await analysis.submit({ projects: ["1"] });
  const ask = (path: string, body: object, by = reader) => analysis.call("POST", `/internal/${path}`, by, body);
  expect((await ask("inputs-of", { submission: id })).json).toEqual({ objects: ["pair-3"] });
  expect((await ask("inputs-of", { submission: id }, outsider)).status).toBe(403);
  expect((await ask("analyses-of", { pairs: ["3"] })).json).toEqual({}); // line counts are neither assembly nor typing
  expect((await ask("check-workflow", { workflowId: COUNT.id, samples: 1 })).json).toMatchObject({
    type: "line-counts",
  });
  expect((await ask("check-workflow", { workflowId: COUNT.id, samples: 2 })).status).toBe(400);
});

it("tells files the newest analysis of a pair that is complete, else the newest, of those that the user may read", async () => {
  const { aggregates } = analysis.context;
  const store = async (changes: object, ...commands: readonly SubmissionCommand[]) => {
    const context = { actor: "4", cause: "test", trace: "", deadline: Date.now() + 10_000 };
    const made = { type: "create", submission: { ...submitted, submitter: "4", ...changes } } as const;
    const { id } = await aggregates.create(
      submission,
      () => aggregates.nextId("submission"),
      () => made,
      context,
    );
    for (const command of commands) await aggregates.execute(submission, id, command, context);
    return id;
  };
  const typingOf = async (by: typeof reader) =>
    (await analysis.call("POST", "/internal/analyses-of", by, { pairs: ["3", "4"] })).json["3"]?.typing;
  const complete = await store({ projects: ["1"] }, ...steps);
  expect(await typingOf(reader)).toBe(complete);
  for (let n = 0; n < 25; n++) await store({ projects: [], submitter: "6" }); // somebody's own hide nothing
  expect(await typingOf(reader)).toBe(complete);
  const newer = await store({ projects: ["1"] });
  expect(await typingOf(reader)).toBe(complete);
  expect(await typingOf(sequencer)).toBeUndefined();
  const latest = await store({ projects: ["1"] }, ...steps);
  expect(Number(latest)).toBeGreaterThan(Number(newer));
  expect(await typingOf(reader)).toBe(latest);
  const own = await store({ projects: [] }, ...steps);
  expect([await typingOf(owner), await typingOf(reader)]).toEqual([own, latest]);
});
