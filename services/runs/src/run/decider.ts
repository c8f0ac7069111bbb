// A sequencing run: what was said of it, and how its upload goes.
import { CommandRejected } from "@isotrail/eventsourcing";
import { fromStored, type Properties, toStored } from "@isotrail/http";
import type { isotrail } from "../../generated/domain-events.js";

type Messages = typeof isotrail.runs.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export const UPLOAD_STATUSES = ["UPLOADING", "COMPLETE", "ERROR"] as const;
export type UploadStatus = (typeof UPLOAD_STATUSES)[number];
export const LAYOUT_TYPES = ["SINGLE_END", "PAIRED_END"] as const;

export type Run = {
  readonly status: "none" | "live" | "deleted";
  readonly createdDate: number;
  readonly modifiedDate: number;
  /** The user who created it. */
  readonly creator: string;
  readonly sequencerType: string;
  readonly layoutType: string;
  readonly description: string | null;
  readonly uploadStatus: UploadStatus;
  readonly properties: Properties;
};

export type NewRun = Pick<
  Run,
  "creator" | "sequencerType" | "layoutType" | "description" | "uploadStatus" | "properties"
>;
export type RunChanges = Partial<Pick<Run, "layoutType" | "description" | "uploadStatus">>;

export type RunCommand =
  | { readonly type: "create"; readonly run: NewRun }
  /** `admin`: an administrator may reopen a complete run. */
  | { readonly type: "change"; readonly changes: RunChanges; readonly admin: boolean }
  | { readonly type: "delete" };

export type RunEvent =
  | { readonly type: "RunCreated"; readonly data: Message<"RunCreated"> }
  | { readonly type: "RunChanged"; readonly data: Message<"RunChanged"> }
  | { readonly type: "RunUploadStatusChanged"; readonly data: Message<"RunUploadStatusChanged"> }
  | { readonly type: "RunDeleted"; readonly data: Message<"RunDeleted"> };

export const initial: Run = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  creator: "",
  sequencerType: "",
  layoutType: "",
  description: null,
  uploadStatus: "UPLOADING",
  properties: {},
};

/** "UPLOADING to COMPLETE or ERROR; ERROR to UPLOADING (resume); COMPLETE is final except for an administrator." */
const NEXT: Readonly<Record<UploadStatus, readonly UploadStatus[]>> = {
  UPLOADING: ["COMPLETE", "ERROR"],
  ERROR: ["UPLOADING"],
  COMPLETE: [],
};

/** @throws CommandRejected "conflict" for a forbidden change of the upload status, "missing" for a run that was deleted */
export function decide(state: Run, command: RunCommand): readonly RunEvent[] {
  if (command.type === "create") {
    if (state.status !== "none") throw new CommandRejected("conflict", "This sequencing run already exists.");
    const { creator: creatorId, properties, ...fields } = command.run;
    return [{ type: "RunCreated", data: { ...fields, creatorId, properties: toStored(properties) } }];
  }
  if (state.status !== "live") throw new CommandRejected("missing", "There is no such sequencing run.");
  if (command.type === "delete") return [{ type: "RunDeleted", data: {} }];
  return [...changedFields(state, command.changes), ...changedStatus(state, command)];
}

function changedFields(state: Run, { layoutType, description }: RunChanges): readonly RunEvent[] {
  const data = {
    ...(layoutType !== undefined && layoutType !== state.layoutType && { layoutType }),
    ...(description != null && description !== state.description && { description }),
    ...(description === null && state.description !== null && { cleared: ["description"] }),
  };
  return Object.keys(data).length > 0 ? [{ type: "RunChanged", data }] : [];
}

function changedStatus(state: Run, { changes: { uploadStatus: to }, admin }: RunCommand & { type: "change" }) {
  const from = state.uploadStatus;
  if (to === undefined || to === from) return [];
  if (!NEXT[from].includes(to) && !(admin && from === "COMPLETE"))
    throw new CommandRejected("conflict", `The upload status cannot change from ${from} to ${to}.`);
  return [{ type: "RunUploadStatusChanged", data: { from, to } } as const];
}

const uploadStatus = (text: unknown): UploadStatus => UPLOAD_STATUSES.find((status) => status === text) ?? "ERROR";

export function evolve(before: Run, event: RunEvent, { at }: { at: number }): Run {
  const state = { ...before, modifiedDate: at };
  switch (event.type) {
    case "RunCreated":
      return {
        ...state,
        status: "live",
        createdDate: at,
        creator: event.data.creatorId ?? "",
        sequencerType: event.data.sequencerType ?? "",
        layoutType: event.data.layoutType ?? "",
        description: event.data.description ?? null,
        uploadStatus: uploadStatus(event.data.uploadStatus),
        properties: fromStored(event.data.properties),
      };
    case "RunChanged": {
      const { layoutType, description, cleared } = event.data;
      return {
        ...state,
        layoutType: layoutType ?? state.layoutType,
        description: cleared?.includes("description") ? null : (description ?? state.description),
      };
    }
    case "RunUploadStatusChanged":
      return { ...state, uploadStatus: uploadStatus(event.data.to) };
    case "RunDeleted":
      return { ...state, status: "deleted" };
  }
}
