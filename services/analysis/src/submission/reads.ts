// Reading submissions: one, the caller's own, those of a project, and what other services ask.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { CommandRejected, type Listing } from "@isotrail/eventsourcing";
import { listed, objectOf, recordsOf, type UserCaller } from "@isotrail/http";
import { forbidden, requireReadableProject } from "../access.ts";
import type { Analysis } from "../context.ts";
import { waitingReason } from "../execution/waiting.ts";
import { typeNamed } from "../workflow/choose.ts";
import { objectKey, submission } from "./aggregate.ts";
import { submissionDocument } from "./document.ts";
import { type LoadedSubmission, readableAmong, readableSubmission } from "./find.ts";
import { mayAnalyse } from "./permissions.ts";

/** Identifiers in one question of another service. */
const MOST_IDS = 10_000;

export async function readSubmission(analysis: Analysis, caller: UserCaller, id: string) {
  const found = await readableSubmission(analysis, caller, id);
  const reason = await waitingReason(analysis, found.state);
  return { version: found.version, document: submissionDocument(analysis, found, caller, reason) };
}

/** "The collection of submissions contains only submissions created by the current user" */
export async function listOwn(
  analysis: Analysis,
  caller: UserCaller,
  type: string | undefined,
  asked: CollectionQuery,
) {
  if (!mayAnalyse(caller)) throw forbidden();
  return list(analysis, caller, { index: "submitter", value: caller.user }, type, asked);
}

/** "analysis submissions shared with the project" */
export async function listOfProject(
  analysis: Analysis,
  caller: UserCaller,
  project: string,
  { type, asked }: { readonly type: string | undefined; readonly asked: CollectionQuery },
) {
  if (!mayAnalyse(caller)) throw forbidden();
  await requireReadableProject(analysis.peers, project, caller);
  return list(analysis, caller, { index: "project", value: project }, type, asked);
}

async function list(
  analysis: Analysis,
  caller: UserCaller,
  { index, value }: { readonly index: string; readonly value: string },
  type: string | undefined,
  asked: CollectionQuery,
) {
  const scope = type === undefined ? value : `${value}/${knownType(analysis, type)}`;
  const changed = asked.modifiedSince === undefined ? {} : { changed: asked.modifiedSince };
  const listing = { index, value: scope, ...changed };
  return recordsOf(await listed(analysis.aggregates, submission, listing, asked), async (batch) => {
    const records = [];
    for (const one of batch)
      records.push(submissionDocument(analysis, one, caller, await waitingReason(analysis, one.state)));
    return records;
  });
}

/** "unknown → 404" */
function knownType({ workflows }: Analysis, type: string): string {
  const named = typeNamed(type);
  if (!workflows.types().includes(named)) throw new CommandRejected("missing", "There is no such type of analysis.");
  return named;
}

/** For files: the pairs and single-end files of a submission that the user may read. */
export async function inputsOf(analysis: Analysis, caller: UserCaller, body: unknown) {
  const { submission: id } = objectOf(body);
  const { state } = await readableSubmission(analysis, caller, String(id));
  return { objects: state.inputs.map(({ object }) => object) };
}

/**
 * For files: of each pair the analyses that its record links to, "an analysis submission associated with the pair": the newest
 * that is complete, else the newest, of those that the user may read.
 */
export async function analysesOf(analysis: Analysis, caller: UserCaller, body: unknown) {
  const { pairs } = objectOf(body);
  if (!Array.isArray(pairs) || pairs.length > MOST_IDS || !pairs.every((id) => typeof id === "string"))
    throw new CommandRejected("invalid", `Send an array of at most ${MOST_IDS} pairs.`);
  if (!mayAnalyse(caller)) return {};
  const candidates = new Map<string, readonly LoadedSubmission[]>();
  for (const pair of pairs)
    for (const type of LINKED) {
      const found = await newestOf(analysis, `pair-${pair}`, type, caller.user);
      if (found.length > 0) candidates.set(`${pair}/${type}`, found);
    }
  const readable = new Set(await readableAmong(analysis.peers, caller, [...candidates.values()].flat()));
  const answer: Record<string, Record<string, string>> = {};
  for (const [at, found] of candidates) {
    const [pair = "", type = ""] = at.split("/");
    const shown = found.filter((one) => readable.has(one));
    const newest = shown.find(({ state }) => state.analysisState === "COMPLETED") ?? shown[0];
    if (newest) answer[pair] = { ...answer[pair], [type]: newest.id };
  }
  return answer;
}

/** The types of which a pair's record links an analysis. */
const LINKED = ["assembly", "typing"];
/** Shared analyses of one pair and type that are looked at, and as many of the user's own: the newest. */
const MOST_OF_PAIR = 20;
/** As far as they are counted. */
const MOST_COUNTED = 10_000;

async function newestOf(analysis: Analysis, object: string, type: string, user: string) {
  const shared = await lastOf(analysis, { index: "object", value: objectKey(object, type, undefined) });
  const kept = await lastOf(analysis, { index: "object", value: objectKey(object, type, user) });
  return [...shared, ...kept].sort((a, b) => Number(b.id) - Number(a.id));
}

async function lastOf({ aggregates }: Analysis, listing: Listing): Promise<readonly LoadedSubmission[]> {
  const count = await aggregates.countByIndex(submission, listing, MOST_COUNTED);
  if (count === 0) return [];
  const before = count - MOST_OF_PAIR;
  const place = before > 0 ? await aggregates.placeByIndex(submission, listing, before) : undefined;
  return aggregates.findByIndex(submission, { ...listing, ...place, limit: MOST_OF_PAIR });
}
