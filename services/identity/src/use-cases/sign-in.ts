// The password grant (RFC 6749, section 4.3), by a user's own password or an application password.
import { randomUUID } from "node:crypto";
import type { CommandContext, Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import type { IdentityContext } from "../context.ts";
import type { Origin } from "../oauth/asked.ts";
import {
  claimsOf,
  getsRefreshTokens,
  grantedScopes,
  issueTokens,
  lifetimeOf,
  requireGrant,
  type TokenAnswer,
} from "../oauth/issue.ts";
import { invalidGrant } from "../oauth/refusal.ts";
import type { Tokens } from "../oauth/tokens.ts";
import { type Credentials, checkedUser } from "../oauth/user-check.ts";
import { ownSession, sharedSession } from "../session/open.ts";

/** @throws OAuthRefusal; TooManyGuesses */
export async function signIn(
  identity: IdentityContext,
  tokens: Tokens,
  client: Loaded<Client>,
  asked: Credentials & { readonly scope: string | undefined },
  origin: Origin,
  context: CommandContext,
): Promise<TokenAnswer> {
  requireGrant(client, "password");
  const ofClient = grantedScopes(client.state.scopes, asked.scope);
  const signedIn = await checkedUser(identity, asked, origin, client.state.name);
  if (!signedIn) throw invalidGrant("The username or the password is wrong.");
  const { user, by } = signedIn;
  const scopes = by
    ? grantedScopes(
        by.state.scopes.filter((one) => ofClient.includes(one)),
        asked.scope,
      )
    : ofClient;

  // a public client exchanges each refresh token for the next: it needs a session of its own
  const shared = client.state.secretHash !== "";
  // nothing outlives the application password
  const left = by?.state.expires ? Math.ceil((by.state.expires - Date.now()) / 1000) : Number.POSITIVE_INFINITY;
  const accessTokenSeconds = Math.min(client.state.accessTokenSeconds, left);
  const expires = Date.now() + Math.min(lifetimeOf(client.state), left) * 1000;
  const wanted = {
    user: user.id,
    client: client.id,
    method: by ? "applicationPassword" : "password",
    applicationPassword: by?.id ?? "",
    shared,
    scopes,
    epoch: user.state.epoch,
    expires,
    code: null,
  } as const;
  const open = shared ? sharedSession : ownSession;
  const session = await open(identity.aggregates, wanted, { ...context, actor: user.id, client: client.state.name });

  const claims = { ...claimsOf(client, session, scopes, shared ? randomUUID() : ""), epoch: user.state.epoch };
  return issueTokens(
    { tokens, issuer: origin.issuer },
    { ...client.state, accessTokenSeconds },
    claims,
    getsRefreshTokens(client.state) ? expires : undefined,
  );
}
