// People, as a client sees them: accounts that change and end, groups that open projects, members and their roles.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askToken, type Client, fresh, link, newSample, newUser, type Resource, signIn } from "./client.ts";
import { fastq, form } from "./form.ts";
import { anySystem } from "./system.ts";

type User = Client & { user: Resource };
let system: Awaited<ReturnType<typeof anySystem>>;
let admin: Client;
let owner: User;
beforeAll(async () => {
  system = await anySystem();
  admin = await signIn(system);
  owner = await newUser(admin, system);
});
afterAll(() => system?.remove());

const PASSWORD = "Black-Box-1-User"; // of newUser
const account = ({ user }: User, password = PASSWORD) => ({ username: String(user.username), password });
const signInStatus = async (who: User, password?: string) => (await askToken(system, account(who, password))).status;
const status = async (client: Client, method: string, href: string, body?: unknown) =>
  (await client.ask(method, href, body)).status;
/** Within the second in which all replicas learn of an account's end. */
async function ends(who: Client): Promise<number> {
  for (const until = Date.now() + 5_000; ; await sleep(50)) {
    const now = await status(who, "GET", who.api);
    if (now !== 200 || Date.now() > until) return now;
  }
}

describe("an account", () => {
  test("is changed by its user at users/current; what is refused says why", async () => {
    const ada = await newUser(admin, system);
    const current = link(await ada.follow(), "users/current");
    const { status: done, body } = await ada.ask("PATCH", current, { firstName: "Augusta", locale: "fr" });
    expect([done, body.resource.links.map(({ rel }) => rel)]).toEqual([200, ["self", "collection"]]);
    expect(await ada.read(link(body.resource, "self"))).toMatchObject({
      firstName: "Augusta",
      label: "Augusta Tester",
    });
    expect(await status(ada, "PATCH", current, { systemRole: "ROLE_ADMIN" })).toBe(403);
    const unknown = await ada.ask("PATCH", current, { lastLogin: 0 });
    expect([unknown.status, unknown.body["available-properties"]]).toEqual([400, expect.arrayContaining(["email"])]);
    const taken = await ada.ask("PATCH", current, { email: String(owner.user.email).toUpperCase() });
    expect([taken.status, taken.body.message]).toEqual([409, "An entity already exists with that identifier: email"]);
  });

  test("has a new password with the current one; the tokens of before end", async () => {
    const ben = await newUser(admin, system);
    const current = link(await ben.follow(), "users/current");
    const weak = await ben.ask("PATCH", current, { password: "weak", currentPassword: PASSWORD });
    expect([weak.status, weak.body.password]).toEqual([400, Array(4).fill(expect.any(String))]);
    expect(await status(ben, "PATCH", current, { password: "Black-Box-2-User" })).toBe(400);
    const changed = { password: "Black-Box-2-User", currentPassword: PASSWORD };
    expect(await status(ben, "PATCH", current, changed)).toBe(200);
    expect([await signInStatus(ben), await signInStatus(ben, changed.password)]).toEqual([400, 200]);
    expect(await ends(ben)).toBe(401);
    expect(await status(admin, "PATCH", link(ben.user, "self"), { password: PASSWORD })).toBe(400); // had it before
    expect(await status(admin, "PATCH", link(ben.user, "self"), { password: "Black-Box-3-User" })).toBe(200);
    expect(await signInStatus(ben, "Black-Box-3-User")).toBe(200);
  });

  test("that is switched off is out, and comes back with a new sign-in only", async () => {
    const cleo = await newUser(admin, system);
    expect(await status(admin, "PATCH", link(cleo.user, "self"), { enabled: false })).toBe(200);
    expect([await ends(cleo), await signInStatus(cleo)]).toEqual([401, 400]);
    expect(await status(admin, "PATCH", link(cleo.user, "self"), { enabled: true })).toBe(200);
    expect([await signInStatus(cleo), await ends(cleo)]).toEqual([200, 401]);
  });

  test("that is deleted is out, leaves projects and groups, and its name stays taken", async () => {
    const dan = await newUser(admin, system);
    const { project } = await newSample(owner);
    const users = link(project, "project/users");
    await owner.create(users, { userId: dan.user.username });
    const group = await owner.create(link(await owner.follow(), "groups"), { name: fresh("Group ") });
    await owner.create(link(group, "group/users"), { userId: dan.user.username });
    const deleted = await admin.ask("DELETE", link(dan.user, "self"));
    expect([deleted.status, deleted.body.resource.links.map(({ rel }) => rel)]).toEqual([200, ["collection"]]);
    expect([await ends(dan), await signInStatus(dan)]).toEqual([401, 400]);
    expect(await status(admin, "GET", link(dan.user, "self"))).toBe(404);
    const here = async (href: string) =>
      (await owner.read(href)).resources.some(({ identifier }) => identifier === dan.user.identifier);
    await expect.poll(() => here(users), { timeout: 10_000 }).toBe(false);
    await expect.poll(() => here(link(group, "group/users")), { timeout: 10_000 }).toBe(false);
    const again = { ...dan.user, email: `${fresh("new")}@lab.example`, password: PASSWORD };
    expect(await status(admin, "POST", link(await admin.follow(), "users"), again)).toBe(409);
    expect(JSON.stringify(await admin.read(`${link(dan.user, "self")}/history`))).not.toContain(dan.user.username);
  });

  test("shows its address and number to administrators, managers and its user", async () => {
    const eve = await newUser(admin, system);
    const manager = await newUser(admin, system, "ROLE_MANAGER");
    const { email, phoneNumber } = eve.user;
    for (const who of [admin, manager, eve])
      expect(await who.read(link(eve.user, "self"))).toMatchObject({ email, phoneNumber });
    const seen = await owner.read(link(eve.user, "self"));
    expect([seen.email, seen.phoneNumber, seen.username]).toEqual([undefined, undefined, eve.user.username]);
    const { project } = await newSample(owner);
    await owner.create(link(project, "project/users"), { userId: eve.user.username });
    const members = (await owner.read(link(project, "project/users"))).resources;
    const colleague = members.find(({ identifier }) => identifier === eve.user.identifier);
    expect([colleague?.email, colleague?.phoneNumber]).toEqual([email, undefined]);
  });
});

