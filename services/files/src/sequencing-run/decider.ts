// What this service knows of a sequencing run: whether its files are all there. Kept, so that files and run may come in either order.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";

const { RunStatusSeen } = isotrail.files.domain.v1;

/** `done`: complete, or deleted. */
export type SequencingRun = { readonly done: boolean };
export type RunCommand = { readonly type: "seen"; readonly done: boolean };
export type RunEvent = { readonly type: "RunStatusSeen"; readonly data: Parameters<typeof RunStatusSeen.encode>[0] };

export const sequencingRun: Aggregate<SequencingRun, RunCommand, RunEvent> = {
  category: "run",
  initial: { done: false },
  decide: (state, { done }) => (done === state.done ? [] : [{ type: "RunStatusSeen", data: { done } }]),
  evolve: (_state, { data }) => ({ done: data.done === true }),
  codec: protobufCodec<RunEvent>({ RunStatusSeen }),
  view: { name: "runs-1", indexes: [], keys: () => ({}) },
};
