// What a token is worth now (RFC 7662), told to the client that it was issued to and to nobody else.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import type { IdentityContext } from "../context.ts";
import { counting } from "../oauth/counts.ts";
import type { Tokens } from "../oauth/tokens.ts";

/** RFC 7662, section 2.2: of a token that does not count nothing more is told. */
const INACTIVE = { active: false };

export async function introspect(
  identity: IdentityContext,
  tokens: Tokens,
  client: Loaded<Client>,
  text: string,
): Promise<object> {
  const token = await tokens.read(text);
  if (!token || token.clientId !== client.id) return INACTIVE;
  const found = await counting(identity, token);
  if (!found) return INACTIVE;
  const [username] = await identity.stores.personalDataKeys.open([found.user.state.username]);
  return {
    active: true,
    scope: token.scope.join(" "),
    client_id: token.client,
    username: username ?? "erased",
    token_type: token.isAccess ? "bearer" : "refresh_token",
    exp: token.expires / 1000,
    iat: token.issued / 1000,
    sub: token.user,
    jti: token.jti,
  };
}
