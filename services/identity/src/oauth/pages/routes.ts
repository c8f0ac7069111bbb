// The authorization endpoint and its pages: sign in, then consent, then back to the client with a code.
import { commandContext } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { IdentityContext } from "../../context.ts";
import { allowClient } from "../../use-cases/allow-client.ts";
import { formOf, originOf } from "../asked.ts";
import { OAuthRefusal } from "../refusal.ts";
import type { Tokens } from "../tokens.ts";
import { authorizationRequest, PageRefusal, RedirectRefusal } from "./authorization-request.ts";
import { browserOf, cookieFor, newBrowser } from "./browser.ts";
import { consentPage, faultPage, signInPage } from "./html.ts";
import { openConsent, openRequest, sealConsent, sealRequest } from "./page-state.ts";
import { clientOf, personBy, personStill } from "./people.ts";
import { redirectTo, sendBack, sendPage } from "./send-page.ts";
import { STYLE } from "./style.ts";

export function pageRoutes(app: FastifyInstance, identity: IdentityContext, tokens: Tokens): void {
  app.register(async (pages) => {
    pages.setErrorHandler(refuse);
    signInRoutes(pages, identity, tokens);
    consentRoutes(pages, identity, tokens);
  });
  app.get("/oauth/style.css", (_, reply) =>
    reply.header("cache-control", "public, max-age=3600").type("text/css; charset=utf-8").send(STYLE),
  );
}

function signInRoutes(app: FastifyInstance, identity: IdentityContext, tokens: Tokens): void {
  app.get("/oauth/authorize", async (request, reply) => {
    const asked = await authorizationRequest(identity, new URL(request.url, "http://_").searchParams);
    const client = await clientOf(identity, asked.client);
    const browser = browserOf(request) ?? newBrowser();
    const kept = await sealRequest(tokens, browser, asked);
    reply.header("set-cookie", cookieFor(browser, originOf(request).issuer));
    return sendPage(reply, 200, signInPage({ request: kept, client: client.state.name }));
  });

  app.post("/oauth/authorize", async (request, reply) => {
    const { request: kept = "", username = "", password = "" } = formOf(request);
    const asked = await openRequest(tokens, request, kept);
    const client = (await clientOf(identity, asked.client)).state.name;
    const origin = originOf(request);
    const found = await personBy(identity, { username, password }, origin, client);
    if ("fault" in found)
      return sendPage(reply, found.status, signInPage({ request: kept, client, fault: found.fault }));
    const consent = await sealConsent(tokens, browserOf(request) ?? "", asked, found);
    return redirectTo(reply, `${origin.issuer}/api/oauth/consent?${new URLSearchParams({ request: consent })}`);
  });
}

function consentRoutes(app: FastifyInstance, identity: IdentityContext, tokens: Tokens): void {
  app.get<{ Querystring: { request?: string } }>("/oauth/consent", async (request, reply) => {
    const kept = String(request.query.request ?? "");
    const { request: asked, person } = await openConsent(tokens, request, kept);
    const client = (await clientOf(identity, asked.client)).state.name;
    const { username } = await personStill(identity, person);
    const { scopes, redirectUri } = asked;
    return sendPage(reply, 200, consentPage({ request: kept, client, username, scopes, redirectUri }), redirectUri);
  });

  app.post("/oauth/consent", async (request, reply) => {
    const { request: kept, decision } = formOf(request);
    const { request: asked, person } = await openConsent(tokens, request, kept);
    const { issuer } = originOf(request);
    if (decision !== "allow") throw new RedirectRefusal(asked, "access_denied", "The user did not allow it.");
    await personStill(identity, person);
    const client = await clientOf(identity, asked.client);
    const code = await allowClient(identity, client, asked, person, commandContext(request));
    return sendBack(reply, asked, issuer, { code });
  });
}

/** @throws error what is not a page's to say */
function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof PageRefusal || error instanceof OAuthRefusal)
    return sendPage(reply, 400, faultPage(error.message));
  if (!(error instanceof RedirectRefusal)) throw error;
  const told = { error: error.error, error_description: error.message };
  return sendBack(reply, error.to, originOf(request).issuer, told);
}
