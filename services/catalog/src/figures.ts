// How many files samples have and how many bases these hold: the files service knows, and is asked in batches.
import type { Peer } from "@isotrail/http";

export type Figures = { readonly files: number; readonly bases: number };
/** By the sample's identifier; a sample without files may be missing. */
export type FiguresBySample = Readonly<Record<string, Figures>>;

export type FileFigures = {
  /** @throws StoreUnavailable when the files service does not answer */
  ofMany(samples: readonly string[]): Promise<FiguresBySample>;
  /** As `ofMany`; what is asked within one turn of the event loop goes into one call. */
  ofOne(sample: string): Promise<Figures>;
};

export const NO_FILES: Figures = { files: 0, bases: 0 };

/** Samples in a call that several requests share. */
const MOST_SHARED = 500;

type Batch = { readonly samples: Set<string>; readonly answer: Promise<FiguresBySample> };

export function fileFigures(files: Peer): FileFigures {
  let open: Batch | undefined;

  const ofMany = (samples: readonly string[]) =>
    files.post<FiguresBySample>("/internal/figures", { samples }, { service: "catalog" });

  /** The call begins after all who share it have asked, so each sees what was written before it asked. */
  function openBatch(): Batch {
    const samples = new Set<string>();
    const answer = new Promise((resolve) => setImmediate(resolve)).then(() => {
      if (open?.samples === samples) open = undefined;
      return ofMany([...samples]);
    });
    return { samples, answer };
  }

  return {
    ofMany,
    async ofOne(sample) {
      if (!open || open.samples.size >= MOST_SHARED) open = openBatch();
      const { samples, answer } = open;
      samples.add(sample);
      return (await answer)[sample] ?? NO_FILES;
    },
  };
}
