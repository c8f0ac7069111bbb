// How often each of the first 100,000 distinct sequences is seen: FastQC's basis of duplication and over-representation.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { allocate, increment } from "./memory.ts";

/** "New keys are added until 100,000 distinct; after that only known keys count." */
const LIMIT: u32 = 100000;
/** A key: up to 75 letters, its length in the last byte. */
const KEY: u32 = 80;
const SLOT_BITS: u32 = 18;
const FILTER_BITS: u32 = 21;
const ID_MASK: u32 = 0x1ffff;
const PENDING: u32 = 4096;

export let keys: usize = 0;
/** u32 per key. */
export let keyCounts: usize = 0;
export let distinct: u32 = 0;
/** "index of the last read counted while not frozen" */
export let readsAtLimit: u32 = 0;
let observed: u32 = 0;

let longest: u32 = 75;
let prefix: u32 = 50;
// Open addressing: id + 1 in the low 17 bits, upper bits of the hash above them.
let slots: usize = 0;
// One bit per hash: answers most questions for unknown keys from 256 kB, without a miss of the cache.
let filter: usize = 0;
// Reads of the text buffer whose keys wait to be counted: a batch is quicker, for its misses overlap.
let pendingKeys: usize = 0;
let pendingLengths: usize = 0;
let pending: u32 = 0;
let candidates: usize = 0;
let candidateHashes: usize = 0;

/** A read longer than `longestWhole` is known by its first `prefixLength` letters. */
export function startSequences(longestWhole: u32, prefixLength: u32): void {
  longest = longestWhole;
  prefix = prefixLength;
  slots = allocate(4 << SLOT_BITS);
  filter = allocate((1 << FILTER_BITS) >>> 3);
  keyCounts = allocate(LIMIT * 4);
  keys = allocate(LIMIT * KEY + 64);
  pendingKeys = allocate(PENDING * 4);
  pendingLengths = allocate(PENDING * 4);
  candidates = allocate(PENDING * 4);
  candidateHashes = allocate(PENDING * 8);
}

export function keyLength(length: u32): u32 {
  return length > longest ? prefix : length;
}

/** Takes a key of upper-case letters that stay where they are until `countPending`. */
export function takeSequence(key: usize, length: u32): void {
  store<u32>(pendingKeys + (pending << 2), key as u32);
  store<u32>(pendingLengths + (pending << 2), length);
  if (++pending === PENDING) countPending();
}

export function countPending(): void {
  let i: u32 = 0;
  for (; i < pending && distinct < LIMIT; i++) {
    const key: usize = load<u32>(pendingKeys + (i << 2));
    const length = load<u32>(pendingLengths + (i << 2));
    countKey(key, length, hash(key, length));
  }
  if (i < pending) countKnown(i);
  pending = 0;
}

/** Of the pending keys from `i` on: first sifts them by the filter, then looks up what is left. */
function countKnown(i: u32): void {
  let n: u32 = 0;
  for (; i < pending; i++) {
    const h = hash(load<u32>(pendingKeys + (i << 2)), load<u32>(pendingLengths + (i << 2)));
    store<u32>(candidates + (n << 2), i);
    store<u64>(candidateHashes + (n << 3), h);
    const bit = filterBit(h);
    n += (load<u32>(filter + ((bit >>> 5) << 2)) >>> (bit & 31)) & 1;
  }
  for (let c: u32 = 0; c < n; c++) {
    const which = load<u32>(candidates + (c << 2)) << 2;
    countKey(load<u32>(pendingKeys + which), load<u32>(pendingLengths + which), load<u64>(candidateHashes + (c << 3)));
  }
}

function filterBit(h: u64): u32 {
  return ((h >> 20) as u32) & ((1 << FILTER_BITS) - 1);
}

function countKey(key: usize, length: u32, h: u64): void {
  const open = distinct < LIMIT;
  if (open) observed++;
  const tag = ((h >> 32) as u32) & ~ID_MASK;
  let slot = (h as u32) & ((1 << SLOT_BITS) - 1);
  for (;;) {
    const entry = load<u32>(slots + (slot << 2));
    if (entry === 0) break;
    const id = (entry & ID_MASK) - 1;
    if ((entry & ~ID_MASK) === tag && isKey(keys + id * KEY, key, length)) {
      increment(keyCounts + (id << 2));
      if (open) readsAtLimit = observed;
      return;
    }
    slot = (slot + 1) & ((1 << SLOT_BITS) - 1);
  }
  if (open) addKey(key, length, h, slot, tag);
}

function addKey(key: usize, length: u32, h: u64, slot: u32, tag: u32): void {
  const id = distinct++;
  store<u32>(slots + (slot << 2), (id + 1) | tag);
  const bit = filterBit(h);
  const word = filter + ((bit >>> 5) << 2);
  store<u32>(word, load<u32>(word) | (1 << (bit & 31)));
  memory.copy(keys + id * KEY, key, length);
  store<u8>(keys + id * KEY, length as u8, 79);
  store<u32>(keyCounts + (id << 2), 1);
  readsAtLimit = observed;
}

function isKey(known: usize, key: usize, length: u32): bool {
  if ((load<u8>(known, 79) as u32) !== length) return false;
  let i: u32 = 0;
  for (; i + 16 <= length; i += 16) if (v128.any_true(v128.xor(v128.load(known + i), v128.load(key + i)))) return false;
  for (; i < length; i++) if (load<u8>(known + i) !== load<u8>(key + i)) return false;
  return true;
}

// Odd numbers with well spread bits, in halves: a 64-bit literal would be rounded by whoever reads this as TypeScript.
const MIX_1: u64 = ((0x9e3779b9 as u64) << 32) | 0x7f4a7c15;
const MIX_2: u64 = ((0xc2b2ae3d as u64) << 32) | 0x27d4eb4f;
const MIX_3: u64 = ((0xd6e8feb8 as u64) << 32) | 0x6659fd93;

/** 64 bits, 16 letters a step; not for protection, only for spreading. */
function hash(key: usize, length: u32): u64 {
  let a: u64 = length;
  let b: u64 = 0x1234567;
  let i: u32 = 0;
  for (; i + 16 <= length; i += 16) {
    a = (a ^ load<u64>(key + i)) * MIX_1;
    b = (b ^ load<u64>(key + i, 8)) * MIX_2;
    a ^= a >> 32;
    b ^= b >> 29;
  }
  if (i + 8 <= length) {
    a = (a ^ load<u64>(key + i)) * MIX_1;
    a ^= a >> 32;
    i += 8;
  }
  if (i < length) {
    const last = load<u64>(key + i) & ((~0 as u64) >> ((64 - ((length - i) << 3)) as u64));
    b = (b ^ last) * MIX_2;
    b ^= b >> 29;
  }
  a = (a ^ ((b << 1) | (b >> 63))) * MIX_3;
  a ^= a >> 32;
  a *= MIX_3;
  return a ^ (a >> 29);
}
