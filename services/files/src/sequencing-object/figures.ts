// How many files samples have, and the bases that quality control counted in them: for the records of samples.
import { type AggregateStore, CommandRejected } from "@isotrail/eventsourcing";
import { callerOf, type ServiceContext } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { LoadedObject } from "./document.ts";
import { findObjects } from "./find.ts";
import { sequencingObject } from "./sequencing-object.ts";
import { basesOf } from "./state.ts";

/** Samples in one question. */
const MAX_SAMPLES = 10_000;
/** Samples that are read side by side. */
const PARALLEL = 16;

/** `bases`: A, C, G, T and N of all files that have a quality-control record. */
export type Figures = { files: number; bases: number };

export function figuresRoute(app: FastifyInstance, { aggregates }: ServiceContext): void {
  app.post<{ Body: { samples?: unknown } | null }>("/internal/figures", async (request) => {
    if (callerOf(request).user !== undefined)
      throw new CommandRejected("forbidden", "Only a service may ask this, for itself.");
    return figuresOf(aggregates, samplesIn(request.body));
  });
}

/** @throws CommandRejected "invalid" */
export function samplesIn(body: { samples?: unknown } | null): readonly string[] {
  const { samples } = body ?? {};
  if (!Array.isArray(samples) || samples.length > MAX_SAMPLES || !samples.every((id) => typeof id === "string"))
    throw new CommandRejected("invalid", `Send an array of at most ${MAX_SAMPLES} samples.`);
  return samples;
}

/** By sample; samples without files are left out. */
export async function figuresOf(
  aggregates: AggregateStore,
  samples: readonly string[],
): Promise<Record<string, Figures>> {
  const left = await samplesWithFiles(aggregates, samples);
  const figures: Record<string, Figures> = {};
  const read = async () => {
    for (let sample = left.pop(); sample !== undefined; sample = left.pop()) {
      const sum = { files: 0, bases: 0 };
      for await (const object of findObjects(aggregates, "sequenceFiles", sample)) add(sum, object);
      if (sum.files > 0) figures[sample] = sum;
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, read));
  return figures;
}

/** In one question to the view; while a stream is newer than its view, that may not know of a sample's first file. */
async function samplesWithFiles(aggregates: AggregateStore, samples: readonly string[]): Promise<string[]> {
  if (aggregates.staleStreams.size > 0) return [...samples];
  const counts = await aggregates.stores.views.countMany(sequencingObject.view.name, "sequenceFiles", samples);
  return samples.filter((sample) => (counts.get(sample) ?? 0) > 0);
}

function add(sum: Figures, { state }: LoadedObject): void {
  sum.files += state.files.length;
  sum.bases += basesOf(state);
}
