// events: the public events of a folder's log, decoded and filtered, and those that come later with --follow.
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { project } from "../../services/catalog/src/project/aggregate.ts";
import { sample } from "../../services/catalog/src/sample/aggregate.ts";
import { events } from "./events.ts";
import { call, context, type DataFolder, dataFolder, fillCatalog } from "./tools.testing.ts";

let data: DataFolder;
const printed = (...args: string[]) => call(events, ["--data", data.folder, "--service", "catalog", ...args]);
const json = async (...args: string[]) => (await printed("--json", ...args)).out.map((line) => JSON.parse(line));

beforeEach(async () => {
  data = dataFolder();
  await data.on("catalog", async (_, aggregates) => {
    await fillCatalog(aggregates, 2);
    const settings = { name: "Other" };
    await aggregates.execute(project, "2", { type: "create", settings, owner: "1" }, context());
  });
});
afterEach(() => data[Symbol.dispose]());

describe("events", () => {
  test("prints one line for each event: place, time, type, subject, actor, message", async () => {
    const { code, out } = await printed();
    expect(code).toBe(0);
    expect(out).toHaveLength(6);
    expect(out[1]).toMatch(/^2\/0 {2}\d{4}-\S+Z {2}SampleCreated {2}sample-1 {2}by 1 {2}\{/);
  });

  test("gives every attribute and the decoded message with --json", async () => {
    const [, created] = await json();
    expect(created).toMatchObject({
      id: expect.stringMatching(/^catalog\/[\w-]+\/2\/0$/),
      type: "isotrail.catalog.v1.SampleCreated",
      subject: "sample-1",
      position: 2,
      index: 0,
      actor: "1",
      projects: ["1"],
      data: { sampleId: "1", projectIds: ["1"], fields: { sampleName: "ISO-1", organism: "Listeria monocytogenes" } },
    });
  });

  test.each<[string[], number[]]>([
    [
      ["--after", "4"],
      [5, 6],
    ],
    [
      ["--type", "SampleCreated"],
      [2, 4],
    ],
    [
      ["--type", "isotrail.catalog.v1.SampleCreated", "--type", "ProjectCreated"],
      [1, 2, 4, 6],
    ],
    [["--project", "2"], [6]],
    [
      ["--subject", "sample-2"],
      [4, 5],
    ],
    [["--subject", "sample-2", "--type", "SampleCreated"], [4]],
    [["--subject", "sample-2", "--project", "2"], []],
  ])("with %j only those", async (args, positions) => {
    expect((await json(...args)).map(({ position }) => position)).toEqual(positions);
  });

  test("prints what comes with --follow, until it is ended", async () => {
    const ended = new AbortController();
    const out: string[] = [];
    const following = call(events, ["--data", data.folder, "--service", "catalog", "--follow", "--after", "6"], {
      out: (line) => void out.push(line),
      signal: ended.signal,
    });
    await data.on("catalog", async (_, aggregates) => {
      await aggregates.execute(sample, "3", { type: "create", project: "2", fields: { sampleName: "new" } }, context());
    });
    for (let waited = 0; out.length === 0 && waited < 5000; waited += 20) await sleep(20);
    ended.abort();
    expect((await following).code).toBe(0);
    expect(out).toEqual([expect.stringMatching(/^7\/0 .*sample-3/)]);
  });

  test.each([
    [["--after", "soon"], /--after must be the number of a position/],
    [["--service", "gateway"], /--service must be one of/],
    [["--colour"], /Unknown option '--colour'/],
  ])("refuses %j", async (args, text) => {
    const { code, notes } = await printed(...args);
    expect(code).toBe(2);
    expect(notes[0]).toMatch(text);
  });

  test("says that a service has no log yet", async () => {
    const { code, notes } = await call(events, ["--data", data.folder, "--service", "runs"]);
    expect(code).toBe(2);
    expect(notes[0]).toMatch(/runs has no log in/);
  });
});
