// What a crash left of outputs is removed, and nothing else.
import { temporaryStores } from "@isotrail/embedded/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startAnalysis, type TestAnalysis } from "../analysis.testing.ts";
import type { Analysis } from "../context.ts";
import { commandContextOf } from "../own-command.ts";
import { submission } from "../submission/aggregate.ts";
import { sweepOutputs } from "./sweep.ts";

const HOURS = 3_600_000;
let analysis: TestAnalysis;
let context: Analysis;
beforeEach(async () => {
  analysis = await startAnalysis(await temporaryStores("analysis"));
  context = analysis.context as Analysis;
});
afterEach(() => analysis.close());

async function* bytes() {
  yield Buffer.from("left");
}
const write = (key: string) => context.stores.blobs.write(key, bytes());
async function keys(): Promise<string[]> {
  const all: string[] = [];
  for await (const { key } of context.stores.blobs.list()) all.push(key);
  return all;
}
/** @param hours that have passed since */
const sweep = (hours: number) => {
  const clock = { now: () => Date.now() + hours * HOURS };
  const later = { aggregates: context.aggregates, stores: { ...context.stores, clock } };
  return sweepOutputs(later, AbortSignal.timeout(10_000));
};

it("a blob that no event names is removed after an hour; what is named, another log's or unknown stays", async () => {
  const { id: log } = context.stores.eventLog;
  const left = `${log}_1_left`;
  await write(left);
  const id = await analysis.submit();
  await analysis.until(id, "COMPLETED");
  expect(id).toBe("1");
  const [named] = (await context.aggregates.load(submission, id)).state.outputs;
  const others = [`${log}_99_unknown`, "other-log_1_left", `${log}_1_younger-than-the-log`];
  for (const key of others) await write(key);
  expect(await sweep(0.5)).toBe(0);
  expect(await keys()).toContain(left);
  expect(await sweep(2)).toBe(1);
  expect((await keys()).toSorted()).toEqual([...others, named?.blob].toSorted());
});

it("what is being written stays", async () => {
  const { engine } = analysis;
  if (engine) engine.accepted = () => {};
  const id = await analysis.submit();
  await analysis.until(id, "RUNNING");
  if (engine) engine.away = true;
  const key = `${context.stores.eventLog.id}_${id}_written`;
  await write(key);
  for (const type of ["runFinished", "startCompletion"] as const)
    await context.aggregates.execute(submission, id, { type }, commandContextOf(context.aggregates, "test"));
  expect(await sweep(2)).toBe(0);
  await context.aggregates.execute(submission, id, { type: "delete" }, commandContextOf(context.aggregates, "test"));
  expect(await sweep(2)).toBe(1);
  expect(await keys()).toEqual([]);
});
