// What an operator's settings of quality control change in a record, over HTTP on embedded adapters.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, describe, expect, test } from "vitest";
import { END, filePart, manualFeed, startFiles, whole } from "../files.testing.ts";

const SINGLE = "/samples/7/sequenceFiles";
const ADAPTER = "TTGACCATGGCATTCAGGACTTACCGATGCATTGC";
const folder = mkdtempSync(join(tmpdir(), "isotrail-qc-"));
afterAll(() => rmSync(folder, { recursive: true }));

function listOf(text: string): string {
  const file = join(folder, `list-${text.length}.txt`);
  writeFileSync(file, text);
  return file;
}

/** The record of one file, or the refusal of it, by a service with these settings. */
async function recordOf(content: string, environment: Record<string, string>) {
  await using temporary = await temporaryStores("files");
  const files = await startFiles(temporary.stores, environment, manualFeed().feed);
  try {
    const { json } = await files.wire([whole(SINGLE, [filePart("file", "a.fastq", content), END])]);
    for (let tried = 0; tried < 200; tried++) {
      const { body } = await files.call("GET", `${SINGLE}/${json.identifier}`);
      if (["FINISHED", "ERROR"].includes(JSON.parse(body).processingState)) break;
      await sleep(50);
    }
    return JSON.parse((await files.call("GET", await files.qcOf(`${SINGLE}/${json.identifier}`))).body);
  } finally {
    await files.close();
  }
}

const read = (bases: string, quality = "5".repeat(bases.length)) => `@r\n${bases}\n+\n${quality}\n`;

describe("an operator's settings", () => {
  test("a list of contaminants is what over-represented sequences are looked up in, and the record names its digest", async () => {
    const list = listOf(`# ours\nOur adapter\t${ADAPTER}\n`);
    const record = await recordOf(read(ADAPTER).repeat(3), { QC_CONTAMINANTS_FILE: list });
    expect(record).toMatchObject({
      overrepresentedSequences: [{ sequence: ADAPTER, possibleSource: "Our adapter (100% over 35bp)" }],
      additionalProperties: { contaminantsSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test("the profile of 0.12 tells reads of 51 to 75 letters by their first 50", async () => {
    const ends = ["A".repeat(20), "C".repeat(20)];
    const reads = ends.map((end) => read(`${ADAPTER}${ADAPTER.slice(0, 15)}${end}`)).join("");
    const counts = ({
      overrepresentedSequences,
    }: {
      overrepresentedSequences: { overrepresentedSequenceCount: number }[];
    }) => overrepresentedSequences.map(({ overrepresentedSequenceCount }) => overrepresentedSequenceCount);
    expect(counts(await recordOf(reads, {}))).toEqual([1, 1]);
    const newer = await recordOf(reads, { QC_PROFILE: "fastqc-0.12" });
    expect([counts(newer), newer.profile]).toEqual([[2], "fastqc-0.12"]);
  });

  test("lenient counts a record whose quality is of another length, and says so; strict is an error", async () => {
    const content = read("ACGTACGT") + read("ACGTACGT", "5555");
    expect(await recordOf(content, {})).toMatchObject({ code: ["LENGTH_MISMATCH"], record: ["2"] });
    expect(await recordOf(content, { QC_MODE: "lenient" })).toMatchObject({
      totalSequences: 2,
      additionalProperties: { mode: "lenient" },
      warnings: expect.arrayContaining([expect.objectContaining({ code: "LENGTH_MISMATCH", count: 1 })]),
    });
  });

  test("casava leaves out what the sequencer's filter rejected, and counts it", async () => {
    const content = "@r 1:N:0:A\nACGT\n+\n5555\n@r 1:Y:0:A\nACGT\n+\n5555\n";
    expect(await recordOf(content, {})).toMatchObject({ totalSequences: 2, filteredSequences: 0 });
    const left = { totalSequences: 1, filteredSequences: 1, totalBases: 4, additionalProperties: { casava: "true" } };
    expect(await recordOf(content, { QC_CASAVA: "true" })).toMatchObject(left);
  });

  test.each([
    ["a file that is not there", () => join(folder, "none.txt"), "ENOENT"],
    ["a line that is no contaminant", () => listOf("Our adapter ACGT\n"), "Line 1"],
  ])("%s stops the start, and the error names the setting", async (_, list, why) => {
    await using temporary = await temporaryStores("files");
    const start = startFiles(temporary.stores, { QC_CONTAMINANTS_FILE: list() }, manualFeed().feed);
    await expect(start).rejects.toThrow(new RegExp(`QC_CONTAMINANTS_FILE cannot be used: .*${why}`));
  });
});
