// The first start and every later one: first secrets told once, declared users and clients, clear errors, no password overwritten.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import type { OpenService } from "@isotrail/http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { as, call, form, openIdentity, person, signIn } from "../identity.testing.ts";
import type { IdentitySettings } from "../settings.ts";

let temporary: TemporaryStores;
let running: OpenService | undefined;
let said: string[] = [];
let told: [kind: string, name: string, secret: string][] = [];
beforeEach(async () => {
  temporary = await temporaryStores("identity");
});
afterEach(async () => {
  await running?.close();
  running = undefined;
  await temporary[Symbol.asyncDispose]();
});

/** Ends what runs, and starts with these settings as a new process would. */
async function start(settings: Partial<IdentitySettings> = {}, declared?: unknown): Promise<OpenService> {
  await running?.close();
  const stores = running ? await temporary.reopen() : temporary.stores;
  running = undefined;
  told = [];
  said = [];
  const bootstrapFile = declared === undefined ? undefined : join(temporary.folder, "bootstrap.json");
  if (bootstrapFile) writeFileSync(bootstrapFile, typeof declared === "string" ? declared : JSON.stringify(declared));
  const announce = (line: string) => {
    said.push(line);
    const [, kind = "", name = "", secret = ""] = /^First (\w+), shown only this once: (.+) \/ (\S+)$/.exec(line) ?? [];
    told.push([kind, name, secret]);
  };
  running = await openIdentity(stores, { settings: { ...settings, bootstrapFile }, announce });
  return running;
}

const isIn = async (service: OpenService, username: string, password: string, client: [id: string, secret: string]) => {
  const [client_id, client_secret] = client;
  const fields = { client_id, client_secret, grant_type: "password", username, password };
  return (await form(service, "token", fields)).status === 200;
};

describe("the first start", () => {
  test("makes an administrator and a client, and tells their secrets only then", async () => {
    let service = await start();
    expect(told.map(([kind, name]) => [kind, name])).toEqual([
      ["client", "isotrail"],
      ["administrator", "admin"],
    ]);
    const [secret = "", password = ""] = told.map(([, , value]) => value);
    expect(await isIn(service, "admin", password, ["isotrail", secret])).toBe(true);
    const { json } = await call(service, "GET", "/users/current", as("ROLE_ADMIN"));
    expect(json).toMatchObject({ identifier: "1", systemRole: "ROLE_ADMIN", email: "admin@localhost.localdomain" });

    service = await start();
    expect(told).toEqual([]);
    expect(await isIn(service, "admin", password, ["isotrail", secret])).toBe(true);
  });

  test("takes the secrets that are given and tells none; later a client's secret changes, a password never", async () => {
    const given = { adminPassword: "a given password", clientSecret: "a given secret" };
    let service = await start(given);
    expect(told).toEqual([]);
    expect(await isIn(service, "admin", given.adminPassword, ["isotrail", given.clientSecret])).toBe(true);
    service = await start({ adminPassword: "another password", clientSecret: "another secret" });
    expect(await isIn(service, "admin", given.adminPassword, ["isotrail", "another secret"])).toBe(true);
    expect(await isIn(service, "admin", "another password", ["isotrail", "another secret"])).toBe(false);
    expect(await isIn(service, "admin", given.adminPassword, ["isotrail", given.clientSecret])).toBe(false);
  });

  test("says so when nobody could have the administrator's name", async () => {
    for (const adminUsername of ["107", "current", "the admin"])
      await expect(start({ adminUsername })).rejects.toThrow("ADMIN_USERNAME: ");
  });

  test("says so when a client could never name itself", async () => {
    await expect(start({ clientSecret: "grün" })).rejects.toThrow("CLIENT_ID and CLIENT_SECRET: secret:");
    await expect(start({ clientId: "a:b" })).rejects.toThrow("CLIENT_ID and CLIENT_SECRET: id:");
  });
});

