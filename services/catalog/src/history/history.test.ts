// The history of projects and samples over HTTP: who did what, when, through which client, and who may see it.
import { temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as, startCatalog, type TestCatalog } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const throughUploader = identityHeaders(internalKeys, {
  service: "gateway",
  user: "5",
  role: "ROLE_USER",
  client: "uploader",
});

async function changedSample() {
  const project = await catalog.sharedProject();
  const sample = await catalog.newSample(project, "ISO-1", { hostSubjectId: "patient 7", organism: "E. coli" });
  await catalog.patch(`/samples/${sample}`, { organism: null, strain: "K-12" }, throughUploader);
  await catalog.put(`/samples/${sample}/metadata`, { outbreak: { type: "text", value: "12" } }, as.owner);
  return { project, sample, path: `/samples/${sample}/history` };
}

describe("the history of a sample", () => {
  test("tells who did what, when, and through which client", async () => {
    const { project, path } = await changedSample();
    const { lines } = await catalog.get(path, as.owner);
    expect(lines).toEqual([
      {
        identifier: "1",
        label: "SampleCreated",
        createdDate: expect.any(Number),
        userId: "5",
        username: "olga",
        client: null,
        service: null,
        cause: expect.any(String),
        events: [
          {
            type: "SampleCreated",
            project,
            set: { sampleName: "ISO-1", sequencerSampleId: "ISO-1", organism: "E. coli" },
            sealed: ["hostSubjectId"],
          },
        ],
        refs: { by: "5", identifier: "1" },
      },
      expect.objectContaining({
        identifier: "2",
        client: "uploader",
        events: [{ type: "SampleChanged", set: { strain: "K-12" }, sealed: [], cleared: ["organism"] }],
      }),
      expect.objectContaining({
        events: [{ type: "SampleMetadataMerged", metadata: { outbreak: { type: "text", value: "12" } } }],
      }),
    ]);
    const second = await catalog.get(`${path}/2`, as.owner);
    expect([second.status, second.json]).toEqual([200, lines[1]]);
  });

  test.each(["0", "4", "x", "-1", "9007199254740993000"])("has no entry %s", async (entry) => {
    const { path } = await changedSample();
    expect((await catalog.get(`${path}/${entry}`, as.owner)).status).toBe(404);
  });

  test("never shows what is sealed, and metadata and names of users not to a sequencer", async () => {
    const { path } = await changedSample();
    expect((await catalog.get(path, as.admin)).body).not.toContain("patient");
    const { lines } = await catalog.get(path, as.sequencer);
    expect(lines.map(({ username }) => username)).toEqual([null, null, null]);
    expect(lines[2].events).toEqual([{ type: "SampleMetadataMerged" }]);
  });

  test("is for whoever may read the sample, and names only projects that they may read", async () => {
    const { project, sample, path } = await changedSample();
    expect((await catalog.get(path, as.outsider)).status).toBe(403);
    const other = await catalog.newProject("Another one");
    const added = await catalog.post(`/projects/${other}/samples`, [sample], {
      ...as.owner,
      "content-type": "application/idcollection+json",
    });
    expect(added.status).toBe(201);
    const last = async (who: typeof as.owner) => (await catalog.get(path, who)).lines.at(-1).events[0];
    expect(await last(as.owner)).toEqual({ type: "SampleAddedToProject", project: other, owner: false });
    expect(await last(as.collaborator)).toEqual({ type: "SampleAddedToProject", owner: false });
    await catalog.remove(`/projects/${project}/users/colin`, as.owner);
    expect((await catalog.get(path, as.collaborator)).status).toBe(403);
  });

  test("stays for administrators when the sample was deleted", async () => {
    const { sample, path } = await changedSample();
    await catalog.remove(`/samples/${sample}`, as.owner);
    expect((await catalog.get(path, as.owner)).status).toBe(404);
    const { status, lines } = await catalog.get(path, as.admin);
    expect([status, lines.at(-1).events]).toEqual([200, [{ type: "SampleDeleted" }]]);
    expect((await catalog.get("/samples/999/history", as.admin)).status).toBe(404);
  });

  test("is whole when it is longer than a page", async () => {
    const sample = await catalog.newSample(await catalog.newProject(), "ISO-2");
    for (let n = 0; n < 120; n++) await catalog.patch(`/samples/${sample}`, { description: `${n}` }, as.owner);
    const { lines } = await catalog.get(`/samples/${sample}/history`, as.owner);
    expect(lines.map(({ identifier }) => identifier)).toEqual(Array.from({ length: 121 }, (_, n) => String(n + 1)));
  });
});

test("the history of a project tells of its settings and members, to its readers only", async () => {
  const project = await catalog.sharedProject();
  await catalog.patch(`/projects/${project}`, { genomeSize: 4_900_000 }, as.owner);
  const { lines } = await catalog.get(`/projects/${project}/history`, as.collaborator);
  expect(lines.map(({ events }) => events[0])).toEqual([
    { type: "ProjectCreated", set: { name: "Outbreak 12" } },
    { type: "ProjectMemberAdded", memberId: "6", role: "PROJECT_USER", metadataRole: "LEVEL_1" },
    { type: "ProjectChanged", set: { genomeSize: 4_900_000 }, cleared: [] },
  ]);
  expect((await catalog.get(`/projects/${project}/history`, as.outsider)).status).toBe(403);
  await catalog.remove(`/projects/${project}`, as.owner);
  expect((await catalog.get(`/projects/${project}/history`, as.owner)).status).toBe(404);
  expect((await catalog.get(`/projects/${project}/history`, as.admin)).lines).toHaveLength(4);
});
