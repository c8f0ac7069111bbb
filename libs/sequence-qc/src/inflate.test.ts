// Our inflate beside Node's zlib: the same text or a fault, whatever the level, strategy, window, or damage.
import { constants, gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Contaminant } from "./contaminants.ts";
import { openQc } from "./qc.ts";
import { generate, seeded } from "./testing/generate.ts";

const NONE: readonly Contaminant[] = [];

/** Whether a record comes out, and how many bytes of text; undefined for a fault. */
function ours(file: Uint8Array, step: number): string | undefined {
  const qc = openQc({ mode: "lenient", contaminants: NONE });
  try {
    for (let at = 0; at < file.length; at += step) qc.push(file.subarray(at, at + step));
    const { record, textBytes } = qc.end();
    return JSON.stringify([record, textBytes]);
  } catch {
    return undefined;
  }
}

const random = seeded(99);
const { Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED } = constants;
const STRATEGIES = [Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED];

function packed(text: Buffer): Buffer {
  return gzipSync(text, {
    level: random(10),
    strategy: STRATEGIES[random(STRATEGIES.length)] ?? 0,
    windowBits: 9 + random(7),
    memLevel: 1 + random(9),
  });
}

/** Of 200 bytes to 60 kB, most of them small; each with what it gives unpacked. */
const texts = Array.from({ length: 40 }, (_, i) => {
  const text = generate({
    kind: i % 3 ? "illumina" : "nanopore",
    seed: i,
    reads: 2 + random(i % 8 ? 12 : 60),
    length: [20, 20 + random(500)],
    duplicates: random(90),
  });
  return { text, whole: ours(text, text.length) };
});
const sample = (i: number) => texts[i % texts.length] ?? { text: Buffer.alloc(0), whole: undefined };

it("400 streams of one to three members give the text that was packed", () => {
  for (let i = 0; i < 400; i++) {
    const { text, whole } = sample(i);
    const at = random(text.length);
    const parts = [[text], [text.subarray(0, at), text.subarray(at)], [text, Buffer.alloc(0)]][random(3)] ?? [];
    const file = Buffer.concat(parts.map(packed));
    expect(ours(file, 1 + random(20_000)), `stream ${i}`).toBe(whole);
  }
});

it("damage by one bit gives a fault wherever Node's zlib sees one, and never another record", () => {
  let faults = 0;
  for (let i = 0; i < 400; i++) {
    const { text, whole } = sample(i);
    const file = packed(text);
    const at = random(file.length);
    file[at] = (file[at] ?? 0) ^ (1 << random(8));
    let sound = true;
    try {
      sound = gunzipSync(file).equals(text);
    } catch {
      sound = false;
    }
    const result = ours(file, 1 + random(20_000));
    if (!sound) expect(result, `damage ${i} at ${at}`).toBeUndefined();
    if (result === undefined) faults++;
    else expect(result).toBe(whole);
  }
  expect(faults).toBeGreaterThan(350);
});

it("random bytes after a gzip header are a fault, quickly", () => {
  for (let i = 0; i < 150; i++) {
    const bytes = Buffer.from(Array.from({ length: 10 + random(3000) }, () => random(256)));
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]).copy(bytes);
    expect(ours(bytes, 4096)).toBeUndefined();
  }
});
