// Line lists: out as CSV and in again, what becomes of each row, and who may.
import { Readable } from "node:stream";
import { temporaryStores } from "@isotrail/embedded/testing";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, manager, technician, sequencer, owner, collaborator, outsider } = as;
const CSV = "text/csv";

const read = (project: string, by: Who = owner) => catalog.get(`/projects/${project}/samples`, { ...by, accept: CSV });
const send = (project: string, body: string | Buffer | Readable, by: Who = owner, query = "", more: Who = {}) =>
  catalog.post(`/projects/${project}/samples${query}`, body, {
    ...by,
    "content-type": "text/csv; charset=utf-8",
    ...more,
  });
const outcomes = ({ json }: { json: { entries: { row: number; outcome: string; messages: string[] }[] } }) =>
  json.entries.map(({ row, outcome }) => [row, outcome]);

/** A project with odd samples. */
async function oddProject() {
  const project = await catalog.sharedProject();
  const first = await catalog.newSample(project, "ISO 1", {
    description: '=HYPERLINK("http://evil")\r\n"quoted", and more',
    latitude: "-12.5",
    collectionDate: 1_420_070_400_123,
    hostAge: 0,
    hostSubjectId: "patient-77",
    hostSex: "FEMALE",
  });
  await catalog.newSample(project, "日本語", { collectionDate: "2026-02-28" });
  const text = (value: string) => ({ value, type: "text" });
  await catalog.put(
    `/samples/${first}/metadata`,
    { strain: text("@home"), "=site": text("lake"), depth: { value: "3", type: "number" } },
    owner,
  );
  return { project, first };
}

describe("a line list", () => {
  it("answers HEAD with its headers and reads no sample for it", async () => {
    const { project } = await oddProject();
    const reading = vi.spyOn(catalog.stores.views, "find");
    const headFor = (by: Who) => catalog.head(`/projects/${project}/samples`, { ...by, accept: CSV });
    const head = await headFor(owner);
    expect(reading).not.toHaveBeenCalled();
    const get = await read(project);
    expect(reading).toHaveBeenCalled();
    reading.mockRestore();
    expect([head.status, head.body, get.status]).toEqual([200, "", 200]);
    for (const name of ["content-type", "content-disposition"]) expect(head.headers[name]).toBe(get.headers[name]);
    expect((await headFor(outsider)).status).toBe(403);
  });

  it("has a line for each sample: fields, then entries of metadata", async () => {
    const { project, first } = await oddProject();
    const answer = await read(project);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8; header=present"]);
    expect(answer.headers["content-disposition"]).toBe(`attachment; filename="project-${project}.csv"`);
    const [one, two] = parse(answer.body, { columns: true }) as Record<string, string>[];
    expect(one).toMatchObject({
      identifier: first,
      sampleName: "ISO 1",
      description: `'=HYPERLINK("http://evil")\r\n"quoted", and more`,
      latitude: "-12.5",
      collectionDate: "1420070400123",
      hostAge: "0",
      hostSubjectId: "patient-77",
      strain: "",
      "metadata:strain": "'@home",
      "'=site": "lake",
      depth: "3",
    });
    expect(two).toMatchObject({ sampleName: "日本語", collectionDate: "2026-02-28", depth: "" });
    expect((await catalog.get(`/projects/${project}/samples`, owner)).lines).toHaveLength(2);
  });

  it("comes in as it went out, and changes nothing", async () => {
    const { project } = await oddProject();
    const samples = async () => (await catalog.get(`/projects/${project}/samples`, owner)).body;
    const [before, list] = [await samples(), await read(project)];
    expect(outcomes(await send(project, list.body))).toEqual([
      [2, "unchanged"],
      [3, "unchanged"],
    ]);
    expect([await samples(), (await read(project)).body]).toEqual([before, list.body]);

    const copy = await catalog.newProject();
    expect(outcomes(await send(copy, list.body))).toEqual([
      [2, "created"],
      [3, "created"],
    ]);
    const withoutIds = (text: string) => text.replace(/^\d+,/gm, "");
    expect(withoutIds((await read(copy)).body)).toBe(withoutIds(list.body));
  });

  it("has only the samples that are asked for", async () => {
    const { project } = await oddProject();
    const url = `/projects/${project}/samples?sampleName=ISO+1`;
    const { body } = await catalog.get(url, { ...owner, accept: CSV });
    expect((parse(body, { columns: true }) as Record<string, string>[]).map(({ sampleName }) => sampleName)).toEqual([
      "ISO 1",
    ]);
    expect((await catalog.get(`${url}&page=0`, { ...owner, accept: CSV })).status).toBe(400);
  });

  it("is written for readers of the project, and without metadata for who may not see it", async () => {
    const { project } = await oddProject();
    const asked = await Promise.all([owner, collaborator, admin, sequencer].map((by) => read(project, by)));
    expect(asked.map(({ status, body }) => [status, body.includes("lake")])).toEqual([
      [200, true],
      [200, true],
      [200, true],
      [200, false],
    ]);
    for (const by of [manager, technician, outsider]) expect((await read(project, by)).status).toBe(403);
  });

  it("leaves out a host subject that was erased", async () => {
    const { project, first } = await oddProject();
    await catalog.stores.personalDataKeys.destroy(`sample-${first}`);
    const [one] = parse((await read(project)).body, { columns: true }) as Record<string, string>[];
    expect(one?.hostSubjectId).toBe("");
  });
});

