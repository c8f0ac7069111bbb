// Token endpoint (RFC 6749: password and refresh_token grants) and revocation (RFC 7009).
import { commandContext } from "@isotrail/http";
import OAuth2Server from "@node-oauth/oauth2-server";
import type { FastifyInstance } from "fastify";
import { GRANTS } from "../client/fields.ts";
import { findClient } from "../client/find.ts";
import type { IdentityContext } from "../context.ts";
import { revokeToken } from "../use-cases/revoke-token.ts";
import { oauthModel } from "./model.ts";
import { refuseAs, refuseClient, refuseForeignToken, refuseForm, refuseGrant, refuseMissing } from "./refusals.ts";
import { clientCredentials, formOf, libraryRequest } from "./request.ts";
import type { Tokens } from "./tokens.ts";

export function oauthRoutes(app: FastifyInstance, identity: IdentityContext, tokens: Tokens): void {
  const server = new OAuth2Server({
    model: oauthModel(identity, tokens),
    alwaysIssueNewRefreshToken: false, // a refresh token counts until it expires: nothing is stored but a revocation
  });

  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  app.post("/oauth/token", async (request, reply) => {
    const form = formOf(request);
    if (!form) return refuseForm(reply);
    if (form.grant_type && !GRANTS.includes(form.grant_type)) return refuseGrant(reply);
    try {
      const token = await server.token(libraryRequest(request, form), new OAuth2Server.Response({ headers: {} }));
      return reply.header("cache-control", "no-store").send(tokenAnswer(token));
    } catch (error) {
      return refuseAs(error, reply);
    }
  });

  app.post("/oauth/revoke", async (request, reply) => {
    const form = formOf(request);
    if (!form) return refuseForm(reply);
    const { name, secret } = clientCredentials(request, form);
    const client = await findClient(identity.aggregates, name);
    if (!(await identity.isSecretOf(client?.state, secret))) return refuseClient(reply);
    if (!form.token) return refuseMissing(reply, "token");
    const token = await tokens.readAny(form.token);
    if (token && token.client !== name) return refuseForeignToken(reply);
    // RFC 7009, section 2.2: "The authorization server responds with HTTP status code 200 if the token has been revoked … or … is invalid"
    if (token) await revokeToken(identity.aggregates, token, commandContext(request));
    return reply.header("cache-control", "no-store").send({ message: "The token is no longer valid." });
  });
}

/** Live clients parse this as a Python literal: it holds no null, true or false. */
function tokenAnswer(token: OAuth2Server.Token): object {
  const expires = token.accessTokenExpiresAt?.getTime() ?? Date.now();
  return {
    access_token: token.accessToken,
    token_type: "bearer",
    expires_in: Math.round((expires - Date.now()) / 1000),
    scope: (token.scope ?? []).join(" "),
    ...(token.refreshToken && { refresh_token: token.refreshToken }),
  };
}
