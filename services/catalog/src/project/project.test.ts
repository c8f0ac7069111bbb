// Projects over HTTP: created, read, changed, listed, deleted.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, manager, technician, sequencer, owner, collaborator, outsider } = as;

describe("a project", () => {
  it("reads as it was answered when it was created", async () => {
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
      remoteURL: null,
      syncFrequency: null,
      label: "Listeria 2026",
      refs: { project: made.json.identifier, identifier: made.json.identifier },
    });
    const read = await catalog.get(`/projects/${made.json.identifier}`, owner);
    expect([read.status, read.body]).toEqual([200, made.body]);
    expect(read.headers.etag).toBe('"1"');
  });

  it("is changed by its owner, who may clear a field", async () => {
    const project = await catalog.newProject();
    await catalog.patch(`/projects/${project}`, { organism: "Listeria", projectDescription: "a" }, owner);
    const changed = await catalog.patch(`/projects/${project}`, { organism: null, name: "Outbreak 13" }, owner);
    expect([changed.status, changed.json]).toEqual([200, { refs: { project } }]);
    const { json } = await catalog.get(`/projects/${project}`, owner);
    expect(json).toMatchObject({ name: "Outbreak 13", label: "Outbreak 13", organism: null, projectDescription: "a" });
  });

  it("is refused with a text at each bad field", async () => {
    const bad = await catalog.post("/projects", { name: "a?", genomeSize: 0 }, owner);
    expect(bad.status).toBe(400);
    expect(bad.json).toMatchObject({
      message: expect.any(String),
      name: expect.arrayContaining([expect.any(String)]),
      genomeSize: [expect.any(String)],
    });
    const unknown = await catalog.patch(`/projects/${await catalog.newProject()}`, { colour: "red" }, owner);
    expect([unknown.status, unknown.json.message]).toEqual([400, "Cannot update resource with supplied properties."]);
    expect(unknown.json["available-properties"]).toContain("minimumCoverage");
  });

  it("is listed at once to its members, administrators and sequencers", async () => {
    const project = await catalog.sharedProject();
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

  it("is gone once it is deleted, and so is everything that was read through it", async () => {
    const project = await catalog.sharedProject();
    const sample = await catalog.newSample(project, "ISO 1");
    expect((await catalog.remove(`/projects/${project}`, owner)).json).toEqual({ refs: { project } });
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
    await catalog.eventually(
      "the sample of the deleted project is deleted",
      async () => (await catalog.stateOfSample(sample)).status === "deleted",
    );
  });

  it("is not changed by a client that read an older version", async () => {
    const project = await catalog.newProject();
    const old = { ...owner, "if-match": '"1"' };
    expect((await catalog.patch(`/projects/${project}`, { name: "Outbreak 13" }, old)).status).toBe(200);
    expect((await catalog.patch(`/projects/${project}`, { name: "Outbreak 14" }, old)).status).toBe(412);
  });
});

describe("the projects of a user", () => {
  it("are seen by that user, managers and administrators", async () => {
    const project = await catalog.newProject();
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

  it("are marked as closed for a caller who may see the list but not read them", async () => {
    const project = await catalog.newProject();
    const refs = async (by: Who) =>
      (await catalog.get("/users/olga/projects", by)).lines.find(({ identifier }) => identifier === project)?.refs;
    expect(await refs(manager)).toEqual({ project, identifier: project, closed: "yes" });
    expect([await refs(owner), await refs(admin)]).toEqual(Array(2).fill({ project, identifier: project }));
  });
});
