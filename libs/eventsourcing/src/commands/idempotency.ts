// One request, one effect: what is known of an earlier attempt under the same Idempotency-Key.
import { CommandRejected } from "../errors.ts";
import type { Commit, Stores } from "../ports/ports.ts";
import { type Foldable, parseStream } from "./aggregate.ts";
import { finalCommit } from "./claims/lapse.ts";
import { CLAIM_TIMEOUT_MS } from "./claims/take.ts";
import type { CommandContext, Outcome } from "./command-context.ts";
import { fold } from "./fold.ts";
import { IDEMPOTENCY_CLAIMS, type IdempotencyKey, idempotencyClaim } from "./idempotency-key.ts";

/** Seven days, in milliseconds. */
const KEPT_MS = 7 * 86_400_000;

/**
 * The first answer to a request that is sent again: the state as its commit left it. Undefined for a first request.
 * @throws CommandRejected "conflict" when the key was used for another request, or the first one is still in progress
 */
export async function firstAnswer<State>(
  stores: Stores,
  aggregate: Foldable<State>,
  { actor, idempotencyKey }: CommandContext,
): Promise<Outcome<State> | undefined> {
  const commit = idempotencyKey && (await firstCommit(stores, actor, idempotencyKey));
  if (!commit) return undefined;
  const { category, id } = parseStream(commit.stream);
  if (category !== aggregate.category) throw usedForAnother();
  const commits = await stores.eventLog.readStream(commit.stream, 0);
  const first = commits.filter(({ version }) => version <= commit.version);
  return { id, version: commit.version, state: fold(aggregate, id, aggregate.initial, first), replayed: true };
}

/** The commit of the first request under this key; undefined when there was none, or it ended without an effect. */
async function firstCommit(stores: Stores, actor: string, once: IdempotencyKey): Promise<Commit | undefined> {
  const claim = await stores.claims.get(idempotencyClaim(actor, once));
  if (!claim) return undefined;
  if (claim.note !== once.fingerprint) throw usedForAnother();
  const [commit] = await stores.eventLog.readStream(claim.stream, claim.version - 1);
  if (commit) return commit.commitId === claim.commitId ? commit : undefined;
  if (stores.clock.now() - claim.at < CLAIM_TIMEOUT_MS)
    throw new CommandRejected("conflict", "The first request with this Idempotency-Key is still in progress.");
  const final = await finalCommit(stores, claim);
  return final?.commitId === claim.commitId ? final : undefined;
}

const usedForAnother = () =>
  new CommandRejected("conflict", "This Idempotency-Key was already used for a different request.");

/** Forgets the keys that are older than seven days. */
export const forgetOldIdempotencyKeys = ({ claims, clock }: Pick<Stores, "claims" | "clock">) =>
  claims.sweep(IDEMPOTENCY_CLAIMS, clock.now() - KEPT_MS);
