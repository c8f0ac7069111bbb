// A submission for somebody who wants to read it or do something with it.
import { type AggregateStore, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { Problem, type ServiceContext, type UserCaller } from "@isotrail/http";
import { accessTo, forbidden } from "../access.ts";
import { submission } from "./aggregate.ts";
import { alwaysReads, isOwn, mayAnalyse } from "./permissions.ts";
import type { Submission } from "./state.ts";

export type LoadedSubmission = Loaded<Submission>;

/**
 * @throws CommandRejected "missing" when there is none, "forbidden" when the caller may not read it
 * @throws Problem 410 when it was deleted, for whoever could read it
 */
export async function readableSubmission(
  { aggregates, peers }: Pick<ServiceContext, "aggregates" | "peers">,
  caller: UserCaller,
  id: string,
): Promise<LoadedSubmission> {
  const found = await existingSubmission(aggregates, id);
  const [readable] = await readableAmong(peers, caller, [found]);
  if (!readable) throw forbidden();
  if (found.state.status !== "live") throw deleted();
  return found;
}

/** @throws CommandRejected "missing" before it is complete, too; "forbidden"; Problem 410 */
export async function completedAnalysis(
  service: Pick<ServiceContext, "aggregates" | "peers">,
  caller: UserCaller,
  id: string,
): Promise<LoadedSubmission> {
  const found = await readableSubmission(service, caller, id);
  const { analysisState } = found.state;
  if (analysisState === "COMPLETED") return found;
  throw new CommandRejected("missing", `There is no analysis yet: the submission is ${analysisState}.`);
}

/** @throws CommandRejected "missing", "forbidden" for all but the submitter and administrators, Problem 410 */
export async function ownSubmission(
  service: Pick<ServiceContext, "aggregates" | "peers">,
  caller: UserCaller,
  id: string,
): Promise<LoadedSubmission> {
  const found = await existingSubmission(service.aggregates, id);
  if (!isOwn(caller, found.state)) throw forbidden();
  return readableSubmission(service, caller, id);
}

/** Deleted ones, too. @throws CommandRejected "missing" */
export async function existingSubmission(aggregates: AggregateStore, id: string): Promise<LoadedSubmission> {
  const found = (await aggregates.find(submission, [id])).get(id) ?? (await aggregates.load(submission, id));
  if (found.state.status === "none") throw new CommandRejected("missing", "There is no such analysis submission.");
  return found;
}

/**
 * Those of these submissions that the caller may read: those that they submitted themselves, those that are shared with a project that they may read,
 * and automated ones of samples that they may read. In the same order; one question for projects and one for samples.
 */
export async function readableAmong<Found extends Pick<LoadedSubmission, "state">>(
  peers: ServiceContext["peers"],
  caller: UserCaller,
  found: readonly Found[],
): Promise<Found[]> {
  if (!mayAnalyse(caller)) return [];
  const others = found.filter(({ state }) => !alwaysReads(caller, state));
  const projects = others.flatMap(({ state }) => state.projects);
  const samples = others.filter(({ state }) => state.automated).flatMap(({ state }) => samplesOf(state));
  const [projectAccess, sampleAccess] = await Promise.all([
    accessTo(peers, "projects", projects, caller),
    accessTo(peers, "samples", samples, caller),
  ]);
  return found.filter(
    ({ state }) =>
      alwaysReads(caller, state) ||
      state.projects.some((project) => projectAccess.get(project)?.read) ||
      (state.automated && samplesOf(state).every((sample) => sampleAccess.get(sample)?.read)),
  );
}

export const samplesOf = ({ inputs }: Submission) => [...new Set(inputs.map(({ sample }) => sample))];

/** "GET 410 from then on" */
const deleted = () => new Problem(410, "This analysis submission was deleted.");
