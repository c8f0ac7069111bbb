// The events of every service over HTTP, for those who have no Kafka: the list of feeds, pages of each, and live streams.
import { Problem } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptable } from "./answers.ts";
import type { Behind } from "./asked.ts";
import { contractRoutes } from "./contract.ts";
import { json } from "./envelope.ts";
import { type EventStreams, eventStreams, type Story } from "./event-stream.ts";
import { type AskFeed, askingFeeds, type FeedQuestion, feedNames, readFeed, readsFeed, sharing } from "./feed.ts";
import { readCursor, writeCursor } from "./feed-cursor.ts";
import { type FeedWatch, watchFeed } from "./feed-watch.ts";
import { accountOf } from "./guard.ts";
import { collectionLinks, type Place, recordLinks } from "./links.ts";
import { own, reads } from "./methods.ts";
import type { Owner } from "./routes.ts";

const BATCH = "application/cloudevents-batch+json";
const STREAM = "text/event-stream";

/** Events of a page unless the reader says how many, and at most. */
const LIMIT = 100;
const MOST = 1_000;
const MOST_TYPES = 100;
/** Seconds for which a service is asked whether there is something new. */
const WAIT = 20;
/** An index that no event has: all of its commit is done. */
const LAST = 999_999;

export function eventRoutes(scope: FastifyInstance, behind: Behind): void {
  const streams = eventStreams();
  scope.addHook("preClose", async () => streams.close());
  const ask = askingFeeds(behind);
  const asks: Asks = { page: ask, stream: sharing(ask) };
  own(scope, "/events", async (request, reply) => {
    const place = { api: behind.api, ...accountOf(request), params: {} };
    return reply.type(json.type).header("cache-control", "private, no-cache").send(listed(place));
  });
  contractRoutes(scope);
  for (const feed of feedNames) feedRoute(scope, behind, feed, asks, streams);
}

/** The feeds that the caller may read. */
function listed(place: Place): string {
  const feeds = feedNames.filter((feed) => readsFeed(place.role, feed));
  const entries = feeds.map((feed, at) => {
    const fields = { identifier: feed, label: feed };
    return json.entry(fields, recordLinks("feed", fields, place), at === 0);
  });
  return json.startCollection() + entries.join("") + json.endCollection(collectionLinks("feeds", place));
}

type Asks = { readonly page: AskFeed; readonly stream: AskFeed };

function feedRoute(scope: FastifyInstance, behind: Behind, feed: Owner, asks: Asks, streams: EventStreams): void {
  const watch = watchOf(asks.page, feed);
  reads(scope, `/events/${feed}`, async (request, reply) => {
    const type = acceptable(request, [BATCH, "application/json", STREAM]);
    reply.header("vary", "accept");
    const question = questionOf(feed, request, type !== STREAM);
    const reader = { upstreams: behind.upstreams, sign: behind.sign, request: request.id };
    if (type !== STREAM) {
      const page = await readFeed({ ...reader, ask: asks.page, account: accountOf(request) }, question);
      return sendPage(request, reply, behind.api, type, question, page);
    }
    const last = request.headers["last-event-id"];
    const after = typeof last === "string" && last !== "" ? readCursor(last) : question.after;
    const read: Story["read"] = (account, from) =>
      readFeed({ ...reader, ask: asks.stream, account }, { ...question, after: from });
    return streams.open(request, reply, { after, read, watch });
  });
}

/** CloudEvents' HTTP binding, batched mode: the body is an array of events and nothing else, so where to go on is told beside it. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  api: string,
  type: string,
  question: FeedQuestion,
  { events, next }: Awaited<ReturnType<typeof readFeed>>,
): FastifyReply {
  const cursor = writeCursor(next);
  const following = new URLSearchParams(request.url.replace(/^[^?]*/, ""));
  following.set("after", cursor);
  return reply
    .type(`${type}; charset=utf-8`)
    .headers({
      "cache-control": "private, no-cache",
      "next-cursor": cursor,
      link: `<${api}/events/${question.feed}?${following}>; rel="next"`,
    })
    .send(`[${events.map((event) => event.json).join(",\n")}]`);
}

const watchOf = (ask: AskFeed, feed: Owner): FeedWatch =>
  watchFeed(async (position) => {
    const query = new URLSearchParams({ after: `${position}.${LAST}`, limit: "1", wait: String(WAIT) });
    return (await ask(feed, query)).head;
  });

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** @throws Problem 400 */
function questionOf(feed: Owner, request: FastifyRequest, current: boolean): FeedQuestion {
  const { after, limit, type, project } = request.query as Query;
  for (const [name, given] of Object.entries({ after, limit, project }))
    if (Array.isArray(given)) throw new Problem(400, `${name} may be given only once.`);
  const types = [type ?? []]
    .flat()
    .flatMap((one) => one.split(","))
    .filter(Boolean);
  if (types.length > MOST_TYPES) throw new Problem(400, `At most ${MOST_TYPES} types can be asked for.`);
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
