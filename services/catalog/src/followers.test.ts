// A deleted project and its samples: they leave it, however the deletion meets their creation and a crash.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type Context, type Journal, openJournal, parseStream } from "@isotrail/eventsourcing";
import { describe, expect, it } from "vitest";
import { findSamples } from "./access.ts";
import { projectDeletion } from "./followers.ts";
import { project } from "./project.ts";
import { sample } from "./sample.ts";

const context = (): Context => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000 });
const admin = { user: "1", role: "ROLE_ADMIN" } as const;

async function withJournal(test: (journal: Journal) => Promise<void>) {
  await using temporary = await temporaryStores("catalog");
  await temporary.stores.views.open([project.view, sample.view]);
  await test(openJournal(temporary.stores, [project, sample]));
}

async function makeProject(journal: Journal, id: string) {
  const settings = { name: `Project ${id}` };
  await journal.execute(project, id, { type: "create", settings, owner: "1" }, context());
}
const makeSample = (journal: Journal, id: string, inProject: string) =>
  journal.execute(sample, id, { type: "create", project: inProject, fields: { sampleName: `ISO ${id}` } }, context());
const deleteProject = (journal: Journal, id: string) => journal.execute(project, id, { type: "delete" }, context());
const statusOf = async (journal: Journal, id: string) => (await journal.load(sample, id)).state.status;

/** Carries out what the log says from its start or after a position. */
async function follow(journal: Journal, after = 0, signal = new AbortController().signal) {
  const { on } = projectDeletion(journal);
  for (const commit of await journal.stores.log.readFrom(after, 10_000))
    for (const stored of commit.events) {
      const { category, id } = parseStream(commit.stream);
      const { codec } = category === "project" ? project : sample;
      const what = { category, id, at: commit.at, actor: commit.actor, cause: `catalog/${commit.position}` };
      await on[stored.type]?.(codec.decode(stored), what, signal);
    }
}

describe("when a project is deleted", () => {
  it("its samples are gone at once, before any follower ran", () =>
    withJournal(async (journal) => {
      await makeProject(journal, "1");
      await makeSample(journal, "1", "1");
      expect((await findSamples(journal, admin, ["1"])).size).toBe(1);
      await deleteProject(journal, "1");
      expect((await findSamples(journal, admin, ["1"])).size).toBe(0);
    }));

  it("every sample that is in no other project is deleted, over several pages", () =>
    withJournal(async (journal) => {
      await makeProject(journal, "1");
      await makeProject(journal, "2");
      const ids = Array.from({ length: 120 }, (_, index) => String(index + 1));
      await Promise.all(ids.map((id) => makeSample(journal, id, "1")));
      await makeSample(journal, "200", "2");
      await journal.execute(sample, "70", { type: "addToProject", project: "2", owner: false }, context());
      await deleteProject(journal, "1");
      await follow(journal);
      const statuses = await Promise.all(ids.map((id) => statusOf(journal, id)));
      expect(statuses.filter((status) => status === "deleted")).toHaveLength(119);
      expect((await journal.load(sample, "70")).state.projects).toEqual([{ project: "2", owner: false }]);
      expect(await statusOf(journal, "200")).toBe("live");
    }));

  it("a sample that was made at the same moment goes as well", () =>
    withJournal(async (journal) => {
      await makeProject(journal, "1");
      await deleteProject(journal, "1");
      await follow(journal);
      await makeSample(journal, "1", "1"); // its request had found the project before
      await follow(journal);
      expect(await statusOf(journal, "1")).toBe("deleted");
    }));

  it("a sample that was added at the same moment leaves it again", () =>
    withJournal(async (journal) => {
      await makeProject(journal, "1");
      await makeProject(journal, "2");
      await makeSample(journal, "1", "2");
      await deleteProject(journal, "1");
      await journal.execute(sample, "1", { type: "addToProject", project: "1", owner: true }, context());
      await follow(journal);
      expect((await journal.load(sample, "1")).state.projects).toEqual([{ project: "2", owner: true }]);
    }));

  it("a sample that a crash kept out of the view is not forgotten", () =>
    withJournal(async (journal) => {
      await makeProject(journal, "1");
      const events = sample.decide(sample.initial, { type: "create", project: "1", fields: { sampleName: "ISO 1" } });
      const commit = { ...context(), stream: "sample-1", version: 1, commitId: "crashed", at: Date.now() };
      await journal.stores.log.append({ ...commit, events: events.map(sample.codec.encode) }, Date.now() + 10_000);
      await deleteProject(journal, "1");
      await follow(journal);
      expect(await statusOf(journal, "1")).toBe("deleted");
    }));

  it("the work goes on after it was stopped in the middle, and doing it twice changes nothing", () =>
    withJournal(async (journal) => {
      await makeProject(journal, "1");
      const ids = Array.from({ length: 60 }, (_, index) => String(index + 1));
      await Promise.all(ids.map((id) => makeSample(journal, id, "1")));
      const before = await journal.stores.log.head();
      await deleteProject(journal, "1");
      const stop = new AbortController();
      const execute: Journal["execute"] = (...command) => {
        stop.abort(); // while the first page is under way
        return journal.execute(...command);
      };
      await expect(follow({ ...journal, execute }, before, stop.signal)).rejects.toThrow();
      expect([await statusOf(journal, "1"), await statusOf(journal, "60")]).toEqual(["deleted", "live"]);
      await follow(journal, before);
      expect(await statusOf(journal, "60")).toBe("deleted");
      const head = await journal.stores.log.head();
      await follow(journal);
      expect(await journal.stores.log.head()).toBe(head);
    }));
});
