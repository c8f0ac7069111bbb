// Files whose numbers are compared with FastQC's: ordinary ones, and every valid tricky one that is known.
import type { QcOptions } from "../qc.ts";
import { generate, type Recipe, seeded } from "./generate.ts";

export type Case = {
  readonly name: string;
  readonly bytes: () => Buffer;
  /** With which our numbers are FastQC's. */
  readonly options: QcOptions;
  /** More options of FastQC. */
  readonly settings?: readonly string[];
};

const files: readonly (Recipe & { readonly name: string })[] = [
  { name: "illumina-150", kind: "illumina", seed: 1, reads: 6000, length: [150, 150], duplicates: 5, adapters: 5 },
  { name: "illumina-250", kind: "illumina", seed: 2, reads: 3000, length: [250, 250], unknown: 20 },
  { name: "trimmed", kind: "illumina", seed: 3, reads: 4000, length: [30, 151], adapters: 3 },
  { name: "four-bins", kind: "illumina", seed: 4, reads: 4000, length: [151, 151], bins: "#-;F" },
  { name: "eight-bins", kind: "illumina", seed: 10, reads: 1500, length: [90, 151], bins: "#'-27<AF" },
  { name: "duplicates", kind: "illumina", seed: 5, reads: 5000, length: [76, 76], duplicates: 60 },
  { name: "short", kind: "illumina", seed: 6, reads: 4000, length: [10, 36], duplicates: 30, adapters: 30 },
  { name: "many-distinct", kind: "illumina", seed: 7, reads: 125_000, length: [50, 75], duplicates: 20 },
  { name: "nanopore", kind: "nanopore", seed: 8, reads: 300, length: [200, 60_000] },
];

const base: Recipe = { kind: "illumina", seed: 20, reads: 300, length: [40, 120], duplicates: 10 };

/** All reads of a file as one, more than is counted position by position. */
function oneLongRead(): string {
  const lines = generate({ kind: "nanopore", seed: 21, reads: 30, length: [10_000, 10_000] })
    .toString()
    .split("\n");
  const joined = (line: number) => lines.filter((_, i) => i % 4 === line).join("");
  return `@long\n${joined(1)}\n+\n${joined(3)}\n`;
}

/** Few quality characters at first, in reads of all lengths; then all of them. */
function fewThenAll(): string {
  const recipes: readonly Recipe[] = [
    { kind: "illumina", seed: 11, reads: 900, length: [151, 151], bins: "#-;F" },
    { kind: "nanopore", seed: 12, reads: 200, length: [300, 3000], bins: "#-7;F" },
    { kind: "illumina", seed: 13, reads: 400, length: [40, 151] },
  ];
  return recipes.map((recipe) => generate(recipe).toString("latin1")).join("");
}

/** Reads whose key the two profiles take differently. */
const medium: Recipe = { kind: "illumina", seed: 9, reads: 2000, length: [51, 75], duplicates: 40 };

type Read = [id: string, sequence: string, plus: string, quality: string];

function changed(change: (read: Read, i: number) => readonly string[] | string, recipe = base): string {
  const lines = generate(recipe).toString("latin1").split("\n");
  const texts: string[] = [];
  for (let i = 0; i < recipe.reads; i++) {
    const [id = "", sequence = "", plus = "", quality = ""] = lines.slice(i * 4, i * 4 + 4);
    const result = change([id, sequence, plus, quality], i);
    texts.push(typeof result === "string" ? result : `${result.join("\n")}\n`);
  }
  return texts.join("");
}

/** All sequences changed. */
const sequences = (change: (sequence: string, i: number) => string): string =>
  changed(([id, sequence, plus, quality], i) => [id, change(sequence, i), plus, quality]);

/** All qualities changed. */
const qualities = (change: (quality: string, i: number) => string): string =>
  changed(([id, sequence, plus, quality], i) => [id, sequence, plus, change(quality, i)]);

const shifted = (lowest: number) => (quality: string) =>
  quality.replace(/./g, (c) => String.fromCharCode(Math.min(126, c.charCodeAt(0) - 35 + lowest)));

function colours(sequence: string, i: number, alphabet: string): string {
  const random = seeded(i + 1);
  return `T${sequence.slice(1).replace(/./g, () => alphabet[random(alphabet.length)] ?? "0")}`;
}

