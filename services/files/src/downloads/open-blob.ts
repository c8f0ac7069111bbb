// Opens the stored bytes of a file.
import type { Blobs } from "@isotrail/eventsourcing";
import type { SequenceFile } from "../sequencing-object/state.ts";
import type { Range } from "./range.ts";

/** @throws Error when the store does not have them */
export async function openBlob(
  blobs: Blobs,
  { id, blob }: SequenceFile,
  range?: Range,
): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await blobs.read(blob, range);
  if (!bytes) throw new Error(`the bytes of file ${id} are not in the store`);
  return bytes;
}
