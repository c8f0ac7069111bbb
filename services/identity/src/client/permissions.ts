// Who may do what with OAuth clients: administrators all, nobody else anything.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Actor } from "../user/permissions.ts";

/** @throws CommandRejected "forbidden" */
export function requireAdministrator({ role }: Actor): void {
  if (role !== "ROLE_ADMIN") throw new CommandRejected("forbidden", "Only administrators may see and change clients.");
}
