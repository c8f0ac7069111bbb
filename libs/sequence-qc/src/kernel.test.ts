// The kernel that is checked in is the one that its sources make.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compile, sourcesDigest } from "../build.ts";

const generated = join(import.meta.dirname, "../generated");
const kept: unknown = JSON.parse(readFileSync(join(generated, "kernel.json"), "utf8"));
const wasm = readFileSync(join(generated, "kernel.wasm"));
const digest = createHash("sha256").update(wasm).digest("hex");

it("stands beside the digest of its sources (else run node libs/sequence-qc/build.ts)", () => {
  expect(kept).toEqual({ sources: sourcesDigest(), wasm: digest });
});

it("equals a fresh build, byte for byte", async () => {
  expect(Buffer.from(await compile()).equals(wasm)).toBe(true);
}, 60_000);
