// The choice of a representation by the header Accept.
import { expect, it } from "vitest";
import { negotiate } from "./negotiate.ts";

const offered = ["application/json", "application/fastq"] as const;

it.each([
  [undefined, "application/json"],
  ["*/*", "application/json"],
  ["application/fastq", "application/fastq"],
  ["application/*", "application/json"],
  ["application/json;q=0.5, application/fastq", "application/fastq"],
  ["text/html, */*;q=0.1", "application/json"],
  ["application/json; charset=utf-8", "application/json"],
  ["application/json;q=0, */*", "application/fastq"],
  ["application/fastq, */*", "application/fastq"],
  ["*/*, application/fastq", "application/fastq"],
  ["application/fastq, application/json", "application/fastq"],
  ["application/json, application/fastq, */*", "application/json"],
  ["application/fastq;q=0.9, */*", "application/json"],
  ["text/html", undefined],
])("Accept: %s gets %s", (accept, type) => {
  expect(negotiate(accept, offered)).toBe(type);
});
