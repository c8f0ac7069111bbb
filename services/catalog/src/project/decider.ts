// A project: its settings, with membership.ts its members, and its automated analyses. Nothing here grows with the number of its samples.
import { CommandRejected, type EventMetadata } from "@isotrail/eventsourcing";
import type { EventOf, Message } from "../stored-events.ts";
import { allOf, changed, difference } from "../values.ts";
import {
  type AutomatedAnalyses,
  type AutomatedAnalysisCommand,
  type AutomatedAnalysisEvent,
  decideAutomatedAnalysis,
  evolveAutomatedAnalysis,
} from "./automated-analysis.ts";
import {
  decideMembership,
  evolveMembership,
  type Members,
  type MembershipCommand,
  type MembershipEvent,
} from "./membership.ts";

export type Settings = Readonly<Required<Omit<Message<"ProjectSettings">, "$unknowns">>>;

export type Project = {
  readonly status: "none" | "live" | "deleted";
  readonly createdDate: number;
  readonly modifiedDate: number;
  readonly settings: Settings;
  /** Users. */
  readonly members: Members;
  /** Groups of users, as identity knows them. */
  readonly groups: Members;
  readonly automatedAnalyses: AutomatedAnalyses;
};

export type ProjectCommand =
  | { readonly type: "create"; readonly settings: Partial<Settings>; readonly owner: string }
  | { readonly type: "change"; readonly settings: Partial<Settings> }
  | MembershipCommand
  | AutomatedAnalysisCommand
  | { readonly type: "delete" };

export type ProjectEvent =
  | EventOf<"ProjectCreated" | "ProjectChanged" | "ProjectDeleted">
  | MembershipEvent
  | AutomatedAnalysisEvent;

export const SETTINGS = [
  "name",
  "projectDescription",
  "organism",
  "genomeSize",
  "minimumCoverage",
  "maximumCoverage",
  "remoteURL",
  "syncFrequency",
] as const satisfies readonly (keyof Settings)[];

export const initial: Project = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  settings: allOf<Settings>(SETTINGS, {}),
  members: {},
  groups: {},
  automatedAnalyses: [],
};

/** @throws CommandRejected when the project does not allow the command */
export function decide(state: Project, command: ProjectCommand): readonly ProjectEvent[] {
  if (command.type === "create") {
    if (state.status !== "none") throw new CommandRejected("conflict", "This project already exists.");
    return [{ type: "ProjectCreated", data: { settings: command.settings, ownerId: command.owner } }];
  }
  if (state.status !== "live") throw new CommandRejected("missing", "There is no such project.");
  switch (command.type) {
    case "change": {
      const change = difference(state.settings, command.settings);
      return change ? [{ type: "ProjectChanged", data: { settings: change.set, cleared: change.cleared } }] : [];
    }
    case "delete":
      return [{ type: "ProjectDeleted", data: {} }];
    case "addAutomatedAnalysis":
    case "removeAutomatedAnalysis":
      return decideAutomatedAnalysis(state.automatedAnalyses, command);
    default:
      return decideMembership(state, command);
  }
}

export function evolve(before: Project, event: ProjectEvent, metadata: EventMetadata): Project {
  const { at } = metadata;
  const state = { ...before, modifiedDate: at };
  switch (event.type) {
    case "ProjectCreated": {
      const owner = event.data.ownerId; // "creator becomes PROJECT_OWNER / LEVEL_4"
      return {
        ...state,
        status: "live",
        createdDate: at,
        settings: allOf<Settings>(SETTINGS, event.data.settings),
        members: owner ? { [owner]: { role: "PROJECT_OWNER", metadataRole: "LEVEL_4", createdDate: at } } : {},
      };
    }
    case "ProjectChanged":
      return {
        ...state,
        settings: changed<Settings>(SETTINGS, state.settings, event.data.settings, event.data.cleared ?? []),
      };
    case "ProjectDeleted":
      return { ...state, status: "deleted" };
    case "ProjectAutomatedAnalysisAdded":
    case "ProjectAutomatedAnalysisRemoved":
      return { ...state, automatedAnalyses: evolveAutomatedAnalysis(state.automatedAnalyses, event, metadata) };
    default:
      return evolveMembership(state, event, at);
  }
}
