// What a case is compared with: the numbers that are kept, and our own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openQc } from "../qc.ts";
import type { Case } from "./cases.ts";
import { type Numbers, resultNumbers } from "./fastqc-report.ts";

/** @throws when oracle.ts did not make them */
export function goldenNumbers(name: string): Numbers {
  return JSON.parse(readFileSync(join(import.meta.dirname, "../golden", `${name}.json`), "utf8"));
}

export function ourNumbers({ options }: Case, bytes: Uint8Array): Numbers {
  const qc = openQc(options);
  qc.push(bytes);
  return resultNumbers(qc.end());
}
