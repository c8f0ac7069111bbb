// How often each quality character stands at each position of a read, in pages of 1,024 positions. A page begins small
// and is promoted as reads reach it: 1 to 16 plain rows of characters, then counters u8, u16, u32 per (position, character).
// Beyond the budget of counters a page keeps sum and count only: its means are exact, its percentiles unknown.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { fail, fault, MEMORY_LIMIT, NONE } from "./fault.ts";
import { allocate } from "./memory.ts";

/** 65,536 pages of 1,024 positions: a line of up to 64 MiB. */
export const MAX_PAGES: u32 = 65536;
export const PAGE: u32 = 1024;
/** Characters 32 to 127. */
const CHARACTERS: u32 = 96;

// Forms of a page, in the order of promotion; src/tables.ts knows the same numbers.
const ROWS_1: u32 = 1;
const ROWS_16: u32 = 5;
const COUNTS_8: u32 = 6;
const COUNTS_16: u32 = 7;
const COUNTS_32: u32 = 8;
/** f64[1024] sums of characters, then u32[1024] counts. */
const SUMS: u32 = 9;

/** Of each page: u32 address, u32 form, u32 reads that reached it. */
export let qualityPages: usize = 0;
/** Pages in use, from the first. */
export let qualityPageCount: u32 = 0;
/** Of each form: the first freed page, chained through its first word. */
const freed: usize = memory.data(40, 16);
let budget: usize = 0;

export function startQuality(bytes: usize): void {
  qualityPages = allocate(MAX_PAGES * 12);
  budget = bytes;
}

function pageBytes(form: u32): usize {
  if (form <= ROWS_16) return (PAGE as usize) << (form - ROWS_1);
  if (form === SUMS) return PAGE * 12;
  return (PAGE * CHARACTERS) << (form - COUNTS_8);
}

/** How many reads a page of this form can take. */
function capacity(form: u32): u32 {
  if (form === 0) return 0;
  if (form <= ROWS_16) return 1 << (form - ROWS_1);
  if (form === COUNTS_8) return 0xff;
  return form === COUNTS_16 ? 0xffff : 0xffffffff;
}

function takePage(form: u32): usize {
  const head = freed + (form << 2);
  const page: usize = load<u32>(head);
  const bytes = pageBytes(form);
  if (page !== 0) {
    store<u32>(head, load<u32>(page));
    memory.fill(page, 0, bytes);
    return page;
  }
  if (form !== SUMS && bytes > budget) return 0;
  const fresh = allocate(bytes);
  if (fresh !== 0 && form !== SUMS) budget -= bytes;
  return fresh;
}

function freePage(page: usize, form: u32): void {
  store<u32>(page, load<u32>(freed + (form << 2)));
  store<u32>(freed + (form << 2), page as u32);
}

/** Gives the page that entry names its next form, or sums when the budget of counters is spent. */
function promote(entry: usize, at: usize): void {
  const old: usize = load<u32>(entry);
  const form = load<u32>(entry, 4);
  let next = form + 1;
  let page = takePage(next);
  if (page === 0) {
    next = SUMS;
    page = takePage(SUMS);
    if (page === 0) {
      fail(MEMORY_LIMIT, at);
      return;
    }
  }
  const reads = load<u32>(entry, 8);
  if (form !== 0) {
    if (next <= ROWS_16) memory.copy(page, old, pageBytes(form));
    else if (next === SUMS) sumPage(page, old, form, reads);
    else if (next === COUNTS_8)
      for (let row: u32 = 0; row < reads; row++) countRow<u8>(page, 0, old + row * PAGE, PAGE);
    else if (next === COUNTS_16) widen<u8, u16>(page, old);
    else widen<u16, u32>(page, old);
    freePage(old, form);
  }
  store<u32>(entry, page as u32);
  store<u32>(entry, next, 4);
}

function widen<From, To>(to: usize, from: usize): void {
  for (let i: usize = 0; i < PAGE * CHARACTERS; i++)
    store<To>(to + i * sizeof<To>(), load<From>(from + i * sizeof<From>()) as To);
}

function sumPage(sums: usize, old: usize, form: u32, reads: u32): void {
  if (form <= ROWS_16) for (let row: u32 = 0; row < reads; row++) sumRow(sums, 0, old + row * PAGE, PAGE);
  else if (form === COUNTS_8) sumCounts<u8>(sums, old);
  else sumCounts<u16>(sums, old);
}

function sumCounts<From>(sums: usize, from: usize): void {
  for (let cell: usize = 0; cell < PAGE * CHARACTERS; cell++) {
    const count: u32 = load<From>(from + cell * sizeof<From>()) as u32;
    if (count !== 0) addSum(sums, (cell / CHARACTERS) as u32, 32 + ((cell % CHARACTERS) as u32), count);
  }
}

