// The hash of a project: another one after every change of its content, the same for the same content, kept and never computed.
import { isotrail } from "@isotrail/contracts/events";
import { temporaryStores } from "@isotrail/embedded/testing";
import { openAggregateStore, readSum, rebuildSums, sumsCheckpoint } from "@isotrail/eventsourcing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, startCatalog, type TestCatalog, type Who } from "../catalog.testing.ts";
import { sampleFiles } from "../event-handlers/sample-files.ts";
import { sample } from "../sample/aggregate.ts";
import { project } from "./aggregate.ts";
import { projectContent } from "./content.ts";

let catalog: TestCatalog;
beforeAll(async () => {
  catalog = await startCatalog(await temporaryStores("catalog"));
});
afterAll(() => catalog.close());

const { admin, manager, technician, sequencer, owner, collaborator, outsider } = as;
const hashOf = async (id: string, by: Who = owner): Promise<number> =>
  (await catalog.get(`/projects/${id}/hash`, by)).json.projectHash;
const text = (value: string) => ({ value, type: "text" });

describe("the hash of a project", () => {
  it("is a whole number of 31 bits, with links to the project", async () => {
    const id = await catalog.newProject();
    const answer = await catalog.get(`/projects/${id}/hash`, owner);
    expect([answer.status, answer.json]).toEqual([200, { projectHash: expect.any(Number), refs: { project: id } }]);
    const { projectHash } = answer.json;
    expect(Number.isInteger(projectHash) && projectHash >= 0 && projectHash < 2 ** 31).toBe(true);
    expect(await hashOf(id)).toBe(projectHash);
  });

  it("is another one after every change of the content, and the old one when that is taken back", async () => {
    const [id, other] = [await catalog.newProject(), await catalog.newProject()];
    const at = `/projects/${id}`;
    const empty = await hashOf(id);
    const one = await catalog.newSample(id, "ISO 1");
    const url = `/samples/${one}`;
    const ids = { ...owner, "content-type": "application/idcollection+json" };
    const withSample = await hashOf(id);
    const changes: [what: string, change: () => Promise<unknown>, back: () => Promise<unknown>][] = [
      [
        "settings",
        () => catalog.patch(at, { organism: "E. coli" }, owner),
        () => catalog.patch(at, { organism: null }, owner),
      ],
      [
        "a field",
        () => catalog.patch(url, { strain: "K12" }, owner),
        () => catalog.patch(url, { strain: null }, owner),
      ],
      [
        "metadata",
        () => catalog.put(`${url}/metadata`, { site: text("lake") }, owner),
        () => catalog.post(`${url}/metadata`, {}, owner),
      ],
      [
        "a name",
        () => catalog.patch(url, { sampleName: "ISO 2" }, owner),
        () => catalog.patch(url, { sampleName: "ISO 1" }, owner),
      ],
    ];
    const seen = new Set([empty, withSample]);
    for (const [what, change, back] of changes) {
      await change();
      const changed = await hashOf(id);
      expect([what, seen.has(changed)]).toEqual([what, false]);
      seen.add(changed);
      await back();
      expect([what, await hashOf(id)]).toEqual([what, withSample]);
    }
    const lent = await catalog.newSample(other, "ISO 7");
    await catalog.post(`${at}/samples`, [lent], ids);
    expect(seen.has(await hashOf(id))).toBe(false);
    await catalog.remove(`${at}/samples/${lent}`, owner);
    expect(await hashOf(id)).toBe(withSample);
    await catalog.remove(url, owner);
    expect(await hashOf(id)).toBe(empty);
    await catalog.post(`${at}/users`, { userId: "colin" }, owner);
    expect(await hashOf(id)).toBe(empty);
  });

  it("loses no update of many at once, and is that of the same content however it came about", async () => {
    const id = await catalog.newProject();
    const names = Array.from({ length: 60 }, (_, n) => `ISO ${n}`);
    const ids = await Promise.all(names.map((name) => catalog.newSample(id, name)));
    const before = await hashOf(id);
    await Promise.all(ids.map((one, n) => catalog.patch(`/samples/${one}`, { strain: `K${n + 100}` }, owner)));
    expect(await hashOf(id)).not.toBe(before);
    await Promise.all(ids.reverse().map((one) => catalog.patch(`/samples/${one}`, { strain: null }, owner)));
    expect(await hashOf(id)).toBe(before);
  });

  it("is told to the readers of the project", async () => {
    const id = await catalog.sharedProject();
    const statusOf = async (by: Who) => (await catalog.get(`/projects/${id}/hash`, by)).status;
    expect(await Promise.all([owner, collaborator, admin, sequencer].map(statusOf))).toEqual([200, 200, 200, 200]);
    expect(await Promise.all([manager, technician, outsider].map(statusOf))).toEqual([403, 403, 403]);
    await catalog.remove(`/projects/${id}`, owner);
    expect(await statusOf(admin)).toBe(404);
  });
});

