// Groups of users over HTTP: who makes and changes them, who is in them, and what the catalog is told.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import type { OpenService } from "@isotrail/http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as, asGateway, call, openIdentity, person } from "../identity.testing.ts";

let temporary: TemporaryStores;
let service: OpenService;
const ids: Record<string, string> = {};
beforeAll(async () => {
  temporary = await temporaryStores("identity");
  service = await openIdentity(temporary.stores);
  for (const name of ["olga", "mia", "otto"]) {
    const { json } = await call(service, "POST", "/users", as("ROLE_ADMIN"), person(name));
    ids[name] = json.identifier;
  }
});
afterAll(async () => {
  await service.close();
  await temporary[Symbol.asyncDispose]();
});

const admin = as("ROLE_ADMIN");
const by = (name: string) => as("ROLE_USER", ids[name]);
const post = (url: string, body: object, who = by("olga")) => call(service, "POST", url, who, body);
const get = (url: string, who = by("olga")) => call(service, "GET", url, who);
const patch = (url: string, body: object, who = by("olga")) => call(service, "PATCH", url, who, body);
const remove = (url: string, who = by("olga")) => call(service, "DELETE", url, who);

let number = 0;
/** Of olga, with mia in it. */
async function newGroup(): Promise<string> {
  const made = await post("/groups", { name: `Salmonella team ${++number}` });
  await post(`/groups/${made.json.identifier}/users`, { userId: "mia" });
  return `/groups/${made.json.identifier}`;
}

test("whoever makes a group is its first owner; it is read as it was answered, and its name is its own", async () => {
  const made = await post("/groups", { name: "Listeria team", description: "Room 12" });
  const { identifier } = made.json;
  expect([made.status, made.json]).toEqual([
    201,
    {
      identifier: expect.stringMatching(/^\d+$/),
      createdDate: expect.any(Number),
      modifiedDate: made.json.createdDate,
      name: "Listeria team",
      description: "Room 12",
      label: "Listeria team",
      refs: { group: identifier, identifier },
    },
  ]);
  expect((await get(`/groups/${identifier}`, by("otto"))).json).toEqual(made.json);
  expect((await get("/groups", by("otto"))).lines).toContainEqual(made.json);
  const owner = await get(`/groups/${identifier}/users/olga`, by("otto"));
  expect(owner.json).toMatchObject({ identifier: ids.olga, role: "GROUP_OWNER", label: "Ana Li" });
  const again = await post("/groups", { name: "LISTERIA team" }, by("mia"));
  expect([again.status, again.json.message]).toEqual([409, "An entity already exists with that identifier: name"]);
  expect((await post("/groups", { name: "x", description: 5 })).json).toMatchObject({
    name: [expect.any(String)],
    description: [expect.any(String)],
  });
  expect((await get("/groups/999")).status).toBe(404);
});

test("a name is free again when the group is renamed or deleted", async () => {
  const first = await newGroup();
  const { name } = (await get(first)).json;
  expect((await patch(first, { name: `${name}, old`, description: "Moved" })).json).toMatchObject({ refs: {} });
  expect((await get(first)).json).toMatchObject({ name: `${name}, old`, description: "Moved" });
  const second = await post("/groups", { name });
  expect(second.status).toBe(201);
  expect((await remove(`/groups/${second.json.identifier}`)).status).toBe(200);
  expect((await get(`/groups/${second.json.identifier}`)).status).toBe(404);
  expect((await post("/groups", { name })).status).toBe(201);
});

test("users come by name, get another role, and leave; the last owner stays", async () => {
  const group = await newGroup();
  const added = await post(`${group}/users`, { userId: "OTTO" });
  expect([added.status, added.json]).toMatchObject([201, { identifier: ids.otto, role: "GROUP_MEMBER" }]);
  expect((await post(`${group}/users`, { userId: "otto" })).status).toBe(409);
  expect((await post(`${group}/users`, { userId: ids.otto })).status).toBe(404); // a number is nobody's name
  expect((await get(`${group}/users`, by("mia"))).lines.map(({ username, role }) => [username, role])).toEqual([
    ["olga", "GROUP_OWNER"],
    ["mia", "GROUP_MEMBER"],
    ["otto", "GROUP_MEMBER"],
  ]);
  expect((await patch(`${group}/users/olga`, { role: "GROUP_MEMBER" })).status).toBe(409);
  expect((await remove(`${group}/users/olga`)).status).toBe(409);
  expect((await patch(`${group}/users/otto`, { role: "GROUP_OWNER" })).status).toBe(200);
  expect((await patch(`${group}/users/otto`, { role: "BOSS" })).status).toBe(400);
  expect((await patch(`${group}/users/otto`, {})).status).toBe(400);
  expect((await patch(`${group}/users/olga`, { role: "GROUP_MEMBER" }, by("otto"))).status).toBe(200);
  expect((await remove(`${group}/users/olga`, by("olga"))).status).toBe(200); // everybody may leave
  expect((await get(`${group}/users/olga`, admin)).status).toBe(404);
});

