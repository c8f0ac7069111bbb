// Pages of a service's public events, less what the reader may not see: permission is asked of its owner for each page.
import { eventJson } from "@isotrail/contracts/public-messages";
import type { FeedReaders } from "@isotrail/contracts/resources";
import { cloudEventAttributes } from "@isotrail/eventsourcing";
import { type FeedEvent, type FeedPage, Problem } from "@isotrail/http";
import type { Account } from "../auth/guard.ts";
import { type FeedCursor, writeCursor } from "./feed-cursor.ts";
import type { ProjectAccess } from "./project-access.ts";

/** A feed: the public events of a service, and who may read them. */
export type Feed = { readonly name: string; readonly readers: FeedReaders };

/** Whether any event of the feed may be shown to this role. */
export const readsFeed = (role: string, { readers }: Feed): boolean =>
  readers === "readers of the project" || readers.roles.includes(role);

const isOfProjects = ({ readers }: Feed): boolean =>
  readers === "readers of the project" || readers.ofProjects === true;

export type FeedQuestion = {
  readonly feed: Feed;
  /** From the first event on where it is not given; "now": only what comes. */
  readonly after: FeedCursor | "now" | undefined;
  /** Events. */
  readonly limit: number;
  /** Whether all that was stored before the question must be looked at, where the limit allows. */
  readonly current: boolean;
  /** Full names of messages; none: all. */
  readonly types: readonly string[];
  readonly project: string | undefined;
  /** The message as JSON, or as its bytes in base64. */
  readonly data: "json" | "protobuf";
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
/** Events in a page of the service of which some may not be shown. */
const LOOKED_AT = 1_000;

type Reader = {
  readonly account: Account;
  readonly ask: AskFeed;
  readonly access: ProjectAccess;
};

/** Asks a service for a page of its own. @throws Problem 410, Unreachable */
export type AskFeed = (feed: string, query: URLSearchParams) => Promise<FeedPage>;

/**
 * Bounded work: a page may have fewer events than `limit`, also none, before the end.
 * @throws Problem 403 or 404 for a feed or project that the reader may not see, 410 for a cursor of a log that was restored
 */
export async function readFeed(reader: Reader, question: FeedQuestion): Promise<ShownPage> {
  const { feed, project } = question;
  if (!readsFeed(reader.account.role, feed))
    throw new Problem(403, `You are not allowed to read the events of ${feed.name}.`);
  if (project !== undefined) await reader.access.mayRead(project);
  // "an event that names projects is shown when the caller may read at least one of them"; administrators see all
  const all = !isOfProjects(feed) || project !== undefined || reader.account.role === "ROLE_ADMIN";
  if (question.after === "now") return { events: [], next: await headOf(reader, feed), end: true };
  const shown: ShownEvent[] = [];
  let text = 0;
  let next = question.after;
  for (let asked = 0; asked < MOST_ASKED; asked++) {
    const limit = all ? question.limit - shown.length : LOOKED_AT;
    const { log, events, end, ...page } = await pageOf(reader, { ...question, limit, after: next });
    for (const event of all ? events : await visible(reader, events)) {
      const cloudEvent = toFeedEvent(feed.name, log, event, question.data);
      shown.push(cloudEvent);
      text += cloudEvent.json.length;
      next = { log, position: event.position, index: event.index };
      if (shown.length >= question.limit || text >= MOST_TEXT) return { events: shown, next, end: false };
    }
    next = { log, ...page.next };
    if (end) return { events: shown, next, end };
  }
  return { events: shown, next: next as FeedCursor, end: false };
}

/** What is told as JSON and is of a type that only a newer service knows goes out as its bytes. */
function toFeedEvent(
  service: string,
  log: string,
  { bytes, ...event }: FeedEvent,
  form: FeedQuestion["data"],
): ShownEvent {
  const { position, index, type } = event;
  const attributes = cloudEventAttributes({ ...event, service, log, partition: 0, bytes: NONE });
  const data = form === "json" ? eventJson(type, Buffer.from(bytes, "base64")) : undefined;
  const shown =
    data === undefined
      ? { ...attributes, data_base64: bytes }
      : { ...attributes, datacontenttype: "application/json", data };
  return { cursor: writeCursor({ log, position, index }), type, json: JSON.stringify(shown) };
}
const NONE = new Uint8Array();

/** No log is as long as this. */
const BEYOND = "999999999999999.0";
/** An index that no event has: all of its commit is done. */
export const LAST = 999_999;

/** Behind everything that is offered now. */
async function headOf({ ask }: Reader, feed: Feed): Promise<FeedCursor> {
  const query = new URLSearchParams({ after: BEYOND, limit: "1", current: "1" });
  const { log, head } = await ask(feed.name, query);
  return { log, position: head, index: LAST };
}

/** A question from a place in the log. */
type Placed = Omit<FeedQuestion, "after"> & { readonly after: FeedCursor | undefined };

async function pageOf(reader: Reader, question: Placed): Promise<FeedPage> {
  const { feed, after, limit, current, types, project } = question;
  const query = new URLSearchParams({ limit: String(limit), current: current ? "1" : "0" });
  if (after) {
    query.set("after", `${after.position}.${after.index}`);
    query.set("log", after.log);
  }
  for (const type of types) query.append("type", type);
  if (project !== undefined) query.set("project", project);
  return reader.ask(feed.name, query);
}

/** Those that name a project that the reader may read. */
async function visible({ access }: Reader, events: readonly FeedEvent[]): Promise<readonly FeedEvent[]> {
  const readable = await access.readable([...new Set(events.flatMap(({ projects }) => projects))]);
  return events.filter(({ projects }) => projects.some((id) => readable.has(id)));
}
