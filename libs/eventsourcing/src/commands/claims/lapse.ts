// A lapse: an event that takes the place of a commit that never came, so that the claims of that commit can be ended.
import { randomUUID } from "node:crypto";
import { VersionConflict } from "../../errors.ts";
import type { Claim, Commit, StoredEvent, Stores } from "../../ports/ports.ts";

/** How long the log may take to store a lapse, in milliseconds. */
const LAPSE_TIMEOUT_MS = 10_000;
/** A claim is open for as long as one request takes; this is many times that, in milliseconds before the last sign of life. */
const OPEN_AT_MOST_MS = 600_000;

const LAPSED: StoredEvent = { type: "ClaimLapsed", bytes: new Uint8Array() };

/** True for the event that takes the place of a commit that never came; it changes no state. */
export const isLapse = (event: StoredEvent) => event.type === LAPSED.type;

/**
 * The commit that has the claim's (stream, version) for good. When there is none, a lapse takes its place, so that the
 * owner's commit can no longer be stored. Undefined only when the log shows a stale state: then nothing is known of the claim.
 */
export async function finalCommit(
  { eventLog, clock }: Stores,
  claim: Claim,
  deadline = clock.now() + LAPSE_TIMEOUT_MS,
): Promise<Commit | undefined> {
  const [stored] = await eventLog.readStream(claim.stream, claim.version - 1);
  if (stored) return stored;
  try {
    await eventLog.append(lapseOf(claim, clock.now()), deadline);
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error; // the stream reached that version meanwhile
  }
  // after a conflict it may be the owner's own commit, stored between the read and the lapse
  const [final] = await eventLog.readStream(claim.stream, claim.version - 1);
  return final;
}

const lapseOf = ({ stream, version, commitId }: Claim, at: number) => ({
  stream,
  version,
  commitId: randomUUID(),
  at,
  actor: "isotrail",
  cause: `claim ${commitId}`,
  trace: "",
  freesSpace: true, // a service starts on a full disk too
  events: [LAPSED],
});

/** When the last commit was stored, in milliseconds since the epoch; 0 in an empty log. */
export async function lastSignOfLife({ eventLog }: Stores): Promise<number> {
  const head = await eventLog.head();
  const [last] = await eventLog.readFrom(Math.max(0, head - 1), 1);
  return last?.at ?? 0;
}

/**
 * At start, where no other process writes: lapses the claims that the last process left open. Returns how many. Ends
 * after ten seconds; what is still open then is ended later, as any claim whose commit never came.
 * @throws StoreUnavailable when the log does not store a lapse in that time
 */
export async function lapseOpenClaims(stores: Stores): Promise<number> {
  const { claims, clock } = stores;
  const recent = await claims.since((await lastSignOfLife(stores)) - OPEN_AT_MOST_MS);
  const deadline = clock.now() + LAPSE_TIMEOUT_MS;
  let lapsed = 0;
  for (const claim of recent) {
    if (clock.now() >= deadline) break;
    const commit = await finalCommit(stores, claim, deadline);
    if (claim.commitId === "" || !commit?.events.every(isLapse)) continue; // one lapse ends all claims of its commit
    await claims.release(claim);
    lapsed++;
  }
  return lapsed;
}
