// Who is in a project: users and groups of users, each with a role and a metadata role; and what a command makes of them.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventOf } from "../stored-events.ts";

export const PROJECT_ROLES = ["PROJECT_USER", "PROJECT_OWNER"] as const;
export type ProjectRole = (typeof PROJECT_ROLES)[number];
/** "kept and shown; every entry counts as LEVEL_1 until restrictions exist" */
export const METADATA_ROLES = ["LEVEL_1", "LEVEL_2", "LEVEL_3", "LEVEL_4"] as const;
export type MetadataRole = (typeof METADATA_ROLES)[number];
export type Roles = { readonly role: ProjectRole; readonly metadataRole: MetadataRole };
/** `createdDate`: when the membership began, milliseconds since the epoch. */
export type Member = Roles & { readonly createdDate: number };
/** By identifier. */
export type Members = Readonly<Record<string, Member>>;
/** The users and the groups of a project. */
type Memberships = { readonly members: Members; readonly groups: Members };

export type MembershipCommand =
  | ({ readonly type: "addMember"; readonly user: string } & Roles)
  | { readonly type: "changeMember"; readonly user: string; readonly roles: Partial<Roles> }
  /** `accountEnded`: who has no account any more leaves, also as the last owner. */
  | { readonly type: "removeMember"; readonly user: string; readonly accountEnded?: boolean }
  | ({ readonly type: "addGroup"; readonly group: string } & Roles)
  | { readonly type: "changeGroup"; readonly group: string; readonly roles: Partial<Roles> }
  | { readonly type: "removeGroup"; readonly group: string };

export type MembershipEvent = EventOf<
  | "ProjectMemberAdded"
  | "ProjectMemberChanged"
  | "ProjectMemberRemoved"
  | "ProjectGroupAdded"
  | "ProjectGroupChanged"
  | "ProjectGroupRemoved"
>;

/** More come in through groups: what is read for every permission stays small. */
const MOST_MEMBERS = 2_000;
const MOST_GROUPS = 100;

/** @throws CommandRejected when the members that there are do not allow the command */
export function decideMembership(
  { members, groups }: Memberships,
  command: MembershipCommand,
): readonly MembershipEvent[] {
  switch (command.type) {
    case "addMember": {
      const { user: userId, role, metadataRole } = command;
      checkNew(members, userId, "user", MOST_MEMBERS);
      return [{ type: "ProjectMemberAdded", data: { userId, role, metadataRole } }];
    }
    case "changeMember": {
      const { user: userId, roles } = command;
      const changes = difference(memberIn(members, userId, "user"), roles);
      if (changes.role === "PROJECT_USER" && isLastOwner(members, userId))
        throw new CommandRejected("conflict", "The last owner of a project stays its owner.");
      return isEmpty(changes) ? [] : [{ type: "ProjectMemberChanged", data: { userId, ...changes } }];
    }
    case "removeMember": {
      const { user: userId, accountEnded = false } = command;
      memberIn(members, userId, "user");
      if (!accountEnded && isLastOwner(members, userId))
        throw new CommandRejected("conflict", "The last owner of a project cannot be removed.");
      return [{ type: "ProjectMemberRemoved", data: { userId } }];
    }
    case "addGroup": {
      const { group: groupId, role, metadataRole } = command;
      checkNew(groups, groupId, "group", MOST_GROUPS);
      return [{ type: "ProjectGroupAdded", data: { groupId, role, metadataRole } }];
    }
    case "changeGroup": {
      const { group: groupId, roles } = command;
      const changes = difference(memberIn(groups, groupId, "group"), roles);
      return isEmpty(changes) ? [] : [{ type: "ProjectGroupChanged", data: { groupId, ...changes } }];
    }
    case "removeGroup":
      memberIn(groups, command.group, "group");
      return [{ type: "ProjectGroupRemoved", data: { groupId: command.group } }];
  }
}

function checkNew(members: Members, id: string, kind: "user" | "group", most: number): void {
  if (members[id])
    throw new CommandRejected(
      "conflict",
      `An entity already exists with that identifier: the ${kind} is a member of this project.`,
    );
  if (Object.keys(members).length >= most)
    throw new CommandRejected("conflict", `A project has at most ${most} ${kind}s as members.`);
}

/** @throws CommandRejected "missing" */
export function memberIn(members: Members, id: string, kind: "user" | "group"): Member {
  const member = Object.hasOwn(members, id) ? members[id] : undefined; // the id is of a path: also "constructor"
  if (!member) throw new CommandRejected("missing", `This ${kind} is not a member of the project.`);
  return member;
}

const difference = (before: Roles, wanted: Partial<Roles>): Partial<Roles> =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => before[name as keyof Roles] !== value));

const isEmpty = (changes: object) => Object.keys(changes).length === 0;

const isLastOwner = (members: Members, user: string) =>
  Object.entries(members).every(([id, { role }]) => (role === "PROJECT_OWNER") === (id === user));

export function evolveMembership<State extends Memberships>(
  state: State,
  { type, data }: MembershipEvent,
  at: number,
): State {
  switch (type) {
    case "ProjectMemberAdded":
      return { ...state, members: added(state.members, data.userId ?? "", data, at) };
    case "ProjectMemberChanged":
      return { ...state, members: changed(state.members, data.userId ?? "", data) };
    case "ProjectMemberRemoved":
      return { ...state, members: without(state.members, data.userId ?? "") };
    case "ProjectGroupAdded":
      return { ...state, groups: added(state.groups, data.groupId ?? "", data, at) };
    case "ProjectGroupChanged":
      return { ...state, groups: changed(state.groups, data.groupId ?? "", data) };
    case "ProjectGroupRemoved":
      return { ...state, groups: without(state.groups, data.groupId ?? "") };
  }
}

type StoredRoles = { readonly role?: string | null; readonly metadataRole?: string | null };

const added = (members: Members, id: string, { role, metadataRole }: StoredRoles, createdDate: number): Members => ({
  ...members,
  [id]: { role: projectRole(role), metadataRole: metadataLevel(metadataRole), createdDate },
});

function changed(members: Members, id: string, { role, metadataRole }: StoredRoles): Members {
  const member = members[id];
  if (!member) return members;
  const roles = {
    role: projectRole(role ?? member.role),
    metadataRole: metadataLevel(metadataRole ?? member.metadataRole),
  };
  return { ...members, [id]: { ...member, ...roles } };
}

const without = (members: Members, gone: string): Members =>
  Object.fromEntries(Object.entries(members).filter(([id]) => id !== gone));

const projectRole = (text: unknown): ProjectRole => PROJECT_ROLES.find((one) => one === text) ?? "PROJECT_USER";
const metadataLevel = (text: unknown): MetadataRole => METADATA_ROLES.find((one) => one === text) ?? "LEVEL_1";
