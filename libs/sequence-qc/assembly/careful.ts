// The careful reader: one byte after the other, over any boundary. It takes what the quick one (record.ts) leaves: other
// ends of lines, lower case, other letters, colour-space, reads of more than half a buffer, and every faulty record.
// @ts-nocheck: AssemblyScript, compiled by build.ts
import { countBase, LETTERS, letterClass, NOT_TEXT, OTHER } from "./bases.ts";
import { baseOfColour, beginColours, colourSpace, decideColourSpace, WRONG } from "./colourspace.ts";
import {
  BAD_QUALITY_CHAR,
  BAD_SEQUENCE_CHAR,
  fail,
  fault,
  LENGTH_MISMATCH,
  MISSING_AT,
  MISSING_PLUS,
  MIXED_COLOURSPACE,
  NONE,
  RECORD_TOO_LONG,
  TRUNCATED_RECORD,
} from "./fault.ts";
import { beginId, casava, countFiltered, isFiltered, readId } from "./filter.ts";
import { gcLength } from "./gc.ts";
import { AT, CR, LF, lineEnd, PLUS } from "./lines.ts";
import { countQuality } from "./quality.ts";
import { countRead, isFirst, seeDelete, seeOther, seeQuality } from "./reads.ts";
import { countPending, keyLength, takeSequence } from "./sequences.ts";

const ID: u32 = 0;
const SEQUENCE: u32 = 1;
const SEPARATOR: u32 = 2;
const QUALITY: u32 = 3;

let strict: bool = true;
let recordLimit: u32 = 0;

let line: u32 = ID;
let lineBytes: u32 = 0;
let recordBytes: u32 = 0;
let skipLf: bool = false;
let length: u32 = 0;
let gc: u32 = 0;
let gcHundred: u32 = 0;
let gcThousand: u32 = 0;
let qualityLength: u32 = 0;
let qualitySum: u64 = 0;
/** Records whose quality is shorter or longer than their sequence. */
export let mismatches: u32 = 0;
/** The first 76 letters, in upper case. */
const key: usize = memory.data(80, 16);

export function startCareful(strictLengths: bool, maxRecordBytes: u32): void {
  strict = strictLengths;
  recordLimit = maxRecordBytes;
}

export function betweenRecords(): bool {
  return line === ID && lineBytes === 0;
}

/** Reads [p, end) up to the end of the record, and returns where it stopped. */
export function readCarefully(p: usize, end: usize): usize {
  while (p < end && fault === NONE) {
    if (skipLf && load<u8>(p) === LF) p++; // the second half of CRLF
    skipLf = false;
    const stop = lineEnd(p, end);
    recordBytes += (stop - p) as u32;
    if (recordBytes > recordLimit) fail(RECORD_TOO_LONG, p);
    else if (stop > p) takePart(p, stop);
    lineBytes += (stop - p) as u32;
    if (stop >= end) return end;
    skipLf = load<u8>(stop) === CR;
    p = stop + 1;
    endLine(stop);
    if (line === ID) return p;
  }
  return p;
}

/** A part of the current line: the whole of it, or what this buffer has of it. */
function takePart(p: usize, end: usize): void {
  if (casava && line === ID) readId(p, end);
  if (line === SEQUENCE) takeLetters(p, end);
  else if (line === QUALITY) takeQuality(p, end);
  else if (lineBytes === 0 && load<u8>(p) !== (line === ID ? AT : PLUS))
    fail(line === ID ? MISSING_AT : MISSING_PLUS, p);
}

function endLine(at: usize): void {
  if (fault !== NONE) return;
  if (line === QUALITY) {
    endRecord(at);
    return;
  }
  if (line === SEPARATOR && lineBytes === 0) {
    fail(MISSING_PLUS, at);
    return;
  }
  if (line !== ID || lineBytes !== 0) line++; // "blank lines are skipped only before an id line"
  lineBytes = 0;
}

function takeLetters(p: usize, end: usize): void {
  if (isFirst() && lineBytes === 0 && !colourSpace) decideColourSpace(p, end);
  if (colourSpace) {
    takeColours(p, end);
    return;
  }
  for (; p < end; p++) {
    const letter = load<u8>(letterClass + load<u8>(p));
    if (letter === NOT_TEXT) {
      fail(BAD_SEQUENCE_CHAR, p);
      return;
    }
    takeLetter(letter, load<u8>(p));
  }
}

function takeColours(p: usize, end: usize): void {
  if (lineBytes === 0) {
    if (!beginColours(load<u8>(p))) {
      fail(MIXED_COLOURSPACE, p);
      return;
    }
    p++;
  }
  for (; p < end; p++) {
    const letter = baseOfColour(load<u8>(p));
    if (letter === WRONG) {
      fail(MIXED_COLOURSPACE, p);
      return;
    }
    takeLetter(letter, load<u8>(LETTERS + letter));
  }
}

function takeLetter(letter: u8, byte: u8): void {
  if (isFiltered()) {
    length++;
    return;
  }
  if (letter < OTHER) countBase(letter, length);
  else seeOther();
  if (letter === 1 || letter === 2) gc++;
  if (length < 76) store<u8>(key + length, byte >= 97 && byte <= 122 ? byte - 32 : byte);
  length++;
  if (length % 100 !== 0) return;
  gcHundred = gc;
  if (length % 1000 === 0) gcThousand = gc;
}

function takeQuality(p: usize, end: usize): void {
  let lowest: u32 = 126;
  for (let q = p; q < end; q++) {
    const character: u32 = load<u8>(q);
    if (character < 33 || character > 127) {
      fail(BAD_QUALITY_CHAR, q);
      return;
    }
    if (character === 127 && !isFiltered()) seeDelete();
    if (character < lowest) lowest = character;
    qualitySum += character;
  }
  if (!isFiltered()) {
    seeQuality(lowest);
    countQuality(qualityLength, p, (end - p) as u32);
  }
  qualityLength += (end - p) as u32;
}

function endRecord(at: usize): void {
  // a colour-space line may or may not have a quality for its first base
  const fits = qualityLength === length || (colourSpace && qualityLength === length + 1);
  if (!fits && strict) {
    fail(LENGTH_MISMATCH, at);
    return;
  }
  if (isFiltered()) countFiltered();
  else countRecord(!fits, at);
  beginId();
  line = ID;
  lineBytes = recordBytes = length = gc = qualityLength = 0;
  qualitySum = 0;
}

function countRecord(mismatch: bool, at: usize): void {
  if (mismatch) mismatches++;
  const cut = gcLength(length);
  countRead(length, qualitySum, qualityLength, cut === length ? gc : cut >= 1000 ? gcThousand : gcHundred, cut, at);
  countPending();
  takeSequence(key, keyLength(length));
  countPending();
}

/** The text ends at `end`: "a quality line cut by the end is accepted if it has at least one character". */
export function endText(end: usize): void {
  if (fault !== NONE || betweenRecords()) return;
  if (line === QUALITY && lineBytes > 0) endRecord(end);
  else fail(TRUNCATED_RECORD, end);
}
