// Changing and deleting users over HTTP: who may, what ends with it, and that an administrator always stays.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { type OpenService, ROLES, type Role } from "@isotrail/http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as, asGateway, call, openIdentity, person, signIn } from "../identity.testing.ts";
import { user } from "./aggregate.ts";

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
type Made = { id: string; path: string; self: ReturnType<typeof as>; username: string; password: string };
async function make(name: string, systemRole: Role = "ROLE_USER"): Promise<Made> {
  const { json } = await call(service, "POST", "/users", admin, { ...person(name), systemRole });
  const id = json.identifier;
  return { id, path: `/users/${id}`, self: as(systemRole, id), username: name, password: person(name).password };
}
const get = (path: string, who = admin) => call(service, "GET", path, who);
const patch = (path: string, body: object, who = admin, more = {}) =>
  call(service, "PATCH", path, { ...who, ...more }, body);
const remove = (path: string, who = admin) => call(service, "DELETE", path, who);
const signsIn = async (username: string, password: string) =>
  (await signIn(service, { username, password })).status === 200;

describe("a user", () => {
  test("changes what is their own, by any name of the path, and nothing that is not", async () => {
    const ana = await make("ana");
    const changed = await patch(ana.path, { firstName: "Anna", email: "anna@lab.example", locale: "fr" }, ana.self);
    expect([changed.status, changed.json]).toEqual([200, { refs: { user: ana.id } }]);
    expect((await patch("/users/current", { lastName: "Lee" }, ana.self)).status).toBe(200);
    expect((await patch("/users/ana", { phoneNumber: "12345" }, ana.self)).status).toBe(200);
    expect((await get("/users/current", ana.self)).json).toMatchObject({
      ...{ username: "ana", firstName: "Anna", lastName: "Lee", label: "Anna Lee", phoneNumber: "12345" },
      ...{ email: "anna@lab.example", locale: "fr" },
    });
    for (const body of [
      { systemRole: "ROLE_ADMIN" },
      { enabled: false },
      { username: "eve" },
      { systemRole: "ROLE_USER" },
    ])
      expect([body, (await patch(ana.path, body, ana.self)).status]).toEqual([body, 403]);
  });

  test("is refused what is no field with the list of those that are, and each bad value with its text", async () => {
    const bert = await make("bert");
    const { status, json } = await patch(bert.path, { lastLogin: 5 });
    expect([status, json.message]).toEqual([400, "Cannot update resource with supplied properties."]);
    expect(json["available-properties"]).toEqual(
      expect.arrayContaining(["username", "email", "firstName", "lastName", "phoneNumber", "password", "enabled"]),
    );
    const bad = {
      email: "none",
      firstName: "x",
      phoneNumber: "1",
      systemRole: "KING",
      enabled: "maybe",
      lastName: null,
    };
    const refused = await patch(bert.path, bad);
    expect(refused.status).toBe(400);
    for (const name of Object.keys(bad)) expect([name, refused.json[name]?.[0]]).toEqual([name, expect.any(String)]);
    expect((await patch("/users/999", { locale: "fr" })).status).toBe(404);
  });

  test("has an address and a name that nobody else has; a former address is free, a former name is not", async () => {
    const carl = await make("carl");
    const dora = await make("dora");
    const taken = await patch(dora.path, { email: "CARL@lab.example" });
    expect([taken.status, taken.json.message]).toEqual([409, "An entity already exists with that identifier: email"]);
    expect((await patch(carl.path, { email: "other@lab.example", username: "Charles" })).status).toBe(200);
    expect((await patch(dora.path, { email: "carl@lab.example" })).status).toBe(200);
    const name = await patch(dora.path, { username: "CARL" });
    expect([name.status, name.json.message]).toEqual([409, "An entity already exists with that identifier: username"]);
    expect((await get("/users/carl")).json).toMatchObject({ identifier: carl.id, username: "Charles" });
    expect(await signsIn("carl", carl.password)).toBe(true);
    expect((await patch(carl.path, { username: "carl" })).status).toBe(200);
    expect((await get(carl.path)).json.username).toBe("carl");
    const [fifty, addresses] = [Array.from({ length: 50 }), ["racing@lab.example"]];
    const racers = await Promise.all([make("racer-1"), make("racer-2"), make("racer-3")]);
    const raced = await Promise.all(fifty.map((_, n) => patch(racers[n % 3]?.path ?? "", { email: addresses[0] })));
    const winners = new Set(raced.flatMap(({ status }, n) => (status === 200 ? [n % 3] : [])));
    expect(winners.size).toBe(1);
  });

  test("is created once when fifty ask at once", async () => {
    const asked = await Promise.all(
      Array.from({ length: 50 }, () => call(service, "POST", "/users", admin, person("fifty"))),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  test("is changed only as it was read, with If-Match", async () => {
    const erin = await make("erin", "ROLE_ADMIN");
    const { headers } = await get(erin.path);
    const match = { "if-match": String(headers.etag) };
    expect((await patch(erin.path, { systemRole: "ROLE_USER" }, admin, match)).status).toBe(200);
    expect((await patch(erin.path, { locale: "fr" }, admin, match)).status).toBe(412);
  });
});

describe("a password", () => {
  test.each([
    ["Short-1", ["This must have at least 8 characters."]],
    ["no-upper-case-1", [expect.stringContaining("upper-case")]],
    ["NO-LOWER-CASE-1", [expect.stringContaining("lower-case")]],
    ["No-Digit-At-All", [expect.stringContaining("digit")]],
    ["NoSpecial123", [expect.stringContaining("special")]],
    ["short", Array(4).fill(expect.any(String))],
    ["Aa1!".repeat(257), [expect.stringContaining("1024")]],
    ["Pass-Name-1", ["A password is not the username."]],
  ])("%s is refused", async (password, texts) => {
    const body = { ...person("pass-name-1"), password };
    const refused = await call(service, "POST", "/users", admin, body);
    expect([refused.status, refused.json.password]).toEqual([400, texts]);
    expect(refused.body).not.toContain(password);
  });

  test("of one's own is changed with the current one, which ends the tokens that there are", async () => {
    const fred = await make("fred");
    const password = "The 2nd password of fred";
    for (const body of [{ password }, { password, currentPassword: "Wrong-Password-1" }])
      expect((await patch(fred.path, body, fred.self)).json.currentPassword).toEqual([expect.any(String)]);
    const head = await temporary.stores.eventLog.head();
    const changed = await patch("/users/current", { password, currentPassword: fred.password }, fred.self);
    expect(changed.status).toBe(200);
    expect([await signsIn("fred", password), await signsIn("fred", fred.password)]).toEqual([true, false]);
    const { json } = await get(`/internal/accounts?after=${head}`, asGateway);
    expect(json.accounts).toEqual([expect.objectContaining({ id: fred.id, enabled: true, epoch: 1 })]);
  });

  test("of one's own is not guessed by whoever has a token", async () => {
    const flora = await make("flora");
    const guess = (n: number) =>
      patch(flora.path, { password: "Another-1", currentPassword: `Guess-Number-${n}` }, flora.self);
    const answers = [];
    for (let n = 0; n < 30; n++) answers.push(await guess(n));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 429]));
    expect(answers.at(-1)?.headers["retry-after"]).toMatch(/^\d+$/);
    expect((await patch(flora.path, { password: "Another-1" })).status).toBe(200); // an administrator
  });

  test("is set by an administrator without the current one, and by nobody else", async () => {
    const gina = await make("gina");
    const password = "The 2nd password of gina";
    for (const role of ROLES.filter((one) => one !== "ROLE_ADMIN"))
      expect([role, (await patch(gina.path, { password }, as(role, "9999"))).status]).toEqual([role, 403]);
    expect((await patch(gina.path, { password })).status).toBe(200);
    expect(await signsIn("gina", password)).toBe(true);
    const own = await patch("/users/1", { password });
    expect([own.status, own.json.currentPassword]).toEqual([400, [expect.any(String)]]);
  });

  test("is never one that the user had before", async () => {
    const hans = await make("hans");
    const second = "The 2nd password of hans";
    expect((await patch(hans.path, { password: hans.password })).json.password).toEqual([expect.any(String)]);
    expect((await patch(hans.path, { password: second })).status).toBe(200);
    expect((await patch(hans.path, { password: hans.password })).json.password).toEqual([expect.any(String)]);
    expect(await signsIn("hans", second)).toBe(true);
  });
});

