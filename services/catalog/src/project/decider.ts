// A project: its settings and its members. Nothing here grows with the number of its samples.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventOf, Message } from "../stored-events.ts";
import { allOf, changed, difference } from "../values.ts";

export type Settings = Readonly<Required<Omit<Message<"ProjectSettings">, "$unknowns">>>;
export type ProjectRole = "PROJECT_OWNER" | "PROJECT_USER";
/** `createdDate`: when the user became a member, milliseconds since the epoch. */
export type Member = { readonly role: ProjectRole; readonly createdDate: number };

export type Project = {
  readonly status: "none" | "live" | "deleted";
  readonly createdDate: number;
  readonly modifiedDate: number;
  readonly settings: Settings;
  /** By the user's identifier. */
  readonly members: Readonly<Record<string, Member>>;
};

export type ProjectCommand =
  | { readonly type: "create"; readonly settings: Partial<Settings>; readonly owner: string }
  | { readonly type: "change"; readonly settings: Partial<Settings> }
  | { readonly type: "addMember"; readonly user: string; readonly role: ProjectRole }
  | { readonly type: "removeMember"; readonly user: string }
  | { readonly type: "delete" };

export type ProjectEvent = EventOf<
  "ProjectCreated" | "ProjectChanged" | "ProjectMemberAdded" | "ProjectMemberRemoved" | "ProjectDeleted"
>;

export const SETTINGS = [
  "name",
  "projectDescription",
  "organism",
  "genomeSize",
  "minimumCoverage",
  "maximumCoverage",
] as const satisfies readonly (keyof Settings)[];

export const initial: Project = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  settings: allOf<Settings>(SETTINGS, {}),
  members: {},
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
    case "addMember":
      if (state.members[command.user])
        throw new CommandRejected(
          "conflict",
          "An entity already exists with that identifier: the user is a member of this project.",
        );
      return [{ type: "ProjectMemberAdded", data: { userId: command.user, role: command.role } }];
    case "removeMember": {
      const member = state.members[command.user];
      if (!member) throw new CommandRejected("missing", "This user is not a member of the project.");
      if (member.role === "PROJECT_OWNER" && owners(state).length === 1)
        throw new CommandRejected("conflict", "The last owner of a project cannot be removed.");
      return [{ type: "ProjectMemberRemoved", data: { userId: command.user } }];
    }
    case "delete":
      return [{ type: "ProjectDeleted", data: {} }];
  }
}

const owners = (state: Project) => Object.values(state.members).filter(({ role }) => role === "PROJECT_OWNER");

export const projectRole = (text: unknown): ProjectRole =>
  text === "PROJECT_OWNER" ? "PROJECT_OWNER" : "PROJECT_USER";

export function evolve(before: Project, event: ProjectEvent, { at }: { at: number }): Project {
  const state = { ...before, modifiedDate: at };
  switch (event.type) {
    case "ProjectCreated": {
      const owner = event.data.ownerId;
      return {
        status: "live",
        createdDate: at,
        modifiedDate: at,
        settings: allOf<Settings>(SETTINGS, event.data.settings),
        members: owner ? { [owner]: { role: "PROJECT_OWNER", createdDate: at } } : {},
      };
    }
    case "ProjectChanged":
      return {
        ...state,
        settings: changed<Settings>(SETTINGS, state.settings, event.data.settings, event.data.cleared ?? []),
      };
    case "ProjectMemberAdded": {
      const { userId = "", role } = event.data;
      return { ...state, members: { ...state.members, [userId]: { role: projectRole(role), createdDate: at } } };
    }
    case "ProjectMemberRemoved": {
      const left = Object.entries(state.members).filter(([user]) => user !== event.data.userId);
      return { ...state, members: Object.fromEntries(left) };
    }
    case "ProjectDeleted":
      return { ...state, status: "deleted" };
  }
}
