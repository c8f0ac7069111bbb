// What a client asks for at the authorization endpoint (RFC 6749, section 4.1.1; PKCE: RFC 7636).
import type { Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../../client/decider.ts";
import { findClient } from "../../client/find.ts";
import type { IdentityContext } from "../../context.ts";
import { grantedScopes } from "../issue.ts";
import { OAuthRefusal, unauthorizedClient } from "../refusal.ts";

export type AuthorizationRequest = {
  /** The client's number. */
  readonly client: string;
  readonly redirectUri: string;
  /** Whether the client named it, or left it to its record. */
  readonly redirectUriSent: boolean;
  readonly scopes: readonly string[];
  /** Given back as it came; undefined when it was not sent. */
  readonly state: string | undefined;
  readonly challenge: string;
};

/** A fault that only the person at the page may be told: there is no address that is known to be the client's. */
export class PageRefusal extends Error {
  override readonly name = "PageRefusal";
}

/** A fault that the client is told at its address (RFC 6749, section 4.1.2.1). */
export class RedirectRefusal extends Error {
  override readonly name = "RedirectRefusal";
  readonly to: Pick<AuthorizationRequest, "redirectUri" | "state">;
  readonly error: string;
  constructor(to: Pick<AuthorizationRequest, "redirectUri" | "state">, error: string, description: string) {
    super(description);
    this.to = to;
    this.error = error;
  }
}

/** Characters. */
const LONGEST_STATE = 2_000;

/** @throws PageRefusal, RedirectRefusal */
export async function authorizationRequest(
  { aggregates }: IdentityContext,
  query: URLSearchParams,
): Promise<AuthorizationRequest> {
  const client = await findClient(aggregates, query.get("client_id") ?? "");
  if (!client || query.getAll("client_id").length > 1)
    throw new PageRefusal("The program that sent you here is not known.");
  const redirectUri = redirectUriOf(client.state, query.getAll("redirect_uri"));
  const state = query.get("state") ?? undefined;
  if ((state?.length ?? 0) > LONGEST_STATE)
    throw new PageRefusal("The program that sent you here sent too long a state.");
  const to = { redirectUri, state };
  try {
    checkParameters(client, query);
    const scopes = grantedScopes(client.state.scopes, query.get("scope") ?? undefined);
    const challenge = challengeOf(client.state, query);
    return { ...to, client: client.id, redirectUriSent: query.has("redirect_uri"), scopes, challenge };
  } catch (error) {
    if (error instanceof OAuthRefusal) throw new RedirectRefusal(to, error.error, error.message);
    throw error;
  }
}

/** Compared to the letter. @throws PageRefusal */
function redirectUriOf({ redirectUris }: Client, sent: readonly string[]): string {
  const [only, ...others] = redirectUris;
  const [wanted, ...more] = sent.length === 0 && others.length === 0 ? [only] : sent;
  if (wanted === undefined || more.length > 0 || !redirectUris.includes(wanted))
    throw new PageRefusal(
      "The program that sent you here wants you sent back to an address that is not in its record.",
    );
  return wanted;
}

/** @throws OAuthRefusal */
function checkParameters(client: Loaded<Client>, query: URLSearchParams): void {
  const names = [...query.keys()];
  if (new Set(names).size !== names.length)
    throw new OAuthRefusal("invalid_request", "Each parameter may be sent only once.");
  if (!query.has("response_type")) throw new OAuthRefusal("invalid_request", "The parameter response_type is missing.");
  if (query.get("response_type") !== "code")
    throw new OAuthRefusal("unsupported_response_type", "This server offers the response type code.");
  if ((query.get("response_mode") ?? "query") !== "query")
    throw new OAuthRefusal("invalid_request", "This server offers the response mode query.");
  if (!client.state.grants.includes("authorization_code")) throw unauthorizedClient();
}

/** PKCE is for every client, and a must for public ones (RFC 9700, section 2.1.1). @throws OAuthRefusal */
function challengeOf({ secretHash }: Client, query: URLSearchParams): string {
  const challenge = query.get("code_challenge");
  if (challenge === null && !query.has("code_challenge_method")) {
    if (secretHash === "") throw new OAuthRefusal("invalid_request", "The parameter code_challenge is missing.");
    return "";
  }
  if (query.get("code_challenge_method") !== "S256")
    throw new OAuthRefusal("invalid_request", "This server offers the code challenge method S256.");
  if (!/^[\w-]{43}$/.test(challenge ?? ""))
    throw new OAuthRefusal("invalid_request", "The parameter code_challenge is not a SHA-256 in base64url.");
  return challenge ?? "";
}
