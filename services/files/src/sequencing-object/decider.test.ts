// What may happen to a sequencing object: uploaded, deleted, released by its run, destroyed.
import { given } from "@isotrail/eventsourcing/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SequencingObjectEvent, Upload } from "./decider.ts";
import { sequencingObject } from "./sequencing-object.ts";
import { type NewFile, type SequencingObject, WAITING } from "./state.ts";

const file = (id: string): NewFile => ({
  id,
  fileName: `08-5578_S1_L001_R${id}_001.fastq.gz`,
  blob: `blob-${id}`,
  size: 4096,
  sha256: id.repeat(64),
  compression: "gzip",
  properties: { lane: 1, kit: "v3", indexed: true },
});
const waiting = (files: readonly NewFile[]) => files.map((one) => ({ ...one, qualityControl: WAITING }));
const upload: Upload = { sample: "7", run: "", projects: ["3"], files: [file("1"), file("2")] };
const inRun: Upload = { ...upload, run: "9" };
const uploaded = (what: Upload) => {
  const [event] = sequencingObject.decide(sequencingObject.initial, { type: "upload", upload: what });
  if (!event) throw new Error("an upload decides an event");
  return event;
};
/** Where the sample is when the files are deleted. */
const projects = ["4"];
const keysOf = (state: SequencingObject) => sequencingObject.view.keys(state, "pair-1");

const deleted = { type: "ObjectDeleted", data: { destroy: true } } as const;
const unlinked = { type: "ObjectDeleted", data: { destroy: false } } as const;
const released = { type: "ContentReleased", data: {} } as const;

describe("a pair", () => {
  it("is there with its files, sizes, digests and properties once it was uploaded", () => {
    given(sequencingObject, "pair-1")
      .when({ type: "upload", upload })
      .thenState({ status: "live", ...upload, files: waiting(upload.files) });
  });

  it("cannot be uploaded twice under one number", () => {
    given(sequencingObject, "pair-1", uploaded(upload)).when({ type: "upload", upload }).thenRefused("conflict");
  });

  it("holds its natural key while it is there, and names the bytes that must be", () => {
    const { state } = given(sequencingObject, "pair-1", uploaded(upload));
    expect(sequencingObject.claims?.(state, "pair-1")).toHaveLength(1);
    expect(sequencingObject.blobs?.(state)).toEqual([
      { key: "blob-1", size: 4096, sha256: "1".repeat(64), of: "file 1 of sample 7, in project 3" },
      { key: "blob-2", size: 4096, sha256: "2".repeat(64), of: "file 2 of sample 7, in project 3" },
    ]);
  });

  it("gives key, listing and bytes up when it is deleted", () => {
    const event = sequencingObject.decide(given(sequencingObject, "pair-1", uploaded(upload)).state, {
      type: "delete",
      inRun: false,
      projects,
    });
    const { state } = given(sequencingObject, "pair-1", uploaded(upload), ...event);
    expect([sequencingObject.claims?.(state, "pair-1"), sequencingObject.blobs?.(state), keysOf(state)]).toEqual([
      [],
      [],
      {},
    ]);
    expect(state.status).toBe("deleted");
  });

  it("tells its deletion and the end of its bytes to the projects that hold the sample then", () => {
    const before = given(sequencingObject, "pair-1", uploaded(upload)).state;
    const [gone] = sequencingObject.decide(before, { type: "delete", inRun: false, projects });
    expect(gone).toMatchObject({ type: "ObjectDeleted", data: { projects } });
    const { state } = given(sequencingObject, "pair-1", uploaded(upload), gone as SequencingObjectEvent);
    expect(sequencingObject.decide(state, { type: "contentDestroyed" })).toMatchObject([{ data: { projects } }]);
  });

  it("is no longer there to be deleted again", () => {
    given(sequencingObject, "pair-1", uploaded(upload), deleted)
      .when({ type: "delete", inRun: false, projects })
      .thenRefused("missing");
  });
});

describe("a pair of a run", () => {
  it("is unlinked and keeps its bytes", () => {
    const { state } = given(sequencingObject, "pair-1", uploaded(inRun), unlinked);
    expect(state.status).toBe("kept");
    expect(sequencingObject.blobs?.(state)).toHaveLength(2);
    expect(keysOf(state)).toEqual({ blob: ["blob-1", "blob-2"], run: ["9"] });
  });

  it("gives its bytes up with the run", () => {
    given(sequencingObject, "pair-1", uploaded(inRun), unlinked)
      .when({ type: "releaseContent" })
      .thenState({ status: "deleted" });
  });

  it("stays in its sample when only the run goes, and its bytes go when it is deleted later", () => {
    given(sequencingObject, "pair-1", uploaded(inRun))
      .when({ type: "releaseContent" })
      .thenState({ status: "live", released: true });
    given(sequencingObject, "pair-1", uploaded(inRun), released).when({ type: "releaseContent" }).then();
    given(sequencingObject, "pair-1", uploaded(inRun), released)
      .when({ type: "delete", inRun: true, projects })
      .thenState({ status: "deleted" });
  });

  it("is destroyed once, after it was deleted", () => {
    given(sequencingObject, "pair-1", uploaded(inRun)).when({ type: "contentDestroyed" }).then();
    given(sequencingObject, "pair-1", uploaded(inRun), unlinked, released)
      .when({ type: "contentDestroyed" })
      .thenState({ status: "destroyed" });
  });
});

