// The rules of a sample: given these events, when this is asked, then this happens.
import { GIVEN_AT, given } from "@isotrail/eventsourcing/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sample } from "./aggregate.ts";
import { MAX_METADATA_BYTES, type Metadata } from "./metadata.ts";
import type { SampleCommand, SampleEvent } from "./state.ts";

const created: SampleEvent = {
  type: "SampleCreated",
  data: { projectId: "3", fields: { sampleName: "ISO 1", sequencerSampleId: "ISO 1", strain: "K12", hostAge: 0 } },
};
const added = (projectId: string, owner = false): SampleEvent => ({
  type: "SampleAddedToProject",
  data: { holding: { projectId, owner }, projectIds: ["3", projectId] },
});
const described: SampleEvent = {
  type: "SampleMetadataReplaced",
  data: { entries: [{ name: "source", value: "soil", type: "text" }], projectIds: ["3"] },
};
const deleted: SampleEvent = { type: "SampleDeleted", data: { projectIds: ["3"] } };

const stateOf = (...events: SampleEvent[]) => given(sample, ...events).state;
const decided = (events: readonly SampleEvent[], command: SampleCommand) => sample.decide(stateOf(...events), command);
const after = (events: readonly SampleEvent[], command: SampleCommand) =>
  stateOf(...events, ...decided(events, command));

describe("a sample", () => {
  it("is owned by the project that it is created in", () => {
    const state = after([], {
      type: "create",
      project: "3",
      fields: { sampleName: "ISO 1", hostAge: 0, description: "" },
    });
    expect(state).toMatchObject({ status: "live", createdDate: GIVEN_AT, modifiedDate: GIVEN_AT, metadata: {} });
    expect(state.projects).toEqual([{ project: "3", owner: true }]);
    expect(state.fields).toMatchObject({ sampleName: "ISO 1", hostAge: 0, description: "", strain: null });
    expect(Object.keys(state.fields)).toHaveLength(31);
  });

  it("has its name as sequencerSampleId when none is given", () => {
    const create = { type: "create", project: "3" } as const;
    const without = after([], { ...create, fields: { sampleName: "ISO 1" } });
    const empty = after([], { ...create, fields: { sampleName: "ISO 1", sequencerSampleId: null } });
    const own = after([], { ...create, fields: { sampleName: "ISO 1", sequencerSampleId: "S-1" } });
    expect([without, empty, own].map(({ fields }) => fields.sequencerSampleId)).toEqual(["ISO 1", "ISO 1", "S-1"]);
  });

  it("is created once", () => {
    given(sample, created)
      .when({ type: "create", project: "4", fields: { sampleName: "ISO 2" } })
      .thenRefused("conflict");
  });

  it("keeps what a change does not name, and clears what it sets to null", () => {
    const events = decided([created], { type: "change", fields: { strain: null, serovar: "Agona" } });
    expect(events).toEqual([
      { type: "SampleChanged", data: { fields: { serovar: "Agona" }, cleared: ["strain"], projectIds: ["3"] } },
    ]);
    const state = stateOf(created, ...events);
    expect(state.fields).toMatchObject({ sampleName: "ISO 1", strain: null, serovar: "Agona", hostAge: 0 });
    expect(state).toMatchObject({ createdDate: GIVEN_AT, modifiedDate: GIVEN_AT + 1000 });
  });

  it("gets its name as sequencerSampleId when that is cleared", () => {
    const state = after([created], { type: "change", fields: { sampleName: "ISO 2", sequencerSampleId: null } });
    expect(state.fields.sequencerSampleId).toBe("ISO 2");
  });

  it("is not changed by what it already says", () => {
    given(sample, created)
      .when({ type: "change", fields: { strain: "K12", serovar: null } })
      .then();
    expect(
      decided([created, described], { type: "replaceMetadata", entries: { source: { value: "soil", type: "text" } } }),
    ).toEqual([]);
    given(sample, created, added("4")).when({ type: "addToProject", project: "4", owner: true }).then();
  });

  it("claims its name in each project that holds it, and nothing when it is deleted", () => {
    expect(sample.claims?.(stateOf(created, added("4")), "9")).toEqual(["sample-name/3/ISO 1", "sample-name/4/ISO 1"]);
    expect(sample.claims?.(stateOf(created, deleted), "9")).toEqual([]);
    expect(sample.claims?.(stateOf(), "9")).toEqual([]);
  });

  it("is found by project and by name until it is deleted", () => {
    expect(sample.view.keys(stateOf(created, added("4")), "9")).toEqual({
      project: ["3", "4"],
      name: ["3/ISO 1", "4/ISO 1"],
      words: expect.arrayContaining(["3/i", "3/is", "3/iso", "3/1", "4/iso"]),
    });
    expect(sample.view.keys(stateOf(created, deleted), "9")).toEqual({});
  });

  it("leaves one of its projects and stays in the others", () => {
    const state = after([created, added("4", true)], { type: "removeFromProject", project: "3" });
    expect(state).toMatchObject({ status: "live", projects: [{ project: "4", owner: true }] });
  });

  it("is deleted when it leaves its last project", () => {
    given(sample, created).when({ type: "removeFromProject", project: "3" }).then(deleted);
    expect(stateOf(created, deleted)).toMatchObject({ status: "deleted", projects: [] });
  });

  it("does not leave a project that it is not in", () => {
    given(sample, created).when({ type: "removeFromProject", project: "4" }).thenRefused("missing");
  });

  it("is deleted from all its projects, which the event names", () => {
    const events = decided([created, added("4")], { type: "delete" });
    expect(events).toEqual([{ type: "SampleDeleted", data: { projectIds: ["3", "4"] } }]);
  });

  it.each<SampleCommand>([
    { type: "change", fields: { strain: "K13" } },
    { type: "replaceMetadata", entries: {} },
    { type: "mergeMetadata", entries: {} },
    { type: "addToProject", project: "4", owner: false },
    { type: "removeFromProject", project: "3" },
    { type: "delete" },
  ])("is missing for $type when it is deleted or never was", (command) => {
    given(sample, created, deleted).when(command).thenRefused("missing");
    given(sample).when(command).thenRefused("missing");
  });
});

