// What this service knows of a sample: that it is gone. Kept, so that what is told of several samples may come in any order.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";

const { SampleDepartureSeen } = isotrail.files.domain.v1;

export type DepartedSample = {
  readonly gone: boolean;
  /** The sample that it was merged into; empty when it was deleted. */
  readonly into: string;
  /** Those that hold the sample that remains, or held the one that was deleted. */
  readonly projects: readonly string[];
};
export type DepartureCommand = { readonly type: "seen" } & Omit<DepartedSample, "gone">;
export type DepartureEvent = {
  readonly type: "SampleDepartureSeen";
  readonly data: Parameters<typeof SampleDepartureSeen.encode>[0];
};

export const departedSample: Aggregate<DepartedSample, DepartureCommand, DepartureEvent> = {
  category: "sample",
  initial: { gone: false, into: "", projects: [] },
  decide: ({ gone }, { into, projects }) =>
    gone ? [] : [{ type: "SampleDepartureSeen", data: { intoSampleId: into, projects: [...projects] } }],
  evolve: (_, { data }) => ({ gone: true, into: data.intoSampleId ?? "", projects: data.projects ?? [] }),
  codec: protobufCodec<DepartureEvent>({ SampleDepartureSeen }),
  view: { name: "departed-samples-1", indexes: [], keys: () => ({}) },
};
