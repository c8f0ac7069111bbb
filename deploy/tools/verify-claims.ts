// The claims: every claim has its owner, and every owner its claims.
import { isDeepStrictEqual } from "node:util";
import { type Claim, isIdempotencyClaim, parseStream } from "@isotrail/eventsourcing";
import type { Check } from "./check.ts";
import { aggregateOf, streamNow } from "./verify-log.ts";

const PAGE = 2000;
/** A claim that no stream holds may be a command under way; after this time, in milliseconds, it is a fault. */
const OPEN_CLAIM = 60_000;

export async function verifyClaims(check: Check): Promise<void> {
  await everyClaim(check);
  await everyOwner(check);
}

async function everyClaim(check: Check): Promise<void> {
  const { stores, scratch, checked, fault, signal } = check;
  for (let after = ""; ; ) {
    signal.throwIfAborted();
    const claims = await stores.claims.list(after, PAGE);
    if (claims.length === 0) return;
    after = claims.at(-1)?.key ?? after;
    scratch.together(() => {
      for (const { key, stream } of claims) scratch.putClaim(key, stream);
    });
    for (const claim of claims) {
      if (isHeld(check, claim)) continue;
      const problem = await whatIsWrong(check, claim);
      if (problem && isDeepStrictEqual(await stores.claims.get(claim.key), claim)) fault(problem);
    }
    checked.claims += claims.length;
    check.progress(`checked ${checked.claims} claims`);
  }
}

function isHeld({ engine, scratch }: Check, { key, stream, version }: Claim): boolean {
  const folded = scratch.stream(stream);
  if (!folded || folded.version < version) return false;
  if (isIdempotencyClaim(key)) return true;
  const held = aggregateOf(engine, stream)?.claims?.(folded.state, parseStream(stream).id);
  return folded.state !== undefined && held?.includes(key) === true;
}

async function whatIsWrong(check: Check, claim: Claim): Promise<string | undefined> {
  const { key, stream, version, at } = claim;
  const { aggregate, id, newest, state } = await streamNow(check, stream);
  if (!aggregate) return `claim ${key} names ${stream}, which no aggregate is declared for`;
  // a command under way takes it before its append, and gives it back after that, or when it lost its version to another
  if (check.stores.clock.now() - at <= OPEN_CLAIM) return undefined;
  if (!newest || newest.version < version) return `claim ${key} waits for ${stream} ${version}`;
  // the key of a request that died without an effect is free, and swept in time; a dropped name is given back by the repair
  if (isIdempotencyClaim(key) || newest.position > check.repaired) return undefined;
  const held = aggregate.claims?.(state, id) ?? [];
  return held.includes(key) ? undefined : `claim ${key} is not held by ${stream}`;
}

async function everyOwner(check: Check): Promise<void> {
  const { engine, scratch, repaired, signal } = check;
  for (const page of scratch.streams(PAGE)) {
    signal.throwIfAborted();
    for (const { stream, position, state } of page) {
      if (position > repaired || state === undefined) continue;
      const keys = aggregateOf(engine, stream)?.claims?.(state, parseStream(stream).id) ?? [];
      for (const key of keys) if (scratch.claimant(key) !== stream) await verifyOwner(check, stream, key);
    }
  }
}

async function verifyOwner(check: Check, stream: string, key: string): Promise<void> {
  const held = await check.stores.claims.get(key); // before the stream, which may have given it back meanwhile
  const now = await streamNow(check, stream);
  const holds = now.aggregate?.claims?.(now.state, now.id) ?? [];
  if (held?.stream !== stream && holds.includes(key)) check.fault(`${stream} holds ${key}, but no claim says so`);
}
