// One request, one effect: the claim behind an Idempotency-Key, and what it says of an earlier try.
import { createHash } from "node:crypto";
import { CommandRejected } from "../errors.ts";
import type { Commit, Stores } from "../ports/ports.ts";
import type { ClaimRules } from "./claims.ts";
import { CLAIM_TIMEOUT_MS } from "./claims.ts";

/** A caller's promise that this is one request however often it is sent (the Idempotency-Key of an HTTP POST). */
export type IdempotencyKey = { readonly key: string; readonly fingerprint: string };

/** Keys are kept for seven days. */
export const IDEMPOTENCY_KEY_DAYS = 7;

/** Hashed, so that a caller's key has a bounded length and cannot reach into another caller's. */
export const idempotencyClaim = (actor: string, once: IdempotencyKey) =>
  `once/${createHash("sha256").update(`${actor}\n${once.key}`).digest("hex")}`;

/**
 * The commit that answered the first request under this key; undefined when there was none, or it died without an effect.
 * @throws Refused "conflict" when the key was used for another request, or the first one is still under way
 */
export async function firstCommitUnderKey(
  stores: Stores,
  key: string,
  fingerprint: string,
  rules: ClaimRules,
): Promise<Commit | undefined> {
  const held = await stores.claims.get(key);
  if (!held) return undefined;
  if (held.note !== fingerprint)
    throw new CommandRejected("conflict", "This Idempotency-Key was used for another request.");
  const [commit] = await stores.eventLog.readStream(held.stream, held.version - 1);
  if (commit) return commit.commitId === held.commitId ? commit : undefined;
  if (stores.clock.now() - held.at < CLAIM_TIMEOUT_MS)
    throw new CommandRejected("conflict", "The first request with this Idempotency-Key is still under way.");
  const final = await rules.finalCommit(held);
  return final?.commitId === held.commitId ? final : undefined;
}

/** Forgets the keys that are older than seven days. */
export const forgetOldIdempotencyKeys = (stores: Stores) =>
  stores.claims.sweep("once/", stores.clock.now() - IDEMPOTENCY_KEY_DAYS * 86_400_000);
