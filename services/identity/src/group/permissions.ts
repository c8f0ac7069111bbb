// Who may do what with groups of users.
import type { Actor } from "../user/permissions.ts";
import type { Group } from "./decider.ts";

/** As users: "ROLE_USER and above; sequencer 403". */
export const mayUseGroups = ({ role }: Actor) => role !== "ROLE_SEQUENCER";

/** Change or delete a group, add, change and remove its users. */
export const mayManageGroup = (actor: Actor, group: Group) =>
  actor.role === "ROLE_ADMIN" || (mayUseGroups(actor) && group.members[actor.user]?.role === "GROUP_OWNER");

/** Everybody may leave. */
export const mayRemoveFromGroup = (actor: Actor, group: Group, user: string) =>
  mayManageGroup(actor, group) || actor.user === user;

/** As a user's projects: shown to that user, to managers and to administrators. */
export const maySeeGroupsOf = (actor: Actor, user: string) =>
  mayUseGroups(actor) && (actor.user === user || actor.role === "ROLE_MANAGER" || actor.role === "ROLE_ADMIN");
