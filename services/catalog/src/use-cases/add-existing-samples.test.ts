// Adding existing samples to another project.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, manager, sequencer, owner, collaborator, outsider } = as;

const namesIn = (answer: Answer) => answer.lines.map(({ sampleName }) => sampleName);

describe("existing samples", () => {
  const share = (project: string, ids: unknown, by: Who, query = "") =>
    catalog.post(`/projects/${project}/samples${query}`, ids, {
      ...by,
      "content-type": "application/idcollection+json",
    });

  it("are added to another project, with a warning for each that is already there", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.newProject()];
    const [one, two, three] = [
      await catalog.newSample(from, "ISO 1"),
      await catalog.newSample(from, "ISO 2"),
      await catalog.newSample(to, "ISO 2"),
    ];
    const shared = await share(to, [Number(one), two, three], owner);
    expect(shared.status).toBe(201);
    expect(shared.json.entries.map((sample: { identifier: string }) => sample.identifier)).toEqual([one, three]);
    expect(shared.json.entries[0].refs).toEqual({ sample: one, project: to });
    expect(shared.json.warnings).toEqual([
      `Sample ${three} is already in the project.`,
      `The project already has another sample with the name of sample ${two}.`,
    ]);
    expect(namesIn(await catalog.get(`/projects/${to}/samples`, owner))).toEqual(["ISO 1", "ISO 2"]);
    expect((await catalog.get(`/samples/${one}`, owner)).json.refs).toEqual({
      sample: one,
      project: from,
      identifier: one,
    });
    await catalog.remove(`/projects/${from}/samples/${one}`, owner);
    expect((await catalog.get(`/samples/${one}`, owner)).json.refs).toEqual({
      sample: one,
      project: to,
      identifier: one,
    });
  });

  it("are added once for one Idempotency-Key, which no other request may use", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.newProject()];
    const ids = [await catalog.newSample(from, "ISO 1"), await catalog.newSample(from, "ISO 2")];
    const keyed = { ...owner, "idempotency-key": `share ${to}` };
    const first = await share(to, ids, keyed);
    const again = await share(to, ids, keyed);
    expect([first.status, first.json.warnings]).toEqual([201, []]);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await share(to, [await catalog.newSample(from, "ISO 3")], keyed)).status).toBe(409);
    expect(namesIn(await catalog.get(`/projects/${to}/samples`, owner))).toEqual(["ISO 1", "ISO 2"]);
  });

  it("are named by an array of identifiers and nothing else, under a media type in any case", async () => {
    const project = await catalog.newProject();
    const sample = Number(await catalog.newSample(project, "ISO 1"));
    for (const ids of [{}, [[sample]], [null], [1.5], ["x"]])
      expect([ids, (await share(project, ids, owner)).status]).toEqual([ids, 400]);
    const odd = { ...owner, "content-type": "Application/IdCollection+JSON" };
    expect((await catalog.post(`/projects/${project}/samples`, [sample], odd)).status).toBe(201);
  });

  it("can be changed through a project that owns them, and only through one", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.sharedProject()];
    await catalog.post(`/projects/${to}/users`, { userId: "otto", role: "PROJECT_OWNER" }, owner);
    const [lent, given] = [await catalog.newSample(from, "ISO 1"), await catalog.newSample(from, "ISO 2")];
    expect((await share(to, [lent], owner)).status).toBe(201);
    expect((await share(to, [given], owner, "?ownership=true")).status).toBe(201);
    const changed = async (sample: string) =>
      (await catalog.patch(`/samples/${sample}`, { strain: "K12" }, outsider)).status;
    expect([await changed(lent), await changed(given)]).toEqual([403, 200]);
    expect((await catalog.remove(`/samples/${given}`, outsider)).status).toBe(403);
    expect((await share(to, [given], owner, "?ownership=perhaps")).json.ownership).toEqual([expect.any(String)]);
  });

  it("are shared by administrators and by owners of a project that owns them, into a project of their own", async () => {
    const from = await catalog.sharedProject();
    const sample = await catalog.newSample(from, "ISO 1");
    for (const query of ["", "?ownership=true"]) {
      const into = async (project: string, by: Who) => (await share(project, [sample], by, query)).status;
      expect(await into(await catalog.newProject("Colin's own", collaborator), collaborator)).toBe(403);
      expect(await into(await catalog.newProject("Otto's own", outsider), outsider)).toBe(403);
      expect(await into(await catalog.newProject("Mona's own", manager), manager)).toBe(403);
      expect(await into(await catalog.newProject("Otto's own", outsider), owner)).toBe(403);
      expect(await into(await catalog.newProject("Another"), sequencer)).toBe(403);
      expect(await into(await catalog.newProject("Otto's own", outsider), admin)).toBe(201);
      expect(await into(await catalog.newProject("Another"), owner)).toBe(201);
    }
  });

  it("are shared by nobody through a project that only holds them", async () => {
    const [from, lent] = [await catalog.newProject(), await catalog.newProject("Otto's own", outsider)];
    const sample = await catalog.newSample(from, "ISO 1");
    expect((await share(lent, [sample], admin)).status).toBe(201);
    expect((await share(await catalog.newProject("Otto's other", outsider), [sample], outsider)).status).toBe(403);
    expect((await catalog.get(`/samples/${sample}`, outsider)).status).toBe(200);
  });

  it("are all refused, and none is added, where one does not exist or may not be shared", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.newProject("Colin's own", collaborator)];
    const [foreign, own] = [
      await catalog.newSample(from, "ISO 1"),
      await catalog.newSample(to, "ISO 9", {}, collaborator),
    ];
    const second = await catalog.newProject("Colin's other", collaborator);
    expect((await share(second, [own, foreign], collaborator)).status).toBe(403);
    expect((await share(second, [own, "999999"], admin)).status).toBe(404);
    expect((await share(second, { id: own }, admin)).status).toBe(400);
    expect((await catalog.get(`/projects/${second}/samples`, admin)).lines).toEqual([]);
  });

  it("come in by thousands in one request", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.newProject()];
    const names = Array.from({ length: 2_000 }, (_, index) => `ISO ${index}`);
    const ids: string[] = [];
    for (let at = 0; at < names.length; at += 100)
      ids.push(...(await Promise.all(names.slice(at, at + 100).map((name) => catalog.newSample(from, name)))));
    const taken = await catalog.newSample(to, "ISO 1500");
    const added = await share(to, ids, owner);
    expect([added.status, added.json.entries.length, added.json.warnings.length]).toEqual([201, 1_999, 1]);
    expect((await catalog.get(`/projects/${to}/samples`, owner)).lines).toHaveLength(2_000);
    expect((await catalog.get(`/samples/${taken}/projects`, owner)).lines).toHaveLength(1);
    expect((await share(to, Array(10_001).fill(ids[0]), owner)).status).toBe(400);
  }, 60_000);
});

