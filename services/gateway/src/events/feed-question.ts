// What a reader asks of a feed, from the query of the request.
import { eventTypesOf } from "@isotrail/contracts/public-messages";
import { Problem } from "@isotrail/http";
import type { FastifyRequest } from "fastify";
import { readCursor } from "./feed-cursor.ts";
import type { Feed, FeedQuestion } from "./feed-page.ts";

/** Events of a page unless the reader says how many, and at most. */
const LIMIT = 100;
const MOST = 1_000;
const MOST_TYPES = 100;

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** @throws Problem 400 */
export function questionOf(feed: Feed, request: FastifyRequest, current: boolean): FeedQuestion {
  const { after, from, limit, type, project, data } = request.query as Query;
  for (const [name, given] of Object.entries({ after, from, limit, project, data }))
    if (Array.isArray(given)) throw new Problem(400, `${name} may be given only once.`);
  return {
    feed,
    after: startOf(String(after ?? ""), String(from ?? "")),
    limit: limitOf(limit === undefined ? String(LIMIT) : String(limit)),
    current,
    types: typesOf(feed, type),
    project: project === undefined ? undefined : String(project),
    data: formOf(String(data ?? "json")),
  };
}

function startOf(after: string, from: string): FeedQuestion["after"] {
  if (from === "") return after === "" ? undefined : readCursor(after);
  if (from !== "now") throw new Problem(400, 'from can only be "now".');
  if (after !== "") throw new Problem(400, "Give after or from, not both.");
  return "now";
}

/** By their full names, or by the last part of these: QcCompleted. */
function typesOf({ name }: Feed, given: string | string[] | undefined): readonly string[] {
  const asked = [given ?? []]
    .flat()
    .flatMap((one) => one.split(","))
    .filter(Boolean);
  if (asked.length > MOST_TYPES) throw new Problem(400, `At most ${MOST_TYPES} types may be given.`);
  const known = eventTypesOf(name);
  return asked.map((type) => {
    const full = known.find((one) => one === type || one.split(".").at(-1) === type);
    if (full) return full;
    const names = known.map((one) => one.split(".").at(-1)).join(", ");
    throw new Problem(400, `There is no such type of event in this feed: ${type}. There are: ${names}.`);
  });
}

function formOf(given: string): FeedQuestion["data"] {
  if (given !== "json" && given !== "protobuf") throw new Problem(400, "data must be json or protobuf.");
  return given;
}

function limitOf(given: string): number {
  const limit = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > MOST) throw new Problem(400, `limit must be a whole number from 1 to ${MOST}.`);
  return limit;
}
