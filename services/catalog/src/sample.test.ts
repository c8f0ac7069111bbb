// The rules of a sample: given these events, when this is asked, then this happens.
import { Refused } from "@isotrail/eventsourcing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_METADATA_BYTES, type Metadata, type SampleCommand, type SampleEvent, sample } from "./sample.ts";

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

/** The state after events as they are stored and read again, one a second. */
const given = (...events: readonly SampleEvent[]) =>
  events
    .map((event) => sample.codec.decode(sample.codec.encode(event)))
    .reduce(
      (state, event, index) => sample.evolve(state, event, { id: "9", at: 1000 * (index + 1), actor: "1" }),
      sample.initial,
    );

const when = (events: readonly SampleEvent[], command: SampleCommand) => sample.decide(given(...events), command);
const after = (events: readonly SampleEvent[], command: SampleCommand) => given(...events, ...when(events, command));

const refusal = (events: readonly SampleEvent[], command: SampleCommand) => {
  try {
    return when(events, command);
  } catch (error) {
    if (error instanceof Refused) return error.kind;
    throw error;
  }
};

describe("a sample", () => {
  it("is owned by the project that it is made in", () => {
    const state = after([], {
      type: "create",
      project: "3",
      fields: { sampleName: "ISO 1", hostAge: 0, description: "" },
    });
    expect(state).toMatchObject({ status: "live", createdDate: 1000, modifiedDate: 1000, metadata: {} });
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

  it("is made once", () => {
    expect(refusal([created], { type: "create", project: "4", fields: { sampleName: "ISO 2" } })).toBe("conflict");
  });

  it("keeps what a change does not name, and clears what it sets to null", () => {
    const events = when([created], { type: "change", fields: { strain: null, serovar: "Agona" } });
    expect(events).toEqual([
      { type: "SampleChanged", data: { fields: { serovar: "Agona" }, cleared: ["strain"], projectIds: ["3"] } },
    ]);
    const state = given(created, ...events);
    expect(state.fields).toMatchObject({ sampleName: "ISO 1", strain: null, serovar: "Agona", hostAge: 0 });
    expect(state).toMatchObject({ createdDate: 1000, modifiedDate: 2000 });
  });

  it("gets its name as sequencerSampleId when that is cleared", () => {
    const state = after([created], { type: "change", fields: { sampleName: "ISO 2", sequencerSampleId: null } });
    expect(state.fields.sequencerSampleId).toBe("ISO 2");
  });

  it("is not changed by what it already says", () => {
    expect(when([created], { type: "change", fields: { strain: "K12", serovar: null } })).toEqual([]);
    expect(
      when([created, described], { type: "replaceMetadata", entries: { source: { value: "soil", type: "text" } } }),
    ).toEqual([]);
    expect(when([created, added("4")], { type: "addToProject", project: "4", owner: true })).toEqual([]);
  });

  it("claims its name in each project that holds it, and nothing when it is deleted", () => {
    expect(sample.claims?.(given(created, added("4")), "9")).toEqual(["sample-name/3/ISO 1", "sample-name/4/ISO 1"]);
    expect(sample.claims?.(given(created, deleted), "9")).toEqual([]);
    expect(sample.claims?.(given(), "9")).toEqual([]);
  });

  it("is found by project and by name until it is deleted", () => {
    expect(sample.view.keys(given(created, added("4")), "9")).toEqual({
      project: ["3", "4"],
      name: ["3/ISO 1", "4/ISO 1"],
    });
    expect(sample.view.keys(given(created, deleted), "9")).toEqual({});
  });

  it("leaves one of its projects and stays in the others", () => {
    const state = after([created, added("4", true)], { type: "removeFromProject", project: "3" });
    expect(state).toMatchObject({ status: "live", projects: [{ project: "4", owner: true }] });
  });

  it("is deleted when it leaves its last project", () => {
    expect(when([created], { type: "removeFromProject", project: "3" })).toEqual([deleted]);
    expect(given(created, deleted)).toMatchObject({ status: "deleted", projects: [] });
  });

  it("does not leave a project that it is not in", () => {
    expect(refusal([created], { type: "removeFromProject", project: "4" })).toBe("missing");
  });

  it("is deleted from all its projects, which the event names", () => {
    const events = when([created, added("4")], { type: "delete" });
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
    expect(refusal([created, deleted], command)).toBe("missing");
    expect(refusal([], command)).toBe("missing");
  });
});

describe("metadata of a sample", () => {
  const soil = { value: "soil", type: "text" };
  const big = (size: number): Metadata => ({ long: { value: "x".repeat(size), type: "text" } });

  it("is replaced as a whole, also by nothing", () => {
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
    expect(when([created, described], { type: "mergeMetadata", entries })).toEqual([
      {
        type: "SampleMetadataMerged",
        data: { entries: [{ name: "depth", value: "3", type: "text" }], projectIds: ["3"] },
      },
    ]);
    expect(when([created, described], { type: "mergeMetadata", entries: { source: soil } })).toEqual([]);
  });

  it("has a limit for all entries together", () => {
    expect(refusal([created], { type: "replaceMetadata", entries: big(MAX_METADATA_BYTES) })).toBe("too-large");
    expect(refusal([created], { type: "replaceMetadata", entries: big(MAX_METADATA_BYTES - 8) })).not.toBe("too-large");
    const half: SampleEvent[] = [
      created,
      ...when([created], { type: "replaceMetadata", entries: big(MAX_METADATA_BYTES / 2) }),
    ];
    const other = { other: { value: "y".repeat(MAX_METADATA_BYTES / 2), type: "text" } };
    expect(refusal(half, { type: "mergeMetadata", entries: other })).toBe("too-large");
    expect(refusal(half, { type: "mergeMetadata", entries: big(MAX_METADATA_BYTES / 2 + 9) })).not.toBe("too-large");
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
