// What keeps the bytes of a sequencing object: its run, and the analysis submissions that use it.
import { given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import type { SequencingObjectEvent } from "./decider.ts";
import { MOST_REMEMBERED } from "./retention.ts";
import { sequencingObject } from "./sequencing-object.ts";

const uploaded = (runId: string, fileName = "a_R1.fastq", compression = ""): SequencingObjectEvent => ({
  type: "ObjectUploaded",
  data: {
    sampleId: "7",
    runId,
    projects: ["3"],
    files: [{ fileId: "1", fileName, blob: "blob-1", size: 4, sha256: "1".repeat(64), properties: [], compression }],
  },
});
const used = (submissionId: string): SequencingObjectEvent => ({ type: "ObjectUsed", data: { submissionId } });
const deleted = (destroy: boolean): SequencingObjectEvent => ({ type: "ObjectDeleted", data: { destroy } });
const released: SequencingObjectEvent = { type: "ContentReleased", data: {} };
const unused: SequencingObjectEvent = { type: "ContentUnused", data: {} };
const remove = (inRun: boolean) => ({ type: "delete", inRun, projects: ["3"] }) as const;
const use = (submission: string) => ({ type: "use", submission }) as const;
const pair = (...events: readonly SequencingObjectEvent[]) => given(sequencingObject, "pair-1", ...events);

describe("an object that an analysis uses", () => {
  it("says so once for each submission, and has not changed", () => {
    pair(uploaded("")).when(use("12")).then(used("12"));
    pair(uploaded(""), used("12")).when(use("12")).then();
    pair(uploaded(""), used("12")).when(use("13")).then(used("13"));
    const { createdDate } = pair(uploaded("")).state;
    pair(uploaded(""), used("12")).thenState({ usedBy: ["12"], modifiedDate: createdDate });
  });

  it("is unlinked when it is deleted, and gives its bytes up after the last use", () => {
    pair(uploaded(""), used("12")).when(remove(false)).thenState({ status: "kept" });
    const { state } = pair(uploaded(""), used("12"), deleted(false));
    expect(sequencingObject.blobs?.(state)).toHaveLength(1);
    pair(uploaded(""), used("12"), deleted(false))
      .when({ type: "unused" })
      .thenState({ status: "deleted", usedBy: [] });
    pair(uploaded(""), used("12"), deleted(false), unused).when({ type: "unused" }).then();
  });

  it("stays as it is when uses end while it is there: nobody looks before it is deleted", () => {
    pair(uploaded(""), used("12")).when({ type: "unused" }).then();
    pair(uploaded("")).when({ type: "unused" }).then();
  });

  it("is kept by run and analysis, in whichever order they let it go", () => {
    const kept = [uploaded("9"), used("12"), deleted(false)] as const;
    pair(...kept)
      .when({ type: "unused" })
      .thenState({ status: "kept" });
    pair(...kept)
      .when({ type: "releaseContent" })
      .thenState({ status: "kept" });
    pair(...kept, unused)
      .when({ type: "releaseContent" })
      .thenState({ status: "deleted" });
    pair(...kept, released)
      .when({ type: "unused" })
      .thenState({ status: "deleted" });
  });

  it("is kept also when its run is gone already", () => {
    pair(uploaded("9"), used("12"), released).when(remove(true)).thenState({ status: "kept" });
    pair(uploaded("9"), used("12")).when(remove(false)).thenState({ status: "kept" });
  });
});

describe("an object that was deleted", () => {
  it.each([
    ["destroyed later", [uploaded(""), deleted(true)]],
    ["kept by its run", [uploaded("9"), deleted(false)]],
    ["kept for another submission", [uploaded(""), used("12"), deleted(false)]],
    ["never there", []],
  ])("takes no new use: %s", (_, events) => {
    pair(...events)
      .when(use("13"))
      .thenRefused("conflict");
  });

  it("says again that it is used: the answer to the first time may be lost", () => {
    pair(uploaded(""), used("12"), deleted(false)).when(use("12")).then();
  });
});

it("remembers few submissions, however many use it", () => {
  const submissions = Array.from({ length: 1000 }, (_, n) => String(n));
  const { state } = pair(uploaded(""), ...submissions.map(used));
  expect(state.usedBy).toEqual(submissions.slice(-MOST_REMEMBERED));
});

it.each([
  ["a_R1.fastq.gz", "", "gzip"],
  ["a_R1.fastq", "", "none"],
  ["a_R1.fastq", "gzip", "gzip"],
  ["a_R1.fastq.gz", "none", "none"],
])("the compression of %s, stored as %j, is %s", (fileName, stored, compression) => {
  expect(pair(uploaded("", fileName, stored)).state.files[0]?.compression).toBe(compression);
});
