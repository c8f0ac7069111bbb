// The events of every service over HTTP, for those who have no Kafka: the list of feeds, pages of each, and live streams.
import { type LinkContext, linksOf } from "@isotrail/contracts/links";
import type { FeedReaders, LinkTemplate, RecordType } from "@isotrail/contracts/resources";
import { objectOf, string } from "@isotrail/contracts/schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { accountOf } from "../auth/guard.ts";
import type { Writer } from "../formats/envelope.ts";
import { acceptable } from "../formats/negotiate.ts";
import type { BackendService } from "../proxy/services.ts";
import { type GatewayContext, linkContext } from "../resources/exchange.ts";
import { gatewayRoute, readRoute } from "../resources/methods.ts";
import { askFeeds, sharing } from "./ask-feed.ts";
import { contractRoutes } from "./contract.ts";
import { type EventStreams, eventStreams } from "./event-stream.ts";
import { readCursor, writeCursor } from "./feed-cursor.ts";
import { type AskFeed, type Feed, type FeedQuestion, LAST, readFeed, readsFeed, type ShownPage } from "./feed-page.ts";
import { questionOf } from "./feed-question.ts";
import { type FeedWatch, watchFeed } from "./feed-watch.ts";
import { projectAccess } from "./project-access.ts";

const BATCH = "application/cloudevents-batch+json";
const STREAM = "text/event-stream";

/** Seconds for which a service is asked whether there is something new. */
const WAIT = 20;

export const feedRecord: RecordType = {
  name: "feed",
  schema: objectOf({ identifier: string, label: string }),
  links: [{ rel: "self", href: "/events/{identifier}" }],
};
export const LIST_LINKS: readonly LinkTemplate[] = [
  { rel: "self", href: "/events" },
  { rel: "events/asyncapi", href: "/events/asyncapi.yaml" },
  { rel: "events/descriptor", href: "/events/descriptor.binpb" },
];

export type ServiceFeed = { readonly name: string; readonly feed?: FeedReaders };

/** What the routes of all feeds share. */
type Feeds = {
  readonly context: GatewayContext;
  readonly projects: BackendService;
  readonly page: AskFeed;
  readonly stream: AskFeed;
  readonly streams: EventStreams;
};

/** @param projects the service that answers for projects */
export function feedRoutes(
  scope: FastifyInstance,
  services: readonly ServiceFeed[],
  projects: BackendService,
  context: GatewayContext,
): void {
  const streams = eventStreams();
  scope.addHook("preClose", async () => streams.close());
  const page = askFeeds(context.services);
  const feeds = services.flatMap(({ name, feed }): Feed[] => (feed ? [{ name, readers: feed }] : []));
  gatewayRoute(scope, "/events", (writer, request, reply) => {
    reply.header("cache-control", "private, no-cache");
    return feedList(feeds, linkContext(request, context), writer);
  });
  contractRoutes(scope);
  for (const feed of feeds) feedRoute(scope, feed, { context, projects, page, stream: sharing(page), streams });
}

/** The feeds that the caller may read. */
function feedList(feeds: readonly Feed[], links: LinkContext, writer: Writer): string {
  const entries = feeds
    .filter((feed) => readsFeed(links.caller.role, feed))
    .map(({ name: identifier }, at) => {
      const fields = JSON.stringify({ identifier, label: identifier });
      return writer.entry(fields, linksOf(feedRecord.links, { identifier }, links), at === 0, feedRecord);
    });
  return writer.startCollection() + entries.join("") + writer.endCollection(linksOf(LIST_LINKS, {}, links));
}

function feedRoute(scope: FastifyInstance, feed: Feed, { context, projects, page, stream, streams }: Feeds): void {
  const watch = watchOf(page, feed);
  readRoute(scope, `/events/${feed.name}`, async (request, reply) => {
    const type = acceptable(request, [BATCH, "application/json", STREAM]);
    reply.header("vary", "accept");
    const account = accountOf(request);
    const question = questionOf(feed, request, type !== STREAM);
    if (type !== STREAM) {
      const access = projectAccess(projects, account, request.id);
      return sendPage(
        request,
        reply,
        context.api,
        type,
        question,
        await readFeed({ account, ask: page, access }, question),
      );
    }
    const last = request.headers["last-event-id"];
    const after = typeof last === "string" && last !== "" ? readCursor(last) : question.after;
    return streams.open(request, reply, {
      after,
      watch,
      read: (account, from) =>
        readFeed(
          { account, ask: stream, access: projectAccess(projects, account, request.id) },
          { ...question, after: from },
        ),
    });
  });
}

/** CloudEvents' HTTP binding, batched mode: the body is an array of events and nothing else, so where to go on is told beside it. */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  api: string,
  type: string,
  question: FeedQuestion,
  { events, next }: ShownPage,
): FastifyReply {
  const cursor = writeCursor(next);
  const following = new URLSearchParams(request.url.replace(/^[^?]*/, ""));
  following.delete("from");
  following.set("after", cursor);
  return reply
    .type(`${type}; charset=utf-8`)
    .headers({
      "cache-control": "private, no-cache",
      "next-cursor": cursor,
      link: `<${api}/events/${question.feed.name}?${following}>; rel="next"`,
    })
    .send(`[${events.map((event) => event.json).join(",\n")}]`);
}

const watchOf = (ask: AskFeed, feed: Feed): FeedWatch =>
  watchFeed(async (position) => {
    const query = new URLSearchParams({ after: `${position}.${LAST}`, limit: "1", wait: String(WAIT) });
    return (await ask(feed.name, query)).head;
  });
