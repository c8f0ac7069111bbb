// The refresh_token grant (RFC 6749, section 6): a new access token, and a new refresh token for a public client.
import { type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import type { IdentityContext } from "../context.ts";
import type { Origin } from "../oauth/asked.ts";
import { counting } from "../oauth/counts.ts";
import { grantedScopes, issueTokens, requireGrant, type TokenAnswer } from "../oauth/issue.ts";
import { invalidGrant } from "../oauth/refusal.ts";
import { refused } from "../oauth/refused.ts";
import type { AnyToken, Tokens } from "../oauth/tokens.ts";
import { session } from "../session/aggregate.ts";
import type { Session } from "../session/decider.ts";
import { sharedSession } from "../session/open.ts";

/** @throws OAuthRefusal */
export async function refreshTokens(
  identity: IdentityContext,
  tokens: Tokens,
  client: Loaded<Client>,
  asked: { readonly token: string; readonly scope: string | undefined },
  origin: Origin,
  context: CommandContext,
): Promise<TokenAnswer> {
  requireGrant(client, "refresh_token");
  const token = await tokens.read(asked.token);
  const found = token && !token.isAccess && token.clientId === client.id ? await counting(identity, token) : undefined;
  if (!token || !found) throw invalidGrant("The refresh token is not valid, or not any more.");
  const allowed = token.scope.filter((one) => client.state.scopes.includes(one)); // the client may have lost one since
  const scope = grantedScopes(allowed, asked.scope);

  // nothing outlives the refresh token
  const left = Math.ceil((token.expires - Date.now()) / 1000);
  const terms = { ...client.state, accessTokenSeconds: Math.min(client.state.accessTokenSeconds, left) };
  const acting = { ...context, actor: token.user, client: client.state.name };
  const issuer = { tokens, issuer: origin.issuer };
  if (client.state.secretHash !== "") {
    if (found.session.state.shared)
      await sharedSession(identity.aggregates, { ...found.session.state, scopes: scope }, acting);
    return issueTokens(issuer, terms, { ...token, scope });
  }
  const turn = await exchange(identity, token, origin, acting);
  return issueTokens(issuer, terms, { ...token, scope, turn }, token.expires);
}

/** "clients without a secret rotate theirs, and a second use ends the grant" @returns the turn of the next one */
async function exchange(
  identity: IdentityContext,
  token: AnyToken,
  origin: Origin,
  context: CommandContext,
): Promise<number> {
  const state = await refreshed(identity, token, context);
  if (state && !state.ended) return state.refreshed;
  refused(identity, origin, {
    what: "token",
    outcome: "refresh token used twice",
    user: token.user,
    client: token.client,
  });
  throw invalidGrant("The refresh token was used before. Its session has ended.");
}

async function refreshed(
  { aggregates }: IdentityContext,
  { session: id, turn }: AnyToken,
  context: CommandContext,
): Promise<Session | null> {
  try {
    const { state } = await aggregates.execute(session, id, { type: "refresh", turn }, context);
    return state;
  } catch (error) {
    if (error instanceof CommandRejected) return null; // it ended in the meantime
    throw error;
  }
}