describe("a group", () => {
  test("opens its projects to whoever is in it, and only as long", async () => {
    const guest = await newUser(admin, system);
    const { project, sample } = await newSample(owner);
    const group = await owner.create(link(await owner.follow(), "groups"), { name: fresh("Team ") });
    const shared = await owner.create(link(project, "project/groups"), { groupId: group.identifier });
    const read = async () => [
      await status(guest, "GET", link(project, "self")),
      await status(guest, "GET", link(sample, "sample/sequenceFiles")),
      (await guest.follow("projects")).resources.length,
    ];
    const upload = () =>
      status(
        guest,
        "POST",
        link(sample, "sample/sequenceFiles"),
        form({ name: "file", content: fastq(), filename: "a_R1.fastq.gz" }),
      );
    expect(await read()).toEqual([403, 403, 0]);
    for (let n = 0; n < 5; n++) {
      const member = await owner.create(link(group, "group/users"), { userId: guest.user.username });
      expect(await read()).toEqual([200, 200, 1]);
      expect(await status(owner, "DELETE", link(member, "relationship"))).toBe(200);
      expect(await read()).toEqual([403, 403, 0]);
    }
    await owner.create(link(group, "group/users"), { userId: guest.user.username });
    expect(await upload()).toBe(403);
    expect(await status(owner, "PATCH", link(shared, "self"), { role: "PROJECT_OWNER" })).toBe(200);
    expect(await upload()).toBe(201);
    const listed = (await guest.read(link(project, "project/users"))).resources;
    const guestThere = listed.find(({ identifier }) => identifier === guest.user.identifier);
    expect(guestThere).toMatchObject({ role: "PROJECT_OWNER" });
    expect(guestThere?.links.map(({ rel }) => rel)).not.toContain("relationship");
    expect(await status(owner, "DELETE", link(group, "self"))).toBe(200);
    expect(await read()).toEqual([403, 403, 0]);
    await expect
      .poll(async () => (await owner.read(link(project, "project/groups"))).resources.length, { timeout: 10_000 })
      .toBe(0);
  });

  test("every link of groups and memberships leads its reader somewhere", async () => {
    const member = await newUser(admin, system);
    const { project } = await newSample(owner);
    const group = await owner.create(link(await owner.follow(), "groups"), { name: fresh("Team ") });
    await owner.create(link(group, "group/users"), { userId: member.user.username });
    await owner.create(link(project, "project/groups"), { groupId: group.identifier });
    for (const who of [owner, member, admin])
      for (const start of [
        link(group, "self"),
        link(group, "group/users"),
        link(project, "project/groups"),
        link(project, "project/users"),
      ]) {
        const resource = await who.read(start);
        const links = [resource, ...(resource.resources ?? [])].flatMap(({ links }) => links);
        for (const { rel, href } of links)
          expect([rel, href, await status(who, "GET", href)]).toEqual([rel, href, 200]);
      }
  });
});

test("a member gets another role and another metadata role, and the last owner stays one", async () => {
  const member = await newUser(admin, system);
  const { project } = await newSample(owner);
  const users = link(project, "project/users");
  const made = await owner.create(users, { userId: member.user.username, metadataRole: "LEVEL_2" });
  expect(made).toMatchObject({ role: "PROJECT_USER", metadataRole: "LEVEL_2" });
  const relationship = link(made, "relationship");
  expect(await status(member, "PATCH", relationship, { role: "PROJECT_OWNER" })).toBe(403);
  expect(await status(owner, "PATCH", relationship, { role: "PROJECT_OWNER", metadataRole: "LEVEL_4" })).toBe(200);
  expect(await owner.read(relationship)).toMatchObject({ role: "PROJECT_OWNER", metadataRole: "LEVEL_4" });
  const self = `${users}/${owner.user.username}`;
  expect(await status(member, "PATCH", self, { role: "PROJECT_USER" })).toBe(200);
  expect(await status(owner, "PATCH", relationship, { role: "PROJECT_USER" })).toBe(403);
  expect(await status(member, "PATCH", relationship, { role: "PROJECT_USER" })).toBe(409);
  expect(await status(member, "DELETE", relationship)).toBe(409);
});
