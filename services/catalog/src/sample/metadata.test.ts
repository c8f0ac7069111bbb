// The metadata of a sample over HTTP.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, manager, sequencer, owner, collaborator } = as;
const text = (value: string) => ({ value, type: "text" });

describe("the metadata of a sample", () => {
  it("is replaced by POST and merged by PUT", async () => {
    const sample = await catalog.newSample(await catalog.newProject(), "ISO 1");
    const url = `/samples/${sample}/metadata`;
    expect((await catalog.get(url, owner)).json).toMatchObject({ identifier: sample, metadata: {}, refs: { sample } });
    const replaced = await catalog.post(url, { site: text("lake"), depth: text("3") }, owner);
    expect([replaced.status, replaced.json.metadata]).toEqual([200, { site: text("lake"), depth: text("3") }]);
    const merged = await catalog.put(url, { depth: text("4"), "odd name é?": text("") }, owner);
    expect(merged.json.metadata).toEqual({ site: text("lake"), depth: text("4"), "odd name é?": text("") });
    expect((await catalog.get(url, owner)).body).toBe(merged.body);
    expect((await catalog.post(url, {}, owner)).json.metadata).toEqual({});
  });

  it("is refused when an entry is incomplete, and when it is too large", async () => {
    const url = `/samples/${await catalog.newSample(await catalog.newProject(), "ISO 1")}/metadata`;
    const bad = await catalog.put(url, { site: { value: "lake" } }, owner);
    expect([bad.status, Object.keys(bad.json)]).toEqual([400, expect.arrayContaining(["message", "site"])]);
    expect((await catalog.post(url, [], owner)).status).toBe(400);
    const big = { value: "x".repeat(300 * 1024), type: "text" };
    expect((await catalog.put(url, { one: big }, owner)).status).toBe(200);
    expect((await catalog.put(url, { two: big }, owner)).status).toBe(413);
  });

  it("is hidden from a sequencer, who may write it", async () => {
    const url = `/samples/${await catalog.newSample(await catalog.sharedProject(), "ISO 1")}/metadata`;
    const written = await catalog.put(url, { site: text("lake") }, sequencer);
    expect([written.status, written.json.metadata]).toEqual([200, {}]);
    expect((await catalog.post(url, { site: text("river") }, sequencer)).json.metadata).toEqual({});
    const seen = await Promise.all([owner, collaborator, admin, sequencer].map((by) => catalog.get(url, by)));
    expect(seen.map(({ json }) => json.metadata.site?.value)).toEqual(["river", "river", "river", undefined]);
    for (const by of [collaborator, manager]) expect((await catalog.put(url, {}, by)).status).toBe(403);
    expect((await catalog.get(url, manager)).status).toBe(403);
  });
});

describe("the metadata of a project's samples", () => {
  it("is listed in the order of the samples, for its members and administrators", async () => {
    const project = await catalog.sharedProject();
    const [one, two] = [await catalog.newSample(project, "metadata"), await catalog.newSample(project, "ISO 2")];
    await catalog.put(`/samples/${two}/metadata`, { site: text("lake") }, owner);
    const url = `/projects/${project}/samples/metadata`;
    const listed = async (by: Who) =>
      (await catalog.get(url, by)).lines.map(({ identifier, metadata, refs }) => [identifier, metadata, refs.sample]);
    const whole = [
      [one, {}, one],
      [two, { site: text("lake") }, two],
    ];
    expect(await Promise.all([owner, collaborator, admin].map(listed))).toEqual([whole, whole, whole]);
    expect(await listed(sequencer)).toEqual([
      [one, {}, one],
      [two, {}, two],
    ]);
    expect((await catalog.get(url, manager)).status).toBe(403);
    expect((await catalog.get("/projects/999999/samples/metadata", owner)).status).toBe(404);
    expect(
      (await catalog.get(`/projects/${project}/samples/bySampleName?sampleName=metadata`, owner)).json,
    ).toMatchObject({ identifier: one });
  });
});
