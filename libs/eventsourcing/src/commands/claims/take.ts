// Claims are taken before the append and name the commit that the append will be.
import { ClaimConflict, CommandRejected, StoreUnavailable } from "../../errors.ts";
import type { Claim, NewCommit, Stores } from "../../ports/ports.ts";
import { pause } from "../../retry.ts";
import { isIdempotencyClaim } from "../idempotency-key.ts";
import { finalCommit } from "./lapse.ts";
import { type Claiming, ownerOf } from "./owner.ts";

/** How long to wait for a commit that may never come, in milliseconds. */
export const CLAIM_TIMEOUT_MS = 2000;

/**
 * Takes all keys for the commit, in sorted order. Returns those that no other attempt relies on: they are withdrawn when
 * the commit is not stored.
 * @param fingerprint what the claim on the idempotency key remembers
 * @throws ClaimConflict when another stream holds one; nothing is left to withdraw then
 */
export async function takeClaims(
  engine: Claiming,
  keys: readonly string[],
  commit: NewCommit,
  fingerprint = "",
): Promise<string[]> {
  const { stream, version, commitId, at } = commit;
  const withdrawable: string[] = [];
  try {
    for (const key of [...keys].sort()) {
      const note = isIdempotencyClaim(key) ? fingerprint : "";
      if (await takeOne(engine, { key, stream, version, commitId, at, note })) withdrawable.push(key);
    }
  } catch (error) {
    await withdrawClaims(engine, withdrawable, commit);
    throw error;
  }
  return withdrawable;
}

/** Gives back keys that were taken for a commit which was not stored, unless its stream holds them by another commit. */
export async function withdrawClaims(engine: Claiming, keys: readonly string[], commit: NewCommit): Promise<void> {
  if (keys.length === 0) return;
  const { claims } = engine.stores;
  const owner = await ownerOf(engine, commit.stream);
  for (const key of keys) {
    const current = await claims.get(key);
    if (current?.commitId === commit.commitId && !owner.keys.includes(key)) await claims.release(current);
  }
}

/** Gives back keys that the stream held before its commit `version`, unless a later commit took them again. */
export async function releaseClaims(
  { claims }: Stores,
  keys: readonly string[],
  stream: string,
  version: number,
): Promise<void> {
  for (const key of keys) {
    const current = await claims.get(key);
    if (current?.stream === stream && current.version <= version) await claims.release(current);
  }
}

/**
 * Returns whether no other attempt relies on the claim. An attempt of the same stream may, on another replica, between
 * its claim and its append: the claim is then left when ours is rejected, and settled if nobody commits under it.
 *
 * Such an attempt has our version. A lower version was stored when we loaded the stream, so that its append will be
 * rejected. A higher one means that ours is stored, so that our own append will be rejected; until then its claim must
 * not name our version: another stream would take a claim whose version is stored and does not hold the key.
 */
async function takeOne(engine: Claiming, mine: Claim): Promise<boolean> {
  const { claims } = engine.stores;
  const waitUntil = performance.now() + CLAIM_TIMEOUT_MS;
  for (;;) {
    const current = await claims.take(mine);
    if (!current) return true;
    if (isOwn(current, mine)) {
      if (current.version > mine.version) return false;
      if (await claims.replace(current, mine)) return current.version < mine.version;
    } else if (await isSettled(engine, current, waitUntil)) {
      if (await claims.replace(current, mine)) return true;
    } // it is not settled, or it changed meanwhile: look again
  }
}

/** A stream retakes its own claims, but not the idempotency key of another request: first its outcome must be known. */
const isOwn = (current: Claim, mine: Claim) =>
  current.commitId === mine.commitId || (current.stream === mine.stream && !isIdempotencyClaim(current.key));

/**
 * Whether it is known that the other stream does not hold the key; waits a moment when it is not known yet.
 * @throws ClaimConflict when it does
 */
async function isSettled(engine: Claiming, current: Claim, waitUntil: number): Promise<boolean> {
  const owner = await ownerOf(engine, current.stream);
  if (owner.version >= current.version) {
    // only now is it settled which commit has that version
    if (isIdempotencyClaim(current.key) && (await wasCommitted(engine.stores, current)))
      throw new CommandRejected(
        "conflict",
        "The first request with this Idempotency-Key has just been answered. Send it again.",
      );
    if (owner.keys.includes(current.key)) throw new ClaimConflict(current.key, current.stream);
    return true;
  }
  if (performance.now() < waitUntil) {
    await pause(20); // its command is between claim and append, or its process died there
  } else if (!(await finalCommit(engine.stores, current))) {
    throw new StoreUnavailable(`${current.stream} does not yet show its commit ${current.version}`);
  }
  return false;
}

/** Whether the very commit that a claim names was stored. */
async function wasCommitted({ eventLog }: Stores, current: Claim): Promise<boolean> {
  const [commit] = await eventLog.readStream(current.stream, current.version - 1);
  return commit?.commitId === current.commitId;
}
