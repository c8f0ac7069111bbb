// The end of what a tool wrote: whole characters, of at most JOB_ERROR_BYTES.
import { endOfText } from "../local/cwltool-log.ts";

/** Of a stream that does not end with it: no more is read. */
const MOST_READ = 64 * 1024 * 1024;

export const tailOf = (text: unknown): string => (typeof text === "string" ? endOfText(text) : "");

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
