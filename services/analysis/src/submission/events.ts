// The events of a submission, and those of an arrival, as they are stored.
import type { isotrail } from "../../generated/domain-events.js";

type Messages = typeof isotrail.analysis.domain.v1;
type Part = "InputFile" | "Input" | "InputParameter" | "Output" | "JobError";
type ArrivalEventType = "ObjectArrived" | "AutomatedAnalysisSubmitted" | "AutomatedAnalysisRefused" | "ArrivalSettled";
/** The messages that are events of a submission; the others are parts of them, or tell of arrivals. */
export type EventType = Exclude<keyof Messages, Part | ArrivalEventType>;
export type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

export type SubmissionEvent = {
  readonly [Type in EventType]: { readonly type: Type; readonly data: Message<Type> };
}[EventType];

export type ArrivalEvent = {
  readonly [Type in ArrivalEventType]: { readonly type: Type; readonly data: Message<Type> };
}[ArrivalEventType];
