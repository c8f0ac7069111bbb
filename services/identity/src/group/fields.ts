// The fields of a group of users, and of a membership in it, that a client writes.
import { choice, type Field, readChanges, readNew, text } from "@isotrail/http";
import { GROUP_ROLES, type GroupFields, type GroupRole } from "./decider.ts";

export const groupFields: readonly Field[] = [
  text("name", { required: true, min: 3, max: 255, pattern: /\S/, wrong: "This must not be blank." }),
  text("description", { max: 4_000 }),
];
export const roleField = choice("role", GROUP_ROLES);
export const memberFields: readonly Field[] = [text("userId", { required: true, min: 1, max: 1000 }), roleField];

/** @throws CommandRejected "invalid" with the texts for each bad property */
export const newGroup = (body: unknown) => ({ description: "", ...readNew(groupFields, body) }) as GroupFields;
/** @throws CommandRejected "invalid" also for an unknown property */
export const groupChanges = (body: unknown) => readChanges(groupFields, body) as Partial<GroupFields>;

/** Who comes into the group, by username, and as what. @throws CommandRejected "invalid" */
export function newMember(body: unknown): { username: string; role: GroupRole } {
  const { userId, role = "GROUP_MEMBER" } = readNew(memberFields, body);
  return { username: String(userId), role: role as GroupRole };
}

/** The role that a member gets. @throws CommandRejected "invalid" without one, and for an unknown property */
export function newRole(body: unknown): GroupRole {
  const { role } = { ...readChanges([roleField], body), ...readNew([{ ...roleField, required: true }], body) };
  return role as GroupRole;
}