const tricky: Readonly<Record<string, () => string>> = {
  crlf: () => generate(base).toString().replaceAll("\n", "\r\n"),
  "cr-only": () => generate(base).toString().replaceAll("\n", "\r"),
  "mixed-line-ends": () =>
    changed((read, i) => read.map((part) => part + (["\n", "\r\n", "\r"][i % 3] ?? "")).join("")),
  "no-last-newline": () => generate(base).toString().trimEnd(),
  "blank-lines-between": () => changed((read, i) => `${read.join("\n")}\n${"\n".repeat(i % 3)}`),
  "id-after-plus": () => changed(([id, sequence, , quality]) => [id, sequence, `+${id.slice(1)}`, quality]),
  "quality-begins-with-at": () => qualities((quality) => `@${quality.slice(1)}`),
  "sra-headers": () =>
    changed(([, sequence, , quality], i) => {
      const name = `SRR000001.${i} FC:${i} length=${sequence.length}`;
      return [`@${name}`, sequence, `+${name}`, quality];
    }),
  "filtered-headers": () =>
    changed(([, sequence, plus, quality], i) => [`@SIM:1 1:${i % 3 ? "N" : "Y"}:0:1`, sequence, plus, quality]),
  "lower-case": () => sequences((sequence, i) => (i % 2 ? sequence.toLowerCase() : sequence)),
  "all-n": () => sequences((sequence) => "N".repeat(sequence.length)),
  dots: () => sequences((sequence) => sequence.replace(/[AN]/g, ".")),
  iupac: () => sequences((sequence) => `RYKM${sequence.slice(4)}`),
  rna: () => sequences((sequence) => sequence.replaceAll("T", "U")),
  spaces: () => sequences((sequence) => `${sequence.slice(0, 5)} ${sequence.slice(6)}`),
  "zero-length-some": () => changed(([id, s, plus, q], i) => (i % 10 ? [id, s, plus, q] : [id, "", plus, ""])),
  "phred64-lowest-64": () => qualities(shifted(64)),
  "phred64-lowest-65": () => qualities(shifted(65)),
  "phred64-lowest-66": () => qualities(shifted(66)),
  "solexa-lowest-59": () => qualities(shifted(59)),
  "solexa-lowest-63": () => qualities(shifted(63)),
  hifi: () => qualities((quality) => "~".repeat(quality.length)),
  "all-i": () => qualities((quality) => "I".repeat(quality.length)),
  "quality-127": () => qualities((quality) => `${quality.slice(0, -1)}\x7f`),
  "colour-space": () => sequences((sequence, i) => colours(sequence, i, "0123")),
  "colour-space-with-dots": () => sequences((sequence, i) => colours(sequence, i, "01230123012301230123.456")),
  "51-to-75": () => generate(medium).toString("latin1"),
  // for the duplication that FastQC 0.12 would find in the file above
  "51-to-75-cut": () =>
    changed(([id, sequence, plus, quality]) => [id, sequence.slice(0, 50), plus, quality.slice(0, 50)], medium),
  "few-then-all": fewThenAll,
  "one-read": () => "@a\nACGT\n+\nIIFF\n",
};

/** Filtered reads are longer than the others, of worse quality and other content, so that each number shows them. */
const casava: Readonly<Record<string, () => string>> = {
  casava: () =>
    changed(([id, sequence, plus, quality], i) => {
      const marked = [`${id}:Y:`, "@:Y:0:1", "@r::Y::", "@rY:Y:b Y"][Math.floor(i / 3) % 4] ?? "";
      if (i % 3 === 0) return [marked, `GG.U${sequence}`, plus, `!!!!${quality}`];
      return [[id, "@r:Y", "@r:y: Y", "@:Y"][i % 4] ?? "", sequence, plus, quality].map(
        (line) => line + (i % 5 ? "" : "\r"),
      );
    }),
  "casava-colour-space": () =>
    changed(([, sequence, plus, quality], i) => [
      `@r${i % 2 ? ":N:" : ":Y:"}`,
      colours(sequence, i, "0123"),
      plus,
      quality,
    ]),
};

const lenient: Readonly<Record<string, () => string>> = {
  "quality-shorter": () => qualities((quality, i) => (i % 7 ? quality : quality.slice(0, -3))),
  "quality-longer": () => qualities((quality, i) => (i % 7 ? quality : `${quality}III`)),
  "last-quality-cut": () => generate(base).toString().slice(0, -20),
};

const latin1 = (texts: typeof tricky, how: Omit<Case, "name" | "bytes">): Case[] =>
  Object.entries(texts).map(([name, text]) => ({ name, bytes: () => Buffer.from(text(), "latin1"), ...how }));

export const CASES: readonly Case[] = [
  ...files.map(({ name, ...recipe }) => ({ name, bytes: () => generate(recipe), options: {} })),
  ...latin1(tricky, { options: {} }),
  // the memory of as many threads
  ...latin1({ "read-of-300-kb": oneLongRead }, { options: {}, settings: ["--threads", "8"] }),
  ...latin1(casava, { options: { casava: true }, settings: ["--casava"] }),
  ...latin1(lenient, { options: { mode: "lenient" } }),
];
