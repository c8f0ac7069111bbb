// The catalog over HTTP, on embedded adapters in a temporary folder, with two dozen lines of identity beside it.
import { type TemporaryStores, temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, as, startCatalog, type TestCatalog, type Who } from "./catalog.testing.ts";

let temporary: TemporaryStores;
let catalog: TestCatalog;
beforeAll(async () => {
  temporary = await temporaryStores("catalog");
  catalog = await startCatalog(temporary.stores);
});
afterAll(async () => {
  await catalog.close();
  await temporary[Symbol.asyncDispose]();
});

const { admin, manager, technician, sequencer, owner, collaborator, outsider } = as;

const newProject = async (name = "Outbreak 12", by = owner): Promise<string> =>
  (await catalog.post("/projects", { name }, by)).json.identifier;
const newSample = async (project: string, sampleName: string, more: object = {}, by = owner): Promise<string> =>
  (await catalog.post(`/projects/${project}/samples`, { sampleName, ...more }, by)).json.identifier;
/** A project of the owner with a collaborator. */
async function sharedProject(): Promise<string> {
  const project = await newProject();
  await catalog.post(`/projects/${project}/users`, { userId: "colin" }, owner);
  return project;
}
const namesIn = (answer: Answer) => answer.lines.map(({ sampleName }) => sampleName);

