// The public events of a service for the gateway, which offers them over HTTP: read from the service's own log.
import { setImmediate as turn } from "node:timers/promises";
import {
  CommandRejected,
  type EventLog,
  type EventPosition,
  isAfter,
  type PublicEvent,
  publicEvents,
  type RunningEventHandlers,
  type ServiceEngine,
} from "@isotrail/eventsourcing";
import type { FastifyInstance, FastifyReply } from "fastify";
import { markLongPoll } from "./app.ts";
import { callerOf } from "./internal-identity.ts";
import { Problem } from "./problem.ts";

/** What the gateway is answered. `next`: all up to and with this is done, also what is not public or was not asked for. */
export type FeedPage = {
  readonly log: string;
  readonly next: EventPosition;
  /** Commits up to here are offered. */
  readonly head: number;
  /** Whether `next` is the end for now. */
  readonly end: boolean;
  readonly events: readonly FeedEvent[];
};
/** A public event of this service and log, its bytes in base64. */
export type FeedEvent = Omit<PublicEvent, "service" | "log" | "partition" | "bytes"> & { readonly bytes: string };

type Query = Readonly<Record<string, string | string[] | undefined>>;
type Question = {
  readonly after: EventPosition;
  readonly limit: number;
  /** Seconds to wait for an event when there is none. */
  readonly wait: number;
  /** Whether all that was stored when the question came must be looked at, if it is repaired soon. */
  readonly current: boolean;
  readonly types: ReadonlySet<string>;
  readonly project: string | undefined;
};

/** Commits that are read at once, and for one answer. */
const COMMITS = 200;
const MOST_COMMITS = 2_000;
/** Bytes of events in one answer; a single event may be larger. */
const MOST_BYTES = 1024 * 1024;
const MOST_EVENTS = 1_000;
const LONGEST_WAIT = 25;
/** Milliseconds. The repair looks a tenth of a second after each append. */
const REPAIRED_SOON = 2_000;

/**
 * GET /internal/events?after=<position>.<index>&limit=<1..1000>&wait=<seconds 0..25>&current=<0|1>&log=<id>&type=…&project=…
 *
 * Only what is repaired is offered: whoever gets an event finds the resource as the event says, and whoever asks for
 * permission about it is not told that there is no such project yet.
 */
export function eventFeed(
  app: FastifyInstance,
  service: ServiceEngine,
  log: EventLog,
  handlers: () => RunningEventHandlers | undefined,
): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());

  app.get<{ Querystring: Query }>("/internal/events", async (request, reply): Promise<FeedPage> => {
    if (callerOf(request).service !== "gateway")
      throw new CommandRejected("forbidden", "Only the gateway asks for events.");
    const { log: named } = request.query;
    if (named !== undefined && named !== log.id)
      throw new Problem(410, "This cursor is of a log that was restored since. Begin again without a cursor.");
    const asked = questionOf(request.query);
    if (asked.wait > 0) markLongPoll(request);
    const until = AbortSignal.any([gone(reply), closing.signal]);
    const signal = AbortSignal.any([AbortSignal.timeout(asked.wait * 1000), until]);
    const stored = asked.current ? await log.head() : 0;
    for (let from = asked.after; ; ) {
      let page = await read({ ...asked, after: from });
      if (page.end && page.head < stored && page.events.length < asked.limit) {
        await handlers()?.repaired(stored, AbortSignal.any([AbortSignal.timeout(REPAIRED_SOON), until]));
        page = await read({ ...asked, after: from });
      }
      if (page.events.length > 0 || !page.end || asked.wait === 0 || signal.aborted) return page;
      from = page.next;
      await log.changed(from.position, signal);
      await handlers()?.repaired(from.position + 1, signal);
    }
  });

  async function read({ after, limit, types, project }: Question): Promise<FeedPage> {
    const head = (await handlers()?.repairedTo()) ?? 0;
    const events: FeedEvent[] = [];
    let next = after;
    let bytes = 0;
    const answer = (end: boolean) => ({ log: log.id, next, head, end, events });
    let from = Math.max(0, after.position - 1); // of that commit, events may be still to come
    for (let looked = 0; looked < MOST_COMMITS; await turn()) {
      const commits = (await log.readFrom(from, COMMITS)).filter(({ position }) => position <= head);
      for (const commit of commits) {
        for (const event of publicEvents(service.name, log.id, service, commit)) {
          if (!isAfter(event, after)) continue;
          const wanted = (types.size === 0 || types.has(event.type)) && (!project || event.projects.includes(project));
          if (wanted && events.length > 0 && (events.length >= limit || bytes + event.bytes.length > MOST_BYTES))
            return answer(false);
          if (wanted) events.push(fed(event));
          if (wanted) bytes += event.bytes.length;
          next = { position: event.position, index: event.index };
        }
        const whole = { position: commit.position, index: commit.events.length - 1 };
        if (isAfter(whole, next)) next = whole;
      }
      from = commits.at(-1)?.position ?? from;
      looked += commits.length;
      if (commits.length === 0 || from >= head) return answer(true);
    }
    return answer(false);
  }
}

function fed({ service: _, log: __, partition: ___, bytes, ...event }: PublicEvent): FeedEvent {
  return { ...event, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64") };
}

/** Aborts when the answer is sent or nobody waits for it any more. */
function gone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController();
  reply.raw.once("close", () => abort.abort());
  return abort.signal;
}

/** @throws Refused "invalid" */
function questionOf(query: Query): Question {
  const [, position, index] = /^(\d{1,15})\.(\d{1,15})$/.exec(String(query.after ?? "0.0")) ?? [];
  if (position === undefined || index === undefined)
    throw new CommandRejected("invalid", "after must be <position>.<index>.");
  return {
    after: { position: Number(position), index: Number(index) },
    limit: whole(query, "limit", 100, 1, MOST_EVENTS),
    wait: whole(query, "wait", 0, 0, LONGEST_WAIT),
    current: whole(query, "current", 0, 0, 1) === 1,
    types: new Set([query.type ?? []].flat()),
    project: query.project === undefined ? undefined : String(query.project),
  };
}

function whole(query: Query, name: string, fallback: number, min: number, max: number): number {
  const given = query[name];
  const value = given === undefined ? fallback : /^\d{1,6}$/.test(String(given)) ? Number(given) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new CommandRejected("invalid", `${name} must be a whole number from ${min} to ${max}.`);
  return value;
}
