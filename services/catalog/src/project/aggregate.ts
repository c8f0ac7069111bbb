// Projects as the engine keeps them: stored events, and the indexes that they are found by.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type Project, type ProjectCommand, type ProjectEvent } from "./decider.ts";

const domain = isotrail.catalog.domain.v1;

export const project: Aggregate<Project, ProjectCommand, ProjectEvent> = {
  category: "project",
  initial,
  decide,
  evolve,
  exists: ({ status }) => status === "live",
  codec: protobufCodec<ProjectEvent>({
    ProjectCreated: domain.ProjectCreated,
    ProjectChanged: domain.ProjectChanged,
    ProjectMemberAdded: domain.ProjectMemberAdded,
    ProjectMemberRemoved: domain.ProjectMemberRemoved,
    ProjectDeleted: domain.ProjectDeleted,
  }),
  view: {
    name: "projects-1",
    indexes: ["all", "member"],
    keys: (state): Record<string, string[]> =>
      state.status === "live" ? { all: ["all"], member: Object.keys(state.members) } : {},
  },
};
