// The contract of sums on these adapters: every commit is in them once, whatever was cut short or done twice.
import { expect, it } from "vitest";
import { openAggregateStore } from "../commands/aggregate-store.ts";
import { addToSums, type RecentStates, rebuildSums, type Sum, type Sums } from "../views/sums.ts";
import { later, newForEachTest, type OpenAdapters } from "./adapters.ts";
import { type TallyState, tally } from "./tally.ts";

/** Each tally adds its count to the sum 1, and those with odd numbers to the sum 2 as well. */
const sums: Sums = {
  view: "counts-1",
  parts: (_category, state, id) => {
    const { count, deleted } = state as TallyState;
    if (deleted) return {};
    return { 1: count, ...(Number(id) % 2 === 1 && { 2: count }) };
  },
};
const context = () => ({ actor: "1", cause: "test", trace: "", deadline: later() });

export function sumsContract(openAdapters: OpenAdapters) {
  const at = newForEachTest(openAdapters);

  it("sums are those of the states, also when a page is added twice, by two at once, or from the start", async () => {
    const { stores } = at;
    await stores.views.open([tally.view, { name: sums.view, indexes: [] }]);
    const aggregates = openAggregateStore(stores, [tally]);
    for (const id of ["1", "2", "3"]) {
      await aggregates.execute(tally, id, { do: "start", name: `tally ${id}` }, context());
      for (const by of [1, 10]) await aggregates.execute(tally, id, { do: "add", by }, context());
    }
    await aggregates.execute(tally, "2", { do: "add", by: -4 }, context());
    await aggregates.execute(tally, "3", { do: "delete" }, context());
    const log = await stores.eventLog.readFrom(0, 1000);
    const recent: RecentStates = new Map();
    const add = (from: number, to: number, states = recent) =>
      addToSums(stores, [tally], sums, log.slice(from, to), states);
    const sumsNow = async () => {
      const documents = await stores.views.get<Sum>(sums.view, ["1", "2"]);
      return documents.map(({ state, version }) => [state.sum, version]);
    };

    await add(0, 5); // the first tally is whole, the second has 1
    await add(0, 5);
    expect(await sumsNow()).toEqual([
      [12, 5],
      [11, 3],
    ]);
    await Promise.all([add(5, 11), add(5, 11, new Map()), add(0, 11, new Map())]);
    await add(3, 11);
    expect(await sumsNow()).toEqual([
      [18, 11],
      [11, 11],
    ]);
    await rebuildSums(stores, [tally], sums);
    expect(await sumsNow()).toEqual([
      [18, 11],
      [11, 11],
    ]);
  });
}
