// Claims: what only one stream may hold. Taken before the append, naming the commit that the append will be.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ClaimConflict, CommandRejected, VersionConflict } from "../errors.ts";
import type { Claim, Commit, NewCommit, StoredEvent, Stores } from "../ports.ts";

/** How long an owner that never came to be is waited for, in milliseconds. */
export const CLAIM_TIMEOUT_MS = 2000;

const LAPSED: StoredEvent = { type: "ClaimLapsed", bytes: new Uint8Array() };
/** True for the event that takes the place of a commit that never came; it changes no state. */
export const isLapse = (event: StoredEvent) => event.type === LAPSED.type;

const isIdempotencyClaim = (key: string) => key.startsWith("once/");

type Owner = { version: number; held: readonly string[] };

export interface ClaimRules {
  /** Takes all keys for the commit, in sorted order. @throws Claimed when another stream holds one; none is kept then. */
  take(
    keys: readonly string[],
    commit: NewCommit,
    notes: { idempotencyKey?: { fingerprint: string } | undefined },
  ): Promise<void>;
  /** Gives back keys that were taken for a commit which was not stored, unless its stream holds them by another commit. */
  withdraw(keys: readonly string[], commit: NewCommit): Promise<void>;
  /** Gives back keys that the stream held before its commit `version`, unless a later commit took them again. */
  release(keys: readonly string[], stream: string, version: number): Promise<void>;
  /** Makes sure that the claims of a stored state are there. */
  confirm(keys: readonly string[], owner: { stream: string; version: number; at: number }): Promise<void>;
  /**
   * Ends the claims that were taken at or after `from` and before `before` (ms since the epoch) and whose commit never
   * came, or was another one that does not hold them. Returns how many.
   */
  settle(from: number, before: number): Promise<number>;
  /** Ends a claim whose commit never came: after this its (stream, version) can no longer be taken by its owner. */
  lapse(held: Claim): Promise<void>;
}

export function claimRules(stores: Stores, ownerOf: (stream: string) => Promise<Owner>): ClaimRules {
  const { claims, eventLog, clock } = stores;

  async function takeOne(mine: Claim): Promise<void> {
    const patience = performance.now() + CLAIM_TIMEOUT_MS;
    for (;;) {
      const held = await claims.take(mine);
      if (!held) return;
      // a stream retakes what is its own, but a promise of another request stays until it is known what came of it
      if (held.commitId === mine.commitId || (held.stream === mine.stream && !isIdempotencyClaim(held.key))) {
        if (await claims.replace(held, mine)) return;
        continue; // it changed under us: look again
      }
      const owner = await ownerOf(held.stream);
      if (owner.version >= held.version) {
        // only now is it settled which commit has that version
        if (isIdempotencyClaim(held.key) && (await wasCommitted(held)))
          throw new CommandRejected(
            "conflict",
            "The first request with this Idempotency-Key has just been answered. Send it again.",
          );
        if (owner.held.includes(held.key)) throw new ClaimConflict(held.key, held.stream);
        if (await claims.replace(held, mine)) return;
      } else if (performance.now() < patience) {
        await sleep(20); // the owner is between its claim and its append, or died there
      } else {
        await lapse(held);
      }
    }
  }

  /** Whether the very commit that a claim names was stored. */
  async function wasCommitted(held: Claim): Promise<boolean> {
    const [commit] = await eventLog.readStream(held.stream, held.version - 1);
    return commit?.commitId === held.commitId;
  }

  async function lapse(held: Claim): Promise<void> {
    const at = clock.now();
    const commit = { stream: held.stream, version: held.version, commitId: randomUUID(), at, actor: "isotrail" };
    const notes = { cause: `claim ${held.commitId}`, trace: "", freesSpace: true }; // a service starts on a full disk too
    try {
      await eventLog.append({ ...commit, ...notes, events: [LAPSED] }, at + 10_000);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error; // the stream reached that version meanwhile: fold and see
    }
  }

  async function take(
    keys: readonly string[],
    commit: NewCommit,
    notes: { idempotencyKey?: { fingerprint: string } | undefined },
  ) {
    const taken: string[] = [];
    const { stream, version, commitId, at } = commit;
    try {
      for (const key of [...keys].sort()) {
        const note = isIdempotencyClaim(key) ? (notes.idempotencyKey?.fingerprint ?? "") : "";
        await takeOne({ key, stream, version, commitId, at, note });
        taken.push(key);
      }
    } catch (error) {
      await withdraw(taken, commit);
      throw error;
    }
  }

  async function withdraw(keys: readonly string[], commit: NewCommit): Promise<void> {
    if (keys.length === 0) return;
    const owner = await ownerOf(commit.stream);
    for (const key of keys) {
      const held = await claims.get(key);
      if (held?.commitId === commit.commitId && !owner.held.includes(key)) await claims.release(held);
    }
  }

  async function release(keys: readonly string[], stream: string, version: number): Promise<void> {
    for (const key of keys) {
      const held = await claims.get(key);
      if (held?.stream === stream && held.version <= version) await claims.release(held);
    }
  }

  async function confirm(keys: readonly string[], owner: { stream: string; version: number; at: number }) {
    for (const key of keys) {
      const mine = { ...owner, key, commitId: "", note: "" };
      for (;;) {
        const held = (await claims.get(key)) ?? (await claims.take(mine));
        if (!held || held.stream === owner.stream) break;
        const other = await ownerOf(held.stream);
        if (other.version >= held.version && other.held.includes(key)) throw new ClaimConflict(key, held.stream);
        if (await claims.replace(held, mine)) break;
      }
    }
  }

  async function settle(from: number, before: number): Promise<number> {
    let ended = 0;
    for (const held of await claims.since(from)) {
      if (held.at >= before) continue;
      const [commit] = await eventLog.readStream(held.stream, held.version - 1);
      if (!commit) await lapse(held);
      else if (isMadeBy(held, commit)) continue;
      else if (!isIdempotencyClaim(held.key) && (await ownerOf(held.stream)).held.includes(held.key)) continue;
      if (await claims.release(held)) ended++;
    }
    return ended;
  }

  return { take, withdraw, release, confirm, settle, lapse };
}

/** Whether the commit is the one that the claim was taken for; one that a repair confirmed names none. */
const isMadeBy = (held: Claim, commit: Commit) =>
  !commit.events.every(isLapse) && (held.commitId === "" || held.commitId === commit.commitId);

/** At start, where no other process writes: lapses the claims that the last process left open. Returns how many. */
export async function lapseOpenClaims(stores: Stores): Promise<number> {
  const rules = claimRules(stores, () => Promise.resolve({ version: 0, held: [] }));
  // a claim is open for as long as one request; ten minutes before the last sign of life is many times that
  const recent = await stores.claims.since((await stores.claims.newest()) - 600_000);
  let lapsed = 0;
  for (const claim of recent) {
    const [commit] = await stores.eventLog.readStream(claim.stream, claim.version - 1);
    if (!commit) await rules.lapse(claim);
    else if (claim.commitId === "" || !commit.events.every(isLapse)) continue; // one lapse ends all claims of its commit
    await stores.claims.release(claim);
    lapsed++;
  }
  return lapsed;
}
