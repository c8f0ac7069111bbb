// A feed as server-sent events (HTML Living Standard, 9.2): what there is from a cursor, and then what comes.
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { markLongPoll, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ShownEvent, ShownPage } from "./feed.ts";
import { type FeedCursor, writeCursor } from "./feed-cursor.ts";
import type { FeedWatch } from "./feed-watch.ts";
import { type Account, accountOf } from "./guard.ts";
import { badToken, Unreachable } from "./refusal.ts";

/** How many, and milliseconds. */
const LIMITS = {
  ofUser: 16,
  ofProcess: 256,
  /** Between signs of life. */
  heartbeat: 15_000,
  /** Between looks at the account. */
  look: 2_000,
  /** A reader that takes nothing for so long is cut off. */
  stalled: 60_000,
};
/** Milliseconds until a service that is away is asked again, and until a reader should connect again. */
const PAUSE = 1_000;
const RETRY = 2_000;
/** Characters that are sent at once. */
const CHUNK = 16_384;

export type EventStreams = {
  /** Answers with the events that `read` tells from `after` on. @throws Problem 429, 503, and what the first page throws */
  open(request: FastifyRequest, reply: FastifyReply, story: Story): Promise<FastifyReply>;
  /** Ends all at once. */
  close(): void;
};

export type Story = {
  readonly after: FeedCursor | undefined;
  readonly read: (account: Account, after: FeedCursor | undefined) => Promise<ShownPage>;
  readonly watch: FeedWatch;
};

/** @param limits others for tests */
export function eventStreams(limits: Readonly<typeof LIMITS> = LIMITS): EventStreams {
  const open = new Map<AbortController, string>();

  /** An entry until the connection ends, in whatever way. */
  function admitted(reply: FastifyReply, user: string): AbortController {
    const own = [...open.values()].filter((one) => one === user).length;
    if (own >= limits.ofUser)
      throw tooMany(429, `You have ${own} streams of events open; that is as many as one may have.`);
    if (open.size >= limits.ofProcess) throw tooMany(503, "Too many streams of events are open at the moment.");
    const end = new AbortController();
    open.set(end, user);
    reply.raw.once("close", () => {
      open.delete(end);
      end.abort();
    });
    // a reader that takes nothing would hold the connection after its end
    end.signal.addEventListener("abort", () => void (reply.raw.writableNeedDrain && reply.raw.destroy()), {
      once: true,
    });
    return end;
  }

  return {
    async open(request, reply, story) {
      const account = accountOf(request);
      const end = admitted(reply, account.user);
      const first = await story.read(account, story.after);
      markLongPoll(request);
      reply.type("text/event-stream").headers({
        "cache-control": "no-store",
        connection: "close", // else a client keeps it open when we stop
        "x-accel-buffering": "no", // nginx would keep events back
      });
      if (request.method === "HEAD") return reply.send();
      const text = told(request, first, story, end, limits);
      return reply.send(Readable.from(text, { objectMode: false, highWaterMark: CHUNK }));
    },
    close() {
      for (const end of open.keys()) end.abort();
    },
  };
}

const tooMany = (status: number, message: string) => new Problem(status, message, { headers: { "retry-after": "30" } });

/** Pulled by the connection: while it is full, nothing is read. */
async function* told(
  request: FastifyRequest,
  first: ShownPage,
  { read, watch }: Story,
  end: AbortController,
  limits: typeof LIMITS,
) {
  const { signal } = end;
  let offered: number | undefined; // since when a text waits for the reader
  let sent = performance.now();
  const looking = setInterval(() => {
    if (offered !== undefined && performance.now() - offered > limits.stalled) end.abort();
    accountNow(request).catch((error) => void (error instanceof Unreachable || end.abort()));
  }, limits.look);
  function* offering(text: string) {
    offered = sent = performance.now();
    yield text;
    offered = undefined;
  }
  try {
    yield* offering(`retry: ${RETRY}\n\n`);
    for (let page: ShownPage | undefined = first, next = first.next; !signal.aborted; ) {
      for (const text of page ? texts(page) : []) yield* offering(text);
      // without data nothing is dispatched, but the reader's last event id moves on
      if (performance.now() - sent >= limits.heartbeat) yield* offering(`id: ${writeCursor(next)}\n\n`);
      if (!page) await pause(PAUSE, signal);
      else if (page.end) await somethingNew(watch, next, sent + limits.heartbeat - performance.now(), signal);
      if (signal.aborted) return;
      page = await accountNow(request)
        .then((account) => read(account, next))
        .catch(onlyAway);
      next = page?.next ?? next;
    }
  } catch (error) {
    // the account, a project that may not be read any more, a log that was restored: told when the reader connects again
    if (!(error instanceof Problem)) throw error;
  } finally {
    clearInterval(looking);
    end.abort();
  }
}

/** @throws Problem 401 when the token does not count any more, Unreachable when that cannot be told at the moment */
async function accountNow(request: FastifyRequest): Promise<Account> {
  const account = await request.accountNow?.();
  if (!account) throw badToken();
  return account;
}

/** A service that is away comes back; the reader keeps its place, and is told nothing meanwhile. */
function onlyAway(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error;
}

async function somethingNew(watch: FeedWatch, { position }: FeedCursor, milliseconds: number, signal: AbortSignal) {
  const late = new AbortController();
  const stop = AbortSignal.any([late.signal, signal]);
  await Promise.race([watch.changed(position, stop), pause(milliseconds, stop)]);
  late.abort();
}

const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});

function* texts({ events }: ShownPage): Generator<string> {
  let text = "";
  for (const event of events) {
    text += block(event);
    if (text.length < CHUNK) continue;
    yield text;
    text = "";
  }
  if (text) yield text;
}

const block = ({ cursor, type, json }: ShownEvent) => `id: ${cursor}\nevent: ${type}\ndata: ${json}\n\n`;
