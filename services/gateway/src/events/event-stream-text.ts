// The text of an event stream: what there is, what comes, signs of life; until the account or the reader is gone.
import { pause } from "@isotrail/eventsourcing";
import { Problem, Unreachable } from "@isotrail/http";
import type { FastifyRequest } from "fastify";
import type { Account } from "../auth/guard.ts";
import { badToken } from "../auth/refusals.ts";
import { type FeedCursor, writeCursor } from "./feed-cursor.ts";
import type { ShownEvent, ShownPage } from "./feed-page.ts";
import type { FeedWatch } from "./feed-watch.ts";

/** How many, and milliseconds. */
export type StreamLimits = {
  readonly ofUser: number;
  readonly ofProcess: number;
  /** Between signs of life. */
  readonly heartbeat: number;
  /** Between looks at the account. */
  readonly look: number;
  /** A reader that takes nothing for so long is cut off. */
  readonly stalled: number;
};
/** Milliseconds until a service that is away is asked again, and until a reader should connect again. */
const PAUSE = 1_000;
const RETRY = 2_000;
/** Characters that are sent at once. */
export const CHUNK = 16_384;

export type Story = {
  readonly after: FeedCursor | "now" | undefined;
  readonly read: (account: Account, after: FeedCursor | "now" | undefined) => Promise<ShownPage>;
  readonly watch: FeedWatch;
};

/** Pulled by the connection: while it is full, nothing is read. */
export async function* eventStreamText(
  request: FastifyRequest,
  first: ShownPage,
  story: Story,
  end: AbortController,
  limits: StreamLimits,
) {
  const reader = new Reader();
  const looking = setInterval(() => {
    if (reader.waitedFor() > limits.stalled) end.abort();
    accountNow(request).catch((error) => void (error instanceof Unreachable || end.abort()));
  }, limits.look);
  try {
    yield* reader.take(`retry: ${RETRY}\n\n`);
    yield* told(request, first, story, reader, end.signal, limits.heartbeat);
  } catch (error) {
    // the account, a project that may not be read any more, a log that was restored: told when the reader connects again
    if (!(error instanceof Problem)) throw error;
  } finally {
    clearInterval(looking);
    end.abort();
  }
}

/** Who takes the text, and since when it has not. */
class Reader {
  #offered: number | undefined;
  #sent = performance.now();

  *take(text: string): Generator<string, void> {
    this.#offered = this.#sent = performance.now();
    yield text;
    this.#offered = undefined;
  }

  /** Milliseconds for which a text has waited. */
  waitedFor = () => (this.#offered === undefined ? 0 : performance.now() - this.#offered);
  /** Milliseconds since the last text. */
  silentFor = () => performance.now() - this.#sent;
}

async function* told(
  request: FastifyRequest,
  first: ShownPage,
  { read, watch }: Story,
  reader: Reader,
  signal: AbortSignal,
  heartbeat: number,
) {
  for (let page: ShownPage | undefined = first, next = first.next; !signal.aborted; next = page?.next ?? next) {
    for (const text of page ? texts(page) : []) yield* reader.take(text);
    // without data nothing is dispatched, but the reader's last event id moves on
    if (reader.silentFor() >= heartbeat) yield* reader.take(`id: ${writeCursor(next)}\n\n`);
    if (!page) await pause(PAUSE, signal);
    else if (page.end) await somethingNew(watch, next, heartbeat - reader.silentFor(), signal);
    if (signal.aborted) return;
    page = await nextPage(request, read, next);
  }
}

/** Undefined when a service is away: it comes back, and the reader keeps its place. @throws Problem */
function nextPage(request: FastifyRequest, read: Story["read"], after: FeedCursor): Promise<ShownPage | undefined> {
  return accountNow(request)
    .then((account) => read(account, after))
    .catch(onlyAway);
}

/** @throws Problem 401 when the token does not count any more, Unreachable when that cannot be told at the moment */
async function accountNow(request: FastifyRequest): Promise<Account> {
  const account = await request.accountNow?.();
  if (!account) throw badToken();
  return account;
}

function onlyAway(error: unknown): undefined {
  if (!(error instanceof Unreachable)) throw error;
}

async function somethingNew(watch: FeedWatch, { position }: FeedCursor, milliseconds: number, signal: AbortSignal) {
  const late = new AbortController();
  const stop = AbortSignal.any([late.signal, signal]);
  await Promise.race([watch.changed(position, stop), pause(milliseconds, stop)]);
  late.abort();
}

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