describe("files that were uploaded without a run", () => {
  const link = (run: string) => ({ type: "linkToRun", run, projects }) as const;
  const linked = { type: "ObjectLinkedToRun", data: { runId: "9", projects } } as const;
  const told = { runId: "9", sampleId: "7", fileIds: ["1", "2"], projects };

  it("are linked to one, and wait for its end", () => {
    given(sequencingObject, "pair-1", uploaded(upload)).when(link("9")).then({ type: "ObjectLinkedToRun", data: told });
    const { state } = given(sequencingObject, "pair-1", uploaded(upload), linked);
    expect(keysOf(state)).toMatchObject({ run: ["9"], due: [] });
    given(sequencingObject, "pair-1", uploaded(upload), linked).when(link("9")).then();
  });

  it("belong to one only, until that is deleted", () => {
    given(sequencingObject, "pair-1", uploaded(upload), linked).when(link("8")).thenRefused("conflict");
    given(sequencingObject, "pair-1", uploaded(upload), linked, released)
      .when(link("8"))
      .thenState({ run: "8", released: false, runDone: false });
  });

  it("must be there", () => {
    given(sequencingObject, "pair-1").when(link("9")).thenRefused("missing");
    given(sequencingObject, "pair-1", uploaded(upload), deleted).when(link("9")).thenRefused("missing");
  });
});

describe("an object whose sample was merged into another", () => {
  const move = { type: "moveToSample", sample: "8", projects } as const;

  it("is the other's, once, and still answers the upload that made it", () => {
    const before = given(sequencingObject, "pair-1", uploaded(inRun)).state;
    const moved = { fromSampleId: "7", sampleId: "8", fileIds: ["1", "2"], projects };
    given(sequencingObject, "pair-1", uploaded(inRun)).when(move).then({ type: "ObjectMoved", data: moved });
    const after = given(sequencingObject, "pair-1", uploaded(inRun), { type: "ObjectMoved", data: moved });
    after.when(move).then();
    expect(keysOf(after.state)).toMatchObject({ sample: ["8"], pairs: ["8"], sequenceFiles: ["8"], run: ["9"] });
    expect(sequencingObject.claims?.(after.state, "pair-1")).toEqual(sequencingObject.claims?.(before, "pair-1"));
  });

  it("stays where it was once it is deleted", () => {
    given(sequencingObject, "pair-1", uploaded(upload), deleted).when(move).then();
  });
});

describe("the projects that hold its sample", () => {
  it("are noted when they change, which changes nothing of the object itself", () => {
    const seen = { type: "projectsSeen", projects } as const;
    const before = given(sequencingObject, "pair-1", uploaded(upload));
    before.when(seen).then({ type: "SampleProjectsSeen", data: { projects } });
    before.when({ ...seen, projects: ["3"] }).then();
    before.when(seen).thenState({ projects, modifiedDate: before.state.modifiedDate });
  });
});

describe("the kinds of objects", () => {
  const one: Upload = { ...upload, files: [file("1")], format: "UNKNOWN" };
  it.each([
    ["single-5", { unpaired: ["7"], sequenceFiles: ["7"], state: ["sample/7/UNPROCESSED"], due: ["lane-3"] }],
    ["fast5-5", { fast5: ["7"], sequenceFiles: ["7"], state: ["sample/7/FINISHED"], due: [] }],
    ["assembly-5", { assemblies: ["7"], sequenceFiles: [], state: [], due: [] }],
  ])("%s is found as %j", (id, keys) => {
    const { state } = given(sequencingObject, id, uploaded(one));
    expect(sequencingObject.view.keys(state, id)).toMatchObject(keys);
    expect(sequencingObject.view.order?.(state, id)).toBe(5);
  });

  it("a pair counts twice where both files are in one state", () => {
    const { state } = given(sequencingObject, "pair-1", uploaded(inRun));
    const keys = ["sample/7/UNPROCESSED", "run/9/UNPROCESSED"];
    expect([...(keysOf(state).state ?? [])].sort()).toEqual([...keys, ...keys.map((key) => `${key}/both`)].sort());
  });
});

it("files without a run are not touched by the end of any run", () => {
  given(sequencingObject, "pair-1", uploaded(upload)).when({ type: "releaseContent" }).then();
});

it("any upload comes back from the log as it was", () => {
  const properties = fc.dictionary(fc.string({ minLength: 1 }), fc.oneof(fc.string(), fc.integer(), fc.boolean()));
  fc.assert(
    fc.property(fc.nat(), fc.string({ unit: "grapheme" }), properties, (size, fileName, said) => {
      const files = [{ ...file("1"), size, fileName, properties: said }];
      expect(given(sequencingObject, "single-1", uploaded({ ...upload, files })).state.files).toEqual(waiting(files));
    }),
  );
});
