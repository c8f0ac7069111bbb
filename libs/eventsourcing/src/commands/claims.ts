// Claims: what only one stream may hold. Taken before the append, naming the commit that the append will be.
import { randomUUID } from "node:crypto";
import { ClaimConflict, CommandRejected, StoreUnavailable, VersionConflict } from "../errors.ts";
import type { Claim, Commit, NewCommit, StoredEvent, Stores } from "../ports/ports.ts";
import { pause } from "../retry.ts";

/** How long an owner that never came to be is waited for, in milliseconds. */
export const CLAIM_TIMEOUT_MS = 2000;

/** How long the log may take to store a lapse, in milliseconds. */
const LAPSE_TIMEOUT_MS = 10_000;
/** How often a claim that changes under a repair is looked at again. */
const CONFIRM_TRIES = 20;

const LAPSED: StoredEvent = { type: "ClaimLapsed", bytes: new Uint8Array() };
/** True for the event that takes the place of a commit that never came; it changes no state. */
export const isLapse = (event: StoredEvent) => event.type === LAPSED.type;

const isIdempotencyClaim = (key: string) => key.startsWith("once/");

type Owner = { version: number; held: readonly string[] };

export interface ClaimRules {
  /**
   * Takes all keys for the commit, in sorted order. Returns those that no other attempt counts on: they are withdrawn
   * when the commit is not stored. @throws ClaimConflict when another stream holds one; nothing is left to withdraw then.
   */
  take(
    keys: readonly string[],
    commit: NewCommit,
    notes: { idempotencyKey?: { fingerprint: string } | undefined },
  ): Promise<string[]>;
  /** Gives back keys that `take` returned for a commit which was not stored, unless its stream holds them by another commit. */
  withdraw(keys: readonly string[], commit: NewCommit): Promise<void>;
  /** Gives back keys that the stream held before its commit `version`, unless a later commit took them again. */
  release(keys: readonly string[], stream: string, version: number): Promise<void>;
  /**
   * Makes sure that the claims of a stored state are there. Returns a conflict for each key that another stream holds as
   * well; its claim is left as it is.
   */
  confirm(keys: readonly string[], owner: { stream: string; version: number; at: number }): Promise<ClaimConflict[]>;
  /**
   * Ends the claims that were taken at or after `from` and before `before` (ms since the epoch) and whose commit never
   * came, or was another one that does not hold them. Returns how many.
   */
  settle(from: number, before: number): Promise<number>;
  /**
   * The commit that has the claim's (stream, version) for good. When there is none, a lapse takes its place, so that the
   * owner's can no longer come. Undefined only when the log shows a stale state: then nothing is known of the claim.
   */
  finalCommit(held: Claim, deadline?: number): Promise<Commit | undefined>;
}

