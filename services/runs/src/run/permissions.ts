// Who may do what with sequencing runs.
import type { UserCaller } from "@isotrail/http";
import type { Run } from "./decider.ts";

export type Actor = Pick<UserCaller, "user" | "role">;

/** Who sees every run, the links to the list, and the feed: one list for all three. */
export const SEES_ALL_RUNS: readonly string[] = ["ROLE_ADMIN", "ROLE_TECHNICIAN", "ROLE_SEQUENCER"];

/** "a run to its creator, sequencers, technicians and administrators" */
export const maySeeAll = ({ role }: Actor) => SEES_ALL_RUNS.includes(role);
export const mayRead = (actor: Actor, { creator }: Run) => maySeeAll(actor) || actor.user === creator;

/** PATCH: "admin, sequencer, creator"; whoever may change a run may upload to it. */
export const mayChange = ({ user, role }: Actor, { creator }: Run) =>
  role === "ROLE_ADMIN" || role === "ROLE_SEQUENCER" || user === creator;

/** "DELETE run: admin" */
export const mayDelete = ({ role }: Actor) => role === "ROLE_ADMIN";
