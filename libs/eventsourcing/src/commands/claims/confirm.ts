// Claims of a stored state, confirmed after a crash or a failed write.
import { ClaimConflict } from "../../errors.ts";
import type { Claim } from "../../ports/ports.ts";
import { finalCommit } from "./lapse.ts";
import { type Claiming, ownerOf } from "./owner.ts";

/** How often a claim that changes during a repair is read again. */
const ATTEMPTS = 20;

/**
 * Makes sure that the claims of a stored state are there. Returns a conflict for each key that another stream holds as
 * well; its claim is left as it is.
 */
export async function confirmClaims(
  engine: Claiming,
  keys: readonly string[],
  owner: { stream: string; version: number; at: number },
): Promise<ClaimConflict[]> {
  const conflicts: ClaimConflict[] = [];
  for (const key of keys) {
    const holder = await confirmOne(engine, { ...owner, key, commitId: "", note: "" });
    if (holder !== undefined) conflicts.push(new ClaimConflict(key, holder));
  }
  return conflicts;
}

/** Returns the other stream that holds the key, if there is one. A start waits for this, so it does not wait itself. */
async function confirmOne(engine: Claiming, mine: Claim): Promise<string | undefined> {
  const { claims } = engine.stores;
  let holder: string | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const current = (await claims.get(mine.key)) ?? (await claims.take(mine));
    if (!current || current.stream === mine.stream) return undefined;
    // a commit of another replica may have dropped the key since; then the claim is rightly the other stream's
    if (!(await ownerOf(engine, mine.stream)).keys.includes(mine.key)) return undefined;
    holder = current.stream;
    const other = await ownerOf(engine, holder);
    if (other.version >= current.version && other.keys.includes(mine.key)) return holder;
    // a command in progress in the other stream would commit without its claim: its version is taken first
    if (other.version < current.version) await finalCommit(engine.stores, current);
    else if (await claims.replace(current, mine)) return undefined;
  }
  return holder;
}
