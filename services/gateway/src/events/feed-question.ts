// What a reader asks of a feed, from the query of the request.
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
  const { after, limit, type, project } = request.query as Query;
  for (const [name, given] of Object.entries({ after, limit, project }))
    if (Array.isArray(given)) throw new Problem(400, `${name} may be given only once.`);
  const types = [type ?? []]
    .flat()
    .flatMap((one) => one.split(","))
    .filter(Boolean);
  if (types.length > MOST_TYPES) throw new Problem(400, `At most ${MOST_TYPES} types may be given.`);
  return {
    feed,
    after: after ? readCursor(String(after)) : undefined,
    limit: limitOf(limit === undefined ? String(LIMIT) : String(limit)),
    current,
    types,
    project: project === undefined ? undefined : String(project),
  };
}

function limitOf(given: string): number {
  const limit = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (limit < 1 || limit > MOST) throw new Problem(400, `limit must be a whole number from 1 to ${MOST}.`);
  return limit;
}