describe("who may", () => {
  test("change a user: administrators, and everybody but a sequencer themselves", async () => {
    for (const role of ROLES) {
      const one = await make(`self-${role.slice(5).toLowerCase()}`, role);
      const other = await make(`other-${role.slice(5).toLowerCase()}`);
      const own = await patch(one.path, { locale: "fr" }, one.self);
      expect([role, own.status]).toEqual([role, role === "ROLE_SEQUENCER" ? 403 : 200]);
      const others = await patch(other.path, { locale: "fr" }, one.self);
      expect([role, others.status]).toEqual([role, role === "ROLE_ADMIN" ? 200 : 403]);
      const switched = await patch(other.path, { enabled: false }, one.self);
      expect([role, switched.status]).toEqual([role, role === "ROLE_ADMIN" ? 200 : 403]);
    }
  });

  test("delete a user: administrators, and managers those of role ROLE_USER", async () => {
    for (const role of ROLES)
      for (const target of ROLES) {
        const name = `d-${role}-${target}`.replaceAll("ROLE_", "").toLowerCase();
        const { path } = await make(name, target);
        const { status } = await remove(path, as(role, role === "ROLE_ADMIN" ? "1" : "9999"));
        const allowed = role === "ROLE_ADMIN" || (role === "ROLE_MANAGER" && target === "ROLE_USER");
        expect([role, target, status]).toEqual([role, target, allowed ? 200 : 403]);
      }
    expect((await remove("/users/999999")).status).toBe(404);
  });
});

