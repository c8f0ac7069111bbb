// Projects as the engine keeps them: stored events, and the indexes that they are found by.
import { type Aggregate, beginningsOfWords, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type Project, type ProjectCommand, type ProjectEvent } from "./decider.ts";

/** Under which the projects of a group are found, among those of users. */
export const groupKey = (group: string) => `group-${group}`;

/** Under which the projects of a user are found: own, and through these groups. */
export const memberKeys = (user: string, groups: ReadonlySet<string>) => [user, ...[...groups].map(groupKey)];

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
    ProjectMemberChanged: domain.ProjectMemberChanged,
    ProjectMemberRemoved: domain.ProjectMemberRemoved,
    ProjectGroupAdded: domain.ProjectGroupAdded,
    ProjectGroupChanged: domain.ProjectGroupChanged,
    ProjectGroupRemoved: domain.ProjectGroupRemoved,
    ProjectAutomatedAnalysisAdded: domain.ProjectAutomatedAnalysisAdded,
    ProjectAutomatedAnalysisRemoved: domain.ProjectAutomatedAnalysisRemoved,
    ProjectDeleted: domain.ProjectDeleted,
  }),
  view: {
    name: "projects-6",
    indexes: ["all", "member", "words"],
    keys: (state): Record<string, string[]> =>
      state.status === "live"
        ? {
            all: ["all"],
            member: [...Object.keys(state.members), ...Object.keys(state.groups).map(groupKey)],
            words: beginningsOfWords([state.settings.name]),
          }
        : {},
    byChange: ["all", "member"],
    changed: ({ modifiedDate }) => modifiedDate,
  },
};