function addSum(sums: usize, position: u32, character: u32, count: u32): void {
  const sum = sums + (position << 3);
  const counter = sums + PAGE * 8 + (position << 2);
  store<f64>(sum, load<f64>(sum) + (character as f64) * (count as f64));
  store<u32>(counter, load<u32>(counter) + count);
}

function sumRow(sums: usize, position: u32, characters: usize, n: u32): void {
  for (let i: u32 = 0; i < n; i++) {
    const character: u32 = load<u8>(characters + i);
    if (character !== 0) addSum(sums, position + i, character, 1);
  }
}

/** One more for each (position, character); 0 means that the read ended before. Cells: [position][character - 32]. */
function countRow<T>(counts: usize, position: u32, characters: usize, n: u32): void {
  const width = CHARACTERS * sizeof<T>();
  let cells = counts + position * width - 32 * sizeof<T>();
  let p = characters;
  const end = p + n;
  for (; p + 8 <= end; p += 8, cells += 8 * width) {
    const eight = load<u64>(p);
    if (eight >> 56 === 0) break; // only a row of a page ends so
    count<T>(cells, eight & 0xff);
    count<T>(cells + width, (eight >> 8) & 0xff);
    count<T>(cells + 2 * width, (eight >> 16) & 0xff);
    count<T>(cells + 3 * width, (eight >> 24) & 0xff);
    count<T>(cells + 4 * width, (eight >> 32) & 0xff);
    count<T>(cells + 5 * width, (eight >> 40) & 0xff);
    count<T>(cells + 6 * width, (eight >> 48) & 0xff);
    count<T>(cells + 7 * width, eight >> 56);
  }
  for (; p < end && load<u8>(p) !== 0; p++, cells += width) count<T>(cells, load<u8>(p) as u64);
}

function count<T>(cells: usize, character: u64): void {
  const cell = cells + (character as usize) * sizeof<T>();
  store<T>(cell, (load<T>(cell) + 1) as T);
}

/**
 * Counts a stretch of one read's quality: characters 33 to 127 from `position` (from 0) on. The stretches of a read come
 * in order and without gaps, so the one that begins at a page's first position is a new read to that page.
 */
export function countQuality(position: u32, characters: usize, n: u32): void {
  while (n > 0) {
    const entry = qualityPages + (position / PAGE) * 12;
    const within = position % PAGE;
    if (within === 0 && !reachPage(position / PAGE, characters)) return;
    const here = n < PAGE - within ? n : PAGE - within;
    countInPage(entry, within, characters, here);
    position += here;
    characters += here;
    n -= here;
  }
}

/** One more read has reached a page; false when there is no memory for it. */
function reachPage(page: u32, at: usize): bool {
  const entry = qualityPages + page * 12;
  if (page === qualityPageCount) qualityPageCount++;
  while (load<u32>(entry, 8) >= capacity(load<u32>(entry, 4))) {
    promote(entry, at);
    if (fault !== NONE) return false;
  }
  store<u32>(entry, load<u32>(entry, 8) + 1, 8);
  return true;
}

/** The same for a read that is counted by `addCount`; false, and nothing done, while the first page keeps rows. */
export function reachFirstPage(at: usize): bool {
  return load<u32>(qualityPages, 4) > ROWS_16 && reachPage(0, at);
}

/** Adds to one counter of the first page. */
export function addCount(position: u32, character: u32, count: u32): void {
  const page: usize = load<u32>(qualityPages);
  const form = load<u32>(qualityPages, 4);
  const cell = position * CHARACTERS + character - 32;
  if (form === COUNTS_32) store<u32>(page + (cell << 2), load<u32>(page + (cell << 2)) + count);
  else if (form === COUNTS_16) store<u16>(page + (cell << 1), load<u16>(page + (cell << 1)) + (count as u16));
  else if (form === COUNTS_8) store<u8>(page + cell, load<u8>(page + cell) + (count as u8));
  else addSum(page, position, character, count);
}

function countInPage(entry: usize, within: u32, characters: usize, n: u32): void {
  const page: usize = load<u32>(entry);
  const form = load<u32>(entry, 4);
  if (form === COUNTS_32) countRow<u32>(page, within, characters, n);
  else if (form === COUNTS_16) countRow<u16>(page, within, characters, n);
  else if (form === COUNTS_8) countRow<u8>(page, within, characters, n);
  else if (form === SUMS) sumRow(page, within, characters, n);
  else memory.copy(page + (load<u32>(entry, 8) - 1) * PAGE + within, characters, n);
}