export function claimRules(stores: Stores, ownerOf: (stream: string) => Promise<Owner>): ClaimRules {
  const { claims, eventLog, clock } = stores;

  /**
   * Returns whether no other attempt counts on the claim. An attempt of the same stream may, on another replica, between
   * its claim and its append: the claim is then left when ours is refused, and settled if nobody commits under it.
   *
   * Such an attempt has our version. A lower version was stored when we loaded the stream, so that its append will be
   * refused. A higher one means that ours is stored, so that our own append will be refused; until then its claim must
   * not name our version: another stream would take a claim whose version is stored and does not hold the key.
   */
  async function takeOne(mine: Claim): Promise<boolean> {
    const patience = performance.now() + CLAIM_TIMEOUT_MS;
    for (;;) {
      const held = await claims.take(mine);
      if (!held) return true;
      // a stream retakes what is its own, but a promise of another request stays until it is known what came of it
      if (held.commitId === mine.commitId || (held.stream === mine.stream && !isIdempotencyClaim(held.key))) {
        if (held.version > mine.version) return false;
        if (await claims.replace(held, mine)) return held.version < mine.version;
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
        if (await claims.replace(held, mine)) return true;
      } else if (performance.now() < patience) {
        await pause(20); // the owner is between its claim and its append, or died there
      } else if (!(await finalCommit(held))) {
        throw new StoreUnavailable(`${held.stream} does not yet show its commit ${held.version}`);
      }
    }
  }

  /** Whether the very commit that a claim names was stored. */
  async function wasCommitted(held: Claim): Promise<boolean> {
    const [commit] = await eventLog.readStream(held.stream, held.version - 1);
    return commit?.commitId === held.commitId;
  }

  async function finalCommit(held: Claim, deadline = clock.now() + LAPSE_TIMEOUT_MS): Promise<Commit | undefined> {
    const [stored] = await eventLog.readStream(held.stream, held.version - 1);
    if (stored) return stored;
    await lapse(held, deadline);
    // a conflict may be the owner's own commit, which came between the look and the lapse
    const [final] = await eventLog.readStream(held.stream, held.version - 1);
    return final;
  }

  async function lapse(held: Claim, deadline: number): Promise<void> {
    const at = clock.now();
    const commit = { stream: held.stream, version: held.version, commitId: randomUUID(), at, actor: "isotrail" };
    const notes = { cause: `claim ${held.commitId}`, trace: "", freesSpace: true }; // a service starts on a full disk too
    try {
      await eventLog.append({ ...commit, ...notes, events: [LAPSED] }, deadline);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error; // the stream reached that version meanwhile
    }
  }

  async function take(
    keys: readonly string[],
    commit: NewCommit,
    notes: { idempotencyKey?: { fingerprint: string } | undefined },
  ) {
    const withdrawable: string[] = [];
    const { stream, version, commitId, at } = commit;
    try {
      for (const key of [...keys].sort()) {
        const note = isIdempotencyClaim(key) ? (notes.idempotencyKey?.fingerprint ?? "") : "";
        if (await takeOne({ key, stream, version, commitId, at, note })) withdrawable.push(key);
      }
    } catch (error) {
      await withdraw(withdrawable, commit);
      throw error;
    }
    return withdrawable;
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
    const conflicts: ClaimConflict[] = [];
    for (const key of keys) {
      const holder = await confirmOne({ ...owner, key, commitId: "", note: "" });
      if (holder !== undefined) conflicts.push(new ClaimConflict(key, holder));
    }
    return conflicts;
  }

  /** Returns the other stream that holds the key, if there is one. It is not waited for, since a start waits for this. */
  async function confirmOne(mine: Claim): Promise<string | undefined> {
    let holder: string | undefined;
    for (let tried = 0; tried < CONFIRM_TRIES; tried++) {
      const held = (await claims.get(mine.key)) ?? (await claims.take(mine));
      if (!held || held.stream === mine.stream) return undefined;
      // a commit of another replica may have dropped the key since; then the claim is rightly the other stream's
      if (!(await ownerOf(mine.stream)).held.includes(mine.key)) return undefined;
      holder = held.stream;
      const other = await ownerOf(holder);
      if (other.version >= held.version && other.held.includes(mine.key)) return holder;
      // a command under way in the other stream would commit without its claim: its version is taken first
      if (other.version < held.version) await finalCommit(held);
      else if (await claims.replace(held, mine)) return undefined;
    }
    return holder;
  }

  async function settle(from: number, before: number): Promise<number> {
    let ended = 0;
    for (const held of await claims.since(from)) {
      if (held.at >= before) continue;
      const commit = await finalCommit(held);
      if (!commit || isMadeBy(held, commit)) continue;
      const owner = await ownerOf(held.stream);
      if (owner.version < held.version) continue; // a stale read
      if (!isIdempotencyClaim(held.key) && owner.held.includes(held.key)) continue;
      if (await claims.release(held)) ended++;
    }
    return ended;
  }

  return { take, withdraw, release, confirm, settle, finalCommit };
}

/** Whether the commit is the one that the claim was taken for; one that a repair confirmed names none. */
const isMadeBy = (held: Claim, commit: Commit) =>
  !commit.events.every(isLapse) && (held.commitId === "" || held.commitId === commit.commitId);

/**
 * At start, where no other process writes: lapses the claims that the last process left open. Returns how many. Ends
 * after ten seconds; what is still open then is ended later, as any claim whose commit never came.
 * @throws StoreUnavailable when the log does not store a lapse in that time
 */
export async function lapseOpenClaims(stores: Stores): Promise<number> {
  const rules = claimRules(stores, () => Promise.resolve({ version: 0, held: [] }));
  // a claim is open for as long as one request; ten minutes before the last sign of life is many times that
  const recent = await stores.claims.since((await stores.claims.newest()) - 600_000);
  const deadline = stores.clock.now() + LAPSE_TIMEOUT_MS;
  let lapsed = 0;
  for (const claim of recent) {
    if (stores.clock.now() >= deadline) break;
    const commit = await rules.finalCommit(claim, deadline);
    if (claim.commitId === "" || !commit?.events.every(isLapse)) continue; // one lapse ends all claims of its commit
    await stores.claims.release(claim);
    lapsed++;
  }
  return lapsed;
}
