// The two numbers against those of a program that adds up character by character.
import { describe, expect, it } from "vitest";
import { openQc } from "../qc.ts";
import { generate } from "../testing/generate.ts";
import { overallQuality } from "./overall-quality.ts";

function recordOf(text: Buffer) {
  const qc = openQc();
  qc.push(text);
  return qc.end().record;
}

/** Of the quality lines of a FASTQ of four lines a record. */
function counted(text: Buffer, offset = 33) {
  const lines = text.toString("latin1").split("\n");
  const scores = [...lines.filter((_, i) => i % 4 === 3).join("")].map((letter) => letter.charCodeAt(0) - offset);
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    meanQuality: sum / scores.length,
    q30Percent: (scores.filter((score) => score >= 30).length / scores.length) * 100,
  };
}

describe("mean quality and the share of Q30 and more", () => {
  it.each([
    ["many short reads", generate({ kind: "illumina", seed: 61, reads: 3000, length: [30, 151] })],
    ["few characters", generate({ kind: "illumina", seed: 62, reads: 500, length: [151, 151], bins: "#-;F" })],
    ["a few reads", generate({ kind: "illumina", seed: 63, reads: 7, length: [40, 90] })],
    ["long reads", generate({ kind: "nanopore", seed: 64, reads: 40, length: [200, 20_000] })],
  ])("of %s", (_, text) => {
    const { meanQuality, q30Percent } = recordOf(text);
    const { meanQuality: mean, q30Percent: share } = counted(text);
    expect(meanQuality).toBeCloseTo(mean, 9);
    expect(q30Percent).toBeCloseTo(share, 9);
  });

  it("by the file's own encoding", () => {
    // 'B' is 2 and '^' is 30 in the old encoding, which FastQC takes this file for
    expect(recordOf(Buffer.from("@r\nACGT\n+\nBB^^\n"))).toMatchObject({ meanQuality: 16, q30Percent: 50 });
  });

  it("is null where no base has a quality, and the share where not all are counted one by one", () => {
    expect(recordOf(Buffer.from("@r\n\n+\n\n"))).toMatchObject({
      meanQuality: null,
      q30Percent: null,
      gcPercent: null,
    });
    const sums = { form: "sums", sums: new Float64Array([140, 70]), numbers: new Uint32Array([2, 1]) } as const;
    expect(overallQuality([sums], 33)).toEqual({ meanQuality: 37, q30Percent: null });
  });
});