describe("a user who was deleted", () => {
  test("is gone at once, cannot sign in, and their name is nobody else's; their address is free", async () => {
    const ivan = await make("ivan");
    const head = await temporary.stores.eventLog.head();
    expect((await remove(ivan.path)).json).toEqual({ refs: { user: ivan.id } });
    for (const path of [ivan.path, "/users/ivan"]) expect((await get(path)).status).toBe(404);
    expect((await remove(ivan.path)).status).toBe(404);
    expect((await patch(ivan.path, { locale: "fr" })).status).toBe(404);
    expect((await get("/users")).body).not.toContain("ivan");
    expect(await signsIn("ivan", ivan.password)).toBe(false);
    const { json } = await get(`/internal/accounts?after=${head}`, asGateway);
    expect(json.accounts).toEqual([{ id: ivan.id, role: "ROLE_USER", enabled: false, epoch: 1 }]);
    const again = await call(service, "POST", "/users", admin, person("IVAN"));
    expect([again.status, again.json.message]).toEqual([
      409,
      "An entity already exists with that identifier: username",
    ]);
    const ivan2 = { ...person("ivan-2"), email: "ivan@lab.example" };
    expect((await call(service, "POST", "/users", admin, ivan2)).status).toBe(201);
  });

  test("leaves their groups, also as the last owner, and who they were is erased", async () => {
    const judy = await make("judy");
    const kim = await make("kim");
    const { json } = await call(service, "POST", "/groups", judy.self, { name: "Judy's team" });
    const group = `/groups/${json.identifier}`;
    await call(service, "POST", `${group}/users`, judy.self, { userId: "kim" });
    const { personalDataKeys } = temporary.stores;
    const sealed = (await service.context.aggregates.load(user, judy.id)).state?.firstName ?? "";
    expect(await personalDataKeys.open([sealed])).toEqual(["Ana"]);
    await remove(judy.path);
    const users = async () => (await get(`${group}/users`, kim.self)).lines.map(({ identifier }) => identifier);
    expect(await users()).toEqual([kim.id]);
    const left = async () => (await call(service, "POST", "/internal/groups-of", asGateway, { user: judy.id })).json;
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect(await personalDataKeys.open([sealed])).toEqual([undefined]);
    expect((await get(`${group}/users/kim`, kim.self)).json.role).toBe("GROUP_MEMBER");
    const { lines } = await get(`${judy.path}/history`);
    expect(lines.at(-1)).toMatchObject({ events: [{ type: "UserDeleted" }], userId: "1" });
    expect(JSON.stringify(lines)).not.toContain("Ana");
  });
});

describe("an administrator", () => {
  const endings: [string, (path: string) => Promise<{ status: number }>][] = [
    ["deleted", (path) => remove(path)],
    ["disabled", (path) => patch(path, { enabled: false })],
    ["given another role", (path) => patch(path, { systemRole: "ROLE_USER" })],
  ];

  test.each(endings)("who is the last one is not %s", async (_, end) => {
    const stores = await temporaryStores("identity");
    const alone = service;
    service = await openIdentity(stores.stores);
    try {
      const second = await make("second", "ROLE_ADMIN");
      expect((await end(second.path)).status).toBe(200);
      const refused = (await end("/users/1")) as Awaited<ReturnType<typeof remove>>;
      expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining("last administrator")]);
      expect((await get("/users/1")).json).toMatchObject({ systemRole: "ROLE_ADMIN", enabled: true });
      expect((await patch("/users/1", { locale: "fr" })).status).toBe(200);
    } finally {
      await service.close();
      await stores[Symbol.asyncDispose]();
      service = alone;
    }
  });

  test("stays when all of them take the role from each other at once", async () => {
    const stores = await temporaryStores("identity");
    const alone = service;
    service = await openIdentity(stores.stores);
    try {
      const others = [];
      for (const name of ["adam", "beth", "cora", "dave"]) others.push(await make(name, "ROLE_ADMIN"));
      const all = ["/users/1", ...others.map(({ path }) => path)];
      const ended = await Promise.all(
        all.map((path, n) => (n % 2 === 0 ? remove(path) : patch(path, { systemRole: "ROLE_MANAGER" }))),
      );
      expect(ended.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
      const { lines } = await get("/users");
      expect(lines.filter(({ systemRole, enabled }) => systemRole === "ROLE_ADMIN" && enabled)).toHaveLength(1);
    } finally {
      await service.close();
      await stores[Symbol.asyncDispose]();
      service = alone;
    }
  });
});
