// The sums of a service: right as they are kept, named when they are not, and made anew by rebuild.
import { repairCheckpoint, sumsCheckpoint } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serviceNamed } from "../registry.ts";
import { rebuild } from "./rebuild.ts";
import { call, type DataFolder, dataFolder, fillCatalog } from "./tools.testing.ts";
import { verify } from "./verify.ts";

const catalog = serviceNamed("catalog");
const sums = catalog.sums;
if (!sums) throw new Error("the catalog keeps no sums");

let data: DataFolder;
beforeEach(async () => {
  data = dataFolder();
  await data.on("catalog", (_, aggregates) => fillCatalog(aggregates, 3));
});
afterEach(() => data[Symbol.dispose]());

const rebuilt = () => call(rebuild, ["--data", data.folder, "--service", "catalog", "--view", sums.view]);
const verified = async () => (await call(verify, ["--data", data.folder, "--service", "catalog"])).out;
const counted = () =>
  data.on("catalog", async (stores) => {
    const position = await stores.eventLog.head();
    for (const name of [sumsCheckpoint("catalog", sums), repairCheckpoint("catalog", catalog.aggregates)])
      await stores.checkpoints.set(name, { position, index: 0 });
  });

test("rebuild makes them from the log, and verify finds them right", async () => {
  const { code, out } = await rebuilt();
  expect([code, out]).toEqual([0, [expect.stringMatching(new RegExp(`^${sums.view}: sums from 7 commits in`))]]);
  await counted();
  expect(await verified()).toEqual([]);
});

test("verify names one that is wrong or missing, and rebuild makes it right again", async () => {
  await rebuilt();
  await counted();
  for (const sql of [
    `UPDATE "documents ${sums.view}" SET state = json_set(state, '$.sum', 7)`,
    `DELETE FROM "documents ${sums.view}"`,
  ]) {
    data.spoil("catalog/views.db", sql);
    expect(await verified()).toEqual([
      expect.stringMatching(/^catalog: project-content-1: sum 1 is \d+; its streams add up to \d+$/),
    ]);
    await rebuilt();
    expect(await verified()).toEqual([]);
  }
});

test("sums that are behind the log are no fault", async () => {
  await rebuilt();
  data.spoil("catalog/views.db", `UPDATE "documents ${sums.view}" SET state = json_set(state, '$.sum', 7)`);
  expect(await verified()).toEqual([]);
});
