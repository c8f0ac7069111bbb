// Given / when / then finds a wrong aggregate, and a codec that loses a field.
import { describe, expect, it } from "vitest";
import { given } from "./given.ts";
import { type TallyEvent, tally } from "./tally.ts";

const started: TallyEvent = { type: "Started", data: { name: "a" } };
const added: TallyEvent = { type: "Added", data: { by: 5 } };

describe("given / when / then", () => {
  it("folds what is given, decides, and compares events and state", () => {
    given(tally, started).when({ do: "add", by: 5 }).then(added);
    given(tally, "7", started, added).when({ do: "add", by: 1 }).thenState({ name: "a", count: 6 });
    given(tally, started, added).thenState({ count: 5 });
    expect(() => given(tally, started).when({ do: "add", by: 4 }).then(added)).toThrow();
    expect(() => given(tally, started).when({ do: "add", by: 4 }).then()).toThrow();
    expect(() => given(tally, started).thenState({ count: 1 })).toThrow();
  });

  it("returns the rejection, and fails when there is none", () => {
    const refusal = given(tally).when({ do: "delete" }).thenRefused("missing");
    expect(refusal.message).toBe("There is no such tally.");
    expect(() => given(tally).when({ do: "delete" }).thenRefused("conflict")).toThrow();
    expect(() => given(tally, started).when({ do: "delete" }).thenRefused("missing")).toThrow(/not refused/);
  });

  it("detects a value that the codec loses, in given and in decided events", () => {
    const forgetful = {
      ...tally,
      codec: { ...tally.codec, encode: ({ type }: TallyEvent) => ({ type, bytes: new TextEncoder().encode("{}") }) },
    };
    expect(() => given(forgetful, started)).toThrow(/loses/);
    expect(() => given(forgetful).when({ do: "start", name: "a" }).then(started)).toThrow(/loses/);
  });
});
