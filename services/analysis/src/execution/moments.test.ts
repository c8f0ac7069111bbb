// At each moment of an analysis a process dies, freezes, loses an answer, or the user deletes: it ends, with one run.
import { temporaryStores } from "@isotrail/embedded/testing";
import { describe, expect, it } from "vitest";
import { expectNoLeftBlobs, expectSound } from "./invariants.testing.ts";
import { until } from "./until.testing.ts";
import { type At, type Fate, openWorld, type World } from "./world.testing.ts";

const isCompleted = (world: World, id: string) => async () => (await world.state(id)).analysisState === "COMPLETED";
const isGone = (world: World, id: string) => async () => (await world.state(id)).status === "gone";

/** Submitted, completed, deleted and gone. */
async function wholeWay(world: World): Promise<string> {
  const id = await world.submit();
  await until(isCompleted(world, id), "COMPLETED");
  await expectSound(world, id);
  await world.delete(id);
  await until(isGone(world, id), "gone");
  return id;
}

/** The moments of a whole way without a fault. */
async function recorded(): Promise<readonly string[]> {
  const moments: string[] = [];
  await using world = await openWorld(temporaryStores);
  world.start((moment) => void moments.push(moment));
  await wholeWay(world);
  return moments;
}

const moments = await recorded();
const each = moments.map((moment, index) => ({ moment, index }));
const ofTheWay = each.slice(0, moments.indexOf("after append AnalysisCompleted") + 1);
const befores = ofTheWay.filter(({ moment }) => moment.startsWith("before "));
const afters = ofTheWay.filter(({ moment }) => moment.startsWith("after "));

/** Does this once, when so many moments have passed. */
function atMoment(index: number, act: () => Fate | Promise<Fate>): At {
  let passed = 0;
  return () => (passed++ === index ? act() : undefined);
}

it("are all there: each call of the engine, each append, each output, the inputs' release", () => {
  for (const call of ["prepare", "stage", "submit", "find", "status", "outputs", "cancel", "clean", "release"])
    expect(moments).toEqual(expect.arrayContaining([`before ${call}`, `after ${call}`]));
  expect(moments.filter((moment) => moment.startsWith("before append"))).toHaveLength(10);
});

describe.concurrent("an analysis ends, with one run, though", () => {
  it.each(each)("the process dies $moment ($index)", async ({ index }) => {
    await using world = await openWorld(temporaryStores);
    const first = world.start(atMoment(index, () => "kill"));
    void until(first.isDead, "dead").then(() => world.start());
    const id = await wholeWay(world);
    await until(first.isDead, "dead");
    await expectSound(world, id);
  });

  const answers = each.filter(({ moment }) => moment.startsWith("after "));
  it.each(answers)("an answer is lost $moment ($index)", async ({ index }) => {
    await using world = await openWorld(temporaryStores);
    world.start(atMoment(index, () => "lose"));
    const id = await wholeWay(world);
    await expectSound(world, id);
    expect(world.engine.runs).toHaveLength(1);
  });

  it.each(befores)("the process freezes $moment ($index) until another has ended it", async ({ index }) => {
    await using world = await openWorld(temporaryStores);
    const { frozen, thaw, freeze } = freezer();
    world.start(atMoment(index, freeze));
    const id = await world.submit();
    await frozen;
    world.start();
    await until(isCompleted(world, id), "COMPLETED");
    thaw();
    await world.delete(id);
    await until(isGone(world, id), "gone");
    await settled();
    await expectSound(world, id);
  });
});

describe.concurrent("nothing is left of an analysis that is deleted", () => {
  it.each(afters)("$moment ($index)", async ({ index }) => {
    await using world = await openWorld(temporaryStores);
    const deleted = { id: "" };
    const act = async (): Promise<Fate> => {
      await world.delete(deleted.id);
      return undefined;
    };
    if (index < moments.indexOf("before status")) world.engine.accepted = () => {}; // it goes on until it is cancelled
    deleted.id = await world.submit();
    world.start(atMoment(index, act));
    await until(isGone(world, deleted.id), "gone");
    await expectSound(world, deleted.id);
    await expectNoLeftBlobs(world, [deleted.id]);
  });

  it.each(befores)("while the process that drives it is frozen $moment ($index)", async ({ index }) => {
    await using world = await openWorld(temporaryStores);
    const { frozen, thaw, freeze } = freezer();
    world.start(atMoment(index, freeze));
    const id = await world.submit();
    await frozen;
    world.start();
    await world.delete(id);
    await until(isGone(world, id), "gone");
    thaw();
    await settled();
    await expectSound(world, id);
  });
});

/** Holds a process up, from when it is frozen until it is thawed. */
function freezer() {
  const freezing = Promise.withResolvers<void>();
  const thawing = Promise.withResolvers<Fate>();
  return {
    frozen: freezing.promise,
    thaw: () => thawing.resolve(undefined),
    freeze: () => {
      freezing.resolve();
      return thawing.promise;
    },
  };
}

/** What the thawed one still does takes place. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 400));
