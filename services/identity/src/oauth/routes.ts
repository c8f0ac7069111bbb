// Token endpoint (RFC 6749), revocation (RFC 7009), introspection (RFC 7662), keys (RFC 7517) and metadata (RFC 8414).
import { commandContext } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GRANTS } from "../client/fields.ts";
import type { IdentityContext } from "../context.ts";
import { TooManyGuesses } from "../secret-checks.ts";
import { introspect } from "../use-cases/introspect.ts";
import { redeemCode } from "../use-cases/redeem-code.ts";
import { refreshTokens } from "../use-cases/refresh-tokens.ts";
import { revokeToken } from "../use-cases/revoke-token.ts";
import { signIn } from "../use-cases/sign-in.ts";
import { clientCredentials, type Form, formOf, type Origin, originOf } from "./asked.ts";
import { checkedClient } from "./client-check.ts";
import type { TokenAnswer } from "./issue.ts";
import { serverMetadata } from "./metadata.ts";
import { missing, OAuthRefusal, tooMany } from "./refusal.ts";
import { refused } from "./refused.ts";
import type { Tokens } from "./tokens.ts";

export function oauthRoutes(app: FastifyInstance, identity: IdentityContext, tokens: Tokens): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
  const answering =
    (work: (request: FastifyRequest) => Promise<object>) => (request: FastifyRequest, reply: FastifyReply) =>
      work(request).then(
        (answer) => reply.header("cache-control", "no-store").send(answer),
        (error) => refuse(error, reply),
      );

  app.post(
    "/oauth/token",
    answering((request) => token(request, identity, tokens)),
  );

  app.post(
    "/oauth/revoke",
    answering(async (request) => {
      const { client, form, origin } = await askedBy(request, identity);
      const found = await tokens.read(required(form, "token"));
      if (found && found.clientId !== client.id) throw foreignToken(identity, origin, client.state.name);
      // RFC 7009, section 2.2: "The authorization server responds with HTTP status code 200 if the token has been revoked … or … is invalid"
      if (found) await revokeToken(identity.aggregates, found, { ...commandContext(request), actor: found.user });
      return { message: "The token is no longer valid." };
    }),
  );

  app.post(
    "/oauth/introspect",
    answering(async (request) => {
      const { client, form } = await askedBy(request, identity);
      return introspect(identity, tokens, client, required(form, "token"));
    }),
  );

  app.get("/oauth/jwks", async () => tokens.keys);
  app.get("/oauth/metadata", async (request) => serverMetadata(originOf(request).issuer));
}

async function token(request: FastifyRequest, identity: IdentityContext, tokens: Tokens): Promise<TokenAnswer> {
  const form = formOf(request);
  const grant = required(form, "grant_type");
  if (!GRANTS.includes(grant))
    throw new OAuthRefusal("unsupported_grant_type", `This server offers the grants ${listed(GRANTS)}.`);
  const { client, origin } = await askedBy(request, identity);
  const context = commandContext(request);
  const { scope } = form;
  if (grant === "password") {
    const credentials = { username: required(form, "username"), password: required(form, "password") };
    return signIn(identity, tokens, client, { ...credentials, scope }, origin, context);
  }
  if (grant === "refresh_token") {
    const asked = { token: required(form, "refresh_token"), scope };
    return refreshTokens(identity, tokens, client, asked, origin, context);
  }
  const asked = { code: required(form, "code"), redirectUri: form.redirect_uri, verifier: form.code_verifier };
  return redeemCode(identity, tokens, client, asked, origin, context);
}

async function askedBy(request: FastifyRequest, identity: IdentityContext) {
  const form = formOf(request);
  const origin = originOf(request);
  return { form, origin, client: await checkedClient(identity, clientCredentials(request, form), origin) };
}

/** @throws OAuthRefusal when it is missing or empty */
function required(form: Form, parameter: string): string {
  const value = form[parameter];
  if (!value) throw missing(parameter);
  return value;
}

function foreignToken(identity: IdentityContext, origin: Origin, client: string): OAuthRefusal {
  refused(identity, origin, { what: "token", outcome: "another client's token", client });
  return new OAuthRefusal("invalid_grant", "This token was issued to another client.");
}

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** @throws error what is not OAuth's to say */
function refuse(error: unknown, reply: FastifyReply): FastifyReply {
  const told = error instanceof TooManyGuesses ? tooMany(error.message, error.seconds) : error;
  if (!(told instanceof OAuthRefusal)) throw error;
  const { status, headers, error: word, message } = told;
  return reply
    .code(status)
    .headers({ ...headers, "cache-control": "no-store" })
    .send({ error: word, error_description: message, message });
}
