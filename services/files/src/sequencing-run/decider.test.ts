// When a run counts as processed, and when that is told again.
import { given } from "@isotrail/eventsourcing/testing";
import { expect, it } from "vitest";
import { publish } from "../publish.ts";
import { type RunEvent, sequencingRun } from "./decider.ts";

const complete: RunEvent = { type: "RunStatusSeen", data: { done: true, deleted: false } };
const deleted: RunEvent = { type: "RunStatusSeen", data: { done: true, deleted: true } };
const figures = { finished: 3, failed: 1, newest: 40 };
const told: RunEvent = { type: "RunProcessed", data: { projects: ["1", "2"], ...figures } };
const processed = { type: "processed", processed: figures, projects: ["1", "2"] } as const;

it("is told once of a complete run, and again when files came, went, or were replaced", () => {
  given(sequencingRun, "9", complete).when(processed).then(told);
  given(sequencingRun, "9", complete, told).when(processed).then();
  for (const change of [{ finished: 4 }, { failed: 0 }, { newest: 41 }]) {
    const other = { ...figures, ...change };
    const again: RunEvent = { type: "RunProcessed", data: { projects: ["1", "2"], ...other } };
    given(sequencingRun, "9", complete, told)
      .when({ ...processed, processed: other })
      .then(again);
  }
});

it("is told of a complete run that has no files, but not of one that is still uploaded or was deleted", () => {
  const none = { ...processed, projects: [], processed: { finished: 0, failed: 0, newest: 0 } };
  const nothing: RunEvent = { type: "RunProcessed", data: { projects: [], ...none.processed } };
  given(sequencingRun, "9", complete).when(none).then(nothing);
  given(sequencingRun, "9").when(processed).then();
  given(sequencingRun, "9", complete, deleted).when(processed).then();
});

it("names the run and its projects in public, and no figures: they count files of projects that a reader may not see", () => {
  const message = publish(told, { id: "9", at: 1, actor: "files", category: "run" });
  expect(message).toMatchObject({ type: "isotrail.files.v1.RunProcessed", projects: ["1", "2"] });
  expect(Buffer.from(message?.bytes ?? []).toString("latin1")).toBe("\n\x019\x12\x011\x12\x012");
});
