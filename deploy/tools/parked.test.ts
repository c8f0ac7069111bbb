// parked: what an event handler could not apply is listed, tried again by the same handler, or discarded.
import { isotrail } from "@isotrail/contracts/events";
import { lockFolder } from "@isotrail/embedded";
import type { PublicEvent } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sequencingObject } from "../../services/files/src/sequencing-object/sequencing-object.ts";
import { parked } from "./parked.ts";
import { call, type DataFolder, dataFolder, uploadFile } from "./tools.testing.ts";

const consumer = "files/sample-departure/catalog";
const { SampleDeleted } = isotrail.catalog.v1;

/** Sample 1 was deleted, at this place of the catalog's log. */
const deletion = (position: number, bytes = SampleDeleted.encode({ sampleId: "1", projectIds: ["1"] }).finish()) =>
  ({
    id: `catalog/log/${position}/0`,
    service: "catalog",
    log: "log",
    partition: 0,
    position,
    index: 0,
    type: "isotrail.catalog.v1.SampleDeleted",
    subject: "sample-1",
    at: Date.UTC(2026, 10, 21),
    actor: "1",
    trace: "",
    projects: ["1"],
    bytes,
  }) satisfies PublicEvent;

let data: DataFolder;
const run = (...args: string[]) => call(parked, [...args, "--data", data.folder]);
const park = (...events: PublicEvent[]) =>
  data.on("files", async ({ parkedEvents: kept }) => {
    for (const event of events) await kept.add({ consumer, event, error: "Error: not now\n  at once", at: event.at });
  });
const records = () => data.on("files", ({ parkedEvents: kept }) => kept.list());
const statusOfFile = () =>
  data.on("files", async (_, aggregates) => (await aggregates.load(sequencingObject, "single-1")).state.status);

beforeEach(async () => {
  data = dataFolder();
  await data.on("files", (_, aggregates) => uploadFile(aggregates));
});
afterEach(() => data[Symbol.dispose]());

describe("parked", () => {
  test("lists consumer, event, type, time and error, one a line", async () => {
    expect(await run("list")).toEqual({ code: 0, out: [], notes: ["0 parked"] });
    await park(deletion(7), deletion(3));
    const { code, out } = await run("list");
    expect(code).toBe(1);
    expect(out).toEqual([
      `${consumer}\tcatalog/log/3/0\tisotrail.catalog.v1.SampleDeleted\t2026-11-21T00:00:00.000Z\tError: not now at once`,
      expect.stringContaining("catalog/log/7/0"),
    ]);
    expect((await run("list", "--event", "catalog/log/7/0")).out).toHaveLength(1);
    expect((await run("list", "--consumer", "files/run-deletion/runs")).out).toEqual([]);
  });

  test("retry applies the event as the handler would have, and parks it no longer", async () => {
    await park(deletion(7));
    expect(await statusOfFile()).toBe("live");
    const { code, out } = await run("retry");
    expect(code).toBe(0);
    expect(out).toEqual([expect.stringMatching(/^applied\t.*catalog\/log\/7\/0/)]);
    expect(await statusOfFile()).toBe("deleted");
    expect(await records()).toEqual([]);
    expect((await run("retry")).code).toBe(0); // nothing is left to do
  });

  test("retry keeps what fails again, with its new error, and goes on with the rest", async () => {
    await park(deletion(7), deletion(3, Buffer.from([0xff])));
    const { code, out } = await run("retry", "--consumer", consumer);
    expect(code).toBe(1);
    expect(out.map((line) => line.split("\t")[0])).toEqual(["failed", "applied"]);
    const [left, ...more] = await records();
    expect(more).toEqual([]);
    expect(left?.event).toMatchObject({ id: "catalog/log/3/0" });
    expect(left?.error).not.toMatch(/not now/);
    expect(left?.error).toMatch(/Error/);
  });

  test("retry of one event leaves the others parked", async () => {
    await park(deletion(3), deletion(7));
    await run("retry", "--event", "catalog/log/7/0");
    expect((await records()).map(({ event }) => event.id)).toEqual(["catalog/log/3/0"]);
  });

  test("discard shows what is lost and forgets it", async () => {
    await park(deletion(3), deletion(7));
    const { code, out } = await run("discard", "--event", "catalog/log/3/0");
    expect(code).toBe(0);
    expect(JSON.parse(out[1] ?? "")).toMatchObject({ subject: "sample-1", data: { sampleId: "1", projectIds: ["1"] } });
    expect((await records()).map(({ event }) => event.id)).toEqual(["catalog/log/7/0"]);
    expect(await statusOfFile()).toBe("live");
    expect(await run("discard", "--event", "catalog/log/3/0")).toMatchObject({ code: 1, out: [] });
  });

  test("retry says that the system has to be stopped; list does not mind", async () => {
    const unlock = lockFolder(data.folder);
    expect((await run("retry")).notes[0]).toMatch(/Another process is using the data folder/);
    expect((await run("list")).code).toBe(0);
    unlock();
  });

  test.each([
    [[], /say what to do: list, retry or discard/],
    [["discard"], /discard needs --event/],
    [["list", "everything"], /there is no argument everything/],
    [["list", "--consumer", "nobody/x/y"], /--consumer is service\/handler\/source/],
  ])("refuses %j", async (args, text) => {
    const { code, notes } = await run(...args);
    expect(code).toBe(2);
    expect(notes[0]).toMatch(text);
  });
});
