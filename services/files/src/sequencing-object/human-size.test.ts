// Sizes for people.
import { expect, test } from "vitest";
import { humanSize } from "./human-size.ts";

test.each([
  [0, "0 B"],
  [999, "999 B"],
  [1000, "1.0 kB"],
  [999_949, "999.9 kB"],
  [999_950, "1.0 MB"],
  [4_900_000, "4.9 MB"],
  [21_474_836_480, "21.5 GB"],
  [Number.MAX_SAFE_INTEGER, "9.0 PB"],
])("%i bytes are %s", (bytes, text) => expect(humanSize(bytes)).toBe(text));
