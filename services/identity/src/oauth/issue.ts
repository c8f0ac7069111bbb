// Tokens for a session: the answer of the token endpoint.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import type { Session } from "../session/decider.ts";
import { invalidScope, unauthorizedClient } from "./refusal.ts";
import type { RefreshClaims, Tokens } from "./tokens.ts";

/** Live clients parse this as a Python literal: it holds no null, true or false. */
export type TokenAnswer = {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
};

export type Issuer = { readonly tokens: Tokens; readonly issuer: string };

/** @throws OAuthRefusal "unauthorized_client" */
export function requireGrant({ state }: Loaded<Client>, grant: string): void {
  if (!state.grants.includes(grant)) throw unauthorizedClient();
}

/** What is asked for, of what may be given; all of that when nothing is asked for. @throws OAuthRefusal "invalid_scope" */
export function grantedScopes(allowed: readonly string[], asked: string | undefined): readonly string[] {
  const wanted = [...new Set((asked ?? "").split(" ").filter(Boolean))];
  if (!wanted.every((one) => allowed.includes(one)) || allowed.length === 0) throw invalidScope();
  return wanted.length > 0 ? wanted : allowed;
}

export const getsRefreshTokens = ({ grants, refreshTokenSeconds }: Client) =>
  grants.includes("refresh_token") && refreshTokenSeconds > 0;

/** Seconds until nothing of a sign-in counts any more. */
export const lifetimeOf = (client: Client): number =>
  getsRefreshTokens(client)
    ? Math.max(client.refreshTokenSeconds, client.accessTokenSeconds)
    : client.accessTokenSeconds;

/** @param refreshExpires milliseconds since the epoch; without it there is no refresh token */
export async function issueTokens(
  { tokens, issuer }: Issuer,
  { accessTokenSeconds }: Client,
  claims: RefreshClaims,
  refreshExpires?: number,
): Promise<TokenAnswer> {
  return {
    access_token: await tokens.access(issuer, claims, accessTokenSeconds),
    token_type: "bearer",
    expires_in: accessTokenSeconds,
    scope: claims.scope.join(" "),
    ...(refreshExpires !== undefined && { refresh_token: await tokens.refresh(issuer, claims, refreshExpires) }),
  };
}

/** @param signIn the id of the one sign-in, where others share the session */
export const claimsOf = (
  client: Loaded<Client>,
  { id, state }: Loaded<Session>,
  scope: readonly string[],
  signIn = "",
): RefreshClaims => ({
  user: state.user,
  client: client.state.name,
  clientId: client.id,
  scope,
  epoch: state.epoch,
  session: id,
  signIn,
  applicationPassword: state.applicationPassword,
  turn: state.refreshed,
});
