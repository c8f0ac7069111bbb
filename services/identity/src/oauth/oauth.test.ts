// Sign-in as clients of this field do it: the token's form and errors, refresh, revocation, many at once.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { createLogger, type OpenService } from "@isotrail/http";
import { createLocalJWKSet, decodeJwt, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  ADMIN,
  as,
  asGateway,
  CLIENT,
  call,
  declare,
  form,
  openIdentity,
  PUBLIC_URL,
  person,
  signIn,
  tokenKey,
} from "../identity.testing.ts";
import { user } from "../user/aggregate.ts";

let temporary: TemporaryStores;
let service: OpenService;
let logged = "";
const ana = { ...person("ana"), password: "Pässwörd 1 🧬 & more" };
const context = () => ({ actor: "test", cause: "test", trace: "", deadline: Date.now() + 20_000 });
const reader = { client_id: "reader", client_secret: "only reads" };

beforeAll(async () => {
  temporary = await temporaryStores("identity");
  const into = {
    write(line: string) {
      logged += line;
    },
  };
  service = await openIdentity(temporary.stores, { logger: createLogger("trace", into) });
  await call(service, "POST", "/users", as("ROLE_ADMIN"), ana);
  await declare(service, reader.client_id, { secret: reader.client_secret });
});
afterAll(async () => {
  await service.close();
  await temporary[Symbol.asyncDispose]();
});

const refresh = (refresh_token: string, more: Record<string, string> = {}) =>
  form(service, "token", { ...CLIENT, grant_type: "refresh_token", refresh_token, ...more });
const keys = async () => createLocalJWKSet((await call(service, "GET", "/internal/keys", asGateway)).json);

describe("a token", () => {
  test("comes as the clients of this field read it: five texts and numbers, no null, true or false", async () => {
    const { status, headers, json } = await signIn(service);
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(json).toEqual({
      access_token: expect.any(String),
      token_type: "bearer",
      expires_in: 43_200,
      scope: "read write",
      refresh_token: expect.any(String),
    });
  });

  test("is for the user, the client and the scope that were asked for, and signed by a published key", async () => {
    const { access_token } = (await signIn(service, ana, { scope: "read" })).json;
    const { payload, protectedHeader } = await jwtVerify(access_token, await keys());
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", kid: "first" });
    expect(payload).toMatchObject({ iss: PUBLIC_URL, sub: "2", client_id: "isotrail", scope: "read", epoch: 0 });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(43_200);
  });

  test("is given to a client that names itself by Basic, and with the scopes that it has", async () => {
    const account = { grant_type: "password", username: ana.username, password: ana.password };
    const basic = await form(service, "token", { ...account, scope: "read write" }, CLIENT);
    expect([basic.status, basic.json.scope]).toEqual([200, "read write"]);
    const only = await form(service, "token", account, reader);
    expect([only.status, only.json.scope, only.json.expires_in]).toEqual([200, "read", 60]);
    expect(only.json).not.toHaveProperty("refresh_token");
  });

  test("is given to twenty-four at once", async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => signIn(service, n % 2 ? ADMIN : ana)));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
  });
});

