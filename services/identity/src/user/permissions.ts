// Who may do what with users. What somebody may do in a project is the catalog's to say.
import type { Role, UserCaller } from "@isotrail/http";

export type Actor = Pick<UserCaller, "user" | "role">;

/** GET: "ROLE_USER and above; sequencer 403" */
export const mayReadUsers = ({ role }: Actor) => role !== "ROLE_SEQUENCER";

/** Everybody may follow the link `self` of their own account. */
export const mayReadUser = (actor: Actor, id: string) => actor.user === id || mayReadUsers(actor);

/** E-mail address and phone number: one's own, and administrators and managers everybody's. */
export const mayReadContacts = (actor: Actor, id: string) =>
  actor.user === id || actor.role === "ROLE_ADMIN" || actor.role === "ROLE_MANAGER";

/** Their own, and administrators everybody's. */
export const mayReadHistory = (actor: Actor, id: string) => actor.user === id || actor.role === "ROLE_ADMIN";

/** POST: "admin; manager only if the new user has ROLE_USER" */
export const mayCreateUsers = ({ role }: Actor) => role === "ROLE_ADMIN" || role === "ROLE_MANAGER";
export const mayCreateUserOf = (actor: Actor, systemRole: Role) =>
  actor.role === "ROLE_ADMIN" || (mayCreateUsers(actor) && systemRole === "ROLE_USER");

/**
 * PATCH: "admin; the user himself unless body contains systemRole; not sequencer; manager cannot patch others". What tells
 * a user from others, and whether they may act, is not their own to change either.
 */
export const mayChangeUser = (actor: Actor, id: string, names: readonly string[]) =>
  actor.role === "ROLE_ADMIN" ||
  (actor.user === id &&
    actor.role !== "ROLE_SEQUENCER" &&
    !names.some((name) => ["systemRole", "enabled", "username"].includes(name)));

/** DELETE: "admin, manager", these as they create users: of role ROLE_USER */
export const mayDeleteUsers = mayCreateUsers;
export const mayDeleteUser = mayCreateUserOf;
