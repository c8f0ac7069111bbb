// The events of a submission, as they are stored.
import type { isotrail } from "../../generated/domain-events.js";

type Messages = typeof isotrail.analysis.domain.v1;
/** The messages that are events; the others are parts of them. */
export type EventType = Exclude<keyof Messages, "InputFile" | "Input" | "InputParameter" | "Output" | "JobError">;
export type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export type SubmissionEvent = {
  readonly [Type in EventType]: { readonly type: Type; readonly data: Message<Type> };
}[EventType];