describe("a refusal says in OAuth's words what is wrong", () => {
  const account = { grant_type: "password", username: "ana", password: ana.password };
  test.each<[string, object, status: number, error: string]>([
    ["a wrong password", { ...CLIENT, ...account, password: "wrong" }, 400, "invalid_grant"],
    ["an unknown user", { ...CLIENT, ...account, username: "nobody" }, 400, "invalid_grant"],
    ["a wrong secret", { ...CLIENT, ...account, client_secret: "wrong" }, 401, "invalid_client"],
    ["an unknown client", { ...CLIENT, ...account, client_id: "nobody" }, 401, "invalid_client"],
    ["no client", account, 401, "invalid_client"],
    ["a scope that the client has not", { ...reader, ...account, scope: "read write" }, 400, "invalid_scope"],
    ["a scope that there is not", { ...CLIENT, ...account, scope: "admin" }, 400, "invalid_scope"],
    [
      "a grant that the client has not",
      { ...reader, grant_type: "refresh_token", refresh_token: "x" },
      400,
      "unauthorized_client",
    ],
    ["a grant that there is not", { ...CLIENT, ...account, grant_type: "magic" }, 400, "unsupported_grant_type"],
    ["no grant", { ...CLIENT }, 400, "invalid_request"],
    ["no password", { ...CLIENT, grant_type: "password", username: "ana" }, 400, "invalid_request"],
  ])("%s", async (_, fields, status, error) => {
    const answer = await form(service, "token", fields as Record<string, string>);
    expect([answer.status, answer.json.error]).toEqual([status, error]);
    expect(answer.json.message).toBe(answer.json.error_description);
    expect(answer.headers["cache-control"]).toBe("no-store");
    if (status === 401) expect(answer.headers["www-authenticate"]).toMatch(/^Basic /);
    expect(answer.body).not.toContain(ana.password);
  });

  test("a grant that the client may use by its record, but that the server does not offer", async () => {
    await declare(service, "machine", { secret: "machine secret", grants: ["client_credentials"] });
    const named = { client_id: "machine", client_secret: "machine secret" };
    const answer = await form(service, "token", { ...named, grant_type: "client_credentials" });
    expect([answer.status, answer.json.error]).toEqual([400, "unsupported_grant_type"]);
    expect(answer.json.error_description).toBe(
      "This server offers the grants authorization_code, password and refresh_token.",
    );
  });

  test("what is no form, or says something twice", async () => {
    const twice = `${new URLSearchParams({ ...CLIENT, ...account })}&username=admin`;
    expect((await form(service, "token", twice)).json.error).toBe("invalid_request");
    expect((await form(service, "token", "")).json.error).toBe("invalid_request"); // a form that says nothing
    const json = await call(service, "POST", "/oauth/token", asGateway, { ...CLIENT, ...account });
    expect([json.status, json.json.error]).toEqual([400, "invalid_request"]);
  });

  test("the same for a user who is not and a password that is wrong", async () => {
    const wrong = await signIn(service, { ...ADMIN, password: "wrong password" });
    const nobody = await signIn(service, { username: "nobody", password: "wrong password" });
    expect(nobody.body).toBe(wrong.body);
  });
});

describe("a refresh token", () => {
  test("gives access tokens again and again, of the same scope or a narrower one", async () => {
    const { refresh_token } = (await signIn(service, ana, { scope: "read" })).json;
    for (let turn = 1; turn <= 2; turn++) {
      const { status, json } = await refresh(refresh_token);
      expect(status).toBe(200);
      expect(json).toEqual({
        access_token: expect.any(String),
        token_type: "bearer",
        expires_in: 43_200,
        scope: "read",
      });
      expect(decodeJwt(json.access_token)).toMatchObject({ sub: "2", scope: "read" });
    }
    expect((await refresh(refresh_token, { scope: "read write" })).json.error).toBe("invalid_scope");
    const wide = (await signIn(service, ana)).json.refresh_token;
    expect((await refresh(wide, { scope: "read" })).json.scope).toBe("read");
  });

  test("is none: an access token, a forged one, another client's", async () => {
    const { access_token, refresh_token } = (await signIn(service)).json;
    await declare(service, "other", { secret: "other secret", grants: ["refresh_token"] });
    const byOther = { client_id: "other", client_secret: "other secret" };
    for (const [token, client] of [
      [access_token, {}],
      [refresh_token.replace(/.{8}$/, "AAAAAAAA"), {}],
      [refresh_token, byOther],
    ] as const) {
      const { status, json } = await refresh(token, client);
      expect([status, json.error]).toEqual([400, "invalid_grant"]);
    }
  });

  test("does not count after a new password, nor when the user is disabled", async () => {
    const { aggregates } = service.context;
    const bob = person("bob");
    const id = (await call(service, "POST", "/users", as("ROLE_ADMIN"), bob)).json.identifier;
    const before = (await signIn(service, bob)).json.refresh_token;
    const { state } = await aggregates.load(user, id);
    const passwordHash = state?.passwordHash ?? "";
    await aggregates.execute(user, id, { type: "change", changes: {}, password: { hash: passwordHash } }, context());
    expect((await refresh(before)).json.error).toBe("invalid_grant");
    const since = (await signIn(service, bob)).json.refresh_token;
    expect((await refresh(since)).status).toBe(200);
    await aggregates.execute(user, id, { type: "change", changes: { enabled: false } }, context());
    expect((await refresh(since)).json.error).toBe("invalid_grant");
    expect((await signIn(service, bob)).json.error).toBe("invalid_grant");
  });
});

