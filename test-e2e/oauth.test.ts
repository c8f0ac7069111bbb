// The authorization code grant with a client that others wrote (oauth4webapi), under a path prefix; sessions and their end.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser, type Page } from "./browser.ts";
import { ask, clientWith } from "./client.ts";
import { SECRETS, type System, startSystem } from "./system.ts";

const WEB = {
  id: "web/service",
  secret: "a secret: 100% +plus",
  redirectUris: ["https://service.example/back?from=isotrail"],
};
const PROGRAM = { id: "program", public: true, redirectUris: ["http://127.0.0.1:5999/back", "org.example.lab:/back"] };
const ADMIN = { username: "admin", password: SECRETS.password };
/** The system has no TLS of its own. */
const insecure = { [oauth.allowInsecureRequests]: true };

let system: System;
let issuer: string;
let server: oauth.AuthorizationServer;
const folder = mkdtempSync(join(tmpdir(), "isotrail-oauth-"));

beforeAll(async () => {
  const BOOTSTRAP_FILE = join(folder, "bootstrap.json");
  const grants = ["authorization_code", "refresh_token"];
  writeFileSync(BOOTSTRAP_FILE, JSON.stringify({ clients: [{ ...WEB, grants }, PROGRAM] }));
  system = await startSystem({ BOOTSTRAP_FILE });
  await system.end();
  issuer = system.api.replace(/\/api$/, "/irida");
  await system.start({ PUBLIC_URL: issuer });
  const found = await oauth.discoveryRequest(new URL(issuer), { ...insecure, algorithm: "oauth2" });
  server = await oauth.processDiscoveryResponse(new URL(issuer), found);
});
afterAll(async () => {
  await system?.remove();
  rmSync(folder, { recursive: true, force: true });
});