describe("a line list that is sent", () => {
  it("creates and changes samples by name, and tells of each row what became of it", async () => {
    const project = await catalog.newProject();
    const known = await catalog.newSample(project, "ISO 1", { strain: "K12", organism: "Listeria" });
    const list = [
      "sampleName,strain,organism,latitude,site",
      "ISO 1,K13,,,lake",
      "ISO 2,,,91,",
      "ISO 3,,,-12.5,river",
      ",,,,",
      "ISO 3,K1,,,",
      "?,K12,,,",
      ",K12,,,",
      "ISO 4,K12,,,,,",
      "ISO 5,K12",
    ];
    const sent = await send(project, `\uFEFF${list.join("\r\n")}`);
    expect(sent.status).toBe(200);
    expect(outcomes(sent)).toEqual([
      [2, "changed"],
      [3, "refused"],
      [4, "created"],
      [6, "refused"],
      [7, "refused"],
      [8, "refused"],
      [9, "refused"],
      [10, "created"],
    ]);
    const messages = sent.json.entries.map((entry: { messages: string[] }) => entry.messages);
    expect(messages[1]).toEqual(["latitude: The latitude must be within -90 to 90."]);
    expect(messages[3]).toEqual(["This sample was in row 4 already."]);
    expect(messages[5]).toEqual(["sampleName: This is required."]);
    expect(messages[6]).toEqual(["This row has 7 cells, and the headings are 5."]);
    expect((await catalog.get(`/samples/${known}`, owner)).json).toMatchObject({ strain: "K13", organism: "Listeria" });
    expect((await catalog.get(`/samples/${known}/metadata`, owner)).json.metadata).toEqual({
      site: { value: "lake", type: "text" },
    });
    const { sample } = sent.json.entries[2].refs;
    expect((await catalog.get(`/samples/${sample}`, owner)).json).toMatchObject({
      sampleName: "ISO 3",
      latitude: "-12.5",
    });
  });

  it("is only looked at when that is asked for", async () => {
    const project = await catalog.newProject();
    await catalog.newSample(project, "ISO 1", { strain: "K12" });
    const before = (await read(project)).body;
    const sent = await send(project, "sampleName,strain\nISO 1,K13\nISO 2,K12\nISO 3,K\n", owner, "?validate=true");
    expect(outcomes(sent)).toEqual([
      [2, "changed"],
      [3, "created"],
      [4, "refused"],
    ]);
    expect((await read(project)).body).toBe(before);
    expect((await send(project, "sampleName\n", owner, "?validate=maybe")).status).toBe(400);
  });

  it("changes a sample only through a project that owns it", async () => {
    const [from, to] = [await catalog.newProject(), await catalog.newProject("Otto's own", outsider)];
    const sample = await catalog.newSample(from, "ISO 1");
    const ids = { ...admin, "content-type": "application/idcollection+json" };
    await catalog.post(`/projects/${to}/samples`, [sample], ids);
    const sent = await send(to, "sampleName,strain\nISO 1,K13\n", outsider);
    expect(sent.json.entries[0]).toMatchObject({
      outcome: "refused",
      messages: ["This sample is locked: only a project that owns it may change it."],
    });
    expect(outcomes(await send(to, "sampleName,strain\nISO 1,K13\n", admin))).toEqual([[2, "changed"]]);
  });

  it("is taken from those who may add samples to the project", async () => {
    const project = await catalog.sharedProject();
    for (const by of [collaborator, manager, technician, outsider])
      expect((await send(project, "sampleName\nISO 1\n", by)).status).toBe(403);
    expect((await send("999999", "sampleName\nISO 1\n")).status).toBe(404);
    for (const [by, name] of [
      [owner, "ISO 1"],
      [admin, "ISO 2"],
      [sequencer, "ISO 3"],
    ] as const)
      expect(outcomes(await send(project, `sampleName\n${name}\n`, by))).toEqual([[2, "created"]]);
  });

  it("ends with the permission of who sends it, however slowly it comes", async () => {
    const project = await catalog.newProject();
    await catalog.post(`/projects/${project}/users`, { userId: "otto", role: "PROJECT_OWNER" }, owner);
    const names = async () => (await catalog.get(`/projects/${project}/samples`, owner)).lines.length;
    async function* slowly() {
      yield `sampleName\n${Array.from({ length: 50 }, (_, row) => `ISO ${row}`).join("\n")}\nISO 50\n`;
      await expect.poll(names).toBe(50);
      await catalog.remove(`/projects/${project}/users/otto`, owner);
      yield "ISO 51\n";
    }
    expect((await send(project, Readable.from(slowly()), outsider)).status).toBe(403);
    expect(await names()).toBe(50);
  });

  it("is refused as a whole when its headings are wrong or cannot be read", async () => {
    const project = await catalog.newProject();
    for (const list of [
      "",
      "strain\nK12",
      "sampleName,sampleName\n",
      `sampleName,${Array.from({ length: 100_000 }, (_, column) => column).join(",")}\n`,
      '"sampleName',
      Buffer.from([0xff, 0xfe, 0x73, 0]),
    ])
      expect([list, (await send(project, list)).status]).toEqual([list, 400]);
    expect((await read(project)).body.trim().split("\n")).toHaveLength(1);
  });

  it("tells where it could not be read any further, and has done the rows before", async () => {
    const project = await catalog.newProject();
    const broken = await send(project, 'sampleName\nISO 1\nISO 2\n"ISO 3\n');
    expect(outcomes(broken)).toEqual([
      [2, "created"],
      [3, "created"],
      [4, "refused"],
    ]);
    expect(broken.json.entries[2].messages[0]).toMatch(/^From here on the list could not be read: Quote Not Closed/);
    const latin = await send(
      project,
      Buffer.concat([Buffer.from(`sampleName\n${"ISO 9\n".padEnd(70_000, " ")}`), Buffer.from([0xe9])]),
    );
    expect(latin.json.entries.at(-1).messages[0]).toContain("This is not text in UTF-8.");
  });

  it("has thousands of rows, and is safe to send again", async () => {
    const project = await catalog.newProject();
    const list = `sampleName,site\n${Array.from({ length: 3_000 }, (_, n) => `ISO ${n},lake ${n}\n`).join("")}`;
    const keyed = { "idempotency-key": "the same list" };
    const first = await send(project, list, owner, "", keyed);
    expect(new Set(outcomes(first).map(([, outcome]) => outcome))).toEqual(new Set(["created"]));
    const again = await send(project, list, owner, "", keyed);
    expect(new Set(outcomes(again).map(([, outcome]) => outcome))).toEqual(new Set(["unchanged"]));
    expect((await catalog.get(`/projects/${project}/samples`, owner)).lines).toHaveLength(3_000);
    const most = await send(project, `sampleName\n${"?\n".repeat(20_001)}`);
    expect([most.json.entries.length, most.json.entries.at(-1).messages]).toEqual([
      20_001,
      ["A list has at most 20000 rows."],
    ]);
  }, 60_000);
});
