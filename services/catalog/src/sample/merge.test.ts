// The rules of moving and merging samples, and a merge that was cut short.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type AggregateStore, type CommandContext, openAggregateStore } from "@isotrail/eventsourcing";
import { GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { sampleMerge } from "../event-handlers/sample-merge.ts";
import { sample } from "./aggregate.ts";
import { mergeInto } from "./remaining.ts";
import type { SampleEvent } from "./state.ts";

const created: SampleEvent = { type: "SampleCreated", data: { projectId: "3", fields: { sampleName: "ISO 1" } } };
const added = (projectId: string, owner: boolean, projectIds: string[]): SampleEvent => ({
  type: "SampleAddedToProject",
  data: { holding: { projectId, owner }, projectIds },
});
const tookOver: SampleEvent = {
  type: "SampleTookOver",
  data: { fromSampleId: "8", fields: {}, entries: [], projectIds: ["3"] },
};
const merged: SampleEvent = {
  type: "SampleMerged",
  data: { intoSampleId: "9", projectIds: ["3"], intoProjectIds: ["4"], turn: 0 },
};

describe("a move", () => {
  const move = { type: "moveToProject", from: "3", project: "4" } as const;
  const left: SampleEvent = { type: "SampleRemovedFromProject", data: { projectId: "3", projectIds: ["4"] } };

  it("is one act of two events", () =>
    given(sample, created)
      .when(move)
      .then(added("4", true, ["3", "4"]), left));
  it("gives ownership to a project that only held the sample", () =>
    given(sample, created, added("4", false, ["3", "4"]))
      .when(move)
      .thenState({ projects: [{ project: "4", owner: true }] }));
  it("is only a withdrawal where the other project owns the sample", () =>
    given(sample, created, added("4", true, ["3", "4"]))
      .when(move)
      .then(left));
  it("is done once", () =>
    given(sample, created, added("4", true, ["3", "4"]), left)
      .when(move)
      .then());
  it("never deletes the sample", () =>
    given(sample, created)
      .when({ ...move, project: "3" })
      .then());
  it("is refused where the sample is in neither project", () =>
    void given(sample, created)
      .when({ ...move, from: "5" })
      .thenRefused("missing"));
});

describe("files", () => {
  const change = { type: "changeFiles", object: "pair-7", present: true } as const;
  const there: SampleEvent = { type: "SampleFilesChanged", data: { objectId: "pair-7", present: true } };

  it("that come change the sample once, and those that go", () => {
    given(sample, created).when(change).then(there);
    given(sample, created, there).when(change).then();
    given(sample, created, there).thenState({ files: ["pair-7"], modifiedDate: GIVEN_AT + 1000 });
    given(sample, created, there)
      .when({ ...change, present: false })
      .thenState({ files: [] });
    given(sample, created)
      .when({ ...change, present: false })
      .then();
    given(sample).when(change).thenRefused("missing");
  });
});

describe("a merge", () => {
  const takeOver = { type: "takeOver", from: "8", fields: {}, metadata: {} } as const;

  it("ends the sample and its name, once", () => {
    const merge = { type: "mergeInto", into: "9", intoProjects: ["4"], turn: 0 } as const;
    given(sample, created).when(merge).then(merged);
    given(sample, created).when(merge).thenState({ status: "merged", projects: [], mergedInto: "9" });
    given(sample, created, merged).when(merge).then();
    given(sample, created, merged)
      .when({ ...merge, into: "10" })
      .thenRefused("missing");
    given(sample, created, merged)
      .when({ type: "change", fields: { strain: "K12" } })
      .thenRefused("missing");
  });

  it("fills what is empty, and neither names nor entries that are there", () => {
    const fields = { sampleName: "ISO 8", sequencerSampleId: "S 8", strain: "K13", serovar: "Agona" };
    const entry = (value: string) => ({ value, type: "text" });
    given(
      sample,
      { ...created, data: { projectId: "3", fields: { sampleName: "ISO 1", strain: "K12" } } },
      {
        type: "SampleMetadataReplaced",
        data: { entries: [{ name: "site", ...entry("lake") }], projectIds: ["3"] },
      },
    )
      .when({ ...takeOver, fields, metadata: { site: entry("river"), depth: entry("3") } })
      .then({
        type: "SampleTookOver",
        data: {
          fromSampleId: "8",
          fields: { serovar: "Agona" },
          entries: [{ name: "depth", ...entry("3") }],
          projectIds: ["3"],
        },
      });
  });

  it("is taken over once", () => given(sample, created, tookOver).when(takeOver).then());

  it("is refused where the sample is too large to be handed over in one event", () => {
    const long = "x".repeat(100_000);
    const fields = { description: long, strain: long, organism: long, isolate: long };
    given(sample, created, { type: "SampleChanged", data: { fields, cleared: [], projectIds: ["3"] } })
      .when({ type: "mergeInto", into: "9", intoProjects: [], turn: 0 })
      .thenRefused("too-large");
  });
});

describe("a merge that was cut short", () => {
  const context = (): CommandContext => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000 });
  const about = (id: string) => ({ category: "sample", id, at: 0, actor: "1", cause: "catalog/1" });
  const signal = new AbortController().signal;

  async function withSamples(test: (aggregates: AggregateStore) => Promise<void>) {
    await using temporary = await temporaryStores("catalog");
    await temporary.stores.views.open([sample.view]);
    const aggregates = openAggregateStore(temporary.stores, [sample]);
    for (const id of ["1", "2", "3"]) {
      const fields = { sampleName: `ISO ${id}`, ...(id === "1" && { strain: "K12" }) };
      await aggregates.execute(sample, id, { type: "create", project: "3", fields }, context());
    }
    await test(aggregates);
  }
  const cutShort = (aggregates: AggregateStore, id: string, into: string) =>
    aggregates.execute(sample, id, { type: "mergeInto", into, intoProjects: ["3"], turn: 0 }, context());
  const stateOf = async (aggregates: AggregateStore, id: string) => (await aggregates.load(sample, id)).state;

  it("is completed by the event handler, once", () =>
    withSamples(async (aggregates) => {
      await cutShort(aggregates, "1", "2");
      const { on } = sampleMerge(aggregates);
      for (let times = 0; times < 2; times++) await on.SampleMerged?.(merged, about("1"), signal);
      expect(await aggregates.load(sample, "2")).toMatchObject({
        version: 2,
        state: { fields: { strain: "K12" }, merged: ["1"] },
      });
    }));

  it("is completed before the sample that remains is merged itself", () =>
    withSamples(async (aggregates) => {
      await cutShort(aggregates, "1", "2");
      await expect(cutShort(aggregates, "2", "3")).rejects.toThrow("sample-merge/2/0");
      await mergeInto(aggregates, "2", { into: "3", intoProjects: ["3"] }, context());
      const { on } = sampleMerge(aggregates);
      for (const id of ["1", "2"]) await on.SampleMerged?.(merged, about(id), signal);
      expect(await stateOf(aggregates, "2")).toMatchObject({ status: "merged", merged: ["1"] });
      expect(await stateOf(aggregates, "3")).toMatchObject({ fields: { strain: "K12" }, merged: ["2"] });
    }));

  it("ends with the sample that was to remain, when that is deleted", () =>
    withSamples(async (aggregates) => {
      await cutShort(aggregates, "1", "2");
      await aggregates.execute(sample, "2", { type: "delete" }, context());
      await sampleMerge(aggregates).on.SampleMerged?.(merged, about("1"), signal);
      expect(await stateOf(aggregates, "2")).toMatchObject({ status: "deleted", merged: [] });
    }));
});
