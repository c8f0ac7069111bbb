// Two samples become one: what the one that remains takes over of the other. Pure.
import { ClaimConflict, CommandRejected } from "@isotrail/eventsourcing";
import { entriesOf } from "./metadata.ts";
import type { Sample, SampleFields, TakeOver } from "./state.ts";

/** A sample keeps its own names. */
const NAMES: readonly string[] = ["sampleName", "sequencerSampleId"];

/** What is taken over is one event; a commit takes 512 KiB. */
const MAX_BYTES = 384 * 1024;

/** Looked at before the merge is stored: nothing may be in the way of what follows from it. @throws CommandRejected "too-large" */
export function checkMergeable({ fields, metadata }: Sample): void {
  if (Buffer.byteLength(JSON.stringify([fields, metadata])) > MAX_BYTES)
    throw new CommandRejected(
      "too-large",
      `A sample of more than ${MAX_BYTES} bytes cannot be merged into another one.`,
    );
}

/** A value of the remaining sample stays; where it has none, that of the merged one takes its place. Undefined when this was done before. */
export function takeOver(state: Sample, { from, fields, metadata }: TakeOver) {
  if (state.merged.includes(from)) return undefined;
  const gained = Object.entries(fields).filter(
    ([name, value]) => value !== null && !NAMES.includes(name) && state.fields[name as keyof SampleFields] === null,
  );
  const entries = Object.entries(metadata).filter(([name]) => !Object.hasOwn(state.metadata, name));
  return {
    fromSampleId: from,
    fields: Object.fromEntries(gained) as Partial<SampleFields>,
    entries: entriesOf(Object.fromEntries(entries)),
  };
}

const CLAIM = "sample-merge/";

/**
 * A sample is either merged away or takes over the next one: both claim its next turn. So no two samples are ever merged
 * into each other, and who is merged away has taken over all that it was given.
 */
export const mergeClaims = ({ status, merged, mergedInto, mergeTurn }: Sample, id: string): string[] =>
  status === "merged" ? [`${CLAIM}${mergedInto}/${mergeTurn}`, `${CLAIM}${id}/${merged.length}`].sort() : [];

/** Another merge of one of the samples came first. */
export const isMergeTaken = (error: unknown): error is ClaimConflict =>
  error instanceof ClaimConflict && error.key.startsWith(CLAIM);
