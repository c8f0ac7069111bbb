// Submissions that ended before a time and have files at the engine still: those that changed last come last.
import { pages } from "@isotrail/http";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";

export async function* endedBefore({ aggregates }: Pick<Analysis, "aggregates">, time: number): AsyncGenerator<string> {
  for await (const page of pages(aggregates, submission, { index: "work", value: "ended", changed: 0 }))
    for (const { id, state } of page) {
      if (state.modifiedDate >= time) return;
      if (state.since < time) yield id;
    }
}
