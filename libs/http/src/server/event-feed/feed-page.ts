// A page of a service's public events, read from its own log: bounded in commits, events and bytes.
import { setImmediate as turn } from "node:timers/promises";
import {
  type Commit,
  type EventLog,
  type EventPosition,
  isAfter,
  type PublicEvent,
  publicEvents,
  type ServiceEngine,
} from "@isotrail/eventsourcing";
import type { FeedQuestion } from "./feed-question.ts";

/** What the gateway is answered. `next`: everything up to and with this is done, also what is not public or was not asked for. */
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

/** Commits that are read at once, and for one answer. */
const COMMITS = 200;
const MOST_COMMITS = 2_000;
/** Bytes of events in one answer; a single event may be larger. */
const MOST_BYTES = 1024 * 1024;

/** @param head commits up to here are offered */
export async function readFeedPage(
  service: ServiceEngine,
  log: EventLog,
  head: number,
  question: FeedQuestion,
): Promise<FeedPage> {
  const page = new PageInMaking(question);
  const answer = (end: boolean): FeedPage => ({ log: log.id, next: page.next, head, end, events: page.events });
  let from = Math.max(0, question.after.position - 1); // of that commit, events may be still to come
  for (let looked = 0; looked < MOST_COMMITS; await turn()) {
    const commits = (await log.readFrom(from, COMMITS)).filter(({ position }) => position <= head);
    for (const commit of commits)
      if (!page.take(commit, publicEvents(service.name, log.id, service, commit))) return answer(false);
    from = commits.at(-1)?.position ?? from;
    looked += commits.length;
    if (commits.length === 0 || from >= head) return answer(true);
  }
  return answer(false);
}

class PageInMaking {
  readonly events: FeedEvent[] = [];
  next: EventPosition;
  readonly #question: FeedQuestion;
  #bytes = 0;

  constructor(question: FeedQuestion) {
    this.#question = question;
    this.next = question.after;
  }

  /** @returns false when the page is full: the rest comes with the next one */
  take({ position, events }: Commit, published: readonly PublicEvent[]): boolean {
    for (const event of published) {
      if (!isAfter(event, this.#question.after)) continue;
      if (this.#isWanted(event)) {
        if (this.#isFull(event)) return false;
        this.events.push(toFeedEvent(event));
        this.#bytes += event.bytes.length;
      }
      this.next = { position, index: event.index };
    }
    const whole = { position, index: events.length - 1 };
    if (isAfter(whole, this.next)) this.next = whole;
    return true;
  }

  #isWanted({ type, projects }: PublicEvent): boolean {
    const { types, project } = this.#question;
    return (types.size === 0 || types.has(type)) && (!project || projects.includes(project));
  }

  #isFull({ bytes }: PublicEvent): boolean {
    const { length } = this.events;
    return length > 0 && (length >= this.#question.limit || this.#bytes + bytes.length > MOST_BYTES);
  }
}

function toFeedEvent({ service: _, log: __, partition: ___, bytes, ...event }: PublicEvent): FeedEvent {
  return { ...event, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64") };
}
