// Two small aggregates for the contract suites: a tally with a name that only one may have, and a note.
import type { Aggregate, Event } from "../commands/aggregate.ts";
import { CommandRejected } from "../errors.ts";

export type TallyState = { name: string; count: number; deleted: boolean };
export type TallyEvent =
  | { type: "Started"; data: { name: string } }
  | { type: "Renamed"; data: { name: string } }
  | { type: "Added"; data: { by: number } }
  | { type: "Deleted"; data: Record<string, never> };
export type TallyCommand =
  | { do: "start"; name: string }
  | { do: "rename"; name: string }
  | { do: "add"; by: number }
  | { do: "delete" };

const initial: TallyState = { name: "", count: 0, deleted: false };

/** Events as JSON, so that the suites need no generated code. */
const codec = {
  encode: ({ type, data }: Event) => ({ type, bytes: new TextEncoder().encode(JSON.stringify(data)) }),
  decode: ({ type, bytes }: { type: string; bytes: Uint8Array }) =>
    ({ type, data: JSON.parse(new TextDecoder().decode(bytes)) }) as TallyEvent,
};

export const tally: Aggregate<TallyState, TallyCommand, TallyEvent> = {
  category: "tally",
  initial,
  codec,
  decide(state, command) {
    if (command.do === "start") return [{ type: "Started", data: { name: command.name } }];
    if (state === initial || state.deleted) throw new CommandRejected("missing", "There is no such tally.");
    if (command.do === "rename") return [{ type: "Renamed", data: { name: command.name } }];
    if (command.do === "add") return [{ type: "Added", data: { by: command.by } }];
    return [{ type: "Deleted", data: {} }];
  },
  evolve(state, event) {
    if (event.type === "Started" || event.type === "Renamed") return { ...state, name: event.data.name };
    if (event.type === "Added") return { ...state, count: state.count + event.data.by };
    return { ...state, deleted: true };
  },
  view: {
    name: "tallies-1",
    indexes: ["all", "name"],
    keys: (state): Record<string, readonly string[]> => (state.deleted ? {} : { all: [""], name: [state.name] }),
    // for a tally the count is as good as a time
    byChange: ["all"],
    changed: ({ count }) => count,
  },
  claims: (state) => (state.deleted || !state.name ? [] : [`tally-name/${state.name}`]),
};

export const noteAggregate: Aggregate<null, never, Event> = {
  category: "note",
  initial: null,
  codec: { encode: ({ type }) => ({ type, bytes: new Uint8Array() }), decode: ({ type }) => ({ type, data: {} }) },
  decide: () => [],
  evolve: (state) => state,
  view: { name: "notes-1", indexes: [], keys: () => ({}) },
};
