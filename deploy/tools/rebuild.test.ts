// rebuild: a spoilt view is right again, and a rebuild that is broken off changes nothing.
import { lockFolder } from "@isotrail/embedded";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { project as projects } from "../../services/catalog/src/project/aggregate.ts";
import { sample as samples } from "../../services/catalog/src/sample/aggregate.ts";
import type { Sample } from "../../services/catalog/src/sample/state.ts";
import { rebuild } from "./rebuild.ts";
import { call, type DataFolder, dataFolder, fillCatalog } from "./tools.testing.ts";
import { verify } from "./verify.ts";

const VIEW = samples.view.name;

let data: DataFolder;

beforeEach(async () => {
  data = dataFolder();
  await data.on("catalog", (_, aggregates) => fillCatalog(aggregates, 3));
});
afterEach(() => data[Symbol.dispose]());

const rebuilt = (...args: string[]) => call(rebuild, ["--data", data.folder, ...args]);
const faults = async () => (await call(verify, ["--data", data.folder])).out;
const spoil = () =>
  data.spoil(
    "catalog/views.db",
    `UPDATE "documents ${VIEW}" SET state = replace(state, 'ISO-2', 'ISO-X'), version = 9 WHERE id = '2';
     DELETE FROM "documents ${VIEW}" WHERE id = '3'; DELETE FROM "keys ${VIEW}" WHERE ord = 1`,
  );
const nameOf = (id: string) =>
  data.on("catalog", async ({ views }) => (await views.get<Sample>(VIEW, [id]))[0]?.state.fields.sampleName);

describe("rebuild", () => {
  test("makes a spoilt view equal to its streams again, and says how many documents it has", async () => {
    spoil();
    expect(await faults()).not.toEqual([]);
    const { code, out } = await rebuilt("--service", "catalog", "--view", VIEW);
    expect(code).toBe(0);
    expect(out).toEqual([expect.stringMatching(new RegExp(`^${VIEW}: 3 documents from 7 commits in [\\d.]+ s`))]);
    expect(await faults()).toEqual([]);
    expect(await nameOf("2")).toBe("ISO-2");
  });

  test("rebuilds every view of a service with --all", async () => {
    spoil();
    const { out } = await rebuilt("--service", "catalog", "--all");
    expect(out.map((line) => line.split(":")[0])).toEqual([projects.view.name, VIEW, "project-content-1"]);
    expect(await faults()).toEqual([]);
  });

  test("broken off, leaves the old view as it is", async () => {
    spoil();
    const signal = AbortSignal.abort();
    const { code, notes } = await call(rebuild, ["--data", data.folder, "--service", "catalog", "--view", VIEW], {
      signal,
    });
    expect(code).toBe(2);
    expect(notes).toEqual(["tool: ended before it was done"]);
    expect(await nameOf("2")).toBe("ISO-X");
    expect((await rebuilt("--service", "catalog", "--view", VIEW)).code).toBe(0);
    expect(await nameOf("2")).toBe("ISO-2");
  });

  test("says that the system has to be stopped", async () => {
    const unlock = lockFolder(data.folder);
    const { code, notes } = await rebuilt("--service", "catalog", "--all");
    unlock();
    expect(code).toBe(2);
    expect(notes[0]).toMatch(/Another process is using the data folder/);
  });

  test.each([
    [["--service", "catalog"], /name views with --view, or say --all/],
    [
      ["--service", "catalog", "--view", "users-1"],
      new RegExp(`catalog has no view users-1; it has ${projects.view.name}, ${VIEW}`),
    ],
    [["--all"], /--service must be one of/],
    [["--service", "catalog", "--all", "--view", VIEW], /or say --all/],
  ])("refuses %j", async (args, text) => {
    const { code, notes } = await rebuilt(...args);
    expect(code).toBe(2);
    expect(notes[0]).toMatch(text);
  });
});
