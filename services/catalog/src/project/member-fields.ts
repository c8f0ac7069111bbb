// The fields of a membership that a client writes: of a user, and of a group of users.
import { choice, type Field, readChanges, readNew, text } from "@isotrail/http";
import { METADATA_ROLES, PROJECT_ROLES, type Roles } from "./membership.ts";

export const roleFields: readonly Field[] = [choice("role", PROJECT_ROLES), choice("metadataRole", METADATA_ROLES)];
export const memberFields: readonly Field[] = [text("userId", { required: true, min: 1, max: 1000 }), ...roleFields];
export const groupFields: readonly Field[] = [
  text("groupId", { required: true, pattern: /^\d{1,16}$/, wrong: "This must be the identifier of a group." }),
  ...roleFields,
];

/** A collaborator unless it says owner. */
const LEAST: Roles = { role: "PROJECT_USER", metadataRole: "LEVEL_1" };

/** Who becomes a member, by username, and as what. @throws CommandRejected "invalid" */
export function newMember(body: unknown): { username: string; roles: Roles } {
  const { userId, ...roles } = readNew(memberFields, body);
  return { username: String(userId), roles: { ...LEAST, ...roles } };
}

/** Which group becomes a member, by identifier, and as what. @throws CommandRejected "invalid" */
export function newGroup(body: unknown): { group: string; roles: Roles } {
  const { groupId, ...roles } = readNew(groupFields, body);
  return { group: String(groupId), roles: { ...LEAST, ...roles } };
}

/** What a membership becomes. @throws CommandRejected "invalid" also for an unknown property */
export const memberChanges = (body: unknown) => readChanges(roleFields, body) as Partial<Roles>;
