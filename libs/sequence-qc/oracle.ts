// node libs/sequence-qc/oracle.ts [NAME…]: runs FastQC 0.11.9 on the generated files and writes its numbers to src/golden.
// Needs Debian's package fastqc. Whether those kept are still FastQC's, src/oracle.test.ts asks.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CASES } from "./src/testing/cases.ts";
import { fastqcNumbers, missingFastqc } from "./src/testing/fastqc.ts";

const names = process.argv.slice(2);
const missing = missingFastqc();
if (missing) throw new Error(missing);

const cases = CASES.filter(({ name }) => names.length === 0 || names.includes(name));
const reports = await fastqcNumbers(cases);
for (const { name } of cases) {
  const numbers = reports.get(name);
  if (numbers) writeFileSync(join(import.meta.dirname, "src/golden", `${name}.json`), `${JSON.stringify(numbers)}\n`);
  else {
    console.log(`${name}: FastQC gives no report`);
    process.exitCode = 1;
  }
}
