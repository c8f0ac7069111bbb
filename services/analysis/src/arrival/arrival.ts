// A pair or single-end file that has been through quality control, and what became of the analyses that projects want of it.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import type { ArrivalEvent } from "../submission/events.ts";

const { ObjectArrived, AutomatedAnalysisSubmitted, AutomatedAnalysisRefused, ArrivalSettled } =
  isotrail.analysis.domain.v1;

/** An automated analysis by its project and its identifier there. */
export type Wish = { readonly project: string; readonly analysis: string };

export type Arrival = {
  readonly status: "none" | "waiting" | "settled";
  readonly sample: string;
  /** Wishes that were submitted or refused: "3/1". */
  readonly done: readonly string[];
};

export type ArrivalCommand =
  | { readonly type: "arrived"; readonly sample: string }
  | { readonly type: "submitted"; readonly wish: Wish; readonly submission: string }
  | { readonly type: "refused"; readonly wish: Wish; readonly message: string }
  | { readonly type: "settle" };

export const isDone = ({ done }: Arrival, wish: Wish) => done.includes(keyOf(wish));
const keyOf = ({ project, analysis }: Wish) => `${project}/${analysis}`;

/** Whatever is told twice, as a repeated event is, changes nothing. */
export function decide(state: Arrival, command: ArrivalCommand): readonly ArrivalEvent[] {
  if (command.type === "arrived")
    return state.status === "none" ? [{ type: "ObjectArrived", data: { sampleId: command.sample } }] : [];
  if (state.status !== "waiting") return [];
  if (command.type === "settle") return [{ type: "ArrivalSettled", data: {} }];
  if (isDone(state, command.wish)) return [];
  const wish = { projectId: command.wish.project, automatedAnalysisId: command.wish.analysis };
  return command.type === "submitted"
    ? [{ type: "AutomatedAnalysisSubmitted", data: { ...wish, submissionId: command.submission } }]
    : [{ type: "AutomatedAnalysisRefused", data: { ...wish, message: command.message } }];
}

function evolve(state: Arrival, event: ArrivalEvent): Arrival {
  switch (event.type) {
    case "ObjectArrived":
      return { ...state, status: "waiting", sample: event.data.sampleId ?? "" };
    case "AutomatedAnalysisSubmitted":
    case "AutomatedAnalysisRefused": {
      const { projectId = "", automatedAnalysisId = "" } = event.data;
      return { ...state, done: [...state.done, keyOf({ project: projectId, analysis: automatedAnalysisId })] };
    }
    case "ArrivalSettled":
      return { ...state, status: "settled" };
  }
}

export const arrival: Aggregate<Arrival, ArrivalCommand, ArrivalEvent> = {
  category: "arrival",
  initial: { status: "none", sample: "", done: [] },
  decide,
  evolve,
  codec: protobufCodec<ArrivalEvent>({
    ObjectArrived,
    AutomatedAnalysisSubmitted,
    AutomatedAnalysisRefused,
    ArrivalSettled,
  }),
  view: {
    name: "arrivals-1",
    indexes: ["status"],
    keys: ({ status }) => ({ status: status === "waiting" ? [status] : [] }),
    order: (_, id) => Number(id.split("-")[1]), // pairs and single files share one sequence of numbers
  },
};
