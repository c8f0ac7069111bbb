// Looks up resumable uploads: each is its user's alone.
import type { AggregateStore, Loaded } from "@isotrail/eventsourcing";
import { noUpload, type ResumableUpload } from "./decider.ts";
import { resumableUpload } from "./resumable-upload.ts";

export type LoadedUpload = Loaded<ResumableUpload>;

const PAGE = 100;

/** @throws CommandRejected "missing" when there is none, it is over, or it is another user's */
export async function findUpload({ aggregates, user, id }: { aggregates: AggregateStore; user: string; id: string }) {
  const found = (await aggregates.find(resumableUpload, [id])).get(id);
  if (!found || found.state.user !== user || found.state.expires <= aggregates.stores.clock.now()) throw noUpload();
  return found;
}

/** Those that no files of a sample have yet. */
export async function* uploadsOf(aggregates: AggregateStore, user: string): AsyncGenerator<LoadedUpload> {
  for (let after = 0; ; ) {
    const page = await aggregates.findByIndex(resumableUpload, { index: "user", value: user, after, limit: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.order ?? after;
  }
}
