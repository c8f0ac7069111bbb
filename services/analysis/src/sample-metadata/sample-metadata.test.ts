// Results become metadata of the sample: once, by the submitter's right of that moment, whatever is away meanwhile.
import { temporaryStores } from "@isotrail/embedded/testing";
import { CommandRejected, StoreUnavailable } from "@isotrail/eventsourcing";
import { COUNT, COUNT_CWL } from "@isotrail/workflow-execution/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { people, startAnalysis, type TestAnalysis } from "../analysis.testing.ts";
import { fakeEngine } from "../execution/engine.testing.ts";
import { keepResults } from "./keep-results.ts";

const { owner } = people;

const TYPING = {
  ...COUNT,
  ...{ id: "7d5a3c1e-1d6d-4a4c-9a53-6a3a1b7f2c44", name: "Typing", type: "typing-of-tests" },
  outputs: [{ name: "predictions", output: "counts", fileName: "predictions.json" }],
  metadata: [
    {
      ...{ output: "predictions", format: "json" },
      values: [
        { key: "profile_id", field: "Typing: profile" },
        { key: "loci_found", field: "Typing: loci found" },
      ],
    },
  ],
};
const WRITTEN = { "Typing: profile": "ST11", "Typing: loci found": "20" };

let analysis: TestAnalysis;
let engine: ReturnType<typeof fakeEngine>;
beforeEach(async () => {
  engine = fakeEngine();
  engine.contents.set("predictions", JSON.stringify([{ profile_id: "ST11", loci_found: 20, extra: {} }]));
  const files = { "typing/1.0.0/workflow.json": TYPING, "typing/1.0.0/main.cwl": COUNT_CWL };
  analysis = await startAnalysis(await temporaryStores("analysis"), engine, files);
});
afterEach(() => analysis.close());

const submitted = async (changes: object = {}) => {
  const id = await analysis.submit({ workflowId: TYPING.id, updateSamples: true, ...changes });
  await analysis.until(id, "COMPLETED");
  return id;
};
const entries = async (id: string): Promise<{ label: string; events: Record<string, unknown>[] }[]> =>
  (await analysis.call("GET", `/analysisSubmissions/${id}/history`, owner)).json;
const last = async (id: string) => {
  const entry = (await entries(id)).at(-1);
  return { label: entry?.label, ...entry?.events[0] };
};

describe("results of an analysis", () => {
  it("become metadata of its sample as its submitter, once", async () => {
    const id = await submitted();
    await expect.poll(() => last(id), { timeout: 10_000 }).toMatchObject({ sample: "3", set: WRITTEN });
    expect(analysis.catalog.metadata).toMatchObject([
      {
        caller: { service: "analysis", user: "4", role: "ROLE_USER" },
        body: {
          sample: "3",
          entries: {
            "Typing: profile": { value: "ST11", type: "text" },
            "Typing: loci found": { value: "20", type: "text" },
          },
        },
      },
    ]);
    await keepResults(analysis.context as never, id);
    expect(analysis.catalog.metadata).toHaveLength(1);
  });

  it("stay where nobody asked for them", async () => {
    const id = await submitted({ updateSamples: false });
    await keepResults(analysis.context as never, id);
    expect(analysis.catalog.metadata).toEqual([]);
  });

  it.each<[why: string, message: RegExp, arrange: () => void, changes?: object]>([
    [
      "the submitter may no longer change the sample",
      /^You are not allowed to do this\.$/,
      () => {
        analysis.catalog.refusal = new CommandRejected("forbidden", "You are not allowed to do this.");
      },
    ],
    [
      "the submitter is disabled",
      /^The submitter's account/,
      () => analysis.users.splice(0, 1, { identifier: "4", enabled: false, systemRole: "ROLE_USER" }),
    ],
    ["the submitter is gone", /^The submitter's account/, () => analysis.users.splice(0)],
    ["the output is in another form", /not in the form/, () => engine.contents.set("predictions", "<xml/>")],
    ["the output has none of them", /^The workflow has no results/, () => engine.contents.set("predictions", "{}")],
  ])("are refused for good, and the analysis is complete, where %s", async (_, message, arrange) => {
    arrange();
    const id = await submitted();
    await expect
      .poll(() => last(id), { timeout: 10_000 })
      .toMatchObject({ sample: "3", message: expect.stringMatching(message) });
    await keepResults(analysis.context as never, id);
    expect(analysis.catalog.metadata).toEqual([]);
  });

  it("are still owed after the catalog was away", async () => {
    analysis.catalog.refusal = new StoreUnavailable("the catalog is away");
    const id = await submitted();
    await expect(keepResults(analysis.context as never, id)).rejects.toThrow(StoreUnavailable);
    expect((await entries(id)).some(({ events }) => "sample" in (events[0] ?? {}))).toBe(false);
    analysis.catalog.refusal = undefined;
    await keepResults(analysis.context as never, id);
    expect(await last(id)).toMatchObject({ set: WRITTEN });
  });
});
