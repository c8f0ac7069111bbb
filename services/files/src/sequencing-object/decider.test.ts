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
    const deleted = { type: "ObjectDeleted", data: { destroy: true } } as const;
    given(sequencingObject, "pair-1", uploaded(upload), deleted)
      .when({ type: "delete", inRun: false, projects })
      .thenRefused("missing");
  });
});

describe("a pair of a run", () => {
  const unlinked = { type: "ObjectDeleted", data: { destroy: false } } as const;
  const released = { type: "ContentReleased", data: {} } as const;

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
