// Merging samples: what remains, what it takes over, who may, and what becomes of the others.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, filesService, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, manager, technician, sequencer, owner, collaborator, outsider } = as;
const text = (value: string) => ({ value, type: "text" });

const merge = (into: string, samples: unknown, by: Who, more: Who = {}) =>
  catalog.post(`/samples/${into}/merge`, { samples }, { ...by, ...more });
const share = (project: string, samples: string[], by: Who, query = "") =>
  catalog.post(`/projects/${project}/samples${query}`, samples, {
    ...by,
    "content-type": "application/idcollection+json",
  });

describe("samples that are merged into one", () => {
  it("leave it what it lacks, and are gone", async () => {
    const [project, other] = [await catalog.newProject(), await catalog.newProject()];
    const remaining = await catalog.newSample(project, "ISO 1", { strain: "K12" });
    const second = await catalog.newSample(project, "ISO 2", { strain: "K13", serovar: "Agona", hostSubjectId: "p-2" });
    const third = await catalog.newSample(other, "ISO 3", { serovar: "Dublin", organism: "Salmonella" });
    await catalog.put(`/samples/${remaining}/metadata`, { site: text("lake") }, owner);
    await catalog.put(`/samples/${second}/metadata`, { site: text("river"), depth: text("3") }, owner);

    const merged = await merge(remaining, [second, Number(third)], owner);
    expect(merged.status).toBe(200);
    expect(merged.json).toMatchObject({
      identifier: remaining,
      sampleName: "ISO 1",
      sequencerSampleId: "ISO 1",
      strain: "K12",
      serovar: "Agona",
      organism: "Salmonella",
      hostSubjectId: "p-2",
    });
    const { metadata } = (await catalog.get(`/samples/${remaining}/metadata`, owner)).json;
    expect(metadata).toEqual({ site: text("lake"), depth: text("3") });
    expect((await catalog.stateOfSample(remaining)).fields.hostSubjectId).toMatch(`sample-${remaining}.`);
    for (const gone of [second, third]) {
      const answer = await catalog.get(`/samples/${gone}`, owner);
      expect([answer.status, answer.json.message]).toEqual([404, `This sample was merged into sample ${remaining}.`]);
      expect((await catalog.get(`/samples/${gone}`, outsider)).json.message).toBe("There is no such sample.");
    }
    const names = (await catalog.get(`/projects/${project}/samples`, owner)).lines.map(({ sampleName }) => sampleName);
    expect(names).toEqual(["ISO 1"]);
    expect((await catalog.get(`/projects/${other}/samples`, owner)).lines).toEqual([]);
    expect(await catalog.newSample(project, "ISO 2")).toMatch(/^\d+$/);
  });

  it("are merged once, however often it is asked for", async () => {
    const project = await catalog.newProject();
    const [one, two] = [await catalog.newSample(project, "ISO 1"), await catalog.newSample(project, "ISO 2")];
    const first = await merge(one, [two], owner);
    const again = await merge(one, [two], owner);
    expect([again.status, again.body, again.headers.etag]).toEqual([200, first.body, first.headers.etag]);
  });

  it("may be part of a chain", async () => {
    const project = await catalog.newProject();
    const [one, two, three] = [
      await catalog.newSample(project, "ISO 1"),
      await catalog.newSample(project, "ISO 2"),
      await catalog.newSample(project, "ISO 3", { strain: "K12" }),
    ];
    await merge(two, [three], owner);
    expect((await merge(one, [two], owner)).json.strain).toBe("K12");
    expect((await catalog.get(`/samples/${three}`, owner)).json.message).toContain(`sample ${one}.`);
  });

  it("are refused, and left as they were, when the request is not valid or not current", async () => {
    const project = await catalog.newProject();
    const [one, two] = [await catalog.newSample(project, "ISO 1"), await catalog.newSample(project, "ISO 2")];
    for (const samples of [undefined, [], "2", [one], [two, one], [null], Array(101).fill(two)])
      expect([samples, (await merge(one, samples, owner)).status]).toEqual([samples, 400]);
    expect((await merge(one, [two, "999999"], owner)).status).toBe(404);
    expect((await merge("999999", [two], owner)).status).toBe(404);
    expect((await merge(one, [two], owner, { "if-match": '"9"' })).status).toBe(412);
    const big = { value: "x".repeat(300 * 1024), type: "text" };
    await catalog.put(`/samples/${one}/metadata`, { one: big }, owner);
    await catalog.put(`/samples/${two}/metadata`, { two: big }, owner);
    expect((await merge(one, [two], owner)).status).toBe(413);
    expect((await catalog.get(`/samples/${two}`, owner)).status).toBe(200);
  });

  it("are merged by administrators, and by who may share the one that remains and delete the others", async () => {
    const [project, foreign] = [await catalog.sharedProject(), await catalog.newProject("Otto's own", outsider)];
    const remaining = await catalog.newSample(project, "ISO 1");
    const second = await catalog.newSample(project, "ISO 2");
    const lent = await catalog.newSample(foreign, "ISO 3", {}, outsider);
    await share(project, [lent], admin);
    for (const by of [manager, technician, sequencer, collaborator, outsider])
      expect((await merge(remaining, [second], by)).status).toBe(403);
    expect((await merge(remaining, [lent], owner)).status).toBe(403);
    expect((await merge(lent, [second], owner)).status).toBe(403);
    expect((await merge(lent, [second], outsider)).status).toBe(403);
    expect((await merge(remaining, [second], owner)).status).toBe(200);
    expect((await merge(remaining, [lent], admin)).status).toBe(200);
  });

  it("leave one when all are merged into each other at the same time", async () => {
    const project = await catalog.newProject();
    for (let times = 0; times < 5; times++) {
      const ids = await Promise.all(
        ["ISO", "ECO", "SAL"].map((name) => catalog.newSample(project, `${name} ${times}`)),
      );
      const pairs = ids.map((id, at) => [id, ids[(at + 1) % ids.length] ?? ""] as const);
      const answers = await Promise.all(pairs.map(([into, from]) => merge(into, [from], owner)));
      for (const { status } of answers) expect([200, 404, 409]).toContain(status);
      const left = await Promise.all(ids.map(async (id) => (await catalog.get(`/samples/${id}`, owner)).status));
      expect(left.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    }
  });

  it("take over all when others are merged into the same one at the same time", async () => {
    const project = await catalog.newProject();
    const remaining = await catalog.newSample(project, "ISO 1");
    const given = Object.fromEntries(
      ["strain", "serovar", "organism", "isolate", "genotype", "pathotype", "serotype", "subgroup", "subtype"].map(
        (name) => [name, `${name} 1`],
      ),
    );
    const others = await Promise.all(
      Object.entries(given).map(([name, value]) => catalog.newSample(project, `ISO ${name}`, { [name]: value })),
    );
    const answers = await Promise.all(others.map((other) => merge(remaining, [other], owner)));
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect((await catalog.get(`/samples/${remaining}`, owner)).json).toMatchObject(given);
  });

  it("tell other services which sample remains", async () => {
    const project = await catalog.newProject();
    const [one, two] = [await catalog.newSample(project, "ISO 1"), await catalog.newSample(project, "ISO 2")];
    await merge(one, [two], owner);
    const question = { kind: "samples", ids: [one, two] };
    const told = (await catalog.post("/internal/access", question, filesService)).json;
    expect(told.map(({ exists, remaining }: { exists: boolean; remaining?: string }) => [exists, remaining])).toEqual([
      [true, undefined],
      [false, one],
    ]);
    const asked = (await catalog.post("/internal/access", question, owner)).json;
    expect(asked[1]).not.toHaveProperty("remaining");
  });
});

describe("samples that are moved", () => {
  const projectsOf = async (sample: string) =>
    (await catalog.get(`/samples/${sample}/projects`, admin)).lines.map(({ identifier, ownership }) => [
      identifier,
      ownership,
    ]);

  it("leave one project for another in one act, which owns them then", async () => {
    const [from, to, lent] = [await catalog.newProject(), await catalog.newProject(), await catalog.newProject()];
    const [one, two] = [await catalog.newSample(from, "ISO 1"), await catalog.newSample(from, "ISO 2")];
    await share(lent, [one], owner);
    await share(to, [two], owner);
    const moved = await share(to, [one, two], owner, `?from=${from}`);
    expect([moved.status, moved.json.entries.length]).toEqual([201, 2]);
    expect([await projectsOf(one), await projectsOf(two)]).toEqual([
      [
        [to, true],
        [lent, false],
      ],
      [[to, true]],
    ]);
    expect((await catalog.get(`/projects/${from}/samples`, owner)).lines).toEqual([]);
    const version = (await catalog.get(`/samples/${one}`, owner)).headers.etag;
    expect((await share(to, [one, two], owner, `?from=${from}`)).status).toBe(201);
    expect((await catalog.get(`/samples/${one}`, owner)).headers.etag).toBe(version);
  });

  it("stay where they are when the name is taken, or the request is refused", async () => {
    const [from, to] = [await catalog.sharedProject(), await catalog.newProject()];
    const sample = await catalog.newSample(from, "ISO 1");
    await catalog.newSample(to, "ISO 1");
    const taken = await share(to, [sample], owner, `?from=${from}`);
    expect([taken.status, taken.json.entries, taken.json.warnings.length]).toEqual([201, [], 1]);
    const own = await catalog.newProject("Colin's own", collaborator);
    for (const by of [collaborator, outsider, manager, sequencer])
      expect((await share(own, [sample], by, `?from=${from}`)).status).toBe(403);
    const third = await catalog.newProject();
    expect((await share(third, [sample], owner, `?from=${to}`)).status).toBe(404);
    for (const source of [from, "x", ""])
      expect((await share(from, [sample], owner, `?from=${source}`)).status).toBe(400);
    expect(await projectsOf(sample)).toEqual([[from, true]]);
  });
});
