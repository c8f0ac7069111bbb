// What one answer needs from a second service, in one call per page and never one per entry.
import type { Document } from "./links.ts";

/** Asks a service of its own accord: POST with a small body, on behalf of the caller. */
export type Ask = (service: "files", path: string, body: object) => Promise<unknown>;

const MOST_SHARED = 500;

/** "sequenceFileCount … asked of its owner by the gateway, in one batch per page" */
export async function withCounts(ask: Ask, page: Document[]): Promise<Document[]> {
  const counts = await countsOf(
    ask,
    page.map(({ identifier }) => String(identifier)),
  );
  return page.map((sample) => ({ ...sample, sequenceFileCount: counts[String(sample.identifier)] ?? 0 }));
}

/** Coverage: the bases of a sample's files over the genome size that its project names; none where it names none. */
export async function withCoverage(ask: Ask, page: Document[]): Promise<Document[]> {
  const sized = page.filter(({ refs }) => Number(refs?.genomeSize) > 0);
  if (sized.length === 0) return page;
  const samples = sized.map(({ identifier }) => String(identifier));
  const bases = (await ask("files", "/internal/bases", { samples })) as Readonly<Record<string, number>>;
  return page.map((sample) => {
    const size = Number(sample.refs?.genomeSize);
    return size > 0 ? { ...sample, coverage: (bases[String(sample.identifier)] ?? 0) / size } : sample;
  });
}

export async function countsOf(ask: Ask, samples: readonly string[]): Promise<Readonly<Record<string, number>>> {
  return (await ask("files", "/internal/counts", { samples })) as Record<string, number>;
}

/**
 * Counts for single records: what concurrent requests ask within one turn of the event loop goes into one call. A call
 * begins after all who share it have asked, so each sees what was written before it asked.
 */
export function sharedCounts(ask: Ask): (sample: string) => Promise<number> {
  let next: { samples: Set<string>; counts: Promise<Readonly<Record<string, number>>> } | undefined;
  return async (sample) => {
    if (!next || next.samples.size >= MOST_SHARED) {
      const samples = new Set<string>();
      const batch = {
        samples,
        counts: new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
          if (next === batch) next = undefined;
          return countsOf(ask, [...samples]);
        }),
      };
      next = batch;
    }
    const { samples, counts } = next;
    samples.add(sample);
    return (await counts)[sample] ?? 0;
  };
}
