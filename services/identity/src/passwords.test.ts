// The queue before the slow hashes: bounded, and whoever was turned away may come again.
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { expect, test } from "vitest";
import { openPasswords } from "./passwords.ts";

test("a first sign-in that finds two hundred waiting is refused; later ones are not", async () => {
  const { hash, matches } = openPasswords();
  const kept = await hash("right");
  const others = Array.from({ length: 204 }, () => hash("somebody"));
  await expect(matches("right", kept)).rejects.toThrow(StoreUnavailable);
  await Promise.all(others);
  expect(await matches("right", kept)).toBe(true);
  expect(await matches("wrong", kept)).toBe(false);
  expect(await matches("nobody has this password", undefined)).toBe(false);
});
