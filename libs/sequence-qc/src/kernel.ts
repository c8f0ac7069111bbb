// The WebAssembly kernel: one compiled module per thread, one instance with its own memory per file.
import { readFileSync } from "node:fs";
import { join } from "node:path";

// Node's types do not name WebAssembly, and the browser's are not loaded.
type Memory = { readonly buffer: ArrayBuffer };
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: object };
};

/** Exported variables of assembly/kernel.ts; addresses are bytes in `memory`. */
type Value = { readonly value: number };
type Value64 = { readonly value: bigint };

export type Kernel = {
  readonly memory: Memory;
  start(
    longestWhole: number,
    prefix: number,
    strict: number,
    casava: number,
    maxRecordBytes: number,
    counterBytes: number,
  ): void;
  allocate(bytes: number): number;
  readText(from: number, to: number, wait: number, final: number): number;
  beginInflate(): void;
  inflate(from: number, to: number, final: number, windowBegin: number, out: number, full: number): number;
  readonly input: Value;
  readonly output: Value;
  readonly fault: Value;
  readonly faultAddress: Value;
  readonly reads: Value;
  readonly filteredReads: Value;
  readonly letters: Value64;
  readonly otherLetters: Value64;
  readonly deletes: Value;
  readonly mismatches: Value;
  readonly colourSpace: Value;
  readonly lowestQuality: Value;
  readonly minLength: Value;
  readonly maxLength: Value;
  readonly meanQualities: Value;
  readonly lengthPages: Value;
  readonly fineBases: Value;
  readonly coarseBases: Value;
  readonly gcShares: Value;
  readonly qualityPages: Value;
  readonly qualityPageCount: Value;
  readonly keys: Value;
  readonly keyCounts: Value;
  readonly distinct: Value;
  readonly readsAtLimit: Value;
};

/** Answers of `inflate`, as in assembly/inflate/format.ts. */
export const NEED_INPUT = 0;
export const OUTPUT_FULL = 1;
export const FINISHED = 2;
export const TRUNCATED = 4;

let compiled: object | undefined;

/** An instance with zeroed statistics. */
export function newKernel(): Kernel {
  compiled ??= new WebAssembly.Module(readFileSync(join(import.meta.dirname, "../generated/kernel.wasm")));
  const instance = new WebAssembly.Instance(compiled, { env: { abort: () => {} } });
  return instance.exports as Kernel;
}
