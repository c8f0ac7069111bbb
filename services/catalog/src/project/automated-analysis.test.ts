// The automated analyses of a project: what is asked, by whom it is judged, and what the analysis service is told of them.
import { temporaryStores } from "@isotrail/embedded/testing";
import { CommandRejected, StoreUnavailable } from "@isotrail/eventsourcing";
import { GIVEN_ACTOR, GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";
import { publish } from "../publish.ts";
import { project as aggregate } from "./aggregate.ts";
import type { AnalysisAsked } from "./automated-analysis.ts";
import type { ProjectEvent } from "./decider.ts";

const WORKFLOW = "e8f9cc61-3264-48c6-81d9-02d9e84bccc7";
const analysis = identityHeaders(internalKeys, { service: "analysis" });

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

let project: string;
let all: string;
beforeEach(async () => {
  catalog.workflows.refusal = undefined;
  project = await catalog.newProject();
  all = `/projects/${project}/automatedAnalyses`;
});
const add = (body: object, by = as.owner) => catalog.post(all, body, by);

describe("what a project allows", () => {
  const created: ProjectEvent = { type: "ProjectCreated", data: { settings: { name: "Outbreak" }, ownerId: "1" } };
  const asked: AnalysisAsked = {
    ...{ name: null, workflowId: null, analysisType: "typing", updateSamples: true, priority: "HIGH" },
    inputParameters: { scheme: "listeria", least: "3" },
  };
  const added = (id: string, scheme = "listeria"): ProjectEvent => ({
    type: "ProjectAutomatedAnalysisAdded",
    data: {
      ...{ automatedAnalysisId: id, analysisType: "typing", updateSamples: true, priority: "HIGH" },
      inputParameters: { scheme, least: "3" },
    },
  });
  const addition = { type: "addAutomatedAnalysis", id: "4", asked } as const;

  it("is any number of analyses up to 20, each once", () => {
    given(aggregate, created).when(addition).then(added("4"));
    given(aggregate, created, added("4")).thenState({
      automatedAnalyses: [{ id: "4", createdDate: GIVEN_AT + 1000, addedBy: GIVEN_ACTOR, ...asked }],
    });
    const inOtherOrder = { ...asked, name: "Typing", inputParameters: { least: "3", scheme: "listeria" } };
    given(aggregate, created, added("4"))
      .when({ ...addition, asked: inOtherOrder })
      .thenRefused("conflict");
    const many = Array.from({ length: 20 }, (_, n) => added(String(n), `scheme ${n}`));
    given(aggregate, created, ...many.slice(1))
      .when(addition)
      .thenState({});
    given(aggregate, created, ...many)
      .when(addition)
      .thenRefused("conflict");
  });

  it("is that they are removed, in any order", () => {
    const both = [created, added("4"), added("5", "salmonella")] as const;
    const removal = (id: string) => ({ type: "removeAutomatedAnalysis", id }) as const;
    const removed: ProjectEvent = { type: "ProjectAutomatedAnalysisRemoved", data: { automatedAnalysisId: "4" } };
    given(aggregate, ...both)
      .when(removal("4"))
      .then(removed);
    expect(given(aggregate, ...both, removed).state.automatedAnalyses.map(({ id }) => id)).toEqual(["5"]);
    given(aggregate, ...both, removed)
      .when(removal("4"))
      .thenRefused("missing");
    given(aggregate, ...both, removed)
      .when(addition)
      .thenState({});
  });

  it("is told in public without the parameters", () => {
    const message = publish(added("4"), { id: "3", at: 1, actor: "1", category: "project" });
    expect(message).toMatchObject({ type: "isotrail.catalog.v1.ProjectAutomatedAnalysisAdded", projects: ["3"] });
    const text = Buffer.from(message?.bytes ?? []).toString("latin1");
    expect(text).toContain("typing");
    expect(text).not.toContain("listeria");
  });
});

describe("an automated analysis", () => {
  it("is added, listed, read, shown in the history, and removed", async () => {
    const added = await add({ workflowId: WORKFLOW, inputParameters: { scheme: "listeria" }, updateSamples: "true" });
    expect([added.status, added.json]).toEqual([
      201,
      {
        identifier: expect.stringMatching(/^\d+$/),
        createdDate: expect.any(Number),
        label: WORKFLOW,
        name: null,
        workflowId: WORKFLOW,
        analysisType: null,
        inputParameters: { scheme: "listeria" },
        updateSamples: true,
        priority: "LOW",
        refs: { project, analysis: added.json.identifier, identifier: added.json.identifier },
      },
    ]);
    const path = `${all}/${added.json.identifier}`;
    expect((await catalog.get(path, as.owner)).json).toEqual(added.json);
    const second = await add({ name: "Typing", analysisType: "typing", priority: "MEDIUM" });
    expect((await catalog.get(all, as.owner)).lines).toEqual([added.json, second.json]);

    expect((await catalog.remove(path, as.owner)).json).toEqual({ refs: { project } });
    expect((await catalog.get(path, as.owner)).status).toBe(404);
    expect((await catalog.get(all, as.owner)).lines).toEqual([second.json]);
    const history = (await catalog.get(`/projects/${project}/history`, as.owner)).lines;
    expect(history.flatMap(({ events }) => events).slice(1)).toEqual([
      {
        type: "ProjectAutomatedAnalysisAdded",
        identifier: added.json.identifier,
        ...{ workflowId: WORKFLOW, priority: "LOW", inputParameters: { scheme: "listeria" }, updateSamples: true },
      },
      {
        type: "ProjectAutomatedAnalysisAdded",
        identifier: second.json.identifier,
        ...{ name: "Typing", analysisType: "typing", priority: "MEDIUM", inputParameters: {}, updateSamples: false },
      },
      { type: "ProjectAutomatedAnalysisRemoved", identifier: added.json.identifier },
    ]);
  });

  it("is in a hurry only for an administrator", async () => {
    const hurried = { analysisType: "typing", priority: "HIGH" };
    expect((await add(hurried)).status).toBe(403);
    expect((await add(hurried, as.admin)).status).toBe(201);
  });

  it("gets its first answer again under its Idempotency-Key, also when others came since", async () => {
    const once = { ...as.owner, "idempotency-key": "typing-once" };
    const first = await add({ analysisType: "typing" }, once);
    await add({ analysisType: "assembly" });
    const again = await add({ analysisType: "typing" }, once);
    expect([again.status, again.json]).toEqual([201, first.json]);
  });

  it("is one that the analysis service knows and takes", async () => {
    const wrong = { inputParameters: ["There is no parameter colour."] };
    catalog.workflows.refusal = new CommandRejected("invalid", "Validation failed.", wrong);
    const refused = await add({ analysisType: "typing", inputParameters: { colour: "red" } });
    expect([refused.status, refused.json]).toMatchObject([400, wrong]);
    const question = { workflowId: null, type: "typing", inputParameters: { colour: "red" }, samples: 1 };
    expect(catalog.workflows.asked.at(-1)).toEqual(question);
    catalog.workflows.refusal = new StoreUnavailable("analysis does not answer");
    expect((await add({ analysisType: "typing" })).status).toBe(503);
    expect((await catalog.get(all, as.owner)).lines).toEqual([]);
  });

  it.each([
    [{}, "workflowId"],
    [{ analysisType: "typing", workflowId: WORKFLOW }, "workflowId"],
    [{ workflowId: "typing" }, "workflowId"],
    [{ analysisType: "../typing" }, "analysisType"],
    [{ analysisType: "typing", updateSamples: "perhaps" }, "updateSamples"],
    [{ analysisType: "typing", priority: "URGENT" }, "priority"],
    [{ analysisType: "typing", inputParameters: { "cwl:requirements": "[]" } }, "inputParameters"],
    [{ analysisType: "typing", inputParameters: { $import: "/etc/passwd" } }, "inputParameters"],
    [{ analysisType: "typing", inputParameters: { reads: { class: "File", path: "/etc/passwd" } } }, "inputParameters"],
    [{ analysisType: "typing", inputParameters: { scheme: "x".repeat(4_001) } }, "inputParameters"],
    [{ analysisType: "typing", inputParameters: ["scheme"] }, "inputParameters"],
  ])("is not %j", async (body, property) => {
    const refused = await add(body);
    expect([refused.status, Object.keys(refused.json)]).toEqual([400, expect.arrayContaining([property])]);
  });
});

describe("the analysis service", () => {
  const ask = (sample: string, by: object = analysis) =>
    catalog.post("/internal/automated-analyses", { sample }, { ...by });

  it("is told what all projects of a sample want at this moment", async () => {
    const other = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO-1");
    await catalog.post(`/projects/${other}/samples`, [sample], {
      ...as.owner,
      "content-type": "application/idcollection+json",
    });
    expect((await ask(sample)).json).toEqual({ exists: true, sampleName: "ISO-1", analyses: [] });
    const { identifier } = (await add({ analysisType: "typing" })).json;
    const elsewhere = await catalog.post(
      `/projects/${other}/automatedAnalyses`,
      { analysisType: "assembly" },
      as.owner,
    );
    const common = {
      addedBy: "5",
      name: null,
      workflowId: null,
      inputParameters: {},
      updateSamples: false,
      priority: "LOW",
    };
    expect((await ask(sample)).json.analyses).toEqual([
      { project, identifier, analysisType: "typing", ...common },
      { project: other, identifier: elsewhere.json.identifier, analysisType: "assembly", ...common },
    ]);
    await catalog.remove(`${all}/${identifier}`, as.owner);
    expect((await ask(sample)).json.analyses).toHaveLength(1);
    await catalog.remove(`/samples/${sample}`, as.owner);
    expect((await ask(sample)).json).toEqual({ exists: false });
  });

  it.each([
    ["another service", identityHeaders(internalKeys, { service: "files" })],
    [
      "the analysis service for a user",
      identityHeaders(internalKeys, { service: "analysis", user: "5", role: "ROLE_USER" }),
    ],
    ["a user", as.admin],
  ])("alone is told so, not %s", async (_, by) => expect((await ask("1", by)).status).toBe(403));
});
