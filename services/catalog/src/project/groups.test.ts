// Groups of users as members of projects, over HTTP: whoever is in the group is in the project, and no longer than that.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, sequencer, owner, outsider } = as;
let project: string;
let groups: string;
beforeEach(async () => {
  for (const id of Object.keys(catalog.groups)) delete catalog.groups[id];
  catalog.groups["3"] = { name: "Salmonella team", users: ["7"] };
  project = await catalog.newProject();
  groups = `/projects/${project}/groups`;
});

const add = (body: object, by = owner) => catalog.post(groups, body, by);

describe("a group in a project", () => {
  it("is added by an owner, and is read as it was answered", async () => {
    const added = await add({ groupId: "3", metadataRole: "LEVEL_2" });
    expect([added.status, added.json]).toEqual([
      201,
      {
        identifier: "3",
        createdDate: expect.any(Number),
        name: "Salmonella team",
        label: "Salmonella team",
        role: "PROJECT_USER",
        metadataRole: "LEVEL_2",
        refs: { project, group: "3", identifier: "3" },
      },
    ]);
    expect((await catalog.get(`${groups}/3`, outsider)).json).toEqual(added.json);
    expect((await catalog.get(groups, owner)).lines).toEqual([added.json]);
    expect((await add({ groupId: "3" })).status).toBe(409);
    expect((await add({ groupId: "4" })).status).toBe(404);
    expect((await catalog.get(`${groups}/4`, owner)).status).toBe(404);
    for (const name of ["constructor", "__proto__"]) {
      expect((await catalog.get(`${groups}/${name}`, owner)).status).toBe(404);
      expect((await catalog.patch(`${groups}/${name}`, { role: "PROJECT_OWNER" }, owner)).status).toBe(404);
      expect((await catalog.remove(`${groups}/${name}`, owner)).status).toBe(404);
    }
  });

  it("is none when it is deleted while it is added", async () => {
    const users: string[] = [];
    const groupsOfTest = catalog.groups;
    groupsOfTest["9"] = {
      get name() {
        delete groupsOfTest["9"]; // as soon as it was looked up
        return "Short-lived";
      },
      users,
    };
    expect((await add({ groupId: "9" })).status).toBe(404);
    expect((await catalog.get(groups, owner)).lines).toEqual([]);
  });

  it("is managed by owners and administrators alone; a sequencer does not read it", async () => {
    await add({ groupId: "3" });
    for (const [name, by] of Object.entries(as)) {
      const manages = ["admin", "owner"].includes(name);
      const reads = manages || name === "outsider"; // who is in the group
      expect([name, (await catalog.get(groups, by)).status]).toEqual([name, reads ? 200 : 403]);
      expect([name, (await catalog.get(`${groups}/3`, by)).status]).toEqual([name, reads ? 200 : 403]);
      expect([name, (await add({ groupId: "3" }, by)).status]).toEqual([name, manages ? 409 : 403]);
      const changed = await catalog.patch(`${groups}/3`, { metadataRole: "LEVEL_2" }, by);
      expect([name, changed.status]).toEqual([name, manages ? 200 : 403]);
      if (!manages) expect([name, (await catalog.remove(`${groups}/3`, by)).status]).toEqual([name, 403]);
    }
    expect((await catalog.remove(`${groups}/3`, admin)).json).toEqual({ refs: { project } });
    expect((await catalog.remove(`${groups}/3`, admin)).status).toBe(404);
  });

  it("brings its users in, and what it may do with samples, until they leave it", async () => {
    const sample = await catalog.newSample(project, "ISO 1");
    expect((await catalog.get(`/samples/${sample}`, outsider)).status).toBe(403);
    await add({ groupId: "3" });
    const status = async () => [
      (await catalog.get(`/projects/${project}`, outsider)).status,
      (await catalog.get(`/samples/${sample}`, outsider)).status,
      (await catalog.get(`/projects/${project}/samples/${sample}`, outsider)).status,
      (await catalog.patch(`/samples/${sample}`, { strain: "K12" }, outsider)).status,
    ];
    expect(await status()).toEqual([200, 200, 200, 403]);
    await catalog.patch(`${groups}/3`, { role: "PROJECT_OWNER" }, owner);
    expect(await status()).toEqual([200, 200, 200, 200]);
    catalog.groups["3"]?.users.pop();
    expect(await status()).toEqual([403, 403, 403, 403]);
    catalog.groups["3"]?.users.push("7");
    expect(await status()).toEqual([200, 200, 200, 200]);
    const left = await catalog.remove(`${groups}/3`, outsider);
    expect([left.status, left.json]).toEqual([200, { refs: { project: null } }]);
    expect(await status()).toEqual([403, 403, 403, 403]);
  });

  it("counts where other services ask, and for samples that are added elsewhere", async () => {
    const sample = await catalog.newSample(project, "ISO 1");
    await add({ groupId: "3", role: "PROJECT_OWNER" });
    for (const [kind, id] of [
      ["projects", project],
      ["samples", sample],
    ]) {
      const { json } = await catalog.post("/internal/access", { kind, ids: [id] }, outsider);
      expect(json).toEqual([{ id, exists: true, read: true, write: true, projects: [project] }]);
    }
  });

  it("shows its users among those who can view the project, with the highest role and no membership of their own", async () => {
    catalog.groups["3"] = { name: "Salmonella team", users: ["7", "5", "6"] };
    await catalog.post(`/projects/${project}/users`, { userId: "colin" }, owner);
    await add({ groupId: "3", role: "PROJECT_OWNER" });
    const listed = (await catalog.get(`/projects/${project}/users`, outsider)).lines;
    expect(listed.map(({ identifier, role, refs }) => [identifier, role, refs.throughGroup])).toEqual([
      ["5", "PROJECT_OWNER", undefined],
      ["6", "PROJECT_OWNER", undefined],
      ["7", "PROJECT_OWNER", "yes"],
    ]);
    const toSequencer = (await catalog.get(`/projects/${project}/users`, sequencer)).lines;
    expect(toSequencer.map(({ identifier }) => identifier)).toEqual(["5", "6"]);
    expect((await catalog.get(`/projects/${project}/users/otto`, owner)).status).toBe(404);
  });
});

it("whoever is in a thousand projects and fifty groups lists each project once, in order", async () => {
  const rest = await startCatalog(await temporaryStores("catalog"));
  const ids = Array.from({ length: 50 }, (_, index) => String(index + 1));
  for (const id of ids) rest.groups[id] = { name: `group ${id}`, users: ["7"] };
  const made = await Promise.all(
    Array.from({ length: 1_000 }, async (_, index) => {
      const mine = index % 2 === 0;
      const made = await rest.newProject(`Project ${index}`, mine ? outsider : owner);
      const group = ids[index % 50];
      await rest.post(`/projects/${made}/groups`, { groupId: group }, mine ? outsider : owner);
      return made;
    }),
  );
  await rest.newProject("Nobody else's", owner);
  const { lines } = await rest.get("/projects", outsider);
  expect(lines.map(({ identifier }) => Number(identifier))).toEqual(made.map(Number).sort((a, b) => a - b));
  expect(lines.some(({ refs }) => refs.closed)).toBe(false);
  await rest.close();
});
