// The metadata of a sample over HTTP.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { owner } = as;

describe("the metadata of a sample", () => {
  it("is replaced by POST and merged by PUT", async () => {
    const sample = await catalog.newSample(await catalog.newProject(), "ISO 1");
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

  it("is refused when an entry is incomplete, and when it is too large", async () => {
    const url = `/samples/${await catalog.newSample(await catalog.newProject(), "ISO 1")}/metadata`;
    const bad = await catalog.put(url, { site: { value: "lake" } }, owner);
    expect([bad.status, Object.keys(bad.json)]).toEqual([400, expect.arrayContaining(["message", "site"])]);
    expect((await catalog.post(url, [], owner)).status).toBe(400);
    const big = { value: "x".repeat(300 * 1024), type: "text" };
    expect((await catalog.put(url, { one: big }, owner)).status).toBe(200);
    expect((await catalog.put(url, { two: big }, owner)).status).toBe(413);
  });
});
