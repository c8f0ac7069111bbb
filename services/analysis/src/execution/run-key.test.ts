// The keys of runs: what tells the runs of one engine apart.
import { expect, it } from "vitest";
import { initial } from "../submission/state.ts";
import { runKeyOf } from "./tell.ts";

const stores = { eventLog: { id: "log" } } as Parameters<typeof runKeyOf>[0]["stores"];
const keyOf = (id: string, createdDate: number, attempt: number) =>
  runKeyOf({ stores }, { id, version: 1, state: { ...initial, createdDate } }, attempt);

it("each attempt of each submission has a key of its own, also when a restored log gives a number again", () => {
  const day = Date.UTC(2026, 10, 22);
  const keys = [keyOf("5", day, 1), keyOf("5", day, 2), keyOf("51", day, 1), keyOf("5", day + 1, 1)];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf("5", day, 1)).toBe(keys[0]);
});
