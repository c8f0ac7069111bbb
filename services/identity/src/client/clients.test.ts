// OAuth clients over HTTP: made, changed, given a new secret and retired by administrators; what a setting declares stays.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type OpenService, ROLES } from "@isotrail/http";
import { newKey } from "@isotrail/http/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as, asGateway, call, declare, form, openIdentity, signIn } from "../identity.testing.ts";

let temporary: TemporaryStores;
let service: OpenService;
beforeAll(async () => {
  temporary = await temporaryStores("identity");
  service = await openIdentity(temporary.stores);
});
afterAll(async () => {
  await service.close();
  await temporary[Symbol.asyncDispose]();
});

const admin = as("ROLE_ADMIN");
const make = (body: object, headers = admin) => call(service, "POST", "/clients", headers, body);
const by = async (client_id: string, client_secret: string) =>
  (await signIn(service, undefined, { client_id, client_secret })).status;
const endedNow = async (after: number) =>
  (await call(service, "GET", `/internal/accounts?after=${after}`, asGateway)).json.ended;

test("a client is made with a secret that is shown once, and reads as it was made", async () => {
  const made = await make({ clientId: "lab-1", redirectUris: ["https://lab.example/back"], accessTokenSeconds: 60 });
  expect(made.status).toBe(201);
  const { clientSecret, ...shown } = made.json;
  expect(clientSecret).toMatch(/^[\w-]{24}$/);
  expect(shown).toEqual({
    identifier: expect.stringMatching(/^\d+$/),
    createdDate: expect.any(Number),
    modifiedDate: shown.createdDate,
    label: "lab-1",
    clientId: "lab-1",
    public: false,
    grants: ["password", "refresh_token"],
    scopes: ["read", "write"],
    redirectUris: ["https://lab.example/back"],
    accessTokenSeconds: 60,
    refreshTokenSeconds: 2_592_000,
    previousSecretUntil: null,
    declaredIn: null,
    refs: { client: shown.identifier, confidential: shown.identifier, identifier: shown.identifier },
  });
  expect((await call(service, "GET", `/clients/${shown.identifier}`, admin)).json).toEqual(shown);
  expect((await call(service, "GET", "/clients", admin)).lines).toContainEqual(shown);
  expect(await by("lab-1", clientSecret)).toBe(200);
  const again = await make({ clientId: "lab-1" });
  expect([again.status, again.json.clientId]).toEqual([409, [expect.any(String)]]);
});

test("a repeated request gets its client again, without the secret", async () => {
  const key = { ...admin, "idempotency-key": newKey() };
  const made = await make({ clientId: "once" }, key);
  const { clientSecret, ...shown } = made.json;
  expect(clientSecret).toBeDefined();
  expect((await make({ clientId: "once" }, key)).json).toEqual(shown);
});

test("a public client has no secret, and asks by code unless it is said otherwise", async () => {
  const refused = await make({ clientId: "program", public: true });
  expect([refused.status, refused.json.redirectUris]).toEqual([400, [expect.any(String)]]);
  const { json } = await make({ clientId: "program", public: true, redirectUris: ["org.example.lab:/back"] });
  expect(json).toMatchObject({ public: true, grants: ["authorization_code", "refresh_token"] });
  expect(json).not.toHaveProperty("clientSecret");
  expect((await call(service, "POST", `/clients/${json.identifier}/secret`, admin, {})).status).toBe(409);
});

test.each<[object, string]>([
  [{ clientId: "with blank" }, "clientId"],
  [{ clientId: "x", grants: ["client_credentials"] }, "grants"],
  [{ clientId: "x", scopes: [] }, "scopes"],
  [{ clientId: "x", redirectUris: ["javascript:alert(1)"] }, "redirectUris"],
  [{ clientId: "x", redirectUris: ["https://lab.example/#part"] }, "redirectUris"],
  [{ clientId: "x", redirectUris: ["/back"] }, "redirectUris"],
  [{ clientId: "x", accessTokenSeconds: 2_592_001 }, "accessTokenSeconds"],
  [{ clientId: "x", public: "yes" }, "public"],
])("%j is refused", async (body, property) => {
  const { status, json } = await make(body);
  expect([status, json[property]]).toEqual([400, [expect.any(String)]]);
});

