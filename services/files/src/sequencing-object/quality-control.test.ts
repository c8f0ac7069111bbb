// When quality control takes the files of an object, and what its answers leave in the state.
import { isotrail } from "@isotrail/contracts/events";
import { given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { publish } from "../publish.ts";
import type { SequencingObjectEvent } from "./decider.ts";
import { fileMessage, objectMessage, objectState } from "./processing-state.ts";
import { dueFiles, isDue, LANES, laneOf, MAX_TAKES, type QualityControlCommand } from "./quality-control.ts";
import { sequencingObject } from "./sequencing-object.ts";
import type { NewFile, SequencingObject, Summary } from "./state.ts";

const { QcCompleted, SequencingObjectProcessed } = isotrail.files.v1;

const file = (id: string): NewFile => ({
  ...{
    id,
    fileName: `a_R${id}.fastq`,
    blob: `blob-${id}`,
    size: 9,
    sha256: id.repeat(64),
    compression: "none",
    properties: {},
  },
});
const uploaded = (run: string): SequencingObjectEvent => {
  const upload = { sample: "7", run, projects: ["3"], files: [file("1"), file("2")] };
  const [event] = sequencingObject.decide(sequencingObject.initial, { type: "upload", upload });
  if (!event) throw new Error("an upload decides an event");
  return event;
};
const by = { engine: "isotrail-qc 1.0.0", profile: "fastqc-0.11.9" };
const summary: Summary = {
  ...by,
  ...{ description: "d", label: "l", executionManagerAnalysisId: "internal-fastqc", additionalProperties: { a: "b" } },
  ...{ fileType: "Conventional base calls", encoding: "Sanger / Illumina 1.9" },
  ...{ totalSequences: 3, filteredSequences: 0, totalBases: 5_000_000_000, minLength: 1, maxLength: 2, gcContent: 41 },
  ...{ gcPercent: 41.5, meanQuality: 33.25, q30Percent: null, modules: { basicStatistics: "PASS" } },
};
/** The sample was moved since its upload. */
const about = { file: "1", projects: ["4", "5"] };
const failure = { ...by, code: "GZIP_CORRUPT", record: null, offset: 12, message: "It is broken." };
const tables = new Uint8Array([1, 2, 3]);
const warnings = ["MISNAMED"];
const sampled = { name: "ISO 1", genomeSize: 1_000_000_000, otherBases: 500_000_000 };
const due: SequencingObjectEvent = { type: "QualityControlDue", data: {} };
const started = (fileId: string): SequencingObjectEvent => ({ type: "QualityControlStarted", data: { fileId } });
const answered = (fileId: string): SequencingObjectEvent => ({
  type: "QualityControlFailed",
  data: { fileId, ...failure },
});
const deleted: SequencingObjectEvent = { type: "ObjectDeleted", data: { destroy: false } };
const dueIds = (state: SequencingObject) => dueFiles(state).map(({ id }) => id);
const stateOf = (...events: SequencingObjectEvent[]) => given(sequencingObject, "pair-1", ...events).state;

describe("files are due", () => {
  it("at once without a run", () => expect(dueIds(stateOf(uploaded("")))).toEqual(["1", "2"]));
  it("with a run when it is complete or deleted, and not before", () => {
    expect(dueIds(stateOf(uploaded("9")))).toEqual([]);
    expect(dueIds(stateOf(uploaded("9"), due))).toEqual(["1", "2"]);
    expect(dueIds(stateOf(uploaded("9"), { type: "ContentReleased", data: {} }))).toEqual(["1", "2"]);
  });
  it("until each has an answer", () => {
    expect(dueIds(stateOf(uploaded(""), started("1"), answered("1")))).toEqual(["2"]);
    expect(isDue(stateOf(uploaded(""), answered("1"), answered("2")))).toBe(false);
  });
  it("no more when they are deleted", () => expect(isDue(stateOf(uploaded("9"), due, deleted))).toBe(false));
  it("once: a second notice of a complete run changes nothing", () => {
    given(sequencingObject, "pair-1", uploaded("9"), due).when({ type: "due" }).then();
    given(sequencingObject, "pair-1", uploaded("")).when({ type: "due" }).then();
  });
  it("under the index `due`, in a lane of their project", () => {
    expect(sequencingObject.view.keys(stateOf(uploaded("")), "pair-1").due).toEqual(["lane-3"]);
    expect(sequencingObject.view.keys(stateOf(uploaded("9")), "pair-1").due).toEqual([]);
    for (const project of ["0", "7", "8", "123456789", "none"])
      expect(Array.from({ length: LANES }, (_, lane) => laneOf(lane))).toContain(laneOf(project));
  });
});

describe("an answer", () => {
  it("is kept with all its fields, and the file stays as it was", () => {
    const before = stateOf(uploaded(""), started("1"));
    const [event] = sequencingObject.decide(before, { type: "complete", ...about, summary, tables, warnings, sampled });
    const state = stateOf(uploaded(""), started("1"), event as SequencingObjectEvent);
    expect(state.files[0]?.qualityControl).toEqual({ step: "completed", at: expect.any(Number), summary });
    expect(state.modifiedDate).toBe(before.modifiedDate);
  });
  it("is stored once", () => {
    given(sequencingObject, "pair-1", uploaded(""), answered("1"))
      .when({ type: "complete", ...about, summary, tables, warnings, sampled })
      .then();
  });
  it("after the deletion is ignored", () => {
    given(sequencingObject, "pair-1", uploaded(""), started("1"), deleted)
      .when({ type: "fail", ...about, failure })
      .then();
  });
  it("is published without its tables, to the projects that hold the sample then", () => {
    const large = new Uint8Array(100_000);
    const [told] = publicly({ type: "complete", ...about, summary, tables: large, warnings, sampled });
    expect(told).toMatchObject({ type: "isotrail.files.v1.QcCompleted", projects: ["4", "5"] });
    expect(told?.bytes.length).toBeLessThan(500);
    const message = { ...QcCompleted.decode(told?.bytes ?? tables) };
    expect(message).toMatchObject({
      ...{ fileName: "a_R1.fastq", uploadSha256: "1".repeat(64), gcPercent: 41.5, meanQuality: 33.25, warnings },
      ...{ recordPath: "/samples/7/sequenceFiles/pairs/1/files/1/qc", modules: { basicStatistics: "PASS" } },
      ...{ additionalProperties: { a: "b" }, sampleName: "ISO 1", coverage: 5.5 },
    });
    expect(Number(message.totalBases)).toBe(5_000_000_000);
    expect(message).not.toHaveProperty("q30Percent");
  });
});

describe("the coverage that is told", () => {
  const told = (more: Partial<typeof sampled> | { genomeSize: null }, ...before: SequencingObjectEvent[]) => {
    const command = {
      type: "complete",
      ...about,
      summary,
      tables,
      warnings,
      sampled: { ...sampled, ...more },
    } as const;
    const [completed] = publicly(command, ...before);
    return { ...QcCompleted.decode(completed?.bytes ?? tables) }.coverage;
  };
  it("is that of the file, of those of the same object, and of the sample's others", () => {
    const other: SequencingObjectEvent = { type: "QualityControlCompleted", data: { fileId: "2", ...summary, tables } };
    expect([told({ otherBases: 0 }), told({}), told({}, other)]).toEqual([5, 5.5, 10.5]);
  });
  it("is none where no project names a genome size", () => expect(told({ genomeSize: null })).toBeUndefined());
});

/** What subscribers are told of the command's events. */
const publicly = (command: QualityControlCommand, ...before: SequencingObjectEvent[]) =>
  sequencingObject
    .decide(stateOf(uploaded("9"), due, ...before), command)
    .map((event) => publish(event, { id: "pair-1", at: 1, actor: "files", category: "object" }));

describe("an object is processed", () => {
  const done = (fileId: string): SequencingObjectEvent => ({
    type: "QualityControlCompleted",
    data: { fileId, ...summary, tables },
  });
  const outcome = (command: QualityControlCommand, ...before: SequencingObjectEvent[]) =>
    publicly(command, ...before).flatMap((told) =>
      told?.type.endsWith("Processed") ? [{ ...SequencingObjectProcessed.decode(told.bytes) }] : [],
    );
  const ids = { objectId: "pair-1", sampleId: "7", runId: "9", fileIds: ["1", "2"], projectIds: ["4", "5"] };
  const complete: QualityControlCommand = { type: "complete", ...about, summary, tables, warnings, sampled };

  it("with the answer for its last file, in the same commit", () => {
    expect(outcome(complete)).toEqual([]);
    expect(outcome(complete, done("2"))).toEqual([{ ...ids, state: "FINISHED" }]);
  });
  it("as ERROR with the reason, whichever file failed", () => {
    const message = (n: number) => `a_R${n}.fastq: GZIP_CORRUPT: It is broken.`;
    expect(outcome(complete, answered("2"))).toEqual([{ ...ids, state: "ERROR", message: message(2) }]);
    const fail: QualityControlCommand = { type: "fail", ...about, failure };
    expect(outcome(fail, done("2"))).toEqual([{ ...ids, state: "ERROR", message: message(1) }]);
    expect(outcome(fail, answered("2"))).toEqual([{ ...ids, state: "ERROR", message: `${message(1)}; ${message(2)}` }]);
  });
  it("also when its last file crashed the reader, and remembers the projects", () => {
    const takes = Array.from({ length: MAX_TAKES }, () => started("1"));
    const events = sequencingObject.decide(stateOf(uploaded(""), done("2"), ...takes), { type: "take", ...about, by });
    expect(events.map(({ type }) => type)).toEqual(["QualityControlFailed", "ObjectProcessed"]);
    const state = stateOf(uploaded(""), done("2"), ...takes, ...events);
    expect(state.projects).toEqual(["4", "5"]);
    expect(sequencingObject.view.keys(state, "pair-1")).toMatchObject({ due: [] });
  });
});

it("a failed file says why in its record, and so does its object when all its files have answers", () => {
  const state = stateOf(uploaded(""), answered("1"));
  expect(state.files.map(fileMessage)).toEqual(["GZIP_CORRUPT: It is broken.", null]);
  expect(objectMessage(state)).toBeNull();
  const both = stateOf(uploaded(""), answered("1"), answered("2"));
  expect(objectMessage(both)).toBe("a_R1.fastq: GZIP_CORRUPT: It is broken.; a_R2.fastq: GZIP_CORRUPT: It is broken.");
});

it("a file that crashes its reader fails after some takes", () => {
  const takes = Array.from({ length: MAX_TAKES }, () => started("1"));
  const [again] = sequencingObject.decide(stateOf(uploaded(""), ...takes.slice(1)), { type: "take", ...about, by });
  expect(again?.type).toBe("QualityControlStarted");
  const [last] = sequencingObject.decide(stateOf(uploaded(""), ...takes), { type: "take", ...about, by });
  expect(last).toMatchObject({ type: "QualityControlFailed", data: { fileId: "1", code: "ENGINE_CRASHED" } });
});

it("a released take does not count", () => {
  const released: SequencingObjectEvent = { type: "QualityControlReleased", data: { fileId: "1" } };
  given(sequencingObject, "pair-1", uploaded(""), started("1")).when({ type: "release", file: "1" }).then(released);
  given(sequencingObject, "pair-1", uploaded("")).when({ type: "release", file: "1" }).then();
  expect(stateOf(uploaded(""), started("1"), released).files[0]?.qualityControl).toEqual({ step: "waiting" });
  const crashedBefore = stateOf(uploaded(""), started("1"), started("1"), released);
  expect(crashedBefore.files[0]?.qualityControl).toEqual({ step: "taken", takes: 1 });
});

it("processingState is UNPROCESSED, PROCESSING, then FINISHED or ERROR", () => {
  const done: SequencingObjectEvent = {
    type: "QualityControlCompleted",
    data: { fileId: "1", ...summary, tables, warnings },
  };
  const second: SequencingObjectEvent = {
    type: "QualityControlCompleted",
    data: { fileId: "2", ...summary, tables, warnings },
  };
  const states = [[], [started("1")], [done], [done, second], [done, answered("2")]];
  expect(states.map((events) => objectState(stateOf(uploaded(""), ...events)))).toEqual([
    ...["UNPROCESSED", "PROCESSING", "PROCESSING", "FINISHED", "ERROR"],
  ]);
});
