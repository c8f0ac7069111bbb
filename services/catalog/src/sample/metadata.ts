// The unstructured metadata of a sample: names, each with a value and a type, and what a change makes of them.
import { CommandRejected } from "@isotrail/eventsourcing";

export type MetadataEntry = { readonly value: string; readonly type: string };
export type Metadata = Readonly<Record<string, MetadataEntry>>;
/** As an event has it: what is unset is empty text. */
type StoredEntry = { name?: string; value?: string; type?: string };

/** All metadata of a sample together, names, values and types in UTF-8. */
export const MAX_METADATA_BYTES = 512 * 1024;

/**
 * What takes the place of the metadata; undefined when that is what there is already.
 * @throws CommandRejected "too-large" above 512 KiB
 */
export function replaceMetadata(before: Metadata, wanted: Metadata): Metadata | undefined {
  checkMetadataSize(wanted);
  const asMany = Object.keys(before).length === Object.keys(wanted).length;
  return asMany && changedEntries(before, wanted).length === 0 ? undefined : wanted;
}

/**
 * The entries that a merge changes or adds; undefined when there are none.
 * @throws CommandRejected "too-large" when all would be above 512 KiB
 */
export function mergeMetadata(before: Metadata, wanted: Metadata): Metadata | undefined {
  checkMetadataSize({ ...before, ...wanted });
  const entries = changedEntries(before, wanted);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const changedEntries = (before: Metadata, wanted: Metadata) =>
  Object.entries(wanted).filter(([name, { value, type }]) => {
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    return known?.value !== value || known.type !== type;
  });

/** @throws CommandRejected "too-large" above 512 KiB */
export function checkMetadataSize(metadata: Metadata): void {
  const texts = Object.entries(metadata).flatMap(([name, { value, type }]) => [name, value, type]);
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > MAX_METADATA_BYTES)
    throw new CommandRejected(
      "too-large",
      `The metadata of a sample may take at most ${MAX_METADATA_BYTES} bytes in total.`,
    );
}

export const entriesOf = (metadata: Metadata) =>
  Object.entries(metadata).map(([name, { value, type }]) => ({ name, value, type }));

export const metadataOf = (entries: readonly StoredEntry[] = []): Metadata =>
  Object.fromEntries(entries.map(({ name = "", value = "", type = "" }) => [name, { value, type }]));
