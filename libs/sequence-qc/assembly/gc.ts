// GC content per read, spread over percents as FastQC's GCModel does it: the count of G and C in a read of given length
// can mean several percents, and a percent that several counts claim gets a share 1/claims from each.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { allocate } from "./memory.ts";

/** Sums of shares, f64[101]. Added read by read, in order: a sum of doubles depends on its order. */
export let gcShares: usize = 0;

// Models (1 / claims, f64[101]) of lengths 0 to 100, then 200 to 1000 by hundreds; longer ones are worked out per read.
let models: usize = 0;
let known: usize = 0;
const MODEL: u32 = 101 * 8;

export function startGc(): void {
  gcShares = allocate(MODEL);
  models = allocate(111 * MODEL);
  known = allocate(111);
}

/** "read cut to a multiple of 100 if > 100 (of 1000 if > 1000)" */
export function gcLength(length: u32): u32 {
  if (length > 1000) return (length / 1000) * 1000;
  return length > 100 ? (length / 100) * 100 : length;
}

function percent(count: f64, length: u32): i32 {
  if (count < 0) count = 0;
  if (count > (length as f64)) count = length as f64;
  return Math.floor((count * 100) / (length as f64) + 0.5) as i32; // Java's Math.round
}

function lowest(count: u32, length: u32): i32 {
  return percent((count as f64) - 0.5, length);
}

function highest(count: u32, length: u32): i32 {
  return percent((count as f64) + 0.5, length);
}

/** The first count, of 0 to length + 1, whose lowest (else highest) percent is at least `wanted`. */
function firstReaching(wanted: i32, length: u32, low: bool): u32 {
  let from: u32 = 0;
  let to = length + 1;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((low ? lowest(middle, length) : highest(middle, length)) >= wanted) to = middle;
    else from = middle + 1;
  }
  return from;
}

/** How many counts claim this percent: both bounds grow with the count, so the claimants are one stretch. */
function share(percent: i32, length: u32): f64 {
  const claims = firstReaching(percent + 1, length, true) - firstReaching(percent, length, false);
  return claims > 0 ? 1.0 / (claims as f64) : 0;
}

function model(length: u32): usize {
  const slot: u32 = length <= 100 ? length : 100 + length / 100;
  const begin = models + slot * MODEL;
  if (load<u8>(known + slot) === 0) {
    for (let i = 0; i <= 100; i++) store<f64>(begin + (i << 3), share(i, length));
    store<u8>(known + slot, 1);
  }
  return begin;
}

/** @param count G and C among the first `gcLength` letters */
export function addGc(count: u32, length: u32): void {
  if (length === 0) return;
  const last = highest(count, length);
  const shares = length <= 1000 ? model(length) : 0;
  for (let i = lowest(count, length); i <= last; i++) {
    const sum = gcShares + ((i as usize) << 3);
    store<f64>(sum, load<f64>(sum) + (shares !== 0 ? load<f64>(shares + ((i as usize) << 3)) : share(i, length)));
  }
}
