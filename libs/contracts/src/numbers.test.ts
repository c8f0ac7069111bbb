// 64-bit integers of generated messages are plain numbers, and no import changes protobufjs for others.
import { isotrail } from "@isotrail/contracts/events";
import protobuf from "protobufjs/minimal.js";
import { expect, test } from "vitest";

const { ProjectSettings } = isotrail.catalog.v1;
const { QcCompleted } = isotrail.files.v1;

test.each([0, 1, -1, 2 ** 31, 2 ** 32 + 1, 4_938_920, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
  "%d comes back as it was",
  (genomeSize) => {
    const bytes = ProjectSettings.encode({ genomeSize }).finish();
    expect(ProjectSettings.decode(bytes).genomeSize).toBe(genomeSize);
  },
);

test("a number that is not in the bytes is 0, or null where it is optional", () => {
  expect(QcCompleted.decode(new Uint8Array()).totalBases).toBe(0);
  expect(ProjectSettings.decode(new Uint8Array()).genomeSize ?? null).toBeNull();
});

test("protobufjs itself is left as it is", () => {
  expect(protobuf.util.Long).toBeTruthy();
});
