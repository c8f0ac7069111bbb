// Reading right after a write whose view could not be written: every look-up answers what the log says.
import { temporaryStores } from "@isotrail/embedded/testing";
import type { Stores } from "@isotrail/eventsourcing";
import { expect, it } from "vitest";
import { type Answer, as, startCatalog, type TestCatalog } from "./catalog.testing.ts";

const { owner, collaborator } = as;

/** The identifiers that a listing has. */
const ids = ({ lines }: Answer) => lines.map(({ identifier }) => identifier);

/** Runs the test on a catalog whose views refuse the next write, and every repair of it, after `fail()`. */
async function withFailingViews(test: (catalog: TestCatalog, fail: () => void) => Promise<void>) {
  const temporary = await temporaryStores("catalog");
  const { views } = temporary.stores;
  let failing = false;
  const putIfNewer: Stores["views"]["putIfNewer"] = async (...given) => {
    if (failing) throw new Error("the disk does not answer");
    return views.putIfNewer(...given);
  };
  const catalog = await startCatalog({
    stores: { ...temporary.stores, views: { ...views, putIfNewer } },
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  });
  try {
    await test(catalog, () => {
      failing = true;
    });
  } finally {
    await catalog.close();
  }
}

it("a new project is read and listed", () =>
  withFailingViews(async (catalog, fail) => {
    fail();
    const project = await catalog.newProject();
    expect((await catalog.get(`/projects/${project}`, owner)).status).toBe(200);
    expect(ids(await catalog.get("/projects", owner))).toEqual([project]);
    expect(ids(await catalog.get("/projects", as.admin))).toEqual([project]);
    expect(ids(await catalog.get("/users/olga/projects", owner))).toEqual([project]);
  }));

it("a deleted project is neither read nor listed", () =>
  withFailingViews(async (catalog, fail) => {
    const project = await catalog.newProject();
    fail();
    await catalog.remove(`/projects/${project}`, owner);
    expect((await catalog.get(`/projects/${project}`, owner)).status).toBe(404);
    expect(ids(await catalog.get("/projects", owner))).toEqual([]);
    expect(ids(await catalog.get("/projects", as.admin))).toEqual([]);
  }));

it("a new member has the project in their list", () =>
  withFailingViews(async (catalog, fail) => {
    const project = await catalog.newProject();
    fail();
    await catalog.post(`/projects/${project}/users`, { userId: "colin" }, owner);
    expect(ids(await catalog.get(`/projects/${project}/users`, owner))).toEqual(["5", "6"]);
    expect(ids(await catalog.get("/projects", collaborator))).toEqual([project]);
  }));

it("a new sample is read, listed, and found by its name", () =>
  withFailingViews(async (catalog, fail) => {
    const project = await catalog.newProject();
    const before = await catalog.newSample(project, "ISO 1");
    fail();
    const sample = await catalog.newSample(project, "ISO 2");
    expect((await catalog.get(`/samples/${sample}`, owner)).status).toBe(200);
    expect(ids(await catalog.get(`/projects/${project}/samples`, owner))).toEqual([before, sample]);
    const byName = `/projects/${project}/samples/bySampleName?sampleName=ISO%202`;
    expect((await catalog.get(byName, owner)).json.refs).toMatchObject({ sample });
    const access = { kind: "samples", ids: [sample] };
    expect((await catalog.post("/internal/access", access, owner)).json).toMatchObject([{ id: sample, write: true }]);
  }));

it("a renamed sample is found by its new name only", () =>
  withFailingViews(async (catalog, fail) => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO 1");
    fail();
    await catalog.patch(`/samples/${sample}`, { sampleName: "ISO 2" }, owner);
    const byName = (name: string) =>
      catalog.get(`/projects/${project}/samples/bySampleName?sampleName=${encodeURIComponent(name)}`, owner);
    expect((await byName("ISO 1")).status).toBe(404);
    expect((await byName("ISO 2")).json.refs).toMatchObject({ sample });
  }));

it("a sample that was removed from its project is no longer listed", () =>
  withFailingViews(async (catalog, fail) => {
    const project = await catalog.newProject();
    const sample = await catalog.newSample(project, "ISO 1");
    fail();
    await catalog.remove(`/projects/${project}/samples/${sample}`, owner);
    expect(ids(await catalog.get(`/projects/${project}/samples`, owner))).toEqual([]);
    expect((await catalog.get(`/projects/${project}/samples/bySampleName?sampleName=ISO%201`, owner)).status).toBe(404);
  }));
