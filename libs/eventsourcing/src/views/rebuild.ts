// The one way to rebuild a view: a copy is filled from the log while the old view is read, then replaces it.
import type { AnyAggregate } from "../commands/aggregate.ts";
import type { Stores } from "../ports/ports.ts";
import { type Replayed, replay } from "./replay.ts";

/**
 * Readers see the old view or the new one, each whole. What fails leaves the old one as it is.
 * @param options see `replay`; what `progress` throws ends the rebuild
 */
export async function rebuildView(
  { eventLog, views }: Pick<Stores, "eventLog" | "views">,
  aggregate: AnyAggregate,
  options?: Parameters<typeof replay>[3],
): Promise<Replayed> {
  const copy = await views.rebuild(aggregate.view.name);
  try {
    const replayed = await replay(eventLog, copy.views, [aggregate], options);
    await copy.finish();
    return replayed;
  } catch (error) {
    await copy.discard();
    throw error;
  }
}