describe("a project", () => {
  it("reads as it was answered when it was made", async () => {
    const made = await catalog.post(
      "/projects",
      { name: "Listeria 2026", genomeSize: "2900000", colour: "red" },
      owner,
    );
    expect(made.status).toBe(201);
    expect(made.json).toEqual({
      identifier: expect.stringMatching(/^\d+$/),
      createdDate: expect.any(Number),
      modifiedDate: made.json.createdDate,
      name: "Listeria 2026",
      projectDescription: null,
      organism: null,
      genomeSize: 2900000,
      minimumCoverage: null,
      maximumCoverage: null,
      label: "Listeria 2026",
      refs: { identifier: made.json.identifier },
    });
    const read = await catalog.get(`/projects/${made.json.identifier}`, owner);
    expect([read.status, read.body]).toEqual([200, made.body]);
    expect(read.headers.etag).toBe('"1"');
  });

  it("is changed by its owner, who may clear a field", async () => {
    const project = await newProject();
    await catalog.patch(`/projects/${project}`, { organism: "Listeria", projectDescription: "a" }, owner);
    const changed = await catalog.patch(`/projects/${project}`, { organism: null, name: "Outbreak 13" }, owner);
    expect([changed.status, changed.json]).toEqual([200, { refs: {} }]);
    const { json } = await catalog.get(`/projects/${project}`, owner);
    expect(json).toMatchObject({ name: "Outbreak 13", label: "Outbreak 13", organism: null, projectDescription: "a" });
  });

  it("says what is wrong with it", async () => {
    const bad = await catalog.post("/projects", { name: "a?", genomeSize: 0 }, owner);
    expect(bad.status).toBe(400);
    expect(bad.json).toMatchObject({
      message: expect.any(String),
      name: [expect.any(String), expect.any(String)],
      genomeSize: [expect.any(String)],
    });
    const unknown = await catalog.patch(`/projects/${await newProject()}`, { colour: "red" }, owner);
    expect([unknown.status, unknown.json.message]).toEqual([400, "Cannot update resource with supplied properties."]);
    expect(unknown.json["available-properties"]).toContain("minimumCoverage");
  });

  it("is listed to its members, administrators and sequencers, at once", async () => {
    const project = await sharedProject();
    const lists = async (by: Who) =>
      (await catalog.get("/projects", by)).lines.some(({ identifier }) => identifier === project);
    expect(await Promise.all([owner, collaborator, admin, sequencer, manager, outsider].map(lists))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("is not there any more when it is deleted, nor is anything that was read through it", async () => {
    const project = await sharedProject();
    const sample = await newSample(project, "ISO 1");
    expect((await catalog.remove(`/projects/${project}`, owner)).json).toEqual({ refs: {} });
    for (const url of [
      "",
      "/users",
      "/users/olga",
      "/samples",
      "/samples/bySampleName?sampleName=ISO%201",
      `/samples/${sample}`,
    ])
      expect([url, (await catalog.get(`/projects/${project}${url}`, admin)).status]).toEqual([url, 404]);
    for (const url of ["", "/metadata"])
      expect((await catalog.get(`/samples/${sample}${url}`, admin)).status).toBe(404);
    expect((await catalog.patch(`/samples/${sample}`, { strain: "K12" }, owner)).status).toBe(404);
    expect((await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 2" }, admin)).status).toBe(404);
    await catalog.eventually(async () => (await catalog.stateOfSample(sample)).status === "deleted");
  });

  it("is not changed by who read an older version of it", async () => {
    const project = await newProject();
    const old = { ...owner, "if-match": '"1"' };
    expect((await catalog.patch(`/projects/${project}`, { name: "Outbreak 13" }, old)).status).toBe(200);
    expect((await catalog.patch(`/projects/${project}`, { name: "Outbreak 14" }, old)).status).toBe(412);
  });
});

describe("the members of a project", () => {
  it("are its creator and who was added, by username", async () => {
    const project = await newProject();
    const added = await catalog.post(`/projects/${project}/users`, { userId: "colin", role: "PROJECT_USER" }, owner);
    expect(added.status).toBe(201);
    expect(added.json).toEqual({
      identifier: "6",
      createdDate: expect.any(Number),
      label: "Colin C",
      role: "PROJECT_USER",
      refs: { identifier: "6", project, user: "6", username: "colin" },
    });
    expect((await catalog.get(`/projects/${project}/users/colin`, owner)).json).toEqual(added.json);
    expect((await catalog.get(`/projects/${project}/users/6`, owner)).json).toEqual(added.json);
    expect((await catalog.get(`/projects/${project}/users`, collaborator)).lines).toEqual([
      { user: "5", role: "PROJECT_OWNER", createdDate: expect.any(Number), refs: {} },
      { user: "6", role: "PROJECT_USER", createdDate: expect.any(Number), refs: {} },
    ]);
  });

  it("are refused when they are members, nobody, or would leave it without an owner", async () => {
    const project = await sharedProject();
    const users = `/projects/${project}/users`;
    expect((await catalog.post(users, { userId: "colin", role: "PROJECT_OWNER" }, owner)).status).toBe(409);
    expect((await catalog.post(users, { userId: "nobody" }, owner)).status).toBe(404);
    expect((await catalog.post(users, { userId: "otto", role: "BOSS" }, owner)).status).toBe(400);
    expect((await catalog.remove(`${users}/olga`, owner)).status).toBe(409);
    expect((await catalog.remove(`${users}/otto`, owner)).status).toBe(404);
    expect((await catalog.get(`${users}/otto`, owner)).status).toBe(404);
  });

  it("have no access any more as soon as they are removed", async () => {
    const project = await sharedProject();
    const sample = await newSample(project, "ISO 1");
    expect((await catalog.get(`/samples/${sample}`, collaborator)).status).toBe(200);
    const removed = await catalog.remove(`/projects/${project}/users/colin`, owner);
    expect([removed.status, removed.json]).toEqual([200, { refs: { project } }]);
    expect((await catalog.get(`/samples/${sample}`, collaborator)).status).toBe(403);
    expect((await catalog.get(`/projects/${project}`, collaborator)).status).toBe(403);
  });

  it("are not led back to a project that they have left themselves", async () => {
    const project = await newProject();
    await catalog.post(`/projects/${project}/users`, { userId: "colin", role: "PROJECT_OWNER" }, owner);
    expect((await catalog.remove(`/projects/${project}/users/colin`, collaborator)).json).toEqual({
      refs: { project: null },
    });
  });
});

describe("the projects of a user", () => {
  it("are seen by that user, managers and administrators", async () => {
    const project = await newProject();
    const seen = async (by: Who, user = "olga") => {
      const { status, lines } = await catalog.get(`/users/${user}/projects`, by);
      return status === 200 ? lines.some(({ identifier }) => identifier === project) : status;
    };
    expect(await Promise.all([owner, admin, manager].map((by) => seen(by)))).toEqual([true, true, true]);
    expect(await Promise.all([collaborator, technician, sequencer].map((by) => seen(by)))).toEqual([403, 403, 403]);
    expect([await seen(owner, "5"), await seen(admin, "otto"), await seen(admin, "nobody")]).toEqual([
      true,
      false,
      404,
    ]);
    expect([await seen(admin, "adam"), await seen(manager, "adam")]).toEqual([true, false]);
  });

  it("are marked as closed for who may see them in the list but not read them", async () => {
    const project = await newProject();
    const refs = async (by: Who) =>
      (await catalog.get("/users/olga/projects", by)).lines.find(({ identifier }) => identifier === project)?.refs;
    expect(await refs(manager)).toEqual({ identifier: project, closed: "yes" });
    expect([await refs(owner), await refs(admin)]).toEqual([{ identifier: project }, { identifier: project }]);
  });
});

describe("a sample", () => {
  it("reads as it was answered when it was made", async () => {
    const project = await newProject();
    const fields = {
      strain: "K12",
      collectionDate: "2015-01-01",
      latitude: "90.5",
      hostAge: 0,
      hostSubjectId: "patient-77",
    };
    const made = await catalog.post(
      `/projects/${project}/samples`,
      { sampleName: "ISO 1", Sample_Plate: "1", ...fields },
      owner,
    );
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({
      ...fields,
      sampleName: "ISO 1",
      sequencerSampleId: "ISO 1",
      label: "ISO 1",
      collectionDate: 1420070400000,
      description: null,
      modifiedDate: made.json.createdDate,
      refs: { project },
    });
    expect(made.json).not.toHaveProperty("sequenceFileCount");
    const sample = made.json.identifier;
    for (const url of [`/samples/${sample}`, `/projects/${project}/samples/${sample}`]) {
      const read = await catalog.get(url, owner);
      expect([read.status, read.body]).toEqual([200, made.body]);
    }
    expect((await catalog.get(`/projects/${project}/samples`, owner)).lines).toEqual([made.json]);
    expect(JSON.stringify(await catalog.stateOfSample(sample))).not.toContain("patient-77");
  });

  it("has a name of its own within its project, compared exactly", async () => {
    const project = await newProject();
    const sample = await newSample(project, "ISO 1");
    const again = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 1" }, owner);
    expect([again.status, again.json.message]).toEqual([409, expect.stringContaining("already exists")]);
    const other = await newSample(project, "iso 1");
    expect((await catalog.patch(`/samples/${other}`, { sampleName: "ISO 1" }, owner)).status).toBe(409);
    expect(await newSample(await newProject(), "ISO 1")).toMatch(/^\d+$/);
    expect((await catalog.patch(`/samples/${sample}`, { sampleName: "ISO 2" }, owner)).status).toBe(200);
    expect((await catalog.patch(`/samples/${other}`, { sampleName: "ISO 1" }, owner)).status).toBe(200);
  });

  it.each(["ISO 1", "  x  ", "Ø%20#1", "a\tb@!", "日本語", "100%~_-"])("is found by its name %j", async (name) => {
    const project = await newProject();
    const sample = await newSample(project, name);
    const by = `/projects/${project}/samples/bySampleName?sampleName=`;
    const found = await catalog.get(by + encodeURIComponent(name), owner);
    expect([found.status, found.json]).toEqual([200, { refs: { sample } }]);
    expect((await catalog.get(`${by}${encodeURIComponent(`${name}x`)}`, owner)).status).toBe(404);
  });

  it("is changed in some fields, and the answer is all of it", async () => {
    const sample = await newSample(await newProject(), "ISO 1", { strain: "K12", hostSubjectId: "patient-77" });
    const changed = await catalog.patch(
      `/samples/${sample}`,
      { strain: null, serovar: "Agona", hostSubjectId: "patient-78" },
      owner,
    );
    expect(changed.json).toMatchObject({
      sampleName: "ISO 1",
      strain: null,
      serovar: "Agona",
      hostSubjectId: "patient-78",
    });
    expect((await catalog.get(`/samples/${sample}`, owner)).body).toBe(changed.body);
    expect((await catalog.patch(`/samples/${sample}`, { hostSubjectId: null }, owner)).json.hostSubjectId).toBeNull();
    expect((await catalog.patch(`/samples/${sample}`, { sampleCount: 3 }, owner)).status).toBe(400);
  });

  it("shows that its host subject was erased when the key is destroyed", async () => {
    const project = await newProject();
    const sample = await newSample(project, "ISO 1", { hostSubjectId: "patient-77" });
    const other = await newSample(project, "ISO 2", { hostSubjectId: "patient-78" });
    await temporary.stores.personalDataKeys.destroy(`sample-${sample}`);
    expect((await catalog.get(`/samples/${sample}`, owner)).json.hostSubjectId).toBe("erased");
    const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
    expect(lines.map(({ identifier, hostSubjectId }) => [identifier, hostSubjectId])).toEqual([
      [sample, "erased"],
      [other, "patient-78"],
    ]);
  });

  it("is deleted when it is removed from its last project", async () => {
    const project = await newProject();
    const sample = await newSample(project, "ISO 1");
    const removed = await catalog.remove(`/projects/${project}/samples/${sample}`, owner);
    expect([removed.status, removed.json]).toEqual([200, { refs: { project } }]);
    expect((await catalog.get(`/samples/${sample}`, admin)).status).toBe(404);
    expect((await catalog.remove(`/projects/${project}/samples/${sample}`, owner)).status).toBe(404);
    expect((await catalog.get(`/projects/${project}/samples`, owner)).lines).toEqual([]);
    expect(await newSample(project, "ISO 1")).not.toBe(sample);
  });

  it("is deleted from all its projects", async () => {
    const project = await newProject();
    const sample = await newSample(project, "ISO 1");
    expect((await catalog.remove(`/samples/${sample}`, owner)).json).toEqual({ refs: { project } });
    expect((await catalog.get(`/samples/${sample}`, owner)).status).toBe(404);
    expect((await catalog.remove(`/samples/${sample}`, owner)).status).toBe(404);
  });

  it("is not found where it is not", async () => {
    const sample = await newSample(await newProject(), "ISO 1");
    const other = await newProject();
    expect((await catalog.get(`/projects/${other}/samples/${sample}`, owner)).status).toBe(404);
    expect((await catalog.remove(`/projects/${other}/samples/${sample}`, owner)).status).toBe(404);
    for (const id of ["0", "01", "999999", "x", "-1"])
      expect((await catalog.get(`/samples/${id}`, owner)).status).toBe(404);
  });

  it("is made once for one Idempotency-Key", async () => {
    const project = await newProject();
    const once = { ...owner, "idempotency-key": "one-and-the-same" };
    const first = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 1", hostSubjectId: "p" }, once);
    const again = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 1", hostSubjectId: "p" }, once);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 2" }, once)).status).toBe(409);
    expect(namesIn(await catalog.get(`/projects/${project}/samples`, owner))).toEqual(["ISO 1"]);
  });

  it("is in the listing as soon as it is made, in order, for many writers at once", async () => {
    const project = await newProject();
    const names = Array.from({ length: 60 }, (_, index) => `ISO ${index}`);
    await Promise.all(
      names.map(async (name) => {
        const sample = await newSample(project, name);
        const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
        expect(lines.map(({ identifier }) => identifier)).toContain(sample);
      }),
    );
    const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
    const ids = lines.map(({ identifier }) => Number(identifier));
    expect([ids.length, ids]).toEqual([60, ids.toSorted((a, b) => a - b)]);
  });
});

describe("the metadata of a sample", () => {
  it("is replaced by POST and merged by PUT", async () => {
    const sample = await newSample(await newProject(), "ISO 1");
    const url = `/samples/${sample}/metadata`;
    const text = (value: string) => ({ value, type: "text" });
    expect((await catalog.get(url, owner)).json).toMatchObject({ identifier: sample, metadata: {}, refs: { sample } });
    const replaced = await catalog.post(url, { site: text("lake"), depth: text("3") }, owner);
    expect([replaced.status, replaced.json.metadata]).toEqual([200, { site: text("lake"), depth: text("3") }]);
    const merged = await catalog.put(url, { depth: text("4"), "odd name é?": text("") }, owner);
    expect(merged.json.metadata).toEqual({ site: text("lake"), depth: text("4"), "odd name é?": text("") });
    expect((await catalog.get(url, owner)).body).toBe(merged.body);
    expect((await catalog.post(url, {}, owner)).json.metadata).toEqual({});
  });

  it("is refused when an entry is not whole, and when it is too much", async () => {
    const url = `/samples/${await newSample(await newProject(), "ISO 1")}/metadata`;
    const bad = await catalog.put(url, { site: { value: "lake" } }, owner);
    expect([bad.status, Object.keys(bad.json)]).toEqual([400, expect.arrayContaining(["message", "site"])]);
    expect((await catalog.post(url, [], owner)).status).toBe(400);
    const big = { value: "x".repeat(300 * 1024), type: "text" };
    expect((await catalog.put(url, { one: big }, owner)).status).toBe(200);
    expect((await catalog.put(url, { two: big }, owner)).status).toBe(413);
  });
});

describe("samples that exist", () => {
  const share = (project: string, ids: unknown, by: Who, query = "") =>
    catalog.post(`/projects/${project}/samples${query}`, ids, {
      ...by,
      "content-type": "application/idcollection+json",
    });

  it("come into another project, with a warning for what is there already", async () => {
    const [from, to] = [await newProject(), await newProject()];
    const [one, two, three] = [
      await newSample(from, "ISO 1"),
      await newSample(from, "ISO 2"),
      await newSample(to, "ISO 2"),
    ];
    const shared = await share(to, [Number(one), two, three], owner);
    expect(shared.status).toBe(201);
    expect(shared.json.entries.map((sample: { identifier: string }) => sample.identifier)).toEqual([one, three]);
    expect(shared.json.entries[0].refs).toEqual({ project: to });
    expect(shared.json.warnings).toHaveLength(2);
    expect(namesIn(await catalog.get(`/projects/${to}/samples`, owner))).toEqual(["ISO 1", "ISO 2"]);
    expect((await catalog.get(`/samples/${one}`, owner)).json.refs).toEqual({ identifier: one, project: from });
    await catalog.remove(`/projects/${from}/samples/${one}`, owner);
    expect((await catalog.get(`/samples/${one}`, owner)).json.refs).toEqual({ identifier: one, project: to });
  });

  it("come in once by an Idempotency-Key, which no other request may use", async () => {
    const [from, to] = [await newProject(), await newProject()];
    const ids = [await newSample(from, "ISO 1"), await newSample(from, "ISO 2")];
    const keyed = { ...owner, "idempotency-key": `share ${to}` };
    const first = await share(to, ids, keyed);
    const again = await share(to, ids, keyed);
    expect([first.status, first.json.warnings]).toEqual([201, []]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await share(to, [await newSample(from, "ISO 3")], keyed)).status).toBe(409);
    expect(namesIn(await catalog.get(`/projects/${to}/samples`, owner))).toEqual(["ISO 1", "ISO 2"]);
  });

  it("are told by an array of identifiers and nothing else, under a media type in any case", async () => {
    const project = await newProject();
    const sample = Number(await newSample(project, "ISO 1"));
    for (const ids of [{}, [[sample]], [null], [1.5], ["x"]])
      expect([ids, (await share(project, ids, owner)).status]).toEqual([ids, 400]);
    const odd = { ...owner, "content-type": "Application/IdCollection+JSON" };
    expect((await catalog.post(`/projects/${project}/samples`, [sample], odd)).status).toBe(201);
  });

  it("are changed through a project that owns them, and owned only by leave of who may change them", async () => {
    const [from, to] = [await sharedProject(), await newProject("Colin's own", collaborator)];
    const sample = await newSample(from, "ISO 1");
    expect((await share(to, [sample], collaborator, "?ownership=true")).status).toBe(403);
    expect((await share(to, [sample], collaborator)).status).toBe(201);
    expect((await catalog.patch(`/samples/${sample}`, { strain: "K12" }, collaborator)).status).toBe(403);
    expect((await catalog.remove(`/samples/${sample}`, collaborator)).status).toBe(403);
    await catalog.post(`/projects/${to}/users`, { userId: "olga", role: "PROJECT_OWNER" }, collaborator);
    const second = await newSample(from, "ISO 2");
    expect((await share(to, [second], owner, "?ownership=true")).status).toBe(201);
    expect((await catalog.patch(`/samples/${second}`, { strain: "K12" }, collaborator)).status).toBe(200);
    expect((await catalog.remove(`/samples/${second}`, collaborator)).status).toBe(403);
  });

  it("are all added or none, and only by who may read them", async () => {
    const [from, to] = [await newProject(), await newProject("Colin's own", collaborator)];
    const sample = await newSample(from, "ISO 1");
    expect((await share(to, [sample], collaborator)).status).toBe(403);
    const own = await newSample(to, "ISO 9", {}, collaborator);
    expect((await share(from, [own, "999999"], admin)).status).toBe(404);
    expect((await share(from, { id: own }, admin)).status).toBe(400);
    expect(namesIn(await catalog.get(`/projects/${from}/samples`, admin))).toEqual(["ISO 1"]);
  });
});

