// What a subscriber of a file's numbers wants to know of its sample: what it is called, and what its coverage is made of.
import type { AggregateStore } from "@isotrail/eventsourcing";
import type { SampleAccess } from "../access.ts";
import { findObjects } from "../sequencing-object/find.ts";
import type { Sampled } from "../sequencing-object/quality-control.ts";
import { basesOf } from "../sequencing-object/state.ts";

type Of = { readonly sample: string; readonly object: string };

/** The bases of the object's own files are in its stream, which alone is never behind. */
export async function sampledOf(
  aggregates: AggregateStore,
  { sample, object }: Of,
  { name = "", genomeSize }: SampleAccess,
): Promise<Sampled> {
  if (genomeSize === undefined) return { name, genomeSize: null, otherBases: 0 };
  let otherBases = 0;
  for await (const { id, state } of findObjects(aggregates, "sequenceFiles", sample))
    if (id !== object) otherBases += basesOf(state);
  return { name, genomeSize, otherBases };
}
