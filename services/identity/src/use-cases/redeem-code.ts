// The authorization_code grant (RFC 6749, section 4.1.3), with PKCE (RFC 7636): a code for tokens, once.
import { createHash, timingSafeEqual } from "node:crypto";
import { type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import type { IdentityContext } from "../context.ts";
import type { Origin } from "../oauth/asked.ts";
import { claimsOf, getsRefreshTokens, issueTokens, requireGrant, type TokenAnswer } from "../oauth/issue.ts";
import { invalidGrant } from "../oauth/refusal.ts";
import { refused } from "../oauth/refused.ts";
import type { Tokens } from "../oauth/tokens.ts";
import { session } from "../session/aggregate.ts";
import { codeHash, sessionOfCode } from "../session/code.ts";
import type { Code, Session } from "../session/decider.ts";
import { findUsers } from "../user/find.ts";

export type AskedForTokens = {
  readonly code: string;
  readonly redirectUri: string | undefined;
  readonly verifier: string | undefined;
};

const notValid = () => invalidGrant("The code is not valid, or not any more.");

/** @throws OAuthRefusal */
export async function redeemCode(
  identity: IdentityContext,
  tokens: Tokens,
  client: Loaded<Client>,
  asked: AskedForTokens,
  origin: Origin,
  context: CommandContext,
): Promise<TokenAnswer> {
  requireGrant(client, "authorization_code");
  const { aggregates, stores } = identity;
  const id = sessionOfCode(asked.code);
  const { state } = await aggregates.load(session, id);
  if (!state?.code || state.client !== client.id) throw notValid();
  if (!state.redeemed) checkProof(state.code, asked); // a code that was used ends its session, whoever shows it

  const acting = { ...context, actor: state.user, client: client.state.name };
  const hash = codeHash(stores.personalDataKeys, asked.code);
  const redeemed = await aggregates
    .execute(session, id, { type: "redeem", now: Date.now(), hash }, acting)
    .catch(asRefusal);
  const opened = redeemed as Loaded<Session>;
  if (opened.state.ended) {
    refused(identity, origin, {
      what: "token",
      outcome: "code used twice",
      user: state.user,
      client: client.state.name,
    });
    throw notValid();
  }
  const [user] = await findUsers(aggregates, [state.user]);
  if (!user?.state.enabled || user.state.epoch !== state.epoch) throw notValid();
  const expires = getsRefreshTokens(client.state) ? opened.state.expires : undefined;
  return issueTokens({ tokens, issuer: origin.issuer }, client.state, claimsOf(client, opened, state.scopes), expires);
}

/** @throws OAuthRefusal when the request is not of whoever asked for the code */
function checkProof({ redirectUri, redirectUriSent, challenge }: Code, asked: AskedForTokens): void {
  if ((redirectUriSent || asked.redirectUri !== undefined) && asked.redirectUri !== redirectUri) throw notValid();
  if (challenge === "" && asked.verifier === undefined) return;
  const computed = createHash("sha256")
    .update(asked.verifier ?? "")
    .digest("base64url");
  if (computed.length !== challenge.length || !timingSafeEqual(Buffer.from(computed), Buffer.from(challenge)))
    throw notValid();
}

function asRefusal(error: unknown): never {
  throw error instanceof CommandRejected ? notValid() : error;
}
