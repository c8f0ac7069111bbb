// The aggregate of resumable uploads: how they are stored and found, and which bytes they need.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type ResumableUpload, type UploadCommand, type UploadEvent } from "./decider.ts";

const { UploadBegun, UploadContinued, UploadCompleted, UploadAttached, UploadEnded } = isotrail.files.domain.v1;

/** `user`: those that count against what a user may have; `all`: those whose time will come. */
function keys({ status, user, blob }: ResumableUpload): Record<string, string[]> {
  if (status === "none" || status === "ended") return {};
  return { all: [""], blob: [blob], user: status === "attached" ? [] : [user] };
}

export const resumableUpload: Aggregate<ResumableUpload, UploadCommand, UploadEvent> = {
  category: "upload",
  initial,
  decide,
  evolve,
  codec: protobufCodec<UploadEvent>({ UploadBegun, UploadContinued, UploadCompleted, UploadAttached, UploadEnded }),
  view: { name: "uploads-1", indexes: ["all", "blob", "user"], keys },
  exists: ({ status }) => status !== "none" && status !== "ended",
  blobs: ({ status, blob: key, size, sha256, fileName }) =>
    status === "complete" ? [{ key, size, sha256, of: `upload ${fileName}` }] : [],
};
