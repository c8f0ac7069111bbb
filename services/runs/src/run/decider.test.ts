// What may happen to a sequencing run: the decided transitions of its upload status, and who may reopen it.
import { given } from "@isotrail/eventsourcing/testing";
import { describe, it } from "vitest";
import { run } from "./aggregate.ts";
import type { NewRun, UploadStatus } from "./decider.ts";

const wanted: NewRun = {
  creator: "5",
  sequencerType: "miseq",
  layoutType: "PAIRED_END",
  description: null,
  uploadStatus: "UPLOADING",
  properties: { workflow: "GenerateFASTQ", readLengths: 250 },
};
const created = run.decide(run.initial, { type: "create", run: wanted });
const now = (status: UploadStatus) =>
  given(run, ...created, { type: "RunUploadStatusChanged", data: { from: "UPLOADING", to: status } });

describe("a sequencing run", () => {
  it("begins with what was said of it", () => {
    given(run)
      .when({ type: "create", run: wanted })
      .thenState({ status: "live", ...wanted });
    given(run, ...created)
      .when({ type: "create", run: wanted })
      .thenRefused("conflict");
  });

  const TABLE: readonly [UploadStatus, UploadStatus, admin: boolean, allowed: boolean][] = [
    ["UPLOADING", "COMPLETE", false, true],
    ["UPLOADING", "ERROR", false, true],
    ["UPLOADING", "UPLOADING", false, true],
    ["ERROR", "UPLOADING", false, true],
    ["ERROR", "ERROR", false, true],
    ["ERROR", "COMPLETE", false, false],
    ["COMPLETE", "UPLOADING", false, false],
    ["COMPLETE", "ERROR", false, false],
    ["COMPLETE", "COMPLETE", false, true],
    ["COMPLETE", "UPLOADING", true, true],
    ["COMPLETE", "ERROR", true, true],
    ["ERROR", "COMPLETE", true, false],
  ];
  it.each(TABLE)("from %s to %s (administrator: %s) is allowed: %s", (from, to, admin, allowed) => {
    const asked = now(from).when({ type: "change", changes: { uploadStatus: to }, admin });
    if (allowed) asked.thenState({ uploadStatus: to });
    else asked.thenRefused("conflict");
  });

  it("changes its description and can lose it again", () => {
    const described = { type: "change", changes: { description: "second try" }, admin: false } as const;
    given(run, ...created)
      .when(described)
      .thenState({ description: "second try" });
    given(run, ...created, { type: "RunChanged", data: { description: "second try" } })
      .when({ type: "change", changes: { description: null }, admin: false })
      .thenState({ description: null });
  });

  it("is gone once it was deleted", () => {
    const deleted = given(run, ...created, { type: "RunDeleted", data: {} });
    deleted.when({ type: "delete" }).thenRefused("missing");
    deleted.when({ type: "change", changes: { uploadStatus: "COMPLETE" }, admin: true }).thenRefused("missing");
  });
});