describe("a revocation", () => {
  test("of an access token ends it alone, of a refresh token all that came from its sign-in; the gateway is told once", async () => {
    const { access_token, refresh_token } = (await signIn(service)).json;
    const head = await temporary.stores.eventLog.head();
    for (const token of [access_token, access_token, refresh_token])
      expect((await form(service, "revoke", { ...CLIENT, token })).status).toBe(200);
    expect((await refresh(refresh_token)).json.error).toBe("invalid_grant");
    const { ended } = (await call(service, "GET", `/internal/accounts?after=${head}`, asGateway)).json;
    const { jti, ends_with, exp = 0 } = decodeJwt(access_token);
    const { sign_in, exp: refreshable = 0 } = decodeJwt(refresh_token);
    expect(ended).toEqual([
      { id: jti, expires: exp * 1000 },
      { id: sign_in, expires: refreshable * 1000 },
    ]);
    expect(ends_with).toContain(sign_in);
  });

  test("of no token at all is fine; an unknown client or another client's token is refused", async () => {
    const { access_token: token } = (await signIn(service)).json;
    expect((await form(service, "revoke", { token: "nonsense" }, CLIENT)).status).toBe(200);
    const unknown = await form(service, "revoke", { ...CLIENT, client_secret: "wrong", token });
    expect([unknown.status, unknown.json.error]).toEqual([401, "invalid_client"]);
    const others = await form(service, "revoke", { token }, reader);
    expect([others.status, others.json.error]).toEqual([400, "invalid_grant"]);
    expect((await form(service, "revoke", CLIENT)).json.error).toBe("invalid_request");
  });
});

test("tokens outlive a restart and a new signing key; without their key they are none", async () => {
  const [old, next] = [await tokenKey("old"), await tokenKey("next")];
  await using kept = await temporaryStores("identity");
  let running = await openIdentity(kept.stores, { tokenKeys: { keys: [old] } });
  const { refresh_token } = (await signIn(running)).json;
  const again = { ...CLIENT, grant_type: "refresh_token", refresh_token };
  const restart = async (keys: (typeof old)[]) => {
    await running.close();
    running = await openIdentity(await kept.reopen(), { tokenKeys: { keys } });
    return form(running, "token", again);
  };
  const rotated = await restart([next, old]);
  expect(rotated.status).toBe(200);
  const { json } = await call(running, "GET", "/internal/keys", asGateway);
  expect(json.keys.map(({ kid }: { kid: string }) => kid)).toEqual(["next", "old"]);
  expect(JSON.stringify(json)).not.toContain(`"d"`);
  await jwtVerify(rotated.json.access_token, createLocalJWKSet({ keys: [json.keys[0]] }));
  expect((await restart([next])).json.error).toBe("invalid_grant");
  await running.close();
});

test("the log tells no secret, whatever was asked", async () => {
  await call(service, "POST", "/users", as("ROLE_ADMIN"), ana);
  const { refresh_token } = (await signIn(service, ana)).json;
  expect(logged).toContain("/oauth/token");
  for (const secret of [ana.password, ana.email, CLIENT.client_secret, ADMIN.password, refresh_token, "$argon2"])
    expect(logged).not.toContain(secret);
});
