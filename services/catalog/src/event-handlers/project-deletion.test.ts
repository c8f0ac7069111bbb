// A deleted project and its samples: they leave it, however the deletion meets their creation and a crash.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type AggregateStore, type CommandContext, openAggregateStore, parseStream } from "@isotrail/eventsourcing";
import { describe, expect, it } from "vitest";
import { project } from "../project/aggregate.ts";
import { sample } from "../sample/aggregate.ts";
import { findSamples } from "../sample/find.ts";
import { projectDeletion } from "./project-deletion.ts";

const context = (): CommandContext => ({ actor: "1", cause: "test", trace: "", deadline: Date.now() + 10_000 });

async function withAggregates(test: (aggregates: AggregateStore) => Promise<void>) {
  await using temporary = await temporaryStores("catalog");
  await temporary.stores.views.open([project.view, sample.view]);
  await test(openAggregateStore(temporary.stores, [project, sample]));
}

async function makeProject(aggregates: AggregateStore, id: string) {
  const settings = { name: `Project ${id}` };
  await aggregates.execute(project, id, { type: "create", settings, owner: "1" }, context());
}
const makeSample = (aggregates: AggregateStore, id: string, inProject: string) =>
  aggregates.execute(
    sample,
    id,
    { type: "create", project: inProject, fields: { sampleName: `ISO ${id}` } },
    context(),
  );
const deleteProject = (aggregates: AggregateStore, id: string) =>
  aggregates.execute(project, id, { type: "delete" }, context());
const statusOf = async (aggregates: AggregateStore, id: string) => (await aggregates.load(sample, id)).state.status;

/** Carries out what the log says from its start or after a position. */
async function follow(aggregates: AggregateStore, after = 0, signal = new AbortController().signal) {
  const { on } = projectDeletion(aggregates);
  for (const commit of await aggregates.stores.eventLog.readFrom(after, 10_000))
    for (const stored of commit.events) {
      const { category, id } = parseStream(commit.stream);
      const { codec } = category === "project" ? project : sample;
      const what = { category, id, at: commit.at, actor: commit.actor, cause: `catalog/${commit.position}` };
      await on[stored.type]?.(codec.decode(stored), what, signal);
    }
}

describe("when a project is deleted", () => {
  it("its samples are gone at once, before any event handler has run", () =>
    withAggregates(async (aggregates) => {
      await makeProject(aggregates, "1");
      await makeSample(aggregates, "1", "1");
      expect((await findSamples({ aggregates }, ["1"])).size).toBe(1);
      await deleteProject(aggregates, "1");
      expect((await findSamples({ aggregates }, ["1"])).size).toBe(0);
    }));

  it("every sample that is in no other project is deleted, over several pages", () =>
    withAggregates(async (aggregates) => {
      await makeProject(aggregates, "1");
      await makeProject(aggregates, "2");
      const ids = Array.from({ length: 120 }, (_, index) => String(index + 1));
      await Promise.all(ids.map((id) => makeSample(aggregates, id, "1")));
      await makeSample(aggregates, "200", "2");
      await aggregates.execute(sample, "70", { type: "addToProject", project: "2", owner: false }, context());
      await deleteProject(aggregates, "1");
      await follow(aggregates);
      const statuses = await Promise.all(ids.map((id) => statusOf(aggregates, id)));
      expect(statuses.filter((status) => status === "deleted")).toHaveLength(119);
      expect((await aggregates.load(sample, "70")).state.projects).toEqual([{ project: "2", owner: false }]);
      expect(await statusOf(aggregates, "200")).toBe("live");
    }));

  it("a sample that was created at the same moment is deleted as well", () =>
    withAggregates(async (aggregates) => {
      await makeProject(aggregates, "1");
      await deleteProject(aggregates, "1");
      await follow(aggregates);
      await makeSample(aggregates, "1", "1"); // its request had found the project before
      await follow(aggregates);
      expect(await statusOf(aggregates, "1")).toBe("deleted");
    }));

  it("a sample that was added at the same moment leaves it again", () =>
    withAggregates(async (aggregates) => {
      await makeProject(aggregates, "1");
      await makeProject(aggregates, "2");
      await makeSample(aggregates, "1", "2");
      await deleteProject(aggregates, "1");
      await aggregates.execute(sample, "1", { type: "addToProject", project: "1", owner: true }, context());
      await follow(aggregates);
      expect((await aggregates.load(sample, "1")).state.projects).toEqual([{ project: "2", owner: true }]);
    }));

  it("a sample that a crash kept out of the view is not forgotten", () =>
    withAggregates(async (aggregates) => {
      await makeProject(aggregates, "1");
      const events = sample.decide(sample.initial, { type: "create", project: "1", fields: { sampleName: "ISO 1" } });
      const commit = { ...context(), stream: "sample-1", version: 1, commitId: "crashed", at: Date.now() };
      await aggregates.stores.eventLog.append(
        { ...commit, events: events.map(sample.codec.encode) },
        Date.now() + 10_000,
      );
      await deleteProject(aggregates, "1");
      await follow(aggregates);
      expect(await statusOf(aggregates, "1")).toBe("deleted");
    }));

  it("the work resumes after it was stopped in the middle, and doing it twice changes nothing", () =>
    withAggregates(async (aggregates) => {
      await makeProject(aggregates, "1");
      const ids = Array.from({ length: 60 }, (_, index) => String(index + 1));
      await Promise.all(ids.map((id) => makeSample(aggregates, id, "1")));
      const before = await aggregates.stores.eventLog.head();
      await deleteProject(aggregates, "1");
      const stop = new AbortController();
      const execute: AggregateStore["execute"] = (...command) => {
        stop.abort(); // while the first page is under way
        return aggregates.execute(...command);
      };
      await expect(follow({ ...aggregates, execute }, before, stop.signal)).rejects.toThrow();
      expect([await statusOf(aggregates, "1"), await statusOf(aggregates, "60")]).toEqual(["deleted", "live"]);
      await follow(aggregates, before);
      expect(await statusOf(aggregates, "60")).toBe("deleted");
      const head = await aggregates.stores.eventLog.head();
      await follow(aggregates);
      expect(await aggregates.stores.eventLog.head()).toBe(head);
    }));
});