type Asked = Readonly<Record<string, string | undefined>>;
const authorizeUrl = (parameters: Asked) => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${server.authorization_endpoint}?${new URLSearchParams(given)}`;
};
const webRequest = { response_type: "code", client_id: WEB.id, redirect_uri: WEB.redirectUris[0], state: "a&b=ç" };

async function consented(asked: Asked, decision = "allow"): Promise<Page> {
  const browser = new Browser(issuer);
  const consent = await browser.submit(await browser.open(authorizeUrl(asked)), ADMIN);
  return browser.submit(consent, { decision });
}

/** The whole grant of the public client, with PKCE. */
async function program() {
  const client: oauth.Client = { client_id: PROGRAM.id };
  const verifier = oauth.generateRandomCodeVerifier();
  const [redirect_uri = ""] = PROGRAM.redirectUris;
  const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
  const asked = { response_type: "code", client_id: PROGRAM.id, redirect_uri, state: "s", code_challenge };
  const back = await consented({ ...asked, code_challenge_method: "S256" });
  const parameters = oauth.validateAuthResponse(server, client, new URL(back.url), "s");
  const redeem = () =>
    oauth.authorizationCodeGrantRequest(server, client, oauth.None(), parameters, redirect_uri, verifier, insecure);
  return { client, redeem, tokens: await oauth.processAuthorizationCodeResponse(server, client, await redeem()) };
}

const statusOf = async (token: string) =>
  (await ask("GET", `${issuer}/api`, undefined, { authorization: `Bearer ${token}` })).status;

test("the metadata is found at both places, and says what there is", async () => {
  const origin = new URL(issuer).origin;
  for (const url of [
    `${origin}/.well-known/oauth-authorization-server/irida`,
    `${issuer}/.well-known/oauth-authorization-server`,
  ])
    expect((await ask("GET", url)).body).toMatchObject({ issuer, token_endpoint: `${issuer}/api/oauth/token` });
  const { keys } = (await ask("GET", String(server.jwks_uri))).body as unknown as { keys: object[] };
  expect(keys).toEqual([expect.objectContaining({ kty: "OKP", use: "sig" })]);
  expect(JSON.stringify(keys)).not.toContain('"d"');
});

describe("a web service with a secret", () => {
  const client: oauth.Client = { client_id: WEB.id };
  const basic = oauth.ClientSecretBasic(WEB.secret);

  test("gets tokens for the user who signed in and consented, refreshes, introspects and revokes them", async () => {
    const back = await consented({ ...webRequest, scope: "read" });
    expect(back.url.startsWith(`${WEB.redirectUris[0]}&`)).toBe(true);
    const parameters = oauth.validateAuthResponse(server, client, new URL(back.url), webRequest.state);
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      basic,
      parameters,
      String(WEB.redirectUris[0]),
      oauth.nopkce,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer);
    expect(tokens).toMatchObject({ scope: "read", token_type: "bearer", expires_in: 43_200 });
    const me = await clientWith(`${issuer}/api`, tokens.access_token).get(`${issuer}/api/users/current`);
    expect(me.body.resource).toMatchObject({ username: "admin" });

    const refreshing = () =>
      oauth.refreshTokenGrantRequest(server, client, basic, String(tokens.refresh_token), insecure);
    const refreshed = await oauth.processRefreshTokenResponse(server, client, await refreshing());
    expect(refreshed.refresh_token).toBeUndefined();
    expect(await statusOf(refreshed.access_token)).toBe(200);
    const about = async (token: string) =>
      oauth.processIntrospectionResponse(
        server,
        client,
        await oauth.introspectionRequest(server, client, basic, token, insecure),
      );
    expect(await about(refreshed.access_token)).toMatchObject({ active: true, username: "admin", scope: "read" });

    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, basic, String(tokens.refresh_token), insecure),
    );
    // at once on this gateway, and every access token of the grant
    for (const token of [tokens.access_token, refreshed.access_token]) expect(await statusOf(token)).toBe(401);
    expect(await about(refreshed.access_token)).toEqual({ active: false });
    expect((await refreshing()).status).toBe(400);
  });

  test("names itself by Basic alone, as an importer of this field does, percent-encoded or not", async () => {
    for (const text of [`${WEB.id}:${WEB.secret}`, `${encodeURIComponent(WEB.id)}:${encodeURIComponent(WEB.secret)}`]) {
      const code = new URL((await consented(webRequest)).url).searchParams.get("code") ?? "";
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: webRequest.redirect_uri ?? "",
      });
      const authorization = `Basic ${Buffer.from(text).toString("base64")}`;
      const answer = await ask("POST", `${issuer}/api/oauth/token`, body, { authorization });
      expect([answer.status, answer.body.scope]).toEqual([200, "read write"]);
    }
  });

  test("is told in its own words when the user does not allow it, and what was wrong with its request", async () => {
    const told = (page: Page) => Object.fromEntries(new URL(page.url).searchParams);
    const common = { state: webRequest.state, iss: issuer, from: "isotrail" };
    expect(told(await consented(webRequest, "deny"))).toMatchObject({ ...common, error: "access_denied" });
    const browser = new Browser(issuer);
    for (const [wrong, error] of [
      [{ response_type: "token" }, "unsupported_response_type"],
      [{ response_type: undefined }, "invalid_request"],
      [{ scope: "admin" }, "invalid_scope"],
      [{ code_challenge: "x".repeat(43), code_challenge_method: "plain" }, "invalid_request"],
      [{ code_challenge: "x".repeat(43) }, "invalid_request"],
      [{ code_challenge: "short", code_challenge_method: "S256" }, "invalid_request"],
    ] as const)
      expect(told(await browser.open(authorizeUrl({ ...webRequest, ...wrong })))).toMatchObject({ ...common, error });
    expect(told(await browser.open(`${authorizeUrl(webRequest)}&scope=read&scope=write`))).toMatchObject({
      error: "invalid_request",
    });
  });
});

describe("a program without a secret", () => {
  test("must prove by PKCE that it is the one that asked", async () => {
    const [redirect_uri = ""] = PROGRAM.redirectUris;
    const asked = { response_type: "code", client_id: PROGRAM.id, redirect_uri };
    const without = await new Browser(issuer).open(authorizeUrl(asked));
    expect(new URL(without.url).searchParams.get("error")).toBe("invalid_request");
    const code_challenge = await oauth.calculatePKCECodeChallenge("v".repeat(43));
    const back = await consented({ ...asked, code_challenge, code_challenge_method: "S256" });
    const code = new URL(back.url).searchParams.get("code") ?? "";
    const redeem = (more: Record<string, string>) =>
      ask(
        "POST",
        `${issuer}/api/oauth/token`,
        new URLSearchParams({ grant_type: "authorization_code", client_id: PROGRAM.id, code, ...more }),
      );
    for (const wrong of [
      { redirect_uri },
      { redirect_uri, code_verifier: "w".repeat(43) },
      { redirect_uri: "org.example.lab:/back", code_verifier: "v".repeat(43) },
      { code_verifier: "v".repeat(43) },
    ])
      expect((await redeem(wrong)).body.error).toBe("invalid_grant");
    expect((await redeem({ redirect_uri, code_verifier: "v".repeat(43) })).status).toBe(200);
  });

  test("uses its code once: a second use ends what came of the first", async () => {
    const { redeem, tokens } = await program();
    expect(await statusOf(tokens.access_token)).toBe(200);
    expect((await redeem()).status).toBe(400);
    await expect.poll(() => statusOf(tokens.access_token), { timeout: 3_000 }).toBe(401);
  });

  test("gets a new refresh token each time; a second use of an old one ends the session", async () => {
    const { client, tokens } = await program();
    const refresh = async (token = "") => oauth.refreshTokenGrantRequest(server, client, oauth.None(), token, insecure);
    const next = await oauth.processRefreshTokenResponse(server, client, await refresh(tokens.refresh_token));
    const last = await oauth.processRefreshTokenResponse(server, client, await refresh(next.refresh_token));
    expect(await statusOf(last.access_token)).toBe(200);
    expect((await refresh(next.refresh_token)).status).toBe(400);
    await expect.poll(() => statusOf(last.access_token), { timeout: 3_000 }).toBe(401);
    expect((await refresh(last.refresh_token)).status).toBe(400);
  });
});

describe("the pages", () => {
  test("have no script, no frame around them, a cookie for them alone, and forms that work without a script", async () => {
    const browser = new Browser(issuer);
    const signIn = await browser.open(authorizeUrl(webRequest));
    const cookie = signIn.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^isotrail_browser=[\w-]{43}; Path=\/irida\/api\/oauth; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    );
    const consent = await browser.submit(signIn, ADMIN);
    expect(consent.text).toContain("service.example");
    expect(consent.headers.get("content-security-policy")).toContain("form-action 'self' https://service.example;");
    for (const { status, headers, text } of [signIn, consent]) {
      expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect([headers.get("x-frame-options"), headers.get("cache-control")]).toEqual(["DENY", "no-store"]);
      expect(text).not.toMatch(/<script|\son\w+=|style=/i);
    }
    const style = await browser.open(new URL("style.css", signIn.url).href);
    expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
  });

  test("ask again after a wrong password, and take nothing from another browser or site", async () => {
    const browser = new Browser(issuer);
    const signIn = await browser.open(authorizeUrl(webRequest));
    const wrong = await browser.submit(signIn, { ...ADMIN, password: "wrong <b>" });
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining("The username or the password is wrong."),
    ]);
    expect(wrong.text).not.toContain("wrong <b>");
    const consent = await browser.submit(wrong, ADMIN);
    expect(consent.text).toContain("web/service");
    const other = new Browser(issuer);
    await other.open(authorizeUrl(webRequest));
    expect((await other.submit(signIn, ADMIN)).text).toContain("another browser");
    expect((await other.submit(consent, { decision: "allow" })).status).toBe(400);
    expect((await other.open(consent.url)).status).toBe(400);
    browser.forget();
    expect((await browser.submit(consent, { decision: "allow" })).status).toBe(400);
  });

  test("send nobody to an address that is not in the client's record, to the letter", async () => {
    const browser = new Browser(issuer);
    for (const redirect_uri of [
      `${WEB.redirectUris[0]}/`,
      "https://service.example/back",
      "https://evil.example/",
      "https://service.example/BACK?from=isotrail",
    ]) {
      const page = await browser.open(authorizeUrl({ ...webRequest, redirect_uri }));
      expect([page.status, page.headers.get("location")]).toEqual([400, null]);
      expect(page.text).toContain("not in its record");
    }
    expect((await browser.open(authorizeUrl({ ...webRequest, client_id: "nobody" }))).status).toBe(400);
    expect(
      (await browser.open(authorizeUrl({ ...webRequest, client_id: PROGRAM.id, redirect_uri: undefined }))).status,
    ).toBe(400);
  });
});