test("it is changed in part; null ends refresh tokens; unknown properties are refused", async () => {
  const { identifier, clientSecret } = (await make({ clientId: "changing" })).json;
  const path = `/clients/${identifier}`;
  const changed = await call(service, "PATCH", path, admin, { scopes: ["read"], refreshTokenSeconds: null });
  expect([changed.status, changed.json]).toEqual([
    200,
    expect.objectContaining({ scopes: ["read"], refreshTokenSeconds: null }),
  ]);
  const { json } = await signIn(service, undefined, { client_id: "changing", client_secret: clientSecret });
  expect([json.scope, json.refresh_token]).toEqual(["read", undefined]);
  const refused = await call(service, "PATCH", path, admin, { clientSecret: "x" });
  expect([refused.status, refused.json["available-properties"]]).toEqual([400, expect.arrayContaining(["scopes"])]);
});

test("a new secret takes the place of the old one at once, or after a time of grace", async () => {
  const { identifier, clientSecret: first } = (await make({ clientId: "rotating" })).json;
  const rotate = (body: object) => call(service, "POST", `/clients/${identifier}/secret`, admin, body);
  const { status, json } = await rotate({});
  expect([status, json.previousSecretUntil > Date.now() + 86_000_000]).toEqual([201, true]);
  expect([await by("rotating", first), await by("rotating", json.clientSecret)]).toEqual([200, 200]);
  const last = (await rotate({ graceSeconds: 0 })).json;
  expect(last.previousSecretUntil).toBeNull();
  expect([
    await by("rotating", first),
    await by("rotating", json.clientSecret),
    await by("rotating", last.clientSecret),
  ]).toEqual([401, 401, 200]);
});

test("a retired client is gone with its tokens, and its name is free", async () => {
  const { identifier, clientSecret } = (await make({ clientId: "leaving" })).json;
  const { refresh_token } = (await signIn(service, undefined, { client_id: "leaving", client_secret: clientSecret }))
    .json;
  const head = await temporary.stores.eventLog.head();
  expect((await call(service, "DELETE", `/clients/${identifier}`, admin)).status).toBe(200);
  expect(await endedNow(head)).toEqual([{ id: `client-${identifier}`, expires: expect.any(Number) }]);
  expect(await endedNow(0)).toContainEqual({ id: `client-${identifier}`, expires: expect.any(Number) });
  expect((await call(service, "GET", `/clients/${identifier}`, admin)).status).toBe(404);
  expect((await call(service, "DELETE", `/clients/${identifier}`, admin)).status).toBe(404);
  expect(await by("leaving", clientSecret)).toBe(401);
  const next = (await make({ clientId: "leaving" })).json;
  const named = { client_id: "leaving", client_secret: next.clientSecret };
  const refreshed = await form(service, "token", { ...named, grant_type: "refresh_token", refresh_token });
  expect(refreshed.json.error).toBe("invalid_grant");
});

test("what a setting declares is changed there", async () => {
  await declare(service, "declared", { secret: "declared secret" });
  const { lines } = await call(service, "GET", "/clients", admin);
  const of = (name: string) => `/clients/${lines.find(({ clientId }) => clientId === name).identifier}`;
  const status = async (method: "PATCH" | "POST" | "DELETE", path: string) =>
    (await call(service, method, path, admin, {})).status;
  expect(lines.find(({ clientId }) => clientId === "declared").declaredIn).toBe("BOOTSTRAP_FILE");
  expect(await status("PATCH", of("declared"))).toBe(409);
  for (const name of ["declared", "isotrail"])
    expect([await status("POST", `${of(name)}/secret`), await status("DELETE", of(name))]).toEqual([409, 409]);
  expect(await status("PATCH", of("isotrail"))).toBe(200);
});

test("clients and their history are for administrators", async () => {
  const { identifier } = (await make({ clientId: "told" })).json;
  const paths = [
    ["GET", "/clients"],
    ["POST", "/clients"],
    ["GET", `/clients/${identifier}`],
    ["PATCH", `/clients/${identifier}`],
    ["DELETE", `/clients/${identifier}`],
    ["POST", `/clients/${identifier}/secret`],
    ["GET", `/clients/${identifier}/history`],
  ] as const;
  for (const role of ROLES.filter((one) => one !== "ROLE_ADMIN"))
    for (const [method, path] of paths)
      expect(
        (await call(service, method, path, as(role, "9"), method === "GET" ? undefined : {})).status,
        `${role} ${method} ${path}`,
      ).toBe(403);
  const { lines } = await call(service, "GET", `/clients/${identifier}/history`, admin);
  expect(lines.map(({ events }) => events[0].type)).toEqual(["ClientDeclared"]);
  expect(JSON.stringify(lines)).not.toContain("secretHash");
});
