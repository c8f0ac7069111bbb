// Sequencing runs as the engine keeps them: stored events, and the index that lists them.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type Run, type RunCommand, type RunEvent } from "./decider.ts";

const domain = isotrail.runs.domain.v1;

export const run: Aggregate<Run, RunCommand, RunEvent> = {
  category: "run",
  initial,
  decide,
  evolve,
  exists: ({ status }) => status === "live",
  codec: protobufCodec<RunEvent>({
    RunCreated: domain.RunCreated,
    RunChanged: domain.RunChanged,
    RunUploadStatusChanged: domain.RunUploadStatusChanged,
    RunDeleted: domain.RunDeleted,
  }),
  view: {
    name: "runs-2",
    indexes: ["all"],
    keys: (state): Record<string, string[]> => (state.status === "live" ? { all: ["all"] } : {}),
    byChange: ["all"],
    changed: ({ modifiedDate }) => modifiedDate,
  },
};
