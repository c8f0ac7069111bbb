// Finding resources by id and by index, never older than what this process has answered: views, and the log where they are stale.
import { type AnyAggregate, type Foldable, streamOf } from "../commands/aggregate.ts";
import type { Engine } from "../commands/engine.ts";
import { documentOf, type Loaded } from "../commands/fold.ts";
import { load } from "../commands/load.ts";
import type { Document } from "../ports/ports.ts";
import { staleIds } from "./stale-streams.ts";

export type IndexQuery = {
  readonly index: string;
  readonly value: string;
  /** The `order` of the last document on the previous page. */
  readonly after?: number;
  readonly limit: number;
};

type Finding = Pick<Engine, "stores" | "staleStreams">;

const exists = (aggregate: AnyAggregate, state: unknown): boolean =>
  aggregate.exists ? aggregate.exists(state) : state !== aggregate.initial;

export async function find<State>(
  { stores, staleStreams }: Finding,
  aggregate: Foldable<State>,
  ids: readonly string[],
): Promise<Map<string, Loaded<State>>> {
  const stale = ids.filter((id) => staleStreams.has(streamOf(aggregate, id)));
  const documents = await stores.views.get<State>(aggregate.view.name, ids);
  const loaded = await Promise.all(stale.map((id) => load(stores, aggregate, id)));
  const newest = new Map([...documents, ...loaded].map((one) => [one.id, one]));
  return new Map([...newest].filter(([, { state }]) => exists(aggregate, state)));
}

/** A stale stream may have left the index, or have come into it: its state decides. */
export async function findByIndex<State>(
  engine: Finding,
  aggregate: Foldable<State>,
  where: IndexQuery,
): Promise<Document<State>[]> {
  const { views } = engine.stores;
  const stale = new Set(staleIds(engine, aggregate));
  const page = await views.find<State>(aggregate.view.name, { ...where, limit: where.limit + stale.size });
  const loaded = await Promise.all([...stale].map((id) => load(engine.stores, aggregate, id)));
  const arrived = loaded
    .map((one) => ({ ...documentOf(aggregate, one), state: one.state }))
    .filter(({ keys, order }) => keys[where.index]?.includes(where.value) && order > (where.after ?? 0));
  return [...page.filter(({ id }) => !stale.has(id)), ...arrived]
    .filter(({ state }) => exists(aggregate, state))
    .sort((a, b) => a.order - b.order)
    .slice(0, where.limit);
}
