// What this service knows of a sequencing run: whether its files are all there, and what quality control made of them. Kept, so
// that files and run may come in either order.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";

const { RunStatusSeen, RunProcessed } = isotrail.files.domain.v1;

/** Sequencing objects by what came of them, and the number of the newest: other figures mean that files came or went. */
export type Processed = { readonly finished: number; readonly failed: number; readonly newest: number };

/** `done`: complete, or deleted. `processed`: as was told last. */
export type SequencingRun = Status & { readonly processed: Processed | null };
export type Status = { readonly done: boolean; readonly deleted: boolean };
export type RunCommand =
  | (Status & { readonly type: "seen" })
  /** No file of the run waits for quality control. */
  | { readonly type: "processed"; readonly processed: Processed; readonly projects: readonly string[] };
export type RunEvent =
  | { readonly type: "RunStatusSeen"; readonly data: Parameters<typeof RunStatusSeen.encode>[0] }
  | { readonly type: "RunProcessed"; readonly data: Parameters<typeof RunProcessed.encode>[0] };

function decide(state: SequencingRun, command: RunCommand): readonly RunEvent[] {
  if (command.type === "seen") {
    const { done, deleted } = command;
    const isKnown = done === state.done && deleted === state.deleted;
    return isKnown ? [] : [{ type: "RunStatusSeen", data: { done, deleted } }];
  }
  const { processed, projects } = command;
  const { finished, failed, newest } = state.processed ?? { finished: -1, failed: -1, newest: -1 };
  const isNews = processed.finished !== finished || processed.failed !== failed || processed.newest !== newest;
  return state.done && !state.deleted && isNews
    ? [{ type: "RunProcessed", data: { projects: [...projects], ...processed } }]
    : [];
}

function evolve(state: SequencingRun, { type, data }: RunEvent): SequencingRun {
  if (type === "RunStatusSeen") return { ...state, done: data.done === true, deleted: data.deleted === true };
  const { finished, failed, newest } = data;
  return {
    ...state,
    processed: { finished: Number(finished ?? 0), failed: Number(failed ?? 0), newest: Number(newest ?? 0) },
  };
}

export const sequencingRun: Aggregate<SequencingRun, RunCommand, RunEvent> = {
  category: "run",
  initial: { done: false, deleted: false, processed: null },
  decide,
  evolve,
  codec: protobufCodec<RunEvent>({ RunStatusSeen, RunProcessed }),
  view: { name: "runs-2", indexes: [], keys: () => ({}) },
};
