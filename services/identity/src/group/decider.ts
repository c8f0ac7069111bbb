// A group of users, such as the staff of a laboratory: what is shared with the group is shared with whoever is in it.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { isotrail } from "../../generated/domain-events.js";

type Messages = typeof isotrail.identity.domain.v1;
type EventOf<Type extends keyof Messages> = {
  readonly [One in Type]: { readonly type: One; readonly data: Parameters<Messages[One]["encode"]>[0] };
}[Type];

export const GROUP_ROLES = ["GROUP_MEMBER", "GROUP_OWNER"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];
/** `createdDate`: when the user came into the group. */
export type GroupMember = { readonly role: GroupRole; readonly createdDate: number };

export type Group = {
  readonly status: "none" | "live" | "deleted";
  readonly name: string;
  readonly description: string;
  readonly createdDate: number;
  readonly modifiedDate: number;
  /** By the user's identifier. */
  readonly members: Readonly<Record<string, GroupMember>>;
};

export type GroupFields = { readonly name: string; readonly description: string };
export type GroupCommand =
  | { readonly type: "create"; readonly fields: GroupFields; readonly owner: string }
  | { readonly type: "change"; readonly fields: Partial<GroupFields> }
  | { readonly type: "addMember"; readonly user: string; readonly role: GroupRole }
  | { readonly type: "changeMember"; readonly user: string; readonly role: GroupRole }
  /** `accountEnded`: who has no account any more leaves, also as the last owner. */
  | { readonly type: "removeMember"; readonly user: string; readonly accountEnded?: boolean }
  | { readonly type: "delete" };

export type GroupEvent = EventOf<
  "GroupCreated" | "GroupChanged" | "GroupMemberAdded" | "GroupMemberChanged" | "GroupMemberRemoved" | "GroupDeleted"
>;

/** All of them are read for a question of permission. */
export const MOST_MEMBERS = 1_000;

export const initial: Group = {
  status: "none",
  name: "",
  description: "",
  createdDate: 0,
  modifiedDate: 0,
  members: {},
};

/** @throws CommandRejected when the group does not allow the command */
export function decide(state: Group, command: GroupCommand): readonly GroupEvent[] {
  if (command.type === "create") {
    if (state.status !== "none") throw new CommandRejected("conflict", "This group already exists.");
    return [{ type: "GroupCreated", data: { ...command.fields, ownerId: command.owner } }];
  }
  if (state.status !== "live") throw new CommandRejected("missing", "There is no such group.");
  switch (command.type) {
    case "change": {
      const changed = Object.entries(command.fields).filter(([name, value]) => state[name as "name"] !== value);
      return changed.length === 0 ? [] : [{ type: "GroupChanged", data: Object.fromEntries(changed) }];
    }
    case "delete":
      return [{ type: "GroupDeleted", data: {} }];
    default:
      return decideMembers(state, command);
  }
}

type MemberCommand = Extract<GroupCommand, { readonly user: string }>;

function decideMembers({ members }: Group, command: MemberCommand): readonly GroupEvent[] {
  const { type, user: userId } = command;
  if (type === "addMember") {
    if (members[userId])
      throw new CommandRejected(
        "conflict",
        "An entity already exists with that identifier: the user is in this group.",
      );
    if (Object.keys(members).length >= MOST_MEMBERS)
      throw new CommandRejected("conflict", `A group has at most ${MOST_MEMBERS} users.`);
    return [{ type: "GroupMemberAdded", data: { userId, role: command.role } }];
  }
  const { role } = memberOf(members, userId);
  if (type === "changeMember") {
    if (role === command.role) return [];
    if (isLastOwner(members, userId))
      throw new CommandRejected("conflict", "The last owner of a group stays its owner.");
    return [{ type: "GroupMemberChanged", data: { userId, role: command.role } }];
  }
  if (!command.accountEnded && isLastOwner(members, userId))
    throw new CommandRejected("conflict", "The last owner of a group cannot be removed.");
  return [{ type: "GroupMemberRemoved", data: { userId } }];
}

/** @throws CommandRejected "missing" when the user is not in the group */
export function memberOf(members: Group["members"], user: string): GroupMember {
  const member = members[user];
  if (!member) throw new CommandRejected("missing", "This user is not in the group.");
  return member;
}

const isLastOwner = (members: Group["members"], user: string) =>
  Object.entries(members).every(([id, { role }]) => (role === "GROUP_OWNER") === (id === user));

export function evolve(before: Group, { type, data }: GroupEvent, { at }: { readonly at: number }): Group {
  const state = { ...before, modifiedDate: at };
  switch (type) {
    case "GroupCreated": {
      const { name = "", description = "", ownerId } = data;
      const members = ownerId ? { [ownerId]: { role: "GROUP_OWNER", createdDate: at } as const } : {};
      return { ...state, status: "live", name: name ?? "", description: description ?? "", createdDate: at, members };
    }
    case "GroupChanged":
      return { ...state, name: data.name ?? state.name, description: data.description ?? state.description };
    case "GroupMemberAdded":
    case "GroupMemberChanged": {
      const { userId = "", role } = data;
      const createdDate = state.members[userId ?? ""]?.createdDate ?? at;
      return { ...state, members: { ...state.members, [userId ?? ""]: { role: groupRole(role), createdDate } } };
    }
    case "GroupMemberRemoved": {
      const left = Object.entries(state.members).filter(([user]) => user !== data.userId);
      return { ...state, members: Object.fromEntries(left) };
    }
    case "GroupDeleted":
      return { ...state, status: "deleted", members: {} };
  }
}

const groupRole = (text: unknown): GroupRole => GROUP_ROLES.find((one) => one === text) ?? "GROUP_MEMBER";