describe("the projects of a sample", () => {
  const share = (project: string, sample: string, by: Who) =>
    catalog.post(`/projects/${project}/samples`, [sample], { ...by, "content-type": "application/idcollection+json" });
  const seenBy = async (sample: string, by: Who) =>
    (await catalog.get(`/samples/${sample}/projects`, by)).lines.map(({ identifier, refs }) => [
      identifier,
      refs.closed,
    ]);

  it("are all told to who may share it, by name where they cannot read them; to others those that they may read", async () => {
    const [from, other] = [await catalog.sharedProject(), await catalog.newProject("Otto's own", outsider)];
    const sample = await catalog.newSample(from, "ISO 1");
    await share(other, sample, admin);
    expect(await seenBy(sample, owner)).toEqual([
      [from, undefined],
      [other, "yes"],
    ]);
    expect(await seenBy(sample, admin)).toEqual([
      [from, undefined],
      [other, undefined],
    ]);
    expect(await seenBy(sample, collaborator)).toEqual([[from, undefined]]);
    expect(await seenBy(sample, outsider)).toEqual([[other, undefined]]);
    expect((await catalog.get(`/samples/${sample}/projects`, manager)).status).toBe(403);
    const { lines } = await catalog.get(`/samples/${sample}/projects`, owner);
    expect(lines.map(({ ownership }) => ownership)).toEqual([true, false]);
    expect(Object.keys(lines[1]).sort()).toEqual(["createdDate", "identifier", "label", "name", "ownership", "refs"]);
  });

  it("are where an owner reaches and withdraws it, though they cannot read the project", async () => {
    const [from, other] = [await catalog.sharedProject(), await catalog.newProject("Otto's own", outsider)];
    const sample = await catalog.newSample(from, "ISO 1");
    await share(other, sample, admin);
    const there = `/projects/${other}/samples/${sample}`;
    expect((await catalog.get(there, owner)).json.refs.project).toBe(from);
    for (const by of [collaborator, manager, sequencer]) expect((await catalog.remove(there, by)).status).toBe(403);
    expect((await catalog.get(there, collaborator)).status).toBe(403);
    const withdrawn = await catalog.remove(there, owner);
    expect([withdrawn.status, withdrawn.json]).toEqual([200, { refs: { sample, project: null } }]);
    expect((await catalog.get(`/samples/${sample}`, outsider)).status).toBe(403);
    expect((await catalog.remove(there, owner)).status).toBe(403);
    expect((await catalog.get(`/samples/${sample}`, owner)).status).toBe(200);
  });

  it("give nothing any more to a member who was removed", async () => {
    const project = await catalog.sharedProject();
    const sample = await catalog.newSample(project, "ISO 1");
    const reads = async () => {
      const paths = [`/samples/${sample}`, `/samples/${sample}/metadata`, `/samples/${sample}/projects`];
      return (await Promise.all(paths.map((path) => catalog.get(path, collaborator)))).map(({ status }) => status);
    };
    expect(await reads()).toEqual([200, 200, 200]);
    await catalog.remove(`/projects/${project}/users/colin`, owner);
    expect(await reads()).toEqual([403, 403, 403]);
  });
});
