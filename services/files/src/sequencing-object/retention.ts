// What keeps the bytes of a sequencing object: its run, and the analysis submissions that use it. Pure; part of the decider.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { isotrail } from "../../generated/domain-events.js";
import type { SequencingObject } from "./state.ts";

type Messages = typeof isotrail.files.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

/** Submissions that a state remembers: a repeated question about one of them stores nothing, however many have used the object. */
export const MOST_REMEMBERED = 32;

export type RetentionCommand =
  /** An analysis submission uses it; its own stream says so already. */
  | { readonly type: "use"; readonly submission: string }
  /** No submission uses it any longer. */
  | { readonly type: "unused" }
  /** The run that kept the bytes was deleted. */
  | { readonly type: "releaseContent" }
  | { readonly type: "contentDestroyed" };

export type RetentionEvent =
  | { readonly type: "ObjectUsed"; readonly data: Message<"ObjectUsed"> }
  | { readonly type: "ContentUnused"; readonly data: Message<"ContentUnused"> }
  | { readonly type: "ContentReleased"; readonly data: Message<"ContentReleased"> }
  | { readonly type: "ContentDestroyed"; readonly data: Message<"ContentDestroyed"> };

const isRunsOwn = ({ run, released }: SequencingObject) => run !== "" && !released;

export const mayBeUsed = ({ usedBy }: SequencingObject) => usedBy.length > 0;

/** "a file used by an analysis or by a run is unlinked, not destroyed" */
export const isKept = (state: SequencingObject, { inRun }: { readonly inRun: boolean }) =>
  (inRun && !state.released) || mayBeUsed(state);

export function decideRetention(state: SequencingObject, command: RetentionCommand): readonly RetentionEvent[] {
  const { status, projects, files } = state;
  switch (command.type) {
    case "use":
      return used(state, command.submission);
    case "unused":
      return status === "kept" && mayBeUsed(state) ? [{ type: "ContentUnused", data: {} }] : [];
    case "releaseContent":
      return (status === "kept" || status === "live") && isRunsOwn(state)
        ? [{ type: "ContentReleased", data: {} }]
        : [];
    case "contentDestroyed": {
      const data = { projects: [...projects], fileIds: files.map(({ id }) => id) };
      return status === "deleted" ? [{ type: "ContentDestroyed", data }] : [];
    }
  }
}

/** Use and deletion meet here: whichever event comes first in the stream refuses or keeps the other. */
function used({ status, usedBy }: SequencingObject, submission: string): readonly RetentionEvent[] {
  const isThere = status === "live" || status === "kept";
  if (isThere && usedBy.includes(submission)) return [];
  if (status !== "live") throw new CommandRejected("conflict", "These files were deleted.");
  return [{ type: "ObjectUsed", data: { submissionId: submission } }];
}

export function evolveRetention(state: SequencingObject, event: RetentionEvent, at: number): SequencingObject {
  switch (event.type) {
    case "ObjectUsed": // nothing of the object has changed
      return { ...state, usedBy: [...state.usedBy, event.data.submissionId ?? ""].slice(-MOST_REMEMBERED) };
    case "ContentUnused":
      return { ...state, modifiedDate: at, usedBy: [], status: isRunsOwn(state) ? "kept" : "deleted" };
    case "ContentReleased": {
      const status = state.status === "kept" && !mayBeUsed(state) ? "deleted" : state.status;
      return { ...state, modifiedDate: at, released: true, status };
    }
    case "ContentDestroyed":
      return { ...state, modifiedDate: at, status: "destroyed" };
  }
}