test("another ADMIN_PASSWORD is ignored loudly, and applied where RESET_ADMIN_PASSWORD says so", async () => {
  const given = { adminPassword: "a given password", clientSecret: "a given secret" };
  const client = ["isotrail", given.clientSecret] as [string, string];
  await start(given);
  const other = { ...given, adminPassword: "another password" };
  let service = await start(other);
  expect(said).toEqual([expect.stringMatching(/^ADMIN_PASSWORD is ignored: admin .*RESET_ADMIN_PASSWORD=true/)]);
  service = await start({ ...other, resetAdminPassword: true });
  expect(said).toEqual([expect.stringContaining("admin has the password of ADMIN_PASSWORD now")]);
  expect(await isIn(service, "admin", other.adminPassword, client)).toBe(true);
  expect(await isIn(service, "admin", given.adminPassword, client)).toBe(false);
  await start({ ...other, resetAdminPassword: true });
  expect(said).toEqual([]);
});

describe("BOOTSTRAP_FILE", () => {
  const up = { ...person("uploader"), role: "sequencer" };
  const client = { id: "lab", secret: "lab secret", scopes: ["read"], grants: ["password"], accessTokenSeconds: 60 };

  test("declares users and clients; an administrator is made beside them when none is among them", async () => {
    const service = await start({}, { users: [up], clients: [client] });
    expect(told.map(([kind]) => kind)).toEqual(["client", "administrator"]);
    expect((await call(service, "GET", "/users/uploader", as("ROLE_ADMIN"))).json.systemRole).toBe("ROLE_SEQUENCER");
    const fields = { client_id: "lab", client_secret: "lab secret", grant_type: "password" };
    const { json } = await form(service, "token", { ...fields, username: up.username, password: up.password });
    expect(json).toEqual({ access_token: expect.any(String), token_type: "bearer", expires_in: 60, scope: "read" });
  });

  test("with an administrator in it: no other one is made", async () => {
    await start({}, { users: [{ ...person("boss"), role: "ROLE_ADMIN" }] });
    expect(told.map(([kind]) => kind)).toEqual(["client"]);
  });

  test("retires the clients and disables the users that were taken out of it, and takes them in again", async () => {
    const settings = { clientSecret: "a given secret", adminPassword: "a given password" };
    const keeper = { ...person("keeper"), role: "technician" };
    const lab = [client.id, client.secret] as [string, string];
    let service = await start(settings, { users: [up, keeper], clients: [client] });
    expect(await isIn(service, up.username, up.password, lab)).toBe(true);
    const enabled = async (name: string) =>
      (await call(service, "GET", `/users/${name}`, as("ROLE_ADMIN"))).json.enabled;
    const clients = async () =>
      (await call(service, "GET", "/clients", as("ROLE_ADMIN"))).lines.map(({ clientId }) => clientId);
    service = await start(settings, { users: [keeper] });
    expect([await enabled("uploader"), await enabled("keeper"), await clients()]).toEqual([false, true, ["isotrail"]]);
    const before = await temporary.stores.eventLog.head();
    service = await start(settings, { users: [keeper] });
    expect(await temporary.stores.eventLog.head()).toBe(before);
    service = await start(settings);
    expect(await enabled("keeper")).toBe(true); // a setting that was forgotten shuts nobody out
    service = await start(settings, { users: [up, keeper], clients: [client] });
    expect([await enabled("uploader"), await clients()]).toEqual([true, ["isotrail", "lab"]]);
    expect(await isIn(service, up.username, up.password, lab)).toBe(true);
  });

  test("does not disable the last administrator, nor enable whom an administrator disabled, nor make again whose account was deleted", async () => {
    const boss = { ...person("boss"), role: "administrator" };
    const admin = as("ROLE_ADMIN", "1");
    let service = await start({ clientSecret: "a given secret" }, { users: [boss, up] });
    const list = async () =>
      (await call(service, "GET", "/users", admin)).lines.map(({ username, enabled }) => [username, enabled]);
    expect((await call(service, "PATCH", "/users/uploader", admin, { enabled: false })).status).toBe(200);
    service = await start({ clientSecret: "a given secret" }, { users: [up] });
    expect(await list()).toEqual([
      ["boss", true],
      ["uploader", false],
    ]);
    expect((await call(service, "DELETE", "/users/uploader", admin)).status).toBe(200);
    service = await start({ clientSecret: "a given secret" }, { users: [up] });
    expect(await list()).toEqual([["boss", true]]);
  });

  test("brings all up to date at each start but the password, and writes nothing when nothing changed", async () => {
    const settings = { clientSecret: "a given secret", adminPassword: "a given password" };
    await start(settings, { users: [up], clients: [client] });
    const before = await temporary.stores.eventLog.head();
    await start(settings, { users: [up], clients: [client] });
    expect(await temporary.stores.eventLog.head()).toBe(before);

    const changed = { ...up, role: "technician", phoneNumber: "999-999", password: "some other password" };
    const service = await start(settings, {
      users: [changed],
      clients: [{ ...client, scopes: ["read", "write"], secret: "new" }],
    });
    const { json } = await call(service, "GET", "/users/uploader", as("ROLE_ADMIN"));
    expect(json).toMatchObject({ systemRole: "ROLE_TECHNICIAN", phoneNumber: "999-999", email: up.email });
    expect(await isIn(service, "uploader", up.password, ["lab", "new"])).toBe(true);
    expect(await isIn(service, "uploader", changed.password, ["lab", "new"])).toBe(false);
    expect(await isIn(service, "uploader", up.password, ["lab", "lab secret"])).toBe(false);
    expect((await signIn(service, up, { client_secret: "a given secret", scope: "write" })).status).toBe(200);
  });

  test.each<[string, unknown, RegExp]>([
    ["what is not JSON", `{"users": [{"password": "hidden`, /bootstrap\.json: This is not JSON/],
    ["what is not an object", [], /bootstrap\.json: The body must be a JSON object/],
    ["what is not a list", { users: {} }, /bootstrap\.json: users must be a list/],
    ["an unknown name", { user: [] }, /user is not known here\. The known names are users, clients/],
    ["an unknown property", { users: [{ ...up, systemRole: "x" }] }, /users\[0\]: systemRole is not known here/],
    ["a bad property", { users: [up, { ...up, username: "x" }] }, /users\[1\]: username: /],
    [
      "an address that two have",
      { users: [up, { ...up, username: "second" }] },
      /users\[1\]: email: This e-mail address is already taken/,
    ],
    [
      "a grant that is not offered",
      { clients: [{ ...client, grants: ["password", "client_credentials"] }] },
      /clients\[0\]: grants: "client_credentials" is not offered\. This server offers authorization_code, password, refresh_token\./,
    ],
    [
      "a scope that there is not",
      { clients: [{ ...client, scopes: ["admin"] }] },
      /clients\[0\]: scopes: "admin" is not/,
    ],
    [
      "grants that are no list",
      { clients: [{ ...client, grants: "password" }] },
      /clients\[0\]: grants: This must be a list/,
    ],
    ["a username that looks empty", { users: [{ ...up, username: "\u200b\u200b\u200b" }] }, /users\[0\]: username: /],
    ["a client without a secret", { clients: [{ id: "x" }] }, /clients\[0\]: secret: This is required/],
  ])("names the fault in one line: %s", async (_, declared, fault) => {
    const failed = await start({}, declared).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(Error);
    const { message } = failed as Error;
    expect(message).toMatch(/^BOOTSTRAP_FILE /);
    expect(message).toMatch(fault);
    expect(message).not.toContain("\n");
    for (const secret of [up.password, client.secret, "hidden"]) expect(message).not.toContain(secret);
  });

  test("that is not there is an error that names it", async () => {
    const gone = openIdentity(temporary.stores, { settings: { bootstrapFile: "/nowhere/at-all.json" } });
    await expect(gone).rejects.toThrow("BOOTSTRAP_FILE /nowhere/at-all.json: ");
  });
});
