// The kernel's statistics as tables that TypeScript can read: views of its memory, nothing is copied.
import type { Kernel } from "./kernel.ts";

export const PAGE = 1024;
/** As in assembly/bases.ts. */
const FINE = 65536;
const MAX_BLOCKS = 67200;

/** 1,024 positions of quality characters; which form a page has depends on how many reads reach it. */
export type QualityPage =
  /** One row per read, 0 where it has ended. */
  | { readonly form: "rows"; readonly reads: number; readonly rows: Uint8Array }
  /** [position][character - 32] */
  | { readonly form: "counts"; readonly counts: Uint8Array | Uint16Array | Uint32Array }
  /** Per position: sum of characters, number of characters; more is not known. */
  | { readonly form: "sums"; readonly sums: Float64Array; readonly numbers: Uint32Array };

export type Tables = {
  /** Without the filtered ones. */
  readonly reads: number;
  readonly filteredReads: number;
  /** Sum of the lengths. */
  readonly letters: number;
  readonly minLength: number;
  readonly maxLength: number;
  readonly lowestQuality: number;
  readonly colourSpace: boolean;
  /** Quality characters 127. */
  readonly deletes: number;
  /** Records whose quality has another length than their sequence. */
  readonly mismatches: number;
  /** [A, C, G, T, N][position], for the first positions; beyond by blocks of 1,000: [block * 5 + letter]. */
  readonly fineBases: readonly Uint32Array[];
  readonly coarseBases: BigUint64Array;
  /** Reads per length, in pages of 1,024 lengths. */
  readonly lengths: ReadonlyMap<number, Uint32Array>;
  readonly meanQualities: Uint32Array;
  readonly gcShares: Float64Array;
  readonly qualityPages: readonly QualityPage[];
  /** Distinct sequences in the order in which they were first seen. */
  readonly sequences: {
    readonly counts: Uint32Array;
    /** 80 bytes each: up to 75 letters, the length in the last. */
    readonly keys: Uint8Array;
    readonly readsAtLimit: number;
  };
};

function qualityPages(kernel: Kernel): QualityPage[] {
  const { buffer } = kernel.memory;
  const entries = new Uint32Array(buffer, kernel.qualityPages.value, kernel.qualityPageCount.value * 3);
  return Array.from({ length: kernel.qualityPageCount.value }, (_, i) => {
    const [address = 0, form = 0, reads = 0] = entries.subarray(i * 3, i * 3 + 3);
    if (form <= 5) return { form: "rows", reads, rows: new Uint8Array(buffer, address, reads * PAGE) };
    if (form === 9)
      return {
        form: "sums",
        sums: new Float64Array(buffer, address, PAGE),
        numbers: new Uint32Array(buffer, address + PAGE * 8, PAGE),
      };
    const Counts = form === 6 ? Uint8Array : form === 7 ? Uint16Array : Uint32Array;
    return { form: "counts", counts: new Counts(buffer, address, PAGE * 96) };
  });
}

export function readTables(kernel: Kernel): Tables {
  const { buffer } = kernel.memory;
  const longest = kernel.maxLength.value >>> 0;
  const lengthPages = new Uint32Array(buffer, kernel.lengthPages.value, Math.floor(longest / PAGE) + 1);
  const lengths = new Map<number, Uint32Array>();
  lengthPages.forEach((address, page) => {
    if (address !== 0) lengths.set(page, new Uint32Array(buffer, address, PAGE));
  });
  const reads = kernel.reads.value >>> 0;
  return {
    reads,
    filteredReads: kernel.filteredReads.value >>> 0,
    letters: Number(kernel.letters.value),
    minLength: reads > 0 ? kernel.minLength.value >>> 0 : 0,
    maxLength: longest,
    lowestQuality: kernel.lowestQuality.value,
    colourSpace: kernel.colourSpace.value !== 0,
    deletes: kernel.deletes.value >>> 0,
    mismatches: kernel.mismatches.value >>> 0,
    fineBases: [0, 1, 2, 3, 4].map(
      (letter) => new Uint32Array(buffer, kernel.fineBases.value + letter * FINE * 4, FINE),
    ),
    coarseBases: new BigUint64Array(buffer, kernel.coarseBases.value, MAX_BLOCKS * 5),
    lengths,
    meanQualities: new Uint32Array(buffer, kernel.meanQualities.value, 128),
    gcShares: new Float64Array(buffer, kernel.gcShares.value, 101),
    qualityPages: qualityPages(kernel),
    sequences: {
      counts: new Uint32Array(buffer, kernel.keyCounts.value, kernel.distinct.value),
      keys: new Uint8Array(buffer, kernel.keys.value, kernel.distinct.value * 80),
      readsAtLimit: kernel.readsAtLimit.value >>> 0,
    },
  };
}
