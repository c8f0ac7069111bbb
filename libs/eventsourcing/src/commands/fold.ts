// From events to a state, and from a state to its document in the view.

import type { NewCommit, ViewEntry } from "../ports/ports.ts";
import type { AnyAggregate, Foldable } from "./aggregate.ts";
import { isLapse } from "./claims/lapse.ts";

/** Folds commits onto a state; only decoded events are folded, so that a replay gives the same state as the first time. */
export function fold<State>(
  aggregate: Foldable<State>,
  id: string,
  state: State,
  commits: readonly Pick<NewCommit, "events" | "at" | "actor">[],
): State {
  let folded = state;
  for (const { events, at, actor } of commits)
    for (const stored of events)
      if (!isLapse(stored)) folded = aggregate.evolve(folded, aggregate.codec.decode(stored), { id, at, actor });
  return folded;
}

/** The state of a stream at a version. */
export type Loaded<State> = { readonly id: string; readonly version: number; readonly state: State };

export const documentOf = (aggregate: AnyAggregate, { id, version, state }: Loaded<unknown>): ViewEntry => ({
  id,
  version,
  state,
  order: aggregate.view.order?.(state, id) ?? Number(id),
  keys: aggregate.view.keys(state, id),
  ...(aggregate.view.changed && { changed: aggregate.view.changed(state) }),
});
