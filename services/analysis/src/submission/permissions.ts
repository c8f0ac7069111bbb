// Who may do what with analysis submissions.
import type { UserCaller } from "@isotrail/http";
import type { Submission } from "./state.ts";

export type Actor = Pick<UserCaller, "user" | "role">;

/** "GET analysis submissions | ROLE_USER": sequencers upload, and analyse nothing. */
export const ANALYSES_FOR: readonly string[] = ["ROLE_ADMIN", "ROLE_MANAGER", "ROLE_USER", "ROLE_TECHNICIAN"];

export const mayAnalyse = ({ role }: Actor) => ANALYSES_FOR.includes(role);

/** "DELETE analysis submission | admin, submitter"; they also read why it failed, and what became of a deleted one. */
export const isOwn = (actor: Actor, { submitter }: Submission) =>
  actor.role === "ROLE_ADMIN" || actor.user === submitter;

/** What a person submitted they read whatever they may read besides. An automated analysis is its project's: who left that left it. */
export const alwaysReads = (actor: Actor, state: Submission) =>
  isOwn(actor, state) && (actor.role === "ROLE_ADMIN" || !state.automated);

/** Others wait for a priority of their own: HIGH is an administrator's to give. */
export const mayHurry = ({ role }: Actor) => role === "ROLE_ADMIN";
