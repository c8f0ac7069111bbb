// Sequence files made from a seed: the same seed gives the same bytes for ever, so only numbers need to be kept.

/** A small generator of whole numbers (mulberry32): public domain, the same on every machine. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export type Recipe = {
  readonly kind: "illumina" | "nanopore";
  readonly seed: number;
  readonly reads: number;
  /** Least and greatest length. */
  readonly length: readonly [number, number];
  /** Quality characters to choose from; Phred+33 from 2 to 40 when not given. */
  readonly bins?: string;
  /** Of 100 reads, how many repeat one of a few. */
  readonly duplicates?: number;
  /** Of 100 reads, how many begin with an adapter. */
  readonly adapters?: number;
  /** Of 1,000 letters, how many are N. */
  readonly unknown?: number;
};

const ADAPTERS = ["AGATCGGAAGAGCACACGTCTGAACTCCAGTCA", "CTGTCTCTTATACACATCTCCGAGCCCACGAGAC"].map((text) =>
  Buffer.from(text),
);
const SEPARATOR = Buffer.from("\n+\n");
const LINE_END = Buffer.from("\n");

const BASES = Buffer.from("AACCGGGTTT");
const N = "N".charCodeAt(0);

function letters(random: (below: number) => number, length: number, unknown: number): Buffer {
  const text = Buffer.allocUnsafe(length);
  for (let i = 0; i < length; i++) text[i] = random(1000) < unknown ? N : (BASES[random(10)] ?? N);
  return text;
}

/** Falls towards the end of a read, as qualities do. */
function quality(random: (below: number) => number, length: number, bins: Buffer | undefined): Buffer {
  const text = Buffer.allocUnsafe(length);
  for (let i = 0; i < length; i++) {
    const best = bins ? bins.length : 39 - Math.floor((i * 20) / length);
    const at = Math.max(random(best), random(best));
    text[i] = bins?.[at] ?? 35 + at;
  }
  return text;
}

/** Lengths of nanopore reads: many short ones, few that are very long. */
function lengthOf({ kind, length: [least, greatest] }: Recipe, random: (below: number) => number): number {
  if (kind === "illumina") return least + random(greatest - least + 1);
  return least + Math.floor((greatest - least) * (random(1e6) / 1e6) ** 4);
}

export function generate(recipe: Recipe): Buffer {
  const random = seeded(recipe.seed);
  const bins = recipe.bins === undefined ? undefined : Buffer.from(recipe.bins);
  const repeated = Array.from({ length: 20 }, () => letters(random, recipe.length[1], 0));
  const parts: Buffer[] = [];
  for (let i = 0; i < recipe.reads; i++) {
    const length = lengthOf(recipe, random);
    let sequence = letters(random, length, recipe.unknown ?? 2);
    if (random(100) < (recipe.duplicates ?? 0))
      sequence = (repeated[random(1 + random(20))] ?? sequence).subarray(0, length);
    else if (random(100) < (recipe.adapters ?? 0))
      sequence = Buffer.concat([ADAPTERS[random(2)] ?? sequence, sequence]).subarray(0, length);
    const id = Buffer.from(`@SIM:1:FC:${1 + random(4)}:${i} 1:N:0:1\n`);
    parts.push(id, sequence, SEPARATOR, quality(random, length, bins), LINE_END);
  }
  return Buffer.concat(parts);
}
