// The sums: each has exactly what the states of its streams add.
import { parseStream, SUM_MODULUS, type Sum, sumsCheckpoint } from "@isotrail/eventsourcing";
import type { Check } from "./check.ts";

const PAGE = 500;

/**
 * @param counted how far the sums were counted, and `head`: the last position that was folded. Sums that are behind are not
 * wrong; one that has changed since the log was folded is not looked at.
 */
export async function verifySums(check: Check, { counted, head }: { counted: number; head: number }): Promise<void> {
  const { sums } = check.engine;
  if (!sums || counted < head) return;
  const expected = expectedSums(check, sums.parts);
  const ids = [...expected.keys()];
  for (let from = 0; from < ids.length; from += PAGE) {
    check.signal.throwIfAborted();
    const page = ids.slice(from, from + PAGE);
    const stored = await check.stores.views.get<Sum>(sums.view, page);
    const found = new Map(stored.map((document) => [document.id, document]));
    for (const id of page) {
      const { version, state } = found.get(id) ?? { version: 0, state: { sum: 0 } };
      if (version <= head && state.sum !== expected.get(id))
        check.fault(`${sums.view}: sum ${id} is ${state.sum}; its streams add up to ${expected.get(id)}`);
    }
  }
}

function expectedSums(
  { engine, scratch }: Check,
  parts: (category: string, state: unknown, id: string) => Readonly<Record<string, number>>,
): Map<string, number> {
  const expected = new Map<string, number>();
  for (const page of scratch.streams(PAGE))
    for (const { stream, state } of page) {
      const { category, id } = parseStream(stream);
      if (state === undefined || !engine.aggregates.some((one) => one.category === category)) continue;
      for (const [sum, part] of Object.entries(parts(category, state, id)))
        expected.set(sum, ((expected.get(sum) ?? 0) + part) % SUM_MODULUS);
    }
  return expected;
}

/** How far the sums are counted now. */
export async function countedTo({ engine, stores }: Pick<Check, "engine" | "stores">): Promise<number> {
  if (!engine.sums) return 0;
  return (await stores.checkpoints.get(sumsCheckpoint(engine.name, engine.sums)))?.position ?? 0;
}
