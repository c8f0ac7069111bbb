// Samples as the engine keeps them: stored events, the indexes that they are found by, and their names, which are unique.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve } from "./decider.ts";
import { SAMPLE_INDEXES, sampleKeys } from "./listing.ts";
import { mergeClaims } from "./merge.ts";
import { nameClaims } from "./name.ts";
import { initial, type Sample, type SampleCommand, type SampleEvent } from "./state.ts";

const domain = isotrail.catalog.domain.v1;

export const sample: Aggregate<Sample, SampleCommand, SampleEvent> = {
  category: "sample",
  initial,
  decide,
  evolve,
  exists: ({ status }) => status === "live",
  codec: protobufCodec<SampleEvent>({
    SampleCreated: domain.SampleCreated,
    SampleChanged: domain.SampleChanged,
    SampleMetadataReplaced: domain.SampleMetadataReplaced,
    SampleMetadataMerged: domain.SampleMetadataMerged,
    SampleAddedToProject: domain.SampleAddedToProject,
    SampleRemovedFromProject: domain.SampleRemovedFromProject,
    SampleFilesChanged: domain.SampleFilesChanged,
    SampleMerged: domain.SampleMerged,
    SampleTookOver: domain.SampleTookOver,
    SampleDeleted: domain.SampleDeleted,
  }),
  view: {
    name: "samples-6",
    indexes: SAMPLE_INDEXES,
    keys: sampleKeys,
    byChange: ["project"],
    changed: ({ modifiedDate }) => modifiedDate,
  },
  claims: (state, id) => [...nameClaims(state), ...mergeClaims(state, id)],
};
