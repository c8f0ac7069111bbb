// The end of what a tool wrote: whole characters, of at most JOB_ERROR_BYTES.
import { JOB_ERROR_BYTES } from "../engine.ts";

/** Of a stream that does not end with it: no more is read. */
const MOST_READ = 64 * 1024 * 1024;

export function tailOf(text: unknown): string {
  return typeof text === "string" ? wholeCharacters(Buffer.from(text.slice(-JOB_ERROR_BYTES - 1))) : "";
}

/** @param most bytes */
export async function endOf(pieces: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  let end = Buffer.alloc(0);
  let read = 0;
  for await (const piece of pieces) {
    end = Buffer.concat([end, piece]).subarray(-most);
    read += piece.length;
    if (read > MOST_READ) break;
  }
  return end.toString();
}

/** Of the last bytes of a text: a character of UTF-8 goes on with bytes 10xxxxxx. */
function wholeCharacters(bytes: Uint8Array): string {
  let start = Math.max(0, bytes.length - JOB_ERROR_BYTES);
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start++;
  return Buffer.from(bytes.subarray(start)).toString();
}
