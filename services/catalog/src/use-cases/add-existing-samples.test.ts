// Adding existing samples to another project.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, owner, collaborator } = as;

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

  it("can be changed through a project that owns them; only who may change them may give ownership away", async () => {
    const [from, to] = [await catalog.sharedProject(), await catalog.newProject("Colin's own", collaborator)];
    const sample = await catalog.newSample(from, "ISO 1");
    expect((await share(to, [sample], collaborator, "?ownership=true")).status).toBe(403);
    expect((await share(to, [sample], collaborator)).status).toBe(201);
    expect((await catalog.patch(`/samples/${sample}`, { strain: "K12" }, collaborator)).status).toBe(403);
    expect((await catalog.remove(`/samples/${sample}`, collaborator)).status).toBe(403);
    await catalog.post(`/projects/${to}/users`, { userId: "olga", role: "PROJECT_OWNER" }, collaborator);
    const second = await catalog.newSample(from, "ISO 2");
    expect((await share(to, [second], owner, "?ownership=true")).status).toBe(201);
    expect((await catalog.patch(`/samples/${second}`, { strain: "K12" }, collaborator)).status).toBe(200);
    expect((await catalog.remove(`/samples/${second}`, collaborator)).status).toBe(403);
  });

  it("are added all or none, and only by a user who may read them", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.newProject("Colin's own", collaborator)];
    const sample = await catalog.newSample(from, "ISO 1");
    expect((await share(to, [sample], collaborator)).status).toBe(403);
    const own = await catalog.newSample(to, "ISO 9", {}, collaborator);
    expect((await share(from, [own, "999999"], admin)).status).toBe(404);
    expect((await share(from, { id: own }, admin)).status).toBe(400);
    expect(namesIn(await catalog.get(`/projects/${from}/samples`, admin))).toEqual(["ISO 1"]);
  });
});
