// Finding resources by id and by index, never older than what this process has answered: views, and the log where they are stale.
import { type AnyAggregate, type Foldable, parseStream, streamOf } from "../commands/aggregate.ts";
import { documentOf, type Loaded } from "../commands/fold.ts";
import type { Document, Stores } from "../ports/ports.ts";

export type IndexQuery = {
  readonly index: string;
  readonly value: string;
  /** The `order` of the last document of the page before. */
  readonly after?: number;
  readonly limit: number;
};

type Load = <State>(aggregate: Foldable<State>, id: string) => Promise<Loaded<State>>;

const exists = (aggregate: AnyAggregate, state: unknown): boolean =>
  aggregate.exists ? aggregate.exists(state) : state !== aggregate.initial;

/** @param staleStreams streams whose view write failed and is not yet repaired */
export function lookUps({ views }: Pick<Stores, "views">, staleStreams: ReadonlySet<string>, load: Load) {
  async function find<State>(aggregate: Foldable<State>, ids: readonly string[]): Promise<Map<string, Loaded<State>>> {
    const documents = await views.get<State>(aggregate.view.name, ids);
    const stale = ids.filter((id) => staleStreams.has(streamOf(aggregate, id)));
    const loaded = await Promise.all(stale.map((id) => load(aggregate, id)));
    const newest = new Map([...documents, ...loaded].map((one) => [one.id, one]));
    return new Map([...newest].filter(([, { state }]) => exists(aggregate, state)));
  }

  /** A stale stream may have left the index, or have come into it: what its state says counts. */
  async function findByIndex<State>(aggregate: Foldable<State>, where: IndexQuery): Promise<Document<State>[]> {
    const ofKind = [...staleStreams].map(parseStream).filter(({ category }) => category === aggregate.category);
    const stale = new Set(ofKind.map(({ id }) => id));
    const page = await views.find<State>(aggregate.view.name, { ...where, limit: where.limit + stale.size });
    const loaded = await Promise.all([...stale].map((id) => load(aggregate, id)));
    const arrived = loaded
      .map((one) => ({ ...documentOf(aggregate, one), state: one.state }))
      .filter(({ keys, order }) => keys[where.index]?.includes(where.value) && order > (where.after ?? 0));
    return [...page.filter(({ id }) => !stale.has(id)), ...arrived]
      .filter(({ state }) => exists(aggregate, state))
      .sort((a, b) => a.order - b.order)
      .slice(0, where.limit);
  }

  return { find, findByIndex };
}
