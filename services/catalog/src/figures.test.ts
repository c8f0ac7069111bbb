// How many files samples have, and their coverage: asked of the files service, once for each page.
import { temporaryStores } from "@isotrail/embedded/testing";
import { testPeer } from "@isotrail/http/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog } from "./catalog.testing.ts";
import { fileFigures } from "./figures.ts";

let catalog: TestCatalog;
let project: string;
let samples: string[];
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
  project = (await catalog.post("/projects", { name: "Listeria", genomeSize: 1000 }, as.owner)).json.identifier;
  samples = [await catalog.newSample(project, "ISO 1"), await catalog.newSample(project, "ISO 2")];
});
afterAll(() => catalog.close());
beforeEach(() => {
  catalog.files.answers = true;
  catalog.files.figures = { [String(samples[0])]: { files: 2, bases: 30_500 } };
  catalog.files.asked.length = 0;
});

const { owner } = as;
const share = (to: string, ids: string[]) =>
  catalog.post(`/projects/${to}/samples`, ids, { ...owner, "content-type": "application/idcollection+json" });

describe("a sample", () => {
  it("shows its files and its coverage, wherever it is read", async () => {
    const [sample] = samples;
    for (const url of [`/samples/${sample}`, `/projects/${project}/samples/${sample}`])
      expect((await catalog.get(url, owner)).json).toMatchObject({ sequenceFileCount: 2, coverage: 30.5 });
    const changed = await catalog.patch(`/samples/${sample}`, { strain: "K12" }, owner);
    expect(changed.json).toMatchObject({ sequenceFileCount: 2, coverage: 30.5 });
    const { lines } = await catalog.get(`/projects/${project}/samples`, owner);
    expect(lines.map(({ sequenceFileCount, coverage }) => [sequenceFileCount, coverage])).toEqual([
      [2, 30.5],
      [0, 0],
    ]);
  });

  it("has no coverage in a project that names no genome size", async () => {
    const other = await catalog.newProject();
    const shared = await share(other, [String(samples[0])]);
    expect(shared.json.entries).toMatchObject([{ sequenceFileCount: 2 }]);
    expect(shared.json.entries[0]).not.toHaveProperty("coverage");
  });

  it("has no files when it is created; nobody is asked", async () => {
    const made = await catalog.post(`/projects/${project}/samples`, { sampleName: "ISO 3" }, owner);
    expect(made.json).toMatchObject({ sequenceFileCount: 0, coverage: 0 });
    expect(catalog.files.asked).toEqual([]);
  });
});

describe("the files service", () => {
  it("is asked once for a page of a listing", async () => {
    await catalog.get(`/projects/${project}/samples`, owner);
    expect(catalog.files.asked).toHaveLength(1);
  });

  it("is asked once for samples that are read in one turn of the event loop", async () => {
    const asked: string[][] = [];
    const post = async <T>(_path: string, { samples }: { samples?: string[] }) => {
      asked.push(samples ?? []);
      return { "7": { files: 1, bases: 9 } } as T;
    };
    const figures = fileFigures(testPeer({ post }));
    expect(await Promise.all(["7", "8", "7"].map(figures.ofOne))).toEqual([
      { files: 1, bases: 9 },
      { files: 0, bases: 0 },
      { files: 1, bases: 9 },
    ]);
    await figures.ofOne("7");
    expect(asked).toEqual([["7", "8"], ["7"]]);
  });

  it("fails a read with 503 when it does not answer", async () => {
    catalog.files.answers = false;
    expect((await catalog.get(`/samples/${samples[0]}`, owner)).status).toBe(503);
    expect((await catalog.get(`/projects/${project}/samples`, owner)).status).toBe(503);
    expect((await catalog.get("/samples/999999", owner)).status).toBe(404);
  });

  it("does not fail a change that is stored: the answer has no figures", async () => {
    catalog.files.answers = false;
    const changed = await catalog.patch(`/samples/${samples[0]}`, { strain: "K13" }, owner);
    expect([changed.status, changed.json.strain]).toEqual([200, "K13"]);
    expect(changed.json).not.toHaveProperty("sequenceFileCount");
    const shared = await share(await catalog.newProject(), samples);
    expect([shared.status, shared.json.entries.length]).toEqual([201, 2]);
    expect(shared.json.entries[0]).not.toHaveProperty("sequenceFileCount");
  });
});