describe("files", () => {
  const v1 = isotrail.files.v1;
  const context = () => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000 });
  const told = (type: string, writer: { finish(): Uint8Array }) => ({
    id: "files/log/1/0",
    service: "files",
    log: "log",
    partition: 0,
    position: 1,
    index: 0,
    subject: "",
    at: 0,
    actor: "1",
    trace: "",
    projects: [],
    type: `isotrail.files.v1.${type}`,
    bytes: writer.finish(),
  });

  it("are content: uploaded, moved and deleted, each once however often it is told", async () => {
    await using temporary = await temporaryStores("catalog");
    const { stores } = temporary;
    await stores.views.open([project.view, sample.view, { name: projectContent.view, indexes: [] }]);
    const aggregates = openAggregateStore(stores, [project, sample]);
    for (const id of ["1", "2"])
      await aggregates.execute(
        sample,
        id,
        { type: "create", project: "3", fields: { sampleName: `ISO ${id}` } },
        context(),
      );
    const sum = async () => {
      await rebuildSums(stores, [project, sample], projectContent);
      await stores.checkpoints.set(sumsCheckpoint("catalog", projectContent), {
        position: await stores.eventLog.head(),
        index: 0,
      });
      return (await readSum("catalog", stores, projectContent, "3")).sum;
    };
    const { on } = sampleFiles(aggregates);
    const tell = async (type: string, writer: { finish(): Uint8Array }) => {
      const event = told(type, writer);
      for (let times = 0; times < 2; times++) await on[event.type]?.(event);
      return sum();
    };
    const empty = await sum();
    const uploaded = await tell(
      "SequenceFilesUploaded",
      v1.SequenceFilesUploaded.encode({ objectId: "pair-1", sampleId: "1" }),
    );
    const second = await tell(
      "SequenceFilesUploaded",
      v1.SequenceFilesUploaded.encode({ objectId: "single-2", sampleId: "1" }),
    );
    const moved = await tell(
      "SequenceFilesMoved",
      v1.SequenceFilesMoved.encode({ objectId: "pair-1", fromSampleId: "1", sampleId: "2" }),
    );
    expect(new Set([empty, uploaded, second, moved]).size).toBe(4);
    expect((await aggregates.load(sample, "2")).state.files).toEqual(["pair-1"]);
    await tell(
      "SequenceFilesMoved",
      v1.SequenceFilesMoved.encode({ objectId: "pair-1", fromSampleId: "2", sampleId: "1" }),
    );
    expect(
      await tell("SequenceFilesDeleted", v1.SequenceFilesDeleted.encode({ objectId: "single-2", sampleId: "1" })),
    ).toBe(uploaded);
    expect(
      await tell("SequenceFilesDeleted", v1.SequenceFilesDeleted.encode({ objectId: "pair-1", sampleId: "1" })),
    ).toBe(empty);
    await tell("SequenceFilesUploaded", v1.SequenceFilesUploaded.encode({ objectId: "pair-9", sampleId: "77" }));
    expect((await aggregates.load(sample, "77")).version).toBe(0);
  });
});
