// Users over HTTP, on embedded adapters in a temporary folder: who may read and create them, and what never leaves.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type OpenService, ROLES } from "@isotrail/http";
import { newKey } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMIN, as, asGateway, CLIENT, call, openIdentity, person, signIn } from "./identity.testing.ts";
import { user } from "./user/aggregate.ts";

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
const make = (name: string, more: object = {}, headers: Record<string, string> = admin) =>
  call(service, "POST", "/users", headers, { ...person(name), ...more });

describe("a user", () => {
  test("reads by id and by name as it was answered when it was created, without the password", async () => {
    const made = await make("ana", { systemRole: "manager", locale: "fr" });
    expect(made.status).toBe(201);
    const { password, ...shown } = person("ana");
    expect(made.json).toEqual({
      ...shown,
      identifier: expect.stringMatching(/^\d+$/),
      createdDate: expect.any(Number),
      modifiedDate: made.json.createdDate,
      enabled: true,
      systemRole: "ROLE_MANAGER",
      locale: "fr",
      label: "Ana Li",
      refs: { user: made.json.identifier, username: "ana", identifier: made.json.identifier },
    });
    expect(made.headers.etag).toBe('"1"');
    for (const name of [made.json.identifier, "ana"]) {
      const read = await call(service, "GET", `/users/${name}`, as("ROLE_MANAGER", "99"));
      expect([read.status, read.json]).toEqual([200, made.json]);
    }
    const { email: _, phoneNumber: __, ...toOthers } = made.json;
    expect((await call(service, "GET", "/users/ana", as("ROLE_USER", "99"))).json).toEqual(toOthers);
    expect((await call(service, "GET", "/users", as("ROLE_TECHNICIAN", "99"))).lines).toContainEqual(toOthers);
    const current = await call(service, "GET", "/users/current", as("ROLE_SEQUENCER", made.json.identifier));
    expect([current.status, current.json]).toEqual([200, made.json]);
    expect((await call(service, "GET", "/users/nobody", admin)).status).toBe(404);
  });

  test("is refused with a text for each bad property, and no value of it", async () => {
    const refused = await make("b", { email: "none", password: "secret", lastName: null });
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({
      message: expect.any(String),
      username: [expect.any(String)],
      email: expect.any(Array),
      password: expect.any(Array),
      lastName: [expect.any(String)],
    });
    expect(refused.body).not.toContain("secret");
  });

  test("alone has their username and their e-mail address, in any case", async () => {
    await make("carla");
    const name = await make("carla", { email: "other@lab.example" });
    expect([name.status, name.json.message]).toEqual([409, "An entity already exists with that identifier: username"]);
    const email = await make("carlotta", { email: "CARLA@Lab.Example" });
    expect([email.status, email.json.message]).toEqual([409, "An entity already exists with that identifier: email"]);
    const racing = await Promise.all([1, 2, 3, 4].map((n) => make("racer", { email: `racer${n}@lab.example` })));
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  test("created twice with one Idempotency-Key is one user; another request with it is refused", async () => {
    const key = { ...admin, "idempotency-key": newKey() };
    const made = await make("dora", {}, key);
    const again = await make("dora", {}, key);
    expect([again.status, again.json]).toEqual([201, made.json]);
    expect((await make("dorothea", {}, key)).status).toBe(409);
  });

  test("has the role that is asked for, as systemRole or as role", async () => {
    const roleOf = async (name: string, wanted: object) => (await make(name, wanted)).json.systemRole;
    expect(await roleOf("rosa", { role: "sequencer" })).toBe("ROLE_SEQUENCER");
    expect(await roleOf("rolf", { role: "sequencer", systemRole: "technician" })).toBe("ROLE_TECHNICIAN");
    const unknown = await make("ruth", { role: "king" });
    expect([unknown.status, unknown.json.role]).toEqual([400, [expect.stringContaining("ROLE_SEQUENCER")]]);
    const byManager = await make("rita", { role: "administrator" }, as("ROLE_MANAGER"));
    expect(byManager.status).toBe(403);
  });

  test("is found and signs in by their name in any case and width", async () => {
    const { identifier } = (await make("Ursula")).json;
    for (const name of ["ursula", "URSULA", encodeURIComponent("Ｕrsula")])
      expect((await call(service, "GET", `/users/${name}`, admin)).json).toMatchObject({
        identifier,
        username: "Ursula",
      });
    expect((await signIn(service, { ...person("Ursula"), username: "ursula" })).status).toBe(200);
    expect((await make("uRsula", { email: "second@lab.example" })).status).toBe(409);
  });

  test("who is disabled cannot sign in", async () => {
    expect((await make("dennis", { enabled: false })).json.enabled).toBe(false);
    const refused = await signIn(service, person("dennis"));
    expect([refused.status, refused.json.error]).toEqual([400, "invalid_grant"]);
  });
});

describe("who may", () => {
  test("list and read users: everybody but a sequencer, who may read their own account", async () => {
    for (const role of ROLES) {
      const allowed = role === "ROLE_SEQUENCER" ? 403 : 200;
      expect([role, (await call(service, "GET", "/users", as(role, "99"))).status]).toEqual([role, allowed]);
      expect([role, (await call(service, "GET", "/users/1", as(role, "99"))).status]).toEqual([role, allowed]);
      expect((await call(service, "GET", "/users/current", as(role))).status).toBe(200);
    }
  });

  test("create users: administrators, and managers those of role ROLE_USER", async () => {
    const status = async (role: (typeof ROLES)[number], name: string, systemRole: string) =>
      (await make(name, { systemRole }, as(role))).status;
    expect(await status("ROLE_ADMIN", "erik", "ROLE_ADMIN")).toBe(201);
    expect(await status("ROLE_MANAGER", "eva", "ROLE_USER")).toBe(201);
    expect(await status("ROLE_MANAGER", "emil", "ROLE_SEQUENCER")).toBe(403);
    for (const role of ["ROLE_USER", "ROLE_TECHNICIAN", "ROLE_SEQUENCER"] as const)
      expect([role, await status(role, `by-${role}`, "ROLE_USER")]).toEqual([role, 403]);
  });

  test("not call without an internal identity; other methods are 405", async () => {
    expect((await call(service, "GET", "/users", {})).status).toBe(401);
    const deleted = await call(service, "DELETE", "/users", admin);
    expect([deleted.status, deleted.headers.allow, deleted.json.message]).toEqual([
      405,
      expect.stringContaining("POST"),
      "Request method not supported",
    ]);
  });
});

describe("other services", () => {
  test("ask for many users by ids and names; unknown ones are left out", async () => {
    const made = (await make("fred")).json;
    const asked = { ids: ["1", made.identifier, "987654"], names: ["fred", "nobody"] };
    const answer = await call(service, "POST", "/internal/users", asGateway, asked);
    expect(answer.json.map(({ identifier }: { identifier: string }) => identifier)).toEqual(["1", made.identifier]);
    expect(answer.json[1]).toEqual({ ...made, refs: { user: made.identifier, username: "fred" } });
    expect((await call(service, "POST", "/internal/users", asGateway, { ids: "1" })).status).toBe(400);
  });

  test("follow the accounts: all of them first, then what changed", async () => {
    const all = (await call(service, "GET", "/internal/accounts?after=0", asGateway)).json;
    expect(all.accounts).toContainEqual({ id: "1", role: "ROLE_ADMIN", enabled: true, epoch: 0 });
    const head = await temporary.stores.eventLog.head();
    const { identifier: id } = (await make("gina", { systemRole: "technician" })).json;
    const context = { actor: "1", cause: "test", trace: "", deadline: Date.now() + 5000 };
    await service.context.aggregates.execute(
      user,
      id,
      { type: "change", changes: {}, password: { hash: "x.y" } },
      context,
    );
    const changed = (await call(service, "GET", `/internal/accounts?after=${head}`, asGateway)).json;
    expect(changed).toEqual({
      position: head + 2,
      accounts: [{ id, role: "ROLE_TECHNICIAN", enabled: true, epoch: 1 }],
      ended: [],
    });
    const nothing = await call(service, "GET", `/internal/accounts?after=${head + 2}`, asGateway);
    expect(nothing.json).toEqual({ position: head + 2, accounts: [], ended: [] });
    expect((await call(service, "GET", "/internal/accounts?after=-1", asGateway)).status).toBe(400);
  });
});

test("a person is erased with the key: the account stays, what was personal is gone", async () => {
  const { identifier } = (await make("hugo")).json;
  await temporary.stores.personalDataKeys.destroy(`user-${identifier}`);
  const { json } = await call(service, "GET", `/users/${identifier}`, admin);
  expect(json).toMatchObject({ identifier, username: "erased", email: "erased", label: "erased erased" });
  for (const password of [person("hugo").password, "nobody has this password"])
    expect((await signIn(service, { username: "hugo", password })).json.error).toBe("invalid_grant");
});

test("nothing that is kept shows a name, an address, a number or a secret in the clear", async () => {
  const ivy = { ...person("ivy-plain"), firstName: "Ivyfirst", lastName: "Ivylast", phoneNumber: "555-777-999" };
  await make("ivy-plain", ivy, { ...admin, "idempotency-key": newKey() });
  const token = (await signIn(service, ivy)).json;
  const files = readdirSync(temporary.folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const kept = Buffer.concat(files.map((file) => readFileSync(join(file.parentPath, file.name))));
  expect(kept.includes("ROLE_TECHNICIAN")).toBe(true); // what is not sealed is found like this
  const secrets = [ADMIN.password, CLIENT.client_secret, "$argon2", token.access_token, token.refresh_token];
  for (const secret of [...Object.values(ivy), ...secrets])
    expect([secret, kept.includes(secret), kept.includes(Buffer.from(secret).toString("base64url"))]).toEqual([
      secret,
      false,
      false,
    ]);
});
