// node libs/sequence-qc/oracle.ts [NAME…]: runs FastQC 0.11.9 on the generated files and writes its numbers to src/golden.
// Needs Debian's package fastqc. With --check nothing is written: it tells which numbers differ from those kept.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { CASES } from "./src/testing/cases.ts";
import { fastqcNumbers, hasFastqc } from "./src/testing/fastqc.ts";

const names = process.argv.slice(2).filter((name) => name !== "--check");
const check = process.argv.includes("--check");
if (!hasFastqc()) throw new Error("FastQC 0.11.9 is not installed.");

for (const { name, bytes } of CASES.filter((one) => names.length === 0 || names.includes(one.name))) {
  const numbers = fastqcNumbers(bytes());
  const file = join(import.meta.dirname, "src/golden", `${name}.json`);
  if (!numbers) {
    console.log(`${name}: FastQC gives no report`);
    process.exitCode = 1;
  } else if (!check) writeFileSync(file, `${JSON.stringify(numbers)}\n`);
  else if (!isDeepStrictEqual(numbers, JSON.parse(readFileSync(file, "utf8")))) {
    console.log(`${name}: other numbers than those kept`);
    process.exitCode = 1;
  }
}
