// What may happen to a resumable upload: its begin, other processes, its end, and the files of a sample that it becomes. Pure.
// How far it is, the store of the bytes says, not the log.
import { CommandRejected, type EventMetadata } from "@isotrail/eventsourcing";
import { fromStored, type Properties, toStored } from "@isotrail/http";
import type { isotrail } from "../../generated/domain-events.js";

/** Milliseconds from its begin, and from its continuation, until an upload is given up. */
export const LIFETIME = 24 * 3_600_000;

export type ResumableUpload = {
  /** `attached`: its bytes go to a sequencing object. */
  readonly status: "none" | "open" | "complete" | "attached" | "ended";
  /** Milliseconds since the epoch. */
  readonly createdDate: number;
  readonly expires: number;
  readonly user: string;
  readonly fileName: string;
  /** Bytes, when all are there. */
  readonly size: number;
  readonly blob: string;
  /** Empty until it is complete. */
  readonly sha256: string;
  readonly run: string;
  readonly properties: Properties;
  /** The process that took bytes, or the last of several; empty before the first came. */
  readonly writer: string;
  readonly writers: "one" | "several";
  /** Sample, kind and run of its object; empty until it is attached. */
  readonly target: string;
};

export type NewUpload = Pick<ResumableUpload, "user" | "fileName" | "size" | "run" | "properties" | "blob">;

export type UploadCommand =
  | { readonly type: "begin"; readonly upload: NewUpload; readonly now: number }
  /** Bytes are about to come to this process. */
  | { readonly type: "continue"; readonly writer: string; readonly now: number }
  /** `hashedBy`: the process that saw every byte on its way; none where the stored bytes were read. */
  | { readonly type: "complete"; readonly sha256: string; readonly hashedBy?: string }
  | { readonly type: "attach"; readonly target: string; readonly now: number }
  /** By its user. */
  | { readonly type: "end" }
  | { readonly type: "expire"; readonly now: number };

type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export type UploadEvent =
  | { readonly type: "UploadBegun"; readonly data: Message<"UploadBegun"> }
  | { readonly type: "UploadContinued"; readonly data: Message<"UploadContinued"> }
  | { readonly type: "UploadCompleted"; readonly data: Message<"UploadCompleted"> }
  | { readonly type: "UploadAttached"; readonly data: Message<"UploadAttached"> }
  | { readonly type: "UploadEnded"; readonly data: Message<"UploadEnded"> };

export const initial: ResumableUpload = {
  status: "none",
  createdDate: 0,
  expires: 0,
  user: "",
  fileName: "",
  size: 0,
  blob: "",
  sha256: "",
  run: "",
  properties: {},
  writer: "",
  writers: "one",
  target: "",
};

export const noUpload = () => new CommandRejected("missing", "This upload does not exist, or its time is over.");

export function decide(state: ResumableUpload, command: UploadCommand): readonly UploadEvent[] {
  if (command.type === "begin") return [begun(command)];
  if (command.type === "end" || command.type === "expire") return ended(state, command);
  if (state.status === "none" || state.status === "ended") throw noUpload();
  switch (command.type) {
    case "continue":
      return continued(state, command);
    case "complete":
      return completed(state, command);
    case "attach":
      return attached(state, command);
  }
}

type Of<Type extends UploadCommand["type"]> = Extract<UploadCommand, { type: Type }>;

function begun({ upload, now }: Of<"begin">): UploadEvent {
  const { user: userId, run: runId, properties, ...rest } = upload;
  const data = { userId, runId, ...rest, properties: toStored(properties), expires: now + LIFETIME };
  return { type: "UploadBegun", data };
}

function continued({ status, writer: before, expires }: ResumableUpload, { writer, now }: Of<"continue">) {
  if (status !== "open") throw new CommandRejected("conflict", "All bytes of this upload have come.");
  if (expires <= now) throw noUpload();
  const isLate = expires - now < LIFETIME / 2; // one event for many goes
  if (writer === before && !isLate) return [];
  const data = { writer, expires: isLate ? now + LIFETIME : expires };
  return [{ type: "UploadContinued" as const, data }];
}

/** A digest that was made on the way counts only when no other process can have written. */
function completed(state: ResumableUpload, { sha256, hashedBy }: Of<"complete">): readonly UploadEvent[] {
  if (state.status !== "open") return [];
  if (hashedBy !== undefined && (state.writers !== "one" || state.writer !== hashedBy))
    throw new CommandRejected("conflict", "Another process takes the bytes of this upload.");
  return [{ type: "UploadCompleted", data: { sha256 } }];
}

/** Again to the same place is the same attempt, which may have been broken off. */
function attached(state: ResumableUpload, { target, now }: Of<"attach">): readonly UploadEvent[] {
  if (state.expires <= now) throw noUpload();
  if (state.status === "open") throw new CommandRejected("conflict", "Not all bytes of this upload have come yet.");
  if (state.status === "complete") return [{ type: "UploadAttached", data: { target } }];
  if (state.target !== target) throw new CommandRejected("conflict", "This upload belongs to other files already.");
  return [];
}

function ended(state: ResumableUpload, command: Of<"end"> | Of<"expire">): readonly UploadEvent[] {
  if (state.status === "none" || state.status === "ended") {
    if (command.type === "end") throw noUpload();
    return [];
  }
  if (command.type === "end" && state.status === "attached")
    throw new CommandRejected("conflict", "This upload belongs to files of a sample. Delete those.");
  if (command.type === "expire" && state.expires > command.now) return [];
  return [{ type: "UploadEnded", data: {} }];
}

export function evolve(state: ResumableUpload, event: UploadEvent, { at }: EventMetadata): ResumableUpload {
  switch (event.type) {
    case "UploadBegun":
      return { ...initial, ...newUpload(event.data), status: "open", createdDate: at };
    case "UploadContinued": {
      const { writer, expires } = event.data;
      const writers = state.writer === "" || writer === state.writer ? state.writers : "several";
      return { ...state, writer: writer ?? "", writers, expires: Number(expires ?? 0) };
    }
    case "UploadCompleted":
      return { ...state, status: "complete", sha256: event.data.sha256 ?? "" };
    case "UploadAttached":
      return { ...state, status: "attached", target: event.data.target ?? "" };
    case "UploadEnded":
      return { ...state, status: "ended" };
  }
}

const newUpload = ({ userId, fileName, size, blob, runId, properties, expires }: Message<"UploadBegun">) => ({
  user: userId ?? "",
  fileName: fileName ?? "",
  size: Number(size ?? 0),
  blob: blob ?? "",
  run: runId ?? "",
  properties: fromStored(properties),
  expires: Number(expires ?? 0),
});
