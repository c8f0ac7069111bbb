// Pages of a service's public events, less what the reader may not see: permission is asked of its owner for each page.
import { cloudEventAttributes } from "@isotrail/eventsourcing";
import { type FeedEvent, type FeedPage, Problem } from "@isotrail/http";
import { askOther } from "./answers.ts";
import type { Behind } from "./asked.ts";
import { type FeedCursor, writeCursor } from "./feed-cursor.ts";
import type { Account } from "./guard.ts";
import { seesRuns } from "./links.ts";
import { Unreachable } from "./refusal.ts";
import type { Owner } from "./routes.ts";

/** The feeds, and the system roles that may read each at all. */
const FEEDS: { readonly [feed in Owner]: (role: string) => boolean } = {
  catalog: () => true,
  files: () => true,
  runs: seesRuns,
  identity: (role) => role === "ROLE_ADMIN" || role === "ROLE_MANAGER",
};
/** Feeds whose events are shown by the projects that they name. */
const OF_PROJECTS: readonly Owner[] = ["catalog", "files"];

export const feedNames = Object.keys(FEEDS) as Owner[];
export const readsFeed = (role: string, feed: Owner): boolean => FEEDS[feed](role);

export type FeedQuestion = {
  readonly feed: Owner;
  readonly after: FeedCursor | undefined;
  /** Events. */
  readonly limit: number;
  /** Whether all that was stored before the question must be looked at, where the limit allows. */
  readonly current: boolean;
  /** Full names of messages; none: all. */
  readonly types: readonly string[];
  readonly project: string | undefined;
};

/** An event as it is shown: a CloudEvent in JSON, in one line. */
export type ShownEvent = { readonly cursor: string; readonly type: string; readonly json: string };
export type ShownPage = {
  readonly events: readonly ShownEvent[];
  /** Also what was looked at and not shown is done up to here. */
  readonly next: FeedCursor;
  /** Whether `next` is the end for now. */
  readonly end: boolean;
};

/** Pages of the service for one page of ours, and characters after which ours is full. */
const MOST_ASKED = 5;
const MOST_TEXT = 2 * 1024 * 1024;
/** Events in a page of the service of which some may not be shown, and projects in one question. */
const LOOKED_AT = 1_000;
const ASKED_AT_ONCE = 10_000;

type Reader = Pick<Behind, "upstreams" | "sign"> & {
  readonly account: Account;
  /** The id of the request, for logs. */
  readonly request: string;
  /** Asks a service for a page of its own. */
  readonly ask: AskFeed;
};

/** @throws Problem 410, Unreachable */
export type AskFeed = (feed: Owner, query: URLSearchParams) => Promise<FeedPage>;

/**
 * Bounded work: a page may have fewer events than `limit`, also none, before the end.
 * @throws Problem 403 or 404 for a feed or project that the reader may not see, 410 for a cursor of a log that was restored
 */
export async function readFeed(reader: Reader, question: FeedQuestion): Promise<ShownPage> {
  const { feed, project } = question;
  if (!readsFeed(reader.account.role, feed))
    throw new Problem(403, `You are not allowed to read the events of ${feed}.`);
  if (project !== undefined) await mayReadProject(reader, project);
  // "an event that names projects is shown when the caller may read at least one of them"; administrators see all
  const all = !OF_PROJECTS.includes(feed) || project !== undefined || reader.account.role === "ROLE_ADMIN";
  const shown: ShownEvent[] = [];
  let text = 0;
  let next = question.after;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const limit = all ? question.limit - shown.length : LOOKED_AT;
    const { log, events, end, ...page } = await pageOf(reader, { ...question, limit, after: next });
    for (const event of all ? events : await visible(reader, events)) {
      const told = shownEvent(feed, log, event);
      shown.push(told);
      text += told.json.length;
      next = { log, position: event.position, index: event.index };
      if (shown.length >= question.limit || text >= MOST_TEXT) return { events: shown, next, end: false };
    }
    next = { log, ...page.next };
    if (end) return { events: shown, next, end };
  }
  return { events: shown, next: next as FeedCursor, end: false };
}

function shownEvent(service: Owner, log: string, { bytes, ...event }: FeedEvent): ShownEvent {
  const { position, index, type } = event;
  const attributes = cloudEventAttributes({ ...event, service, log, partition: 0, bytes: NONE });
  return {
    cursor: writeCursor({ log, position, index }),
    type,
    json: JSON.stringify({ ...attributes, data_base64: bytes }),
  };
}
const NONE = new Uint8Array();

async function pageOf(reader: Reader, question: FeedQuestion): Promise<FeedPage> {
  const { feed, after, limit, current, types, project } = question;
  const query = new URLSearchParams({ limit: String(limit), current: current ? "1" : "0" });
  if (after) {
    query.set("after", `${after.position}.${after.index}`);
    query.set("log", after.log);
  }
  for (const type of types) query.append("type", type);
  if (project !== undefined) query.set("project", project);
  return reader.ask(feed, query);
}

/** For streams: those that wait for the same get it by one question, however many they are. */
export function sharing(ask: AskFeed): AskFeed {
  const asked = new Map<string, Promise<FeedPage>>();
  return (feed, query) => {
    const same = `${feed}?${query}`;
    const known = asked.get(same);
    if (known) return known;
    const page = ask(feed, query).finally(() => asked.delete(same));
    asked.set(same, page);
    return page;
  };
}

export const askingFeeds =
  ({ upstreams, sign }: Pick<Behind, "upstreams" | "sign">): AskFeed =>
  async (feed, query) => {
    const path = `/internal/events?${query}`;
    const headers = { authorization: await sign({}) };
    const { status, body } = await upstreams[feed].call({ method: "GET", path, headers });
    if (status === 410) throw new Problem(410, (JSON.parse(body.toString()) as { message: string }).message);
    if (status !== 200) throw new Unreachable(feed, new Error(`${path} answered ${status}`));
    return JSON.parse(body.toString());
  };

/** Those that name a project that the reader may read. */
async function visible(reader: Reader, events: readonly FeedEvent[]): Promise<readonly FeedEvent[]> {
  const named = [...new Set(events.flatMap(({ projects }) => projects))];
  const readable = new Set<string>();
  for (let at = 0; at < named.length; at += ASKED_AT_ONCE)
    for (const { id, read } of await accessTo(reader, named.slice(at, at + ASKED_AT_ONCE))) if (read) readable.add(id);
  return events.filter(({ projects }) => projects.some((id) => readable.has(id)));
}

async function mayReadProject(reader: Reader, project: string): Promise<void> {
  const [access] = await accessTo(reader, [project]);
  if (!access?.exists) throw new Problem(404, "There is no such project.");
  if (!access.read) throw new Problem(403, "You are not allowed to do this.");
}

type Access = { readonly id: string; readonly exists: boolean; readonly read: boolean };

async function accessTo({ upstreams, sign, account, request }: Reader, ids: readonly string[]): Promise<Access[]> {
  const headers = { authorization: await sign(account), "x-request-id": request };
  return (await askOther(upstreams, "catalog", "/internal/access", { kind: "projects", ids }, headers)) as Access[];
}
