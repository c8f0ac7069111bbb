// What records say of their files beyond the fields: where they sort, and the variables of their links.
import { expect, test } from "vitest";
import { initial } from "./decider.ts";
import { fileDocuments, type LoadedObject, objectDocument } from "./document.ts";
import { type SequenceFile, WAITING } from "./state.ts";

const file = (id: string, fileName: string): SequenceFile => ({
  ...{ id, fileName, blob: "blob", size: 1, sha256: "", properties: {}, qualityControl: WAITING },
  compression: "none",
});
const loaded = (id: string, ...files: SequenceFile[]): LoadedObject => ({
  id,
  version: 1,
  state: { ...initial, status: "live", sample: "7", files },
});

const ROOT = "s3://isotrail";

test("the field `file` sorts in the order of uploads, forward before reverse, and is unique", () => {
  const uploads = [
    loaded("pair-1", file("1", "z_R1.fastq"), file("3", "z_R2.fastq")), // 2 was given to an upload beside it
    loaded("pair-2", file("2", "y_R1.fastq"), file("4", "y_R2.fastq")),
    loaded("single-3", file("9", "a.fastq")),
    loaded("fast5-9", file("10", "a.fast5")),
    loaded("pair-10", file("11", "a_R1.fastq"), file("12", "a_R2.fastq")),
    loaded("assembly-11", file("13", "a.fasta")),
  ];
  const names = uploads.flatMap((one) => fileDocuments(one, ROOT)).map((one) => one.file);
  expect(names.toSorted()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe("s3://isotrail/0000000001/1/z_R1.fastq");
});

test("every record, nested ones too, ends with the variables of its links", () => {
  const pair = objectDocument(loaded("pair-5", file("8", "a_R1.fastq"), file("9", "a_R2.fastq")), ROOT);
  const about = { sample: "7", kind: "pairs", object: "5" };
  expect(pair).toMatchObject({
    files: [{ refs: { ...about, file: "8" } }, { refs: { ...about, file: "9" } }],
    refs: { ...about, forward: "8", reverse: "9" },
  });
  expect(Object.keys(pair).at(-1)).toBe("refs");
  const single = objectDocument(loaded("single-6", file("10", "a.fastq")), ROOT);
  const unpaired = { sample: "7", kind: "unpaired", object: "6", file: "10" };
  expect(single).toMatchObject({ sequenceFile: { refs: unpaired }, refs: unpaired });
});
