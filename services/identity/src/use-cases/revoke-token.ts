// Revokes a token before it expires (RFC 7009). A token that was revoked already stays so.
import { type AggregateStore, ClaimConflict, type CommandContext } from "@isotrail/eventsourcing";
import type { AnyToken } from "../oauth/tokens.ts";
import { revocation } from "../revocation/aggregate.ts";
import { isRevoked } from "../revocation/find.ts";
import { session } from "../session/aggregate.ts";

/** "Revoking a refresh token ends its whole grant": the session, or of a shared one what came from this sign-in. */
export async function revokeToken(aggregates: AggregateStore, token: AnyToken, context: CommandContext): Promise<void> {
  if (token.isAccess) return revoke(aggregates, token.jti, token.expires, context);
  if (token.signIn) return revoke(aggregates, token.signIn, token.expires, context);
  await aggregates.execute(
    session,
    token.session,
    { type: "end", reason: "revoked" },
    { ...context, freesSpace: true },
  );
}

async function revoke(
  aggregates: AggregateStore,
  token: string,
  expires: number,
  context: CommandContext,
): Promise<void> {
  if (await isRevoked(aggregates, token)) return;
  const newId = () => aggregates.nextId(revocation.category);
  try {
    await aggregates.create(revocation, newId, () => ({ type: "revoke", revocation: { token, expires } }), context);
  } catch (error) {
    if (!(error instanceof ClaimConflict)) throw error; // another request revoked it in the meantime
  }
}