describe("who may do what", () => {
  const people: [string, Who][] = Object.entries(as);
  const ALL = people.map(([name]) => name);
  const readers = ["admin", "sequencer", "owner", "collaborator"];
  const owners = ["admin", "owner"];
  const adders = ["admin", "sequencer", "owner"];
  let project = "";
  let sample = "";
  beforeAll(async () => {
    project = await sharedProject();
    sample = await newSample(project, "ISO 1");
  });

  type Call = (by: Who, name: string) => Promise<Answer>;
  const matrix: [operation: string, call: Call, allowed: string[]][] = [
    ["list projects", (by) => catalog.get("/projects", by), ALL],
    [
      "make a project",
      (by) => catalog.post("/projects", { name: "Outbreak" }, by),
      ALL.filter((name) => name !== "sequencer"),
    ],
    ["read the project", (by) => catalog.get(`/projects/${project}`, by), readers],
    ["change the project", (by) => catalog.patch(`/projects/${project}`, { organism: "E. coli" }, by), owners],
    ["list members", (by) => catalog.get(`/projects/${project}/users`, by), readers],
    ["list samples", (by) => catalog.get(`/projects/${project}/samples`, by), readers],
    ["find a sample", (by) => catalog.get(`/projects/${project}/samples/bySampleName?sampleName=ISO+1`, by), readers],
    [
      "add a sample",
      (by, name) => catalog.post(`/projects/${project}/samples`, { sampleName: `by ${name}` }, by),
      adders,
    ],
    ["read the sample", (by) => catalog.get(`/samples/${sample}`, by), readers],
    ["read it in its project", (by) => catalog.get(`/projects/${project}/samples/${sample}`, by), readers],
    ["read its metadata", (by) => catalog.get(`/samples/${sample}/metadata`, by), readers],
    ["change the sample", (by) => catalog.patch(`/samples/${sample}`, { strain: "K12" }, by), adders],
    ["replace its metadata", (by) => catalog.post(`/samples/${sample}/metadata`, {}, by), adders],
    ["merge its metadata", (by) => catalog.put(`/samples/${sample}/metadata`, {}, by), adders],
  ];

  it.each(matrix)("%s", async (_operation, call, allowed) => {
    const answers = await Promise.all(people.map(async ([name, by]) => [name, (await call(by, name)).status] as const));
    for (const [name, status] of answers)
      expect([name, status]).toEqual([name, allowed.includes(name) ? expect.toBeOneOf([200, 201]) : 403]);
  });

  it.each(ALL.filter((name) => !owners.includes(name)))("%s may not take anything away", async (name) => {
    const by = people.find(([other]) => other === name)?.[1] ?? {};
    for (const url of [
      `/projects/${project}`,
      `/projects/${project}/users/colin`,
      `/projects/${project}/samples/${sample}`,
      `/samples/${sample}`,
    ])
      expect([url, (await catalog.remove(url, by)).status]).toEqual([url, 403]);
    const added = await catalog.post(`/projects/${project}/users`, { userId: "otto" }, by);
    expect(added.status).toBe(403);
  });

  it("is answered to other services, for the user who calls", async () => {
    const other = await newProject("Colin's own", collaborator);
    const ask = async (kind: string, ids: string[], by: Who) =>
      (await catalog.post("/internal/access", { kind, ids }, by)).json;
    const none = { id: "999999", exists: false, read: false, write: false, projects: [] };
    expect(await ask("projects", [project, other, "999999"], collaborator)).toEqual([
      { id: project, exists: true, read: true, write: false, projects: [project] },
      { id: other, exists: true, read: true, write: true, projects: [other] },
      none,
    ]);
    const sampleAs = async (by: Who) => (await ask("samples", [sample], by))[0];
    expect(await sampleAs(owner)).toEqual({ id: sample, exists: true, read: true, write: true, projects: [project] });
    expect(await sampleAs(sequencer)).toMatchObject({ read: true, write: true });
    expect(await sampleAs(collaborator)).toMatchObject({ read: true, write: false });
    expect(await sampleAs(outsider)).toMatchObject({ id: sample, exists: true, read: false, write: false });
    await catalog.post(`/projects/${other}/samples`, [sample], {
      ...admin,
      "content-type": "application/idcollection+json",
    });
    expect((await sampleAs(owner)).projects).toEqual([project, other]); // also one that he may not read
    expect(await ask("samples", ["999999"], admin)).toEqual([none]);
    // a service that asks for itself learns where they are, and may do nothing
    const files = identityHeaders(internalKeys, { service: "files" });
    const where = { id: sample, exists: true, read: false, write: false, projects: [project, other] };
    expect(await ask("samples", [sample, "999999"], files)).toEqual([where, none]);
    expect((await catalog.post("/internal/access", { kind: "projects", ids: [project] }, files)).status).toBe(403);
    expect((await catalog.post("/internal/access", { kind: "files", ids: [] }, admin)).status).toBe(400);
  });
});
