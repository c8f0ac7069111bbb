// Who is let in, and sign-in as it is passed on.
import { afterAll, beforeAll, expect, it } from "vitest";
import { accessToken, testGateway } from "../gateway.testing.ts";

let gateway: Awaited<ReturnType<typeof testGateway>>;
const seen: { url: string; headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  gateway = await testGateway(({ identity }) => {
    identity.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
    identity.post("/oauth/token", async ({ url, headers, body }, reply) => {
      seen.push({ url, headers, body });
      return headers["x-client-authorization"] === "Basic YXdheTo="
        ? reply.code(503).header("retry-after", "5").send({ message: "Try again." })
        : reply.code(200).send('{"access_token":"x","expires_in":1}');
    });
  });
});
afterAll(() => gateway.close());

const root = (token: string) =>
  gateway.app.inject({ url: "/irida/api", headers: { authorization: `Bearer ${token}` } });

it("answers 401 with the header and the OAuth body, whether or not there is anything", async () => {
  for (const url of ["/irida/api", "/irida/api/projects", "/irida/api/no/such", "/irida/%61pi/projects"]) {
    const answer = await gateway.app.inject({ url });
    expect(answer.statusCode, url).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
    expect(answer.json()).toMatchObject({ error: "invalid_request", message: expect.any(String) });
  }
  const options = await gateway.app.inject({ method: "OPTIONS", url: "/irida/api/" });
  expect(options.statusCode).toBe(401);
});

it.each([
  ["of a user who is switched off", { sub: "4" }],
  ["of an older epoch", { sub: "2", epoch: 2 }],
  ["of an unknown user", { sub: "77" }],
  ["that is out of date", { expires: 1 }],
  ["of an unknown key", { kid: "k2" }],
  ["that was signed for something else", { typ: "rt+jwt" }],
])("refuses a token %s", async (_, claims) => {
  const answer = await root(await accessToken(claims));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: "invalid_token" });
});

it("does not ask for keys again and again because of invented key ids", async () => {
  const before = gateway.state.keysAsked;
  for (let i = 0; i < 5; i++) await root(await accessToken({ kid: `no-${i}` }));
  expect(gateway.state.keysAsked - before).toBeLessThanOrEqual(1);
});

it("refuses a revoked token within seconds", async () => {
  const token = await accessToken({ jti: "gone" });
  expect((await root(token)).statusCode).toBe(200);
  gateway.state.ended.push({ id: "gone", expires: Date.now() + 60_000 });
  await expect.poll(async () => (await root(token)).statusCode, { timeout: 4_000 }).toBe(401);
});

it("needs the scope write for everything but reading", async () => {
  const token = await accessToken({ scope: "read" });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await gateway.app.inject({ method: "POST", url: "/irida/api/projects", headers, payload: {} });
  expect(answer.statusCode).toBe(403);
  expect(answer.headers["www-authenticate"]).toBe('Bearer error="insufficient_scope"');
  expect((await root(token)).statusCode).toBe(200);
});

it("tells health and the way to the root without a token", async () => {
  expect((await gateway.app.inject("/health/live")).statusCode).toBe(200);
  expect((await gateway.app.inject("/health/ready")).statusCode).toBe(200);
  expect((await gateway.app.inject("/irida")).json()).toEqual({ api: "http://lab.example/irida/api" });
});

it("answers what cannot be decoded with its own body", async () => {
  const answer = await gateway.app.inject("/%zz");
  expect([answer.statusCode, typeof answer.json().message]).toEqual([400, "string"]);
});

it("passes a sign-in on as it is", async () => {
  const signIn = (authorization: string) =>
    gateway.app.inject({
      method: "POST",
      url: "/irida/api/oauth/token",
      headers: { "content-type": "application/x-www-form-urlencoded", authorization },
      payload: "grant_type=password",
    });
  const answer = await signIn("Basic YTpi");
  expect(answer.body).toBe('{"access_token":"x","expires_in":1}');
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(seen[0]?.headers["x-client-authorization"]).toBe("Basic YTpi");
  expect(seen[0]?.body).toBe("grant_type=password");
  expect(seen[0]?.headers).toMatchObject({
    "x-client-address": "127.0.0.1",
    "x-public-url": "http://lab.example/irida",
  });
  const away = await signIn("Basic YXdheTo=");
  expect([away.statusCode, away.headers["retry-after"]]).toEqual([503, "5"]);
});

it.each([
  ["the proxy", undefined, "127.0.0.1"],
  ["the client, of a proxy that is trusted", "127.0.0.0/8", "192.0.2.7"],
])("tells identity the address of %s, whatever a client says", async (_, trustedProxies, expected) => {
  const told: unknown[] = [];
  const behind = await testGateway(
    ({ identity }) => {
      identity.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
      identity.post("/oauth/token", async ({ headers }) => {
        told.push(headers["x-client-address"]);
        return {};
      });
    },
    trustedProxies === undefined ? {} : { trustedProxies },
  );
  const headers = { "x-forwarded-for": "203.0.113.9, 192.0.2.7", "x-client-address": "198.51.100.1" };
  await behind.app.inject({ method: "POST", url: "/irida/api/oauth/token", headers, payload: "x" });
  await behind.close();
  expect(told).toEqual([expected]);
});
