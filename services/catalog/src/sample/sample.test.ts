// Samples over HTTP: created, read, found by name, changed, deleted.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, owner } = as;

const namesIn = (answer: Answer) => answer.lines.map(({ sampleName }) => sampleName);

describe("a sample", () => {
  it("reads as it was answered when it was created", async () => {
    const project = await catalog.newProject();
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
      sequenceFileCount: 0,
      refs: { sample: made.json.identifier, project, identifier: made.json.identifier },
    });
    expect(made.json).not.toHaveProperty("coverage");
    const sample = made.json.identifier;
    for (const url of [`/samples/${sample}`, `/projects/${project}/samples/${sample}`]) {
      const read = await catalog.get(url, owner);
      expect([read.status, read.body]).toEqual([200, made.body]);
    }
    expect((await catalog.get(`/projects/${project}/samples`, owner)).lines).toEqual([made.json]);
    expect(JSON.stringify(await catalog.stateOfSample(sample))).not.toContain("patient-77");
  });

  it("has a name that no other sample of its project has, compared exactly", async () => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO 1");
    const again = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 1" }, owner);
    expect([again.status, again.json.message]).toEqual([409, expect.stringContaining("already exists")]);
    const other = await catalog.newSample(project, "iso 1");
    expect((await catalog.patch(`/samples/${other}`, { sampleName: "ISO 1" }, owner)).status).toBe(409);
    expect(await catalog.newSample(await catalog.newProject(), "ISO 1")).toMatch(/^\d+$/);
    expect((await catalog.patch(`/samples/${sample}`, { sampleName: "ISO 2" }, owner)).status).toBe(200);
    expect((await catalog.patch(`/samples/${other}`, { sampleName: "ISO 1" }, owner)).status).toBe(200);
  });

  it.each(["ISO 1", "  x  ", "Ø%20#1", "a\tb@!", "日本語", "100%~_-"])("is found by its name %j", async (name) => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, name);
    const by = `/projects/${project}/samples/bySampleName?sampleName=`;
    const found = await catalog.get(by + encodeURIComponent(name), owner);
    expect([found.status, found.json]).toEqual([
      200,
      { identifier: sample, refs: { sample, project, identifier: sample } },
    ]);
    expect((await catalog.get(`${by}${encodeURIComponent(`${name}x`)}`, owner)).status).toBe(404);
  });

  it("is changed field by field, and answered whole", async () => {
    const sample = await catalog.newSample(await catalog.newProject(), "ISO 1", {
      strain: "K12",
      hostSubjectId: "patient-77",
    });
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

  it("is refused with a text at each bad field", async () => {
    const bad = { sampleName: "?", strain: "K", latitude: "north", hostAge: -1 };
    const refused = await catalog.post(`/projects/${await catalog.newProject()}/samples`, bad, owner);
    expect(refused.status).toBe(400);
    for (const name of Object.keys(bad))
      expect([name, refused.json[name]]).toEqual([name, expect.arrayContaining([expect.any(String)])]);
  });

  it("shows its host subject as erased once the key is destroyed", async () => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO 1", { hostSubjectId: "patient-77" });
    const other = await catalog.newSample(project, "ISO 2", { hostSubjectId: "patient-78" });
    await catalog.stores.personalDataKeys.destroy(`sample-${sample}`);
    expect((await catalog.get(`/samples/${sample}`, owner)).json.hostSubjectId).toBe("erased");
    const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
    expect(lines.map(({ identifier, hostSubjectId }) => [identifier, hostSubjectId])).toEqual([
      [sample, "erased"],
      [other, "patient-78"],
    ]);
  });

  it("is deleted when it is removed from its last project", async () => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO 1");
    const removed = await catalog.remove(`/projects/${project}/samples/${sample}`, owner);
    expect([removed.status, removed.json]).toEqual([200, { refs: { sample, project } }]);
    expect((await catalog.get(`/samples/${sample}`, admin)).status).toBe(404);
    expect((await catalog.remove(`/projects/${project}/samples/${sample}`, owner)).status).toBe(404);
    expect((await catalog.get(`/projects/${project}/samples`, owner)).lines).toEqual([]);
    expect(await catalog.newSample(project, "ISO 1")).not.toBe(sample);
  });

  it("is deleted from all its projects", async () => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO 1");
    expect((await catalog.remove(`/samples/${sample}`, owner)).json).toEqual({ refs: { sample, project } });
    expect((await catalog.get(`/samples/${sample}`, owner)).status).toBe(404);
    expect((await catalog.remove(`/samples/${sample}`, owner)).status).toBe(404);
  });

  it("is not found in another project, or under another identifier", async () => {
    const sample = await catalog.newSample(await catalog.newProject(), "ISO 1");
    const other = await catalog.newProject();
    expect((await catalog.get(`/projects/${other}/samples/${sample}`, owner)).status).toBe(404);
    expect((await catalog.remove(`/projects/${other}/samples/${sample}`, owner)).status).toBe(404);
    for (const id of ["0", "01", "999999", "x", "-1"])
      expect((await catalog.get(`/samples/${id}`, owner)).status).toBe(404);
  });

  it("is created once for one Idempotency-Key", async () => {
    const project = await catalog.newProject();
    const once = { ...owner, "idempotency-key": "one-and-the-same" };
    const first = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 1", hostSubjectId: "p" }, once);
    const again = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 1", hostSubjectId: "p" }, once);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 2" }, once)).status).toBe(409);
    expect(namesIn(await catalog.get(`/projects/${project}/samples`, owner))).toEqual(["ISO 1"]);
  });

  it("is listed as soon as it is created, in order, with many clients writing at once", async () => {
    const project = await catalog.newProject();
    const names = Array.from({ length: 60 }, (_, index) => `ISO ${index}`);
    await Promise.all(
      names.map(async (name) => {
        const sample = await catalog.newSample(project, name);
        const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
        expect(lines.map(({ identifier }) => identifier)).toContain(sample);
      }),
    );
    const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
    const ids = lines.map(({ identifier }) => Number(identifier));
    expect([ids.length, ids]).toEqual([60, ids.toSorted((a, b) => a - b)]);
  });
});
