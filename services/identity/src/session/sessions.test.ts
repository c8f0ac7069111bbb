// Sessions and application passwords over HTTP: listed and ended by their user and by administrators.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import type { OpenService } from "@isotrail/http";
import { newKey } from "@isotrail/http/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as, asGateway, CLIENT, call, declare, form, openIdentity, person, signIn } from "../identity.testing.ts";

let temporary: TemporaryStores;
let service: OpenService;
let user: string;
let n = 0;
const admin = as("ROLE_ADMIN");
const another = as("ROLE_MANAGER", "99");
let ana = person("ana");
beforeAll(async () => {
  temporary = await temporaryStores("identity");
  service = await openIdentity(temporary.stores);
  await declare(service, "program", { grants: ["password", "refresh_token"], scopes: ["read", "write"] });
});
afterAll(async () => {
  await service.close();
  await temporary[Symbol.asyncDispose]();
});
beforeEach(async () => {
  ana = person(`ana${++n}`);
  user = (await call(service, "POST", "/users", admin, ana)).json.identifier;
});

const own = () => as("ROLE_USER", user);
const sessions = async (headers = own()) => (await call(service, "GET", `/users/${user}/sessions`, headers)).lines;
const refresh = (refresh_token: string, client: Record<string, string> = CLIENT) =>
  form(service, "token", { ...client, grant_type: "refresh_token", refresh_token });
const active = async (token: string) => (await form(service, "introspect", { ...CLIENT, token })).json.active;
const endedAfter = async (head: number) =>
  (await call(service, "GET", `/internal/accounts?after=${head}`, asGateway)).json.ended.map(
    ({ id }: { id: string }) => id,
  );

describe("a session", () => {
  test("is one for all sign-ins by password through a client, and costs one event", async () => {
    await signIn(service, ana);
    const head = await temporary.stores.eventLog.head();
    for (let turn = 0; turn < 5; turn++) expect((await signIn(service, ana)).status).toBe(200);
    expect(await temporary.stores.eventLog.head()).toBe(head);
    const midnight = Date.now() - (Date.now() % 86_400_000);
    expect(await sessions()).toEqual([
      {
        identifier: expect.any(String),
        createdDate: expect.any(Number),
        label: "isotrail",
        clientId: "isotrail",
        method: "password",
        applicationPassword: null,
        scopes: ["read", "write"],
        lastUsedDate: midnight,
        expiresDate: expect.any(Number),
        refs: expect.objectContaining({ user }),
      },
    ]);
  });

  test("is opened once by twenty-four sign-ins at a time", async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => signIn(service, ana)));
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200));
    expect(await sessions()).toHaveLength(1);
  });

  test("ends with every token, for its user and for administrators only; the next sign-in opens another", async () => {
    const { access_token, refresh_token } = (await signIn(service, ana)).json;
    const [{ identifier }] = await sessions(admin);
    const path = `/users/${user}/sessions/${identifier}`;
    for (const method of ["GET", "DELETE"] as const)
      expect((await call(service, method, path, another)).status).toBe(403);
    expect((await call(service, "GET", `/users/${user}/sessions`, another)).status).toBe(403);
    expect((await call(service, "GET", path, own())).json).toMatchObject({ identifier });
    expect((await call(service, "DELETE", `/users/1/sessions/${identifier}`, admin)).status).toBe(404);
    expect(await active(access_token)).toBe(true);
    const head = await temporary.stores.eventLog.head();
    expect((await call(service, "DELETE", path, own())).status).toBe(200);
    expect(await endedAfter(head)).toEqual([`session-${identifier}`]);
    expect([await active(access_token), (await refresh(refresh_token)).status]).toEqual([false, 400]);
    expect([await sessions(), (await call(service, "DELETE", path, own())).status]).toEqual([[], 404]);
    await signIn(service, ana);
    expect((await sessions())[0].identifier).not.toBe(identifier);
  });

  test("does not end with the refresh token of another sign-in", async () => {
    const [first, second] = [(await signIn(service, ana)).json, (await signIn(service, ana)).json];
    await form(service, "revoke", { ...CLIENT, token: first.refresh_token });
    expect([await active(first.access_token), await active(second.access_token)]).toEqual([false, true]);
    expect([(await refresh(first.refresh_token)).status, (await refresh(second.refresh_token)).status]).toEqual([
      400, 200,
    ]);
  });

  test("is not listed once its user may not act", async () => {
    await signIn(service, ana);
    expect(await sessions(admin)).toHaveLength(1);
    const { aggregates } = service.context;
    const { user: aggregate } = await import("../user/aggregate.ts");
    const context = { actor: "1", cause: "test", trace: "", deadline: Date.now() + 20_000 };
    await aggregates.execute(aggregate, user, { type: "change", changes: { enabled: false } }, context);
    expect(await sessions(admin)).toEqual([]);
  });

  test("is each sign-in's own for a client without a secret, a hundred at most", async () => {
    const program = { client_id: "program", client_secret: "" };
    const first = (await signIn(service, ana, program)).json;
    for (let turn = 0; turn < 100; turn++) await signIn(service, ana, program);
    expect(await sessions()).toHaveLength(100);
    expect((await refresh(first.refresh_token, program)).json.error).toBe("invalid_grant");
  });
});

