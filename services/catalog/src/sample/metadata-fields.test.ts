// What a client may write as metadata.
import { CommandRejected } from "@isotrail/eventsourcing";
import { describe, expect, it } from "vitest";
import { wrong } from "../fields.testing.ts";
import { readMetadata } from "./metadata-fields.ts";

describe("metadata", () => {
  it("is a map of names to value and type, both texts", () => {
    const metadata = { "isolation site": { value: "", type: "text", submission: 4 } };
    expect(readMetadata(metadata)).toEqual({ "isolation site": { value: "", type: "text" } });
  });

  it("names each bad entry", () => {
    const metadata = {
      a: { value: "1" },
      b: { value: 1, type: "text" },
      c: null,
      d: "text",
      "": { value: "", type: "" },
      e: [],
    };
    expect(wrong(() => readMetadata(metadata)).sort()).toEqual(["", "a", "b", "c", "d", "e"]);
    for (const body of [[], "text", null, undefined, 3]) expect(() => readMetadata(body)).toThrow(CommandRejected);
  });
});
