// Revokes a token before it expires (RFC 7009). A token that was revoked already stays so.
import { type AggregateStore, ClaimConflict, type CommandContext } from "@isotrail/eventsourcing";
import { revocation } from "../revocation/aggregate.ts";
import { isRevoked } from "../revocation/find.ts";

/** @param token its jti, and when it expires, in milliseconds since the epoch */
export async function revokeToken(
  aggregates: AggregateStore,
  { jti, expires }: { readonly jti: string; readonly expires: number },
  context: CommandContext,
): Promise<void> {
  if (await isRevoked(aggregates, jti)) return;
  const newId = () => aggregates.nextId(revocation.category);
  try {
    await aggregates.create(revocation, newId, () => ({ type: "revoke", revocation: { jti, expires } }), context);
  } catch (error) {
    if (!(error instanceof ClaimConflict)) throw error; // another request revoked it in the meantime
  }
}
