// Gives a resumable upload up: by its user, or when its time is over. Bytes that files of a sample have stay.
import type { AggregateStore, CommandContext } from "@isotrail/eventsourcing";
import { LIFETIME, type UploadCommand } from "../resumable-upload/decider.ts";
import { findUpload, type LoadedUpload } from "../resumable-upload/find.ts";
import { resumableUpload } from "../resumable-upload/resumable-upload.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { UploadContext } from "../uploads/blobs.ts";

/** Milliseconds after its time is over: nobody can be attaching it any more. */
const GRACE = 3_600_000;
const PAGE = 100;

export async function endUpload(
  { aggregates, writing }: UploadContext,
  user: string,
  id: string,
  context: CommandContext,
): Promise<void> {
  await findUpload({ aggregates, user, id });
  await writing.take(id, () => end(aggregates, id, { type: "end" }, context));
}

/** @returns how many were given up. Only those are looked at that are old enough */
export async function endExpired(aggregates: AggregateStore, service: string): Promise<number> {
  const now = aggregates.stores.clock.now();
  let count = 0;
  for await (const { id, state } of oldUploads(aggregates, now - LIFETIME)) {
    if (state.expires + GRACE > now) continue;
    const context = { actor: service, cause: "expiry", trace: "", deadline: now + 20_000, freesSpace: true };
    await end(aggregates, id, { type: "expire", now }, context);
    count++;
  }
  return count;
}

async function* oldUploads(aggregates: AggregateStore, before: number): AsyncGenerator<LoadedUpload> {
  for (let after = 0; ; ) {
    const page = await aggregates.findByIndex(resumableUpload, { index: "all", value: "", after, limit: PAGE });
    for (const upload of page) {
      if (upload.state.createdDate > before) return;
      yield upload;
    }
    if (page.length < PAGE) return;
    after = page.at(-1)?.order ?? after;
  }
}

/** What a crash leaves between the event and the removal, the sweep finds. */
async function end(
  aggregates: AggregateStore,
  id: string,
  command: UploadCommand,
  context: CommandContext,
): Promise<void> {
  const { state } = await aggregates.execute(resumableUpload, id, command, { ...context, freesSpace: true });
  if (state.status !== "ended") return;
  const [object] = await aggregates.findByIndex(sequencingObject, { index: "blob", value: state.blob, limit: 1 });
  if (!object) await aggregates.stores.blobs.remove(state.blob);
}
