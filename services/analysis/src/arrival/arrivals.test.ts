// Automated analyses: what projects want of a new sequence file is submitted once, whatever comes twice or in another order.
import { isotrail } from "@isotrail/contracts/events";
import { temporaryStores } from "@isotrail/embedded/testing";
import { COUNT } from "@isotrail/workflow-execution/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { people, startAnalysis, type TestAnalysis } from "../analysis.testing.ts";
import type { Analysis } from "../context.ts";
import { arrivals } from "../event-handlers/arrivals.ts";
import { commandContextOf } from "../own-command.ts";
import { submission } from "../submission/aggregate.ts";
import { arrival } from "./arrival.ts";
import { submitOne, type Wanted } from "./submit-one.ts";
import { submitWanted } from "./submit-wanted.ts";

const { admin, owner, reader, outsider } = people;
const WANTED: Wanted = {
  ...{ project: "1", identifier: "1", name: "Counts of all", workflowId: COUNT.id, analysisType: null },
  ...{ inputParameters: { label: "rows" }, updateSamples: false, priority: "LOW", addedBy: "4" },
};

let analysis: TestAnalysis;
let context: Analysis;
beforeEach(async () => {
  analysis = await startAnalysis(await temporaryStores("analysis"));
  context = analysis.context as Analysis;
  analysis.catalog.automated.push(WANTED);
});
afterEach(() => analysis.close());

const { SequencingObjectProcessed } = isotrail.files.v1;
const TYPE = "isotrail.files.v1.SequencingObjectProcessed";
/** The event as files tells it. */
async function processed(objectId: string, state = "FINISHED", sampleId = "3"): Promise<void> {
  const bytes = SequencingObjectProcessed.encode({ objectId, sampleId, state, fileIds: ["31", "32"] }).finish();
  await arrivals(context.aggregates).on[TYPE]?.({ bytes, actor: "files", id: `event of ${objectId}` } as never);
}
const settled = (object: string) =>
  expect
    .poll(async () => (await context.aggregates.load(arrival, object)).state.status, { timeout: 10_000 })
    .toBe("settled");
const made = async () => (await analysis.call("GET", "/projects/1/analyses", admin)).json;
const outcomes = async (object: string) => {
  const commits = await context.stores.eventLog.readStream(`arrival-${object}`, 0);
  return commits.flatMap(({ events }) => events.map((event) => arrival.codec.decode(event as never)));
};

describe("a new sequence file", () => {
  it("is analysed as its project wants it: for the project's readers, by whoever set it up", async () => {
    await processed("pair-3");
    await settled("pair-3");
    const [found, ...others] = await made();
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      ...{ name: "Counts of all - ISO-3", workflowId: COUNT.id, inputParameters: { label: "rows" } },
      ...{ automated: true, priority: "LOW", updateSamples: false },
    });
    expect(await analysis.until(found.identifier, "COMPLETED")).toMatchObject({ automated: true });
    const status = async (by: typeof owner) =>
      (await analysis.call("GET", `/analysisSubmissions/${found.identifier}`, by)).status;
    expect(await Promise.all([owner, reader, outsider].map(status))).toEqual([200, 200, 403]);
    // "only submissions created by the current user": the project created this one
    expect((await analysis.call("GET", "/analysisSubmissions", owner)).json).toEqual([]);
  });

  it("stays the project's when whoever set it up leaves that later", async () => {
    await processed("pair-3");
    await settled("pair-3");
    const [{ identifier }] = await made();
    const path = `/analysisSubmissions/${identifier}`;
    analysis.catalog.readers.delete("4");
    const answers = [analysis.call("GET", path, owner), analysis.call("GET", `${path}/history`, owner)];
    answers.push(analysis.call("GET", `${path}/errors`, owner), analysis.call("DELETE", path, owner));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await analysis.call("GET", path, reader)).status).toBe(200);
    analysis.catalog.readers.add("4");
    expect((await analysis.call("DELETE", path, owner)).status).toBe(200);
  });

  it("is nobody's but the project's once whoever set it up may no longer read there", async () => {
    analysis.catalog.automated.splice(0, 1, { ...WANTED, addedBy: "6" });
    await processed("pair-3");
    await settled("pair-3");
    const [found] = await made();
    const status = async (by: typeof owner) =>
      (await analysis.call("GET", `/analysisSubmissions/${found.identifier}`, by)).status;
    expect(await Promise.all([outsider, reader].map(status))).toEqual([403, 200]);
    expect((await analysis.call("GET", "/analysisSubmissions", outsider)).json).toEqual([]);
  });

  it("is analysed once, however often and late its event comes", async () => {
    await processed("pair-3");
    await processed("pair-4");
    await processed("pair-3");
    await Promise.all([settled("pair-3"), settled("pair-4")]);
    await processed("pair-4");
    await Promise.all(["pair-3", "pair-4", "pair-3"].map((object) => submitWanted(context, object)));
    expect((await made()).map(({ name }: { name: string }) => name)).toHaveLength(2);
  });

  it("is analysed once after a crash between the submission and its record", async () => {
    const id = await submitOne(context, "pair-3", "ISO-3", WANTED);
    await processed("pair-3");
    await settled("pair-3");
    expect(await made()).toHaveLength(1);
    expect(await outcomes("pair-3")).toMatchObject([
      { type: "ObjectArrived" },
      { type: "AutomatedAnalysisSubmitted", data: { projectId: "1", automatedAnalysisId: "1", submissionId: id } },
      { type: "ArrivalSettled" },
    ]);
    expect([...analysis.uses.keys()]).toEqual([id]); // the second number has let its files go
  });

  it("is not analysed again once its analysis was deleted", async () => {
    const id = await submitOne(context, "pair-3", "ISO-3", WANTED);
    await context.aggregates.execute(submission, id, { type: "delete" }, commandContextOf(context.aggregates, "test"));
    await processed("pair-3");
    await settled("pair-3");
    expect(await made()).toEqual([]);
  });

  it.each([
    ["pair-3", "ERROR"],
    ["fast5-3", "FINISHED"],
    ["assembly-3", "FINISHED"],
  ])("%s is passed over when it is %s", async (object, state) => {
    await processed(object, state);
    expect((await context.aggregates.load(arrival, object)).state.status).toBe("none");
  });

  it.each<[why: string, object: string, changes: Partial<Wanted>, message: RegExp]>([
    ["of another layout", "single-3", {}, /takes pairs only/],
    ["that is gone", "pair-100", {}, /there is no such sequence file/],
    ["for a workflow that is gone", "pair-3", { workflowId: "none" }, /There is no such workflow/],
    ["with wrong parameters", "pair-3", { inputParameters: { labels: "x" } }, /labels|parameter/],
  ])("%s is refused, which is recorded, and the next wish is looked at", async (_, object, changes, message) => {
    analysis.catalog.automated.splice(0, 1, { ...WANTED, ...changes, identifier: "2" }, WANTED);
    await processed(object);
    await settled(object);
    const [, first, second] = await outcomes(object);
    expect(first).toMatchObject({
      type: "AutomatedAnalysisRefused",
      data: { message: expect.stringMatching(message) },
    });
    expect(second?.type).toBe(object === "pair-3" ? "AutomatedAnalysisSubmitted" : "AutomatedAnalysisRefused");
  });
});
