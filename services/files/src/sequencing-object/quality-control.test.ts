// When quality control takes the files of an object, and what its answers leave in the state.
import { given } from "@isotrail/eventsourcing/testing";
import { describe, expect, it } from "vitest";
import { publish } from "../publish.ts";
import type { SequencingObjectEvent } from "./decider.ts";
import { objectState } from "./processing-state.ts";
import { dueFiles, isDue, LANES, laneOf, MAX_TAKES } from "./quality-control.ts";
import { sequencingObject } from "./sequencing-object.ts";
import type { NewFile, SequencingObject, Summary } from "./state.ts";

const file = (id: string): NewFile => ({
  ...{ id, fileName: `a_R${id}.fastq`, blob: `blob-${id}`, size: 9, sha256: id.repeat(64), properties: {} },
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
};
/** The sample was moved since its upload. */
const about = { file: "1", projects: ["4", "5"] };
const failure = { ...by, code: "GZIP_CORRUPT", record: null, offset: 12, message: "It is broken." };
const tables = new Uint8Array([1, 2, 3]);
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
    const [event] = sequencingObject.decide(before, { type: "complete", ...about, summary, tables });
    const state = stateOf(uploaded(""), started("1"), event as SequencingObjectEvent);
    expect(state.files[0]?.qualityControl).toEqual({ step: "completed", at: expect.any(Number), summary });
    expect(state.modifiedDate).toBe(before.modifiedDate);
  });
  it("is stored once", () => {
    given(sequencingObject, "pair-1", uploaded(""), answered("1"))
      .when({ type: "complete", ...about, summary, tables })
      .then();
  });
  it("after the deletion is ignored", () => {
    given(sequencingObject, "pair-1", uploaded(""), started("1"), deleted)
      .when({ type: "fail", ...about, failure })
      .then();
  });
  it("is published without its tables, to the projects that hold the sample then", () => {
    const [event] = sequencingObject.decide(stateOf(uploaded("")), { type: "complete", ...about, summary, tables });
    const told = publish(event as SequencingObjectEvent, { id: "pair-1", at: 1, actor: "files", category: "object" });
    expect(told).toMatchObject({ type: "isotrail.files.v1.QcCompleted", projects: ["4", "5"] });
    expect(told?.bytes.length).toBeLessThan(150);
  });
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
  const done: SequencingObjectEvent = { type: "QualityControlCompleted", data: { fileId: "1", ...summary, tables } };
  const second: SequencingObjectEvent = { type: "QualityControlCompleted", data: { fileId: "2", ...summary, tables } };
  const states = [[], [started("1")], [done], [done, second], [done, answered("2")]];
  expect(states.map((events) => objectState(stateOf(uploaded(""), ...events)))).toEqual([
    ...["UNPROCESSED", "PROCESSING", "PROCESSING", "FINISHED", "ERROR"],
  ]);
});
