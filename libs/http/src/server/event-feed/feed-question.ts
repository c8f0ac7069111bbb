// What the gateway asks of a service's public events.
import { CommandRejected, type EventPosition } from "@isotrail/eventsourcing";

export type FeedQuery = Readonly<Record<string, string | string[] | undefined>>;

export type FeedQuestion = {
  readonly after: EventPosition;
  readonly limit: number;
  /** Seconds to wait for an event when there is none. */
  readonly wait: number;
  /** Whether everything that was stored when the question came must be looked at, if it is repaired soon. */
  readonly current: boolean;
  readonly types: ReadonlySet<string>;
  readonly project: string | undefined;
};

const MOST_EVENTS = 1_000;
const LONGEST_WAIT = 25;

/** @throws CommandRejected "invalid" */
export function feedQuestion(query: FeedQuery): FeedQuestion {
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

function whole(query: FeedQuery, name: string, fallback: number, min: number, max: number): number {
  const given = query[name];
  const value = given === undefined ? fallback : /^\d{1,6}$/.test(String(given)) ? Number(given) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new CommandRejected("invalid", `${name} must be a whole number from ${min} to ${max}.`);
  return value;
}