describe("metadata of a sample", () => {
  const soil = { value: "soil", type: "text" };
  const big = (size: number): Metadata => ({ long: { value: "x".repeat(size), type: "text" } });

  it("is replaced as a whole, even by nothing", () => {
    const state = after([created, described], {
      type: "replaceMetadata",
      entries: { depth: { value: "3", type: "number" } },
    });
    expect(state.metadata).toEqual({ depth: { value: "3", type: "number" } });
    expect(after([created, described], { type: "replaceMetadata", entries: {} }).metadata).toEqual({});
  });

  it("is merged by name, others untouched", () => {
    const entries = { source: { value: "water", type: "text" }, depth: { value: "3", type: "number" } };
    expect(after([created, described], { type: "mergeMetadata", entries }).metadata).toEqual(entries);
    expect(after([created, described], { type: "mergeMetadata", entries: { depth: entries.depth } }).metadata).toEqual({
      source: soil,
      depth: entries.depth,
    });
  });

  it("records only what a merge changes", () => {
    const entries = { source: soil, depth: { value: "3", type: "text" } };
    expect(decided([created, described], { type: "mergeMetadata", entries })).toEqual([
      {
        type: "SampleMetadataMerged",
        data: { entries: [{ name: "depth", value: "3", type: "text" }], projectIds: ["3"] },
      },
    ]);
    given(sample, created, described)
      .when({ type: "mergeMetadata", entries: { source: soil } })
      .then();
  });

  it("has a limit for all entries together", () => {
    given(sample, created)
      .when({ type: "replaceMetadata", entries: big(MAX_METADATA_BYTES) })
      .thenRefused("too-large");
    expect(decided([created], { type: "replaceMetadata", entries: big(MAX_METADATA_BYTES - 8) })).toHaveLength(1);
    const half: SampleEvent[] = [
      created,
      ...decided([created], { type: "replaceMetadata", entries: big(MAX_METADATA_BYTES / 2) }),
    ];
    const other = { other: { value: "y".repeat(MAX_METADATA_BYTES / 2), type: "text" } };
    given(sample, ...half)
      .when({ type: "mergeMetadata", entries: other })
      .thenRefused("too-large");
    expect(decided(half, { type: "mergeMetadata", entries: big(MAX_METADATA_BYTES / 2 + 9) })).toHaveLength(1);
  });

  it("comes back from the log as it was sent, whatever its names", () => {
    const text = fc.string({ unit: "binary" }).filter((value) => value.isWellFormed());
    const name = fc.oneof(text, fc.constantFrom("__proto__", "constructor", "toString", "1"));

    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.record({ value: text, type: text }))), (pairs) => {
        const entries: Metadata = Object.fromEntries(pairs);
        const state = after([created, described], { type: "replaceMetadata", entries });
        expect(Object.keys(state.metadata).sort()).toEqual(Object.keys(entries).sort());
        for (const [name, entry] of Object.entries(entries)) expect({ ...state.metadata[name] }).toEqual({ ...entry });
      }),
    );
  });
});
