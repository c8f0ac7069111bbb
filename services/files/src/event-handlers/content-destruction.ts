// Destroys the bytes of deleted objects.
import type { AggregateStore, OwnEventHandler } from "@isotrail/eventsourcing";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import { type Cause, contextOf } from "./command-objects.ts";

/** Safe to repeat: to remove a blob again has no effect. */
export function contentDestruction(aggregates: AggregateStore): OwnEventHandler {
  const destroy = async (_event: unknown, { id, ...cause }: Cause & { readonly id: string }) => {
    const { state } = await aggregates.load(sequencingObject, id);
    if (state.status !== "deleted") return;
    for (const { blob } of state.files) await aggregates.stores.blobs.remove(blob);
    await aggregates.execute(sequencingObject, id, { type: "contentDestroyed" }, contextOf(aggregates, cause));
  };
  return {
    name: "content-destruction",
    on: { ObjectDeleted: destroy, ContentUnused: destroy, ContentReleased: destroy },
  };
}
