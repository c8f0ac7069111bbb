// Given / when / then for an aggregate: events in, a command, events or a rejection out. Every event passes the codec.
import { expect } from "vitest";
import type { Aggregate, Event } from "../commands/aggregate.ts";
import { CommandRejected, type RejectionKind } from "../errors.ts";

/** The time of the first given event in milliseconds; each later event is one second after the one before. */
export const GIVEN_AT = 1_700_000_000_000;
/** Who acts in every event of given / when / then. */
export const GIVEN_ACTOR = "1";

/**
 * `given(sample, "7", created).when(command).then(updated)`; the id may be left out and is "1" then.
 * Given and decided events are encoded and decoded, so a field that the codec loses fails the test.
 */
export function given<State, Command, E extends Event>(
  aggregate: Aggregate<State, Command, E>,
  ...history: readonly E[] | readonly [id: string, ...events: E[]]
) {
  const [first, ...rest] = history;
  const id = typeof first === "string" ? first : "1";
  const events = (typeof first === "string" ? rest : history) as readonly E[];
  const fold = (state: State, next: readonly E[], from: number) =>
    next.reduce(
      (before, event, index) =>
        aggregate.evolve(before, stored(aggregate, event), {
          id,
          at: GIVEN_AT + (from + index) * 1000,
          actor: GIVEN_ACTOR,
        }),
      state,
    );
  const before = fold(aggregate.initial, events, 0);

  return {
    state: before,
    /** The state that the given events lead to has these properties. */
    thenState: (expected: Partial<State>) => expectState(before, expected),
    when(command: Command) {
      return {
        /** The command decides exactly these events; none for a command that changes nothing. */
        // biome-ignore lint/suspicious/noThenProperty: given / when / then is the name of this form; it is never awaited
        then(...expected: readonly E[]) {
          const decided = aggregate.decide(before, command).map((event) => stored(aggregate, event));
          expect(decided.map(plainEvent)).toEqual(expected.map((event) => plainEvent(stored(aggregate, event))));
        },
        /** The command decides events (any), and the state after them has these properties. */
        thenState(expected: Partial<State>) {
          expectState(fold(before, aggregate.decide(before, command), events.length), expected);
        },
        /** The command is rejected with this kind; returns the rejection, so that its message can be checked. */
        thenRefused(kind: RejectionKind): CommandRejected {
          const refusal = refusalOf(() => aggregate.decide(before, command));
          expect(refusal.kind).toBe(kind);
          return refusal;
        },
      };
    },
  };
}

function refusalOf(decide: () => unknown): CommandRejected {
  let decided: unknown;
  try {
    decided = decide();
  } catch (error) {
    if (error instanceof CommandRejected) return error;
    throw error;
  }
  throw new Error(`the command is not refused: it decides ${JSON.stringify(decided)}`);
}

/** State is JSON values only: it is stored as it is. */
function expectState<State>(state: State, expected: Partial<State>) {
  expect(JSON.parse(JSON.stringify(state)), "the state must survive JSON").toEqual(state);
  expect(state).toMatchObject(expected);
}

/** The event as it comes back from the log. @throws when a value of it does not come back */
export function stored<E extends Event>(aggregate: Pick<Aggregate<never, never, E>, "codec">, event: E): E {
  const decoded = aggregate.codec.decode(aggregate.codec.encode(event));
  expect(lost(event.data, decoded.data, event.type), "values that the codec loses").toEqual([]);
  return decoded;
}

/** Where `back` lacks what `sent` has. An unset value (null, undefined) may come back as unset. */
function lost(sent: unknown, back: unknown, path: string): string[] {
  if (sent === undefined || sent === null) return back === undefined || back === null ? [] : [path];
  if (sent instanceof Uint8Array) return back instanceof Uint8Array && Buffer.compare(sent, back) === 0 ? [] : [path];
  if (typeof sent !== "object") return Object.is(sent, back) ? [] : [path];
  if (typeof back !== "object" || back === null) return [path];
  const other = back as Record<string, unknown>;
  return Object.entries(sent).flatMap(([name, value]) =>
    value === undefined ? [] : lost(value, other[name], `${path}.${name}`),
  );
}

const plainEvent = (event: Event) => ({ type: event.type, data: plain(event.data) });

/** A decoded message with the defaults that its class gives, as plain values that compare by what is read. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Uint8Array) return Buffer.from(value).toString("base64");
  if (typeof value !== "object" || value === null) return value;
  const read: Record<string, unknown> = {};
  for (const name in value) {
    const property = (value as Record<string, unknown>)[name];
    if (typeof property !== "function") read[name] = plain(property);
  }
  return read;
}
