// How many reads have each length: pages of 1,024 lengths, made when a read first needs them.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { fail, MEMORY_LIMIT } from "./fault.ts";
import { allocate, increment } from "./memory.ts";
import { MAX_PAGES } from "./quality.ts";

/** u32 address of each page, 0 where no read has such a length. */
export let lengthPages: usize = 0;
export let minLength: u32 = 0xffffffff;
export let maxLength: u32 = 0;

export function startLengths(): void {
  lengthPages = allocate(MAX_PAGES * 4);
}

export function countLength(length: u32, at: usize): void {
  const entry = lengthPages + ((length >>> 10) << 2);
  let page: usize = load<u32>(entry);
  if (page === 0) {
    page = allocate(4096);
    if (page === 0) {
      fail(MEMORY_LIMIT, at);
      return;
    }
    store<u32>(entry, page as u32);
  }
  increment(page + ((length & 1023) << 2));
  if (length < minLength) minLength = length;
  if (length > maxLength) maxLength = length;
}