describe("an application password", () => {
  const path = () => `/users/${user}/applicationPasswords`;
  const make = (body: object, headers: Record<string, string> = own()) =>
    call(service, "POST", path(), headers, { name: "the lab's uploader", password: ana.password, ...body });
  const withIt = (generated: string, more = {}) => signIn(service, { ...ana, password: generated }, more);

  test("signs in in place of one's own, with its scopes; its session has its name", async () => {
    const made = await make({ scopes: ["read"] });
    const { generatedPassword, ...shown } = made.json;
    expect([made.status, generatedPassword]).toEqual([201, expect.stringMatching(/^app-[\w-]{32}$/)]);
    expect(shown).toMatchObject({ name: "the lab's uploader", scopes: ["read"], expiresDate: null });
    expect((await call(service, "GET", path(), own())).lines).toEqual([shown]);
    expect((await withIt(generatedPassword)).json.scope).toBe("read");
    expect((await withIt(generatedPassword, { scope: "write" })).json.error).toBe("invalid_scope");
    expect(await sessions()).toEqual([
      expect.objectContaining({ method: "applicationPassword", applicationPassword: "the lab's uploader" }),
    ]);
    expect((await signIn(service, { username: "admin", password: generatedPassword })).json.error).toBe(
      "invalid_grant",
    );
  });

  test("ends with every token that came from it", async () => {
    const { generatedPassword, identifier } = (await make({})).json;
    const { access_token, refresh_token } = (await withIt(generatedPassword)).json;
    expect((await refresh(refresh_token)).status).toBe(200);
    const head = await temporary.stores.eventLog.head();
    expect((await call(service, "DELETE", `${path()}/${identifier}`, admin)).status).toBe(200);
    expect(await endedAfter(head)).toEqual([`applicationPassword-${identifier}`]);
    expect([await active(access_token), (await refresh(refresh_token)).status]).toEqual([false, 400]);
    expect((await withIt(generatedPassword)).json.error).toBe("invalid_grant");
    expect((await call(service, "GET", `${path()}/${identifier}`, own())).status).toBe(404);
    expect([await sessions(), (await call(service, "GET", path(), own())).lines]).toEqual([[], []]);
  });

  test("ends by itself, and no token outlives it", async () => {
    const expiresDate = Date.now() + 1_500;
    const { generatedPassword } = (await make({ expiresDate })).json;
    const { json } = await withIt(generatedPassword);
    expect(json.expires_in).toBeLessThanOrEqual(2);
    await expect.poll(async () => (await withIt(generatedPassword)).status, { timeout: 5_000 }).toBe(400);
    expect((await refresh(json.refresh_token)).status).toBe(400);
  });

  test("is made by its user only, who shows their own password; never by what it could have made itself", async () => {
    expect((await make({}, admin)).status).toBe(403);
    const { generatedPassword } = (await make({})).json;
    for (const password of ["wrong", generatedPassword]) {
      const refused = await make({ password });
      expect([refused.status, refused.json.password]).toEqual([400, ["This is not your password."]]);
    }
    for (const wrong of [{ name: " " }, { scopes: ["admin"] }, { expiresDate: 5 }])
      expect((await make(wrong)).status, JSON.stringify(wrong)).toBe(400);
    for (const [method, at] of [
      ["GET", path()],
      ["GET", `${path()}/1`],
      ["DELETE", `${path()}/1`],
    ] as const)
      expect((await call(service, method, at, another)).status).toBe(403);
  });

  test("that is asked for twice under one Idempotency-Key is one, and shown once", async () => {
    const key = { ...own(), "idempotency-key": newKey() };
    const { generatedPassword, ...shown } = (await make({}, key)).json;
    expect(generatedPassword).toBeDefined();
    expect((await make({}, key)).json).toEqual(shown);
  });
});

describe("the history of both", () => {
  test("tells their user and administrators who did what, also after the end, and no secret", async () => {
    const made = await call(service, "POST", `/users/${user}/applicationPasswords`, own(), {
      name: "the lab's uploader",
      password: ana.password,
      scopes: ["read"],
    });
    const { generatedPassword, identifier } = made.json;
    await signIn(service, { ...ana, password: generatedPassword });
    const [session] = await sessions();
    const password = `/users/${user}/applicationPasswords/${identifier}`;
    const ofSession = `/users/${user}/sessions/${session.identifier}`;
    await call(service, "DELETE", ofSession, own());
    await call(service, "DELETE", password, admin);

    const historyOf = async (path: string, by = own()) => (await call(service, "GET", `${path}/history`, by)).lines;
    expect(await historyOf(password)).toMatchObject([
      { userId: user, events: [{ type: "ApplicationPasswordCreated", set: { scopes: ["read"], expiresDate: null } }] },
      { userId: "1", username: "admin", events: [{ type: "ApplicationPasswordEnded" }] },
    ]);
    expect(await historyOf(ofSession, admin)).toMatchObject([
      { events: [{ type: "SessionOpened", set: { method: "applicationPassword", scopes: ["read"] } }] },
      { userId: user, username: ana.username, events: [{ type: "SessionEnded", reason: "ended" }] },
    ]);
    const { json } = await call(service, "GET", `${ofSession}/history/2`, own());
    expect(json).toMatchObject({ identifier: "2", label: "SessionEnded" });

    const told = JSON.stringify([await historyOf(password, admin), await historyOf(ofSession)]);
    expect(told).not.toMatch(/hash|uploader|app-/i);
  });

  test("is nobody else's", async () => {
    await signIn(service, ana);
    const [{ identifier }] = await sessions();
    const made = await call(service, "POST", `/users/${user}/applicationPasswords`, own(), {
      name: "mine",
      password: ana.password,
    });
    for (const path of [`sessions/${identifier}`, `applicationPasswords/${made.json.identifier}`])
      for (const entry of ["", "/1"]) {
        const at = (of: string) => `/users/${of}/${path}/history${entry}`;
        expect((await call(service, "GET", at(user), another)).status, path).toBe(403);
        expect((await call(service, "GET", at("1"), admin)).status, path).toBe(404);
        expect((await call(service, "GET", at(user), admin)).status, path).toBe(200);
      }
    expect((await call(service, "GET", `/users/${user}/sessions/999999/history`, own())).status).toBe(404);
  });
});
