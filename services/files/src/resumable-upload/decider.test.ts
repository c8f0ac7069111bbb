// What may happen to a resumable upload, and whose digest counts.
import { given } from "@isotrail/eventsourcing/testing";
import { expect, it } from "vitest";
import { LIFETIME, type UploadEvent } from "./decider.ts";
import { resumableUpload } from "./resumable-upload.ts";

const NOW = 1_000;
const begun: UploadEvent = {
  type: "UploadBegun",
  data: { userId: "4", fileName: "a.fastq", size: 10, blob: "key", runId: "", properties: [], expires: NOW + LIFETIME },
};
const at = (writer: string, expires = NOW + LIFETIME): UploadEvent => ({
  type: "UploadContinued",
  data: { writer, expires },
});
const completed: UploadEvent = { type: "UploadCompleted", data: { sha256: "ab" } };
const attached: UploadEvent = { type: "UploadAttached", data: { target: "here" } };
const ended: UploadEvent = { type: "UploadEnded", data: {} };
const go = (writer: string, now = NOW) => ({ type: "continue", writer, now }) as const;
const complete = (hashedBy?: string) => ({ type: "complete", sha256: "ab", ...(hashedBy && { hashedBy }) }) as const;
const attach = (target: string, now = NOW) => ({ type: "attach", target, now }) as const;
const after = (...events: UploadEvent[]) => given(resumableUpload, "8", begun, ...events);

it("has one event for many goes, and gets more time when bytes come late", () => {
  after().when(go("p")).then(at("p"));
  after(at("p")).when(go("p")).then();
  after(at("p")).when(go("q")).then(at("q"));
  const late = NOW + LIFETIME / 2 + 1;
  after(at("p"))
    .when(go("p", late))
    .then(at("p", late + LIFETIME));
  after(at("p"))
    .when(go("p", NOW + LIFETIME))
    .thenRefused("missing");
  after(completed).when(go("p")).thenRefused("conflict");
});

it("takes the digest of a process that saw every byte, and no other", () => {
  after(at("p")).when(complete("p")).then(completed);
  after(at("p")).when(complete("q")).thenRefused("conflict");
  after(at("p"), at("q")).when(complete("q")).thenRefused("conflict");
  after(at("p"), at("q"), at("p")).when(complete("p")).thenRefused("conflict");
  after(at("p"), at("q")).when(complete()).then(completed);
  after(completed).when(complete("q")).then();
});

it("belongs to one place, as long as it is there", () => {
  after().when(attach("here")).thenRefused("conflict");
  after(completed).when(attach("here")).then(attached);
  after(completed, attached).when(attach("here")).then();
  after(completed, attached).when(attach("there")).thenRefused("conflict");
  after(completed)
    .when(attach("here", NOW + LIFETIME))
    .thenRefused("missing");
  after(completed, ended).when(attach("here")).thenRefused("missing");
});

it("is ended by its user unless it belongs to files, and by time in any case", () => {
  after(completed).when({ type: "end" }).then(ended);
  after(completed, attached).when({ type: "end" }).thenRefused("conflict");
  after(ended).when({ type: "end" }).thenRefused("missing");
  after().when({ type: "expire", now: NOW }).then();
  after(completed, attached)
    .when({ type: "expire", now: NOW + LIFETIME })
    .then(ended);
  after(ended)
    .when({ type: "expire", now: NOW + LIFETIME })
    .then();
});

it("needs its bytes to be whole only while they are its own", () => {
  const blobs = (...events: UploadEvent[]) => resumableUpload.blobs?.(after(...events).state);
  expect(blobs()).toEqual([]);
  expect(blobs(completed)).toEqual([{ key: "key", size: 10, sha256: "ab", of: "upload a.fastq" }]);
  expect(blobs(completed, attached)).toEqual([]);
  expect(resumableUpload.view.keys(after(completed, attached).state, "8")).toEqual({
    all: [""],
    blob: ["key"],
    user: [],
  });
});
