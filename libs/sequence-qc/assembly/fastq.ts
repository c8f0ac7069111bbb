// The text of a FASTQ file, record by record, as far as the buffer has it.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { settleBases } from "./bases.ts";
import { settleBins } from "./bins.ts";
import { betweenRecords, endText, readCarefully } from "./careful.ts";
import { colourSpace } from "./colourspace.ts";
import { fault, NONE } from "./fault.ts";
import { CR, holdsRecord, LF } from "./lines.ts";
import { readRecord, UNUSUAL } from "./record.ts";
import { countPending } from "./sequences.ts";

/**
 * Reads records from [p, end) and returns where the first unread byte is. A record that does not end before `end` stays
 * unread, unless it has more than `wait` bytes or the text is `final`: then the careful reader takes it in parts.
 */
export function readText(p: usize, end: usize, wait: u32, final: bool): usize {
  while (p < end && fault === NONE) {
    if (betweenRecords()) {
      const first = load<u8>(p);
      if (first === LF || first === CR) {
        p++;
        continue;
      }
      const next = colourSpace ? UNUSUAL : readRecord(p, end);
      if (next > UNUSUAL) {
        p = next;
        continue;
      }
      if (!final && end - p <= wait && !(next === UNUSUAL && holdsRecord(p, end))) break;
    }
    p = readCarefully(p, end);
  }
  countPending();
  if (final) {
    endText(end);
    settleBases();
    settleBins();
  }
  return p;
}
