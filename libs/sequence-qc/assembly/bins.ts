// Sequencers of today write few different quality characters: those are counted by comparison, sixteen positions at once,
// and given to the pages of quality.ts at the end. A file that has more of them is left to quality.ts from there on.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { addBytes, firstBytes } from "./bases.ts";
import { addCount, countQuality, PAGE, reachFirstPage } from "./quality.ts";

const MOST: u32 = 8;
/** Of each character one vector of it; those that are not known yet match nothing. */
const known: usize = memory.data(MOST * 16, 16);
let characters: u32 = 0;
/** Whether all characters so far had room. */
let few: bool = true;
/** Per 16 positions a vector of u8 counters for each character. */
const recent: usize = memory.data(PAGE * MOST, 16);
let recentReads: u32 = 0;
let recentLength: u32 = 0;
/** The same as u32, not yet in the pages. */
const totals: usize = memory.data(PAGE * MOST * 4, 16);
let longest: u32 = 0;

export function startBins(): void {
  memory.fill(known, 0xff, MOST * 16);
}

/** Counts all of a read's quality: characters 33 to 126. */
export function countWhole(quality: usize, length: u32): void {
  if (!few || length > PAGE || !reachFirstPage(quality)) {
    countQuality(0, quality, length);
    return;
  }
  const a = v128.load(known);
  const b = v128.load(known, 16);
  const c = v128.load(known, 32);
  const d = v128.load(known, 48);
  const more = characters > 4;
  let counters = recent;
  for (let i: u32 = 0; i < length; i += 16, counters += 16 * MOST) {
    let block = v128.load(quality + i);
    if (length - i < 16) block = v128.and(block, firstBytes(length - i));
    const isA = i8x16.eq(block, a);
    const isB = i8x16.eq(block, b);
    const isC = i8x16.eq(block, c);
    const isD = i8x16.eq(block, d);
    v128.store(counters, i8x16.sub(v128.load(counters), isA));
    v128.store(counters, i8x16.sub(v128.load(counters, 16), isB), 16);
    v128.store(counters, i8x16.sub(v128.load(counters, 32), isC), 32);
    v128.store(counters, i8x16.sub(v128.load(counters, 48), isD), 48);
    let seen = v128.or(v128.or(isA, isB), v128.or(isC, isD));
    if (more) seen = v128.or(seen, countRest(block, counters + 64));
    const left = v128.andnot(block, seen);
    if (v128.any_true(left)) learn(left, i);
  }
  if (length > recentLength) recentLength = length;
  if (++recentReads === 255) settleRecent();
  if (!few) settleBins();
}

function countRest(block: v128, counters: usize): v128 {
  let seen = i8x16.splat(0);
  for (let i: u32 = 0; i < 4; i++, counters += 16) {
    const is = i8x16.eq(block, v128.load(known + 64 + (i << 4)));
    v128.store(counters, i8x16.sub(v128.load(counters), is));
    seen = v128.or(seen, is);
  }
  return seen;
}

/** Characters that have no counter yet, the others being 0: counted one by one, and known from the next read on. */
function learn(block: v128, position: u32): void {
  v128.store(unknown, block);
  for (let i: u32 = 0; i < 16; i++) {
    const character: u32 = load<u8>(unknown + i);
    if (character === 0) continue;
    addCount(position + i, character, 1);
    if (!isKnown(character)) {
      if (characters < MOST) v128.store(known + (characters++ << 4), i8x16.splat(character as i8));
      else few = false;
    }
  }
}
const unknown: usize = memory.data(16, 16);

function isKnown(character: u32): bool {
  for (let i: u32 = 0; i < characters; i++) if ((load<u8>(known + (i << 4)) as u32) === character) return true;
  return false;
}

/** Adds the u8 counters to the lasting ones. */
function settleRecent(): void {
  for (let position: u32 = 0; position < recentLength; position += 16)
    for (let i: u32 = 0; i < characters; i++) {
      const counters = recent + position * MOST + (i << 4);
      addBytes(v128.load(counters), totals + ((position * MOST + (i << 4)) << 2));
      v128.store(counters, i8x16.splat(0));
    }
  if (recentLength > longest) longest = recentLength;
  recentReads = 0;
  recentLength = 0;
}

/** Gives all that was counted here to the pages. */
export function settleBins(): void {
  settleRecent();
  for (let position: u32 = 0; position < longest; position++)
    for (let i: u32 = 0; i < characters; i++) {
      const total = totals + (((position & ~15) * MOST + (i << 4) + (position & 15)) << 2);
      if (load<u32>(total) !== 0) addCount(position, load<u8>(known + (i << 4)), load<u32>(total));
      store<u32>(total, 0);
    }
  longest = 0;
}
