// Who may do what, over HTTP, and what other services are told of it.
import { temporaryStores } from "@isotrail/embedded/testing";
import { identityHeaders, internalKeys } from "@isotrail/http/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, sequencer, owner, collaborator, outsider } = as;

const ids = "application/idcollection+json";

describe("who may do what", () => {
  const people: [string, Who][] = Object.entries(as);
  const ALL = people.map(([name]) => name);
  const readers = ["admin", "sequencer", "owner", "collaborator"];
  const owners = ["admin", "owner"];
  const adders = ["admin", "sequencer", "owner"];
  let project = "";
  let sample = "";
  beforeAll(async () => {
    project = await catalog.sharedProject();
    sample = await catalog.newSample(project, "ISO 1");
  });

  type Call = (by: Who, name: string) => Promise<Answer>;
  const matrix: [operation: string, call: Call, allowed: string[]][] = [
    ["list projects", (by) => catalog.get("/projects", by), ALL],
    [
      "create a project",
      (by) => catalog.post("/projects", { name: "Outbreak" }, by),
      ALL.filter((name) => name !== "sequencer"),
    ],
    ["read the project", (by) => catalog.get(`/projects/${project}`, by), readers],
    ["change the project", (by) => catalog.patch(`/projects/${project}`, { organism: "E. coli" }, by), owners],
    ["list members", (by) => catalog.get(`/projects/${project}/users`, by), readers],
    ["list groups", (by) => catalog.get(`/projects/${project}/groups`, by), ["admin", "owner", "collaborator"]],
    [
      "change a member",
      (by) => catalog.patch(`/projects/${project}/users/colin`, { metadataRole: "LEVEL_1" }, by),
      owners,
    ],
    ["list its automated analyses", (by) => catalog.get(`/projects/${project}/automatedAnalyses`, by), readers],
    [
      "add and remove an automated analysis",
      async (by, name) => {
        const all = `/projects/${project}/automatedAnalyses`;
        const asked = { analysisType: "typing", inputParameters: { scheme: name } };
        const { json } = await catalog.post(all, asked, as.admin);
        const removed = await catalog.remove(`${all}/${json.identifier}`, by);
        const added = await catalog.post(all, { ...asked, inputParameters: { by: name } }, by);
        expect(removed.status === 200).toBe(added.status === 201);
        return added;
      },
      owners,
    ],
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
    ["read the project's hash", (by) => catalog.get(`/projects/${project}/hash`, by), readers],
    ["list the metadata of its samples", (by) => catalog.get(`/projects/${project}/samples/metadata`, by), readers],
    [
      "write its line list",
      (by) => catalog.get(`/projects/${project}/samples`, { ...by, accept: "text/csv" }),
      readers,
    ],
    [
      "bring a line list in",
      (by) =>
        catalog.post(`/projects/${project}/samples`, "sampleName\nISO 1\n", { ...by, "content-type": "text/csv" }),
      adders,
    ],
    ["list the projects of the sample", (by) => catalog.get(`/samples/${sample}/projects`, by), readers],
    [
      "share the sample",
      async (by, name) => {
        const sharing = await catalog.newSample(project, `shared by ${name}`);
        const own = await catalog.newProject("Another", as.admin);
        await catalog.post(`/projects/${own}/users`, { userId: "olga", role: "PROJECT_OWNER" }, as.admin);
        return catalog.post(`/projects/${own}/samples`, [sharing], { ...by, "content-type": ids });
      },
      owners,
    ],
    [
      "move a sample",
      async (by, name) => {
        const from = await catalog.sharedProject();
        const moving = await catalog.newSample(from, `moved by ${name}`);
        const url = `/projects/${project}/samples?from=${from}`;
        return catalog.post(url, [moving], { ...by, "content-type": ids });
      },
      owners,
    ],
    [
      "merge a sample",
      async (by, name) => {
        const merged = await catalog.newSample(project, `merged by ${name}`);
        return catalog.post(`/samples/${sample}/merge`, { samples: [merged] }, by);
      },
      owners,
    ],
    [
      "withdraw a sample",
      async (by, name) => {
        const own = await catalog.newSample(project, `withdrawn by ${name}`);
        return catalog.remove(`/projects/${project}/samples/${own}`, by);
      },
      owners,
    ],
    [
      "delete a sample",
      async (by, name) => catalog.remove(`/samples/${await catalog.newSample(project, `deleted by ${name}`)}`, by),
      owners,
    ],
    ["delete a project", async (by) => catalog.remove(`/projects/${await catalog.sharedProject()}`, by), owners],
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

  it("is told to other services, for the user who calls", async () => {
    const other = await catalog.newProject("Colin's own", collaborator);
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
    expect((await sampleAs(owner)).projects).toEqual([project, other]); // also one that this owner may not read
    expect(await ask("samples", ["999999"], admin)).toEqual([none]);
    // a service that asks for itself learns where they are, and may do nothing
    const files = identityHeaders(internalKeys, { service: "files" });
    const told = { projects: [project, other], name: "ISO 1" };
    const where = { id: sample, exists: true, read: false, write: false, ...told };
    expect(await ask("samples", [sample, "999999"], files)).toEqual([where, none]);
    // the genome size of the lowest-numbered project that names one
    await catalog.patch(`/projects/${other}`, { genomeSize: 5_000_000 }, collaborator);
    expect(await ask("samples", [sample], files)).toEqual([{ ...where, genomeSize: 5_000_000 }]);
    await catalog.patch(`/projects/${project}`, { genomeSize: 3_000_000 }, owner);
    expect(await ask("samples", [sample], files)).toEqual([{ ...where, genomeSize: 3_000_000 }]);
    expect(await sampleAs(owner)).not.toHaveProperty("name");
    expect((await catalog.post("/internal/access", { kind: "projects", ids: [project] }, files)).status).toBe(403);
    expect((await catalog.post("/internal/access", { kind: "files", ids: [] }, admin)).status).toBe(400);
  });
});