test("owners and administrators manage a group, everybody but a sequencer reads it", async () => {
  const group = await newGroup();
  const people = {
    admin,
    owner: by("olga"),
    member: by("mia"),
    outsider: by("otto"),
    manager: as("ROLE_MANAGER", "77"),
    technician: as("ROLE_TECHNICIAN", "77"),
    sequencer: as("ROLE_SEQUENCER", "77"),
  };
  for (const [name, who] of Object.entries(people)) {
    const reads = name === "sequencer" ? 403 : 200;
    for (const path of ["/groups", group, `${group}/users`, `${group}/users/mia`, `${group}/history`])
      expect([name, path, (await get(path, who)).status]).toEqual([name, path, reads]);
    const manages = ["admin", "owner"].includes(name);
    expect([name, (await patch(group, { description: name }, who)).status]).toEqual([name, manages ? 200 : 403]);
    expect([name, (await post(`${group}/users`, { userId: "mia" }, who)).status]).toEqual([name, manages ? 409 : 403]);
    const changed = await patch(`${group}/users/mia`, { role: "GROUP_MEMBER" }, who);
    expect([name, changed.status]).toEqual([name, manages ? 200 : 403]);
    expect([name, (await remove(`${group}/users/olga`, who)).status]).toEqual([name, manages ? 409 : 403]);
    if (!manages) expect([name, (await remove(group, who)).status]).toEqual([name, 403]);
    const made = await post("/groups", { name: `by ${name}` }, who);
    expect([name, made.status]).toEqual([name, name === "sequencer" ? 403 : 201]);
  }
});

test("the groups of a user are shown to them, to managers and to administrators", async () => {
  const group = await newGroup();
  const statuses = async (who: typeof admin) => (await get(`/users/${ids.mia}/groups`, who)).status;
  expect(await statuses(by("otto"))).toBe(403);
  expect(await statuses(as("ROLE_MANAGER", "77"))).toBe(200);
  for (const [path, who] of [
    ["/users/mia/groups", admin],
    ["/users/current/groups", by("mia")],
  ] as const)
    expect((await get(path, who)).lines.map(({ identifier }) => `/groups/${identifier}`)).toContain(group);
});

test("e-mail addresses and phone numbers of others are for administrators and managers", async () => {
  const group = await newGroup();
  const seen = async (who: typeof admin) =>
    (await get(`${group}/users`, who)).lines.map(({ username, email, phoneNumber }) => [username, email, phoneNumber]);
  const olga = ["olga", "olga@lab.example", "555-0123"];
  const mia = ["mia", "mia@lab.example", "555-0123"];
  expect(await seen(as("ROLE_MANAGER", "77"))).toEqual([olga, mia]);
  expect(await seen(by("mia"))).toEqual([["olga", undefined, undefined], mia]);
});

test("the catalog is told at once who is in which group, and nothing of a deleted one", async () => {
  const group = await newGroup();
  const id = group.slice("/groups/".length);
  const ask = async (path: string, body: object) => (await call(service, "POST", path, asGateway, body)).json;
  const groupsOfMia = () => ask("/internal/groups-of", { user: ids.mia });
  expect(await groupsOfMia()).toContain(id);
  expect(await ask("/internal/groups-of", { user: ids.mia, among: [id, "999"] })).toEqual([id]);
  expect(await ask("/internal/groups-of", { user: ids.otto, among: [id] })).toEqual([]);
  expect(await ask("/internal/groups-of", { user: ids.mia, among: ["999"] })).toEqual([]);
  expect(await ask("/internal/groups", { ids: [id, "999"] })).toEqual([
    { identifier: id, name: expect.stringMatching(/^Salmonella/), users: [ids.olga, ids.mia] },
  ]);
  await remove(`${group}/users/mia`);
  expect(await groupsOfMia()).not.toContain(id);
  await remove(group);
  expect(await ask("/internal/groups", { ids: [id] })).toEqual([]);
  for (const [path, body] of [
    ["/internal/groups", { ids: "1" }],
    ["/internal/groups-of", { user: 1 }],
    ["/internal/groups-of", { user: "1", among: "2" }],
  ] as const)
    expect((await call(service, "POST", path, asGateway, body)).status).toBe(400);
});

test("the history of a group says who came, with which role, and who left", async () => {
  const group = await newGroup();
  await patch(`${group}/users/mia`, { role: "GROUP_OWNER" });
  await remove(`${group}/users/olga`);
  const { lines } = await get(`${group}/history`, by("otto"));
  expect(lines.map(({ username, events }) => [username, ...events])).toEqual([
    ["olga", { type: "GroupCreated", set: { name: expect.any(String), description: "" } }],
    ["olga", { type: "GroupMemberAdded", memberId: ids.mia, role: "GROUP_MEMBER" }],
    ["olga", { type: "GroupMemberChanged", memberId: ids.mia, role: "GROUP_OWNER" }],
    ["olga", { type: "GroupMemberRemoved", memberId: ids.olga }],
  ]);
  await remove(group, by("mia"));
  expect((await get(`${group}/history`, by("otto"))).status).toBe(404);
  expect((await get(`${group}/history`, admin)).lines).toHaveLength(5);
});
