// Ends claims whose commit never came: the process died between claim and append, or its append was never answered.
import type { Claim, Commit } from "../../ports/ports.ts";
import { isIdempotencyClaim } from "../idempotency-key.ts";
import { finalCommit, isLapse } from "./lapse.ts";
import { type Claiming, ownerOf } from "./owner.ts";

/**
 * Ends the claims that were taken at or after `from` and before `before` (milliseconds since the epoch) and whose commit
 * never came, or was another one that does not hold them. Returns how many.
 */
export async function settleClaims(engine: Claiming, from: number, before: number): Promise<number> {
  const { claims } = engine.stores;
  let ended = 0;
  for (const claim of await claims.since(from)) {
    if (claim.at >= before || !(await isVoid(engine, claim))) continue;
    if (await claims.release(claim)) ended++;
  }
  return ended;
}

/** Whether it is certain that the stream does not hold the key by this claim. */
async function isVoid(engine: Claiming, claim: Claim): Promise<boolean> {
  const commit = await finalCommit(engine.stores, claim);
  if (!commit || isMadeBy(claim, commit)) return false;
  const owner = await ownerOf(engine, claim.stream);
  if (owner.version < claim.version) return false; // a stale read
  return isIdempotencyClaim(claim.key) || !owner.keys.includes(claim.key);
}

/** Whether the commit is the one that the claim was taken for; one that a repair confirmed names none. */
const isMadeBy = (claim: Claim, commit: Commit) =>
  !commit.events.every(isLapse) && (claim.commitId === "" || claim.commitId === commit.commitId);
