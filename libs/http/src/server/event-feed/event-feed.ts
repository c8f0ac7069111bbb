// The public events of a service for the gateway, which offers them over HTTP: pages of the service's own log.
import { CommandRejected, type EventLog, type RunningEventHandlers, type ServiceEngine } from "@isotrail/eventsourcing";
import type { FastifyInstance, FastifyReply } from "fastify";
import { markLongPoll } from "../app.ts";
import { callerOf } from "../internal-identity.ts";
import { Problem } from "../problem.ts";
import { type FeedPage, readFeedPage } from "./feed-page.ts";
import { type FeedQuery, type FeedQuestion, feedQuestion } from "./feed-question.ts";

/** Milliseconds. The repair looks a tenth of a second after each append. */
const REPAIRED_SOON = 2_000;

type Handlers = () => RunningEventHandlers | undefined;
type Feed = { readonly service: ServiceEngine; readonly log: EventLog; readonly handlers: Handlers };

/**
 * GET /internal/events?after=<position>.<index>&limit=<1..1000>&wait=<seconds 0..25>&current=<0|1>&log=<id>&type=…&project=…
 *
 * Only what is repaired is offered: whoever gets an event finds the resource as the event says, and whoever asks for
 * permission about it is not told that there is no such project yet.
 */
export function eventFeed(app: FastifyInstance, service: ServiceEngine, log: EventLog, handlers: Handlers): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());

  app.get<{ Querystring: FeedQuery }>("/internal/events", async (request, reply): Promise<FeedPage> => {
    if (callerOf(request).service !== "gateway")
      throw new CommandRejected("forbidden", "Only the gateway asks for events.");
    const { log: named } = request.query;
    if (named !== undefined && named !== log.id)
      throw new Problem(410, "This cursor is of a log that was restored since. Begin again without a cursor.");
    const question = feedQuestion(request.query);
    if (question.wait > 0) markLongPoll(request);
    return pageWithEvents({ service, log, handlers }, question, AbortSignal.any([gone(reply), closing.signal]));
  });
}

/** A page as it is, or, when it is empty, as soon as there are events, but not longer than the caller waits. */
async function pageWithEvents(feed: Feed, question: FeedQuestion, ended: AbortSignal): Promise<FeedPage> {
  const { log, handlers } = feed;
  const waiting = AbortSignal.any([AbortSignal.timeout(question.wait * 1000), ended]);
  const stored = question.current ? await log.head() : 0;
  for (let after = question.after; ; ) {
    const page = await currentPage(feed, { ...question, after }, stored, ended);
    if (page.events.length > 0 || !page.end || question.wait === 0 || waiting.aborted) return page;
    after = page.next;
    await log.changed(after.position, waiting);
    await handlers()?.repaired(after.position + 1, waiting);
  }
}

/** A page that ends before what was stored when the question came is read again once that is repaired. */
async function currentPage(feed: Feed, question: FeedQuestion, stored: number, ended: AbortSignal): Promise<FeedPage> {
  const page = await repairedPage(feed, question);
  if (!page.end || page.head >= stored || page.events.length >= question.limit) return page;
  await feed.handlers()?.repaired(stored, AbortSignal.any([AbortSignal.timeout(REPAIRED_SOON), ended]));
  return repairedPage(feed, question);
}

async function repairedPage({ service, log, handlers }: Feed, question: FeedQuestion): Promise<FeedPage> {
  const head = (await handlers()?.repairedTo()) ?? 0;
  return readFeedPage(service, log, head, question);
}

/** Aborts when the answer is sent or nobody waits for it any more. */
function gone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once("close", () => abort.abort());
  return abort.signal;
}
