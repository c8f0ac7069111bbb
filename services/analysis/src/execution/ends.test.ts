// How analyses end when the engine, the inputs, the outputs or the disk are not as they should be.

import { temporaryStores } from "@isotrail/embedded/testing";
import { StoreFull } from "@isotrail/eventsourcing";
import { EngineUnavailable, RunRefused } from "@isotrail/workflow-execution";
import { describe, expect, it } from "vitest";
import { isFinal } from "../submission/state.ts";
import { patience } from "./drive.ts";
import { isGoingOn } from "./engine.testing.ts";
import { expectNoLeftBlobs, expectSound } from "./invariants.testing.ts";
import { until } from "./until.testing.ts";
import { openWorld, type World } from "./world.testing.ts";

const MINUTE = 60_000;

/** @returns its state, once it has ended, after what must hold of every one */
async function ended(world: World, id: string) {
  await until(async () => isFinal(await world.state(id)), "it has ended");
  await expectSound(world, id);
  return world.state(id);
}
const reaches = (world: World, id: string, state: string) =>
  until(async () => (await world.state(id)).analysisState === state, state);
const isGone = (world: World, id: string) => async () => (await world.state(id)).status === "gone";

async function submitted(world: World) {
  const id = await world.submit();
  world.start();
  return id;
}

describe.concurrent("an analysis", () => {
  it("whose run is lost begins again, under the key of the next attempt", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = (run) => {
      run.status = { phase: run.key.endsWith("-3") ? "succeeded" : "lost" };
    };
    const id = await submitted(world);
    expect(await ended(world, id)).toMatchObject({ analysisState: "COMPLETED", attempt: { number: 3 } });
    expect(world.engine.runs.map(({ key }) => key.split("-").at(-1))).toEqual(["1", "2", "3"]);
  });

  it("whose runs are lost three times has failed", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = (run) => {
      run.status = { phase: "lost" };
    };
    const id = await submitted(world);
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "LOST", stage: "RUNNING" } });
    expect(world.engine.runs).toHaveLength(3);
  });

  it("whose lost run comes back has one run still", async () => {
    await using world = await openWorld(temporaryStores);
    const [first, second] = [0, 1];
    world.engine.accepted = (run) => {
      if (world.engine.runs.length === 1) run.status = { phase: "lost" };
    };
    const id = await submitted(world);
    await until(() => world.engine.runs.length === 2, "a second run");
    const { runs } = world.engine;
    if (runs[first] && runs[second]) {
      runs[first].status = { phase: "running" };
      runs[second].status = { phase: "succeeded" };
    }
    expect(await ended(world, id)).toMatchObject({ analysisState: "COMPLETED", engineAnalysisId: "run-2" });
    expect(runs.map(({ status }) => status.phase)).toEqual(["cancelled", "succeeded"]);
  });

  it("that was ended for a limit says which", async () => {
    await using world = await openWorld(temporaryStores);
    const reason = "It needed more than 512 MiB of memory.";
    const ended = { tool: "cwltool", command: "", exitCode: null, stdout: "", stderr: `step one\n${reason}`, reason };
    world.engine.errors = async () => [ended];
    world.engine.accepted = (run) => {
      run.status = { phase: "failed" };
    };
    const id = await submitted(world);
    await until(async () => isFinal(await world.state(id)), "it has ended");
    expect((await world.state(id)).failure).toEqual({ stage: "RUNNING", reason: "FAILED", message: reason });
  });

  it("that takes longer than its workflow may is cancelled", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = () => {};
    const id = await submitted(world);
    await reaches(world, id, "RUNNING");
    world.passed.milliseconds = 6 * MINUTE;
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "TIMEOUT" } });
    expect(world.engine.runs[0]?.status.phase).toBe("cancelled");
  });

  it.each(["PREPARING", "SUBMITTING", "RUNNING", "COMPLETING"])(
    "waits while the engine is away in %s",
    async (state) => {
      await using world = await openWorld(temporaryStores);
      const call = { PREPARING: "prepare", SUBMITTING: "submit", RUNNING: "status", COMPLETING: "outputs" }[state];
      const id = await world.submit();
      world.start(async (moment) => {
        if (
          moment === `before ${call}` &&
          (await world.state(id)).analysisState === state &&
          !world.passed.milliseconds
        ) {
          world.engine.away = true;
          world.passed.milliseconds = 48 * 60 * MINUTE; // longer than any limit
        }
        return undefined;
      });
      await until(() => world.engine.away, "the engine is away");
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await world.state(id)).toMatchObject({ analysisState: state });
      world.engine.away = false;
      expect(await ended(world, id)).toMatchObject({ analysisState: "COMPLETED" });
      expect(world.engine.runs).toHaveLength(1);
    },
  );

  it("that cannot be carried on is given up, and its run stopped", { timeout: 60_000 }, async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = () => {};
    world.engine.status = async () => {
      throw new TypeError("nobody knows");
    };
    const id = await submitted(world);
    await until(async () => isFinal(await world.state(id)), "given up", 60_000);
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "FAILED", stage: "RUNNING" } });
    expect(world.engine.runs[0]?.status.phase).toBe("cancelled");
  });

  it("whose run has not all outputs is incomplete", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.missing.add("counts");
    const id = await submitted(world);
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "INCOMPLETE", stage: "RUNNING" } });
    expect((await world.state(id)).failure?.message).toContain("counts");
  });

  it("whose output is larger than it may be has failed, and nothing of it is kept", async () => {
    await using world = await openWorld(temporaryStores);
    const { outputs } = world.engine;
    world.engine.outputs = async (...asked) =>
      (await outputs(...asked)).map((output) => ({ ...output, open: async () => mebibytes(257) }));
    const id = await submitted(world);
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "TOO_LARGE", stage: "COMPLETING" } });
    await expectNoLeftBlobs(world, [id]);
  });

  it("whose input is gone, that is refused, or whose workflow is uninstalled has failed", async () => {
    await using world = await openWorld(temporaryStores);
    world.inputs.set("pair-3", "gone");
    const gone = await submitted(world);
    expect(await ended(world, gone)).toMatchObject({ failure: { reason: "INPUT_MISSING", stage: "SUBMITTING" } });
    world.inputs.clear();
    const { submit } = world.engine;
    world.engine.submit = async () => {
      throw new RunRefused("No such engine.");
    };
    const refused = await world.submit();
    expect(await ended(world, refused)).toMatchObject({ failure: { reason: "REFUSED", message: "No such engine." } });
    Object.assign(world.engine, { submit, accepted: () => {} });
    const id = await world.submit();
    await reaches(world, id, "RUNNING");
    world.workflows.byId = () => undefined;
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "REFUSED", stage: "RUNNING" } });
    expect(world.engine.runs.at(-1)?.status.phase).toBe("cancelled");
  });

  it("adopts the run that is there although its workflow was uninstalled before the answer came", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = () => {};
    const id = await world.submit();
    const first = world.start((moment) => (moment === "after submit" ? "kill" : undefined));
    await until(first.isDead, "dead");
    expect(world.engine.runs.filter(isGoingOn)).toHaveLength(1);
    world.workflows.byId = () => undefined;
    world.start();
    expect(await ended(world, id)).toMatchObject({ failure: { reason: "REFUSED" } });
  });

  it("waits while the disk is full, leaving nothing there, and completes when there is room", async () => {
    await using world = await openWorld(temporaryStores);
    let tries = 0;
    const { write } = world.stores.blobs;
    world.stores.blobs.write = async (...all) => {
      if (++tries < 4) throw new StoreFull();
      return write.call(world.stores.blobs, ...all);
    };
    const id = await submitted(world);
    expect(await ended(world, id)).toMatchObject({ analysisState: "COMPLETED" });
    expect(tries).toBe(4);
    await expectNoLeftBlobs(world, [id]);
  });

  it("of which two runs began is the oldest's", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = () => {};
    const { submit } = world.engine;
    world.engine.submit = async (run, data, signal) => {
      await submit(run, data, signal);
      return submit(run, data, signal);
    };
    const id = await submitted(world);
    await reaches(world, id, "RUNNING");
    expect(world.engine.runs.map(({ status }) => status.phase)).toEqual(["running", "cancelled"]);
    for (const run of world.engine.runs) if (isGoingOn(run)) run.status = { phase: "succeeded" };
    expect(await ended(world, id)).toMatchObject({ engineAnalysisId: "run-1" });
  });

  it("whose engine lists a run late has begun", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.find = async () => [];
    const id = await submitted(world);
    expect(await ended(world, id)).toMatchObject({ analysisState: "COMPLETED" });
    expect(world.engine.runs).toHaveLength(1);
  });
});

describe.concurrent("a deleted analysis", () => {
  it("is removed when the engine is back, and others meanwhile", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = () => {};
    const id = await submitted(world);
    await reaches(world, id, "RUNNING");
    world.engine.away = true;
    await world.delete(id);
    const waiting = Array.from({ length: 10 }, () => world.submit());
    for (const one of await Promise.all(waiting)) {
      await world.delete(one); // one of them may have begun, and then be waiting in its turn
      if (!(await world.state(one)).attempt) await until(isGone(world, one), "another is gone");
    }
    expect((await world.state(id)).status).toBe("deleted");
    world.engine.away = false;
    await until(isGone(world, id), "gone");
    await expectSound(world, id);
  });

  it("stays deleted when its run ends well behind its back", async () => {
    await using world = await openWorld(temporaryStores);
    world.engine.accepted = () => {};
    const id = await world.submit();
    world.start(async (moment) => {
      if (moment !== "before status") return undefined;
      for (const run of world.engine.runs) run.status = { phase: "succeeded" };
      if ((await world.state(id)).status === "live") await world.delete(id);
      return undefined;
    });
    await until(isGone(world, id), "gone");
    await expectSound(world, id);
  });
});

it("fewer slots than analyses under way: all of these go on, and the next wait", async () => {
  await using world = await openWorld(temporaryStores, { slots: 4 });
  world.engine.accepted = () => {};
  const first = await Promise.all(Array.from({ length: 4 }, () => world.submit()));
  await world.start().stop();
  const before = world.start();
  for (const id of first) await reaches(world, id, "RUNNING");
  await before.stop();
  const next = await world.submit();
  world.slots(1);
  world.start();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await world.state(next)).analysisState).toBe("NEW");
  for (const run of world.engine.runs) run.status = { phase: "succeeded" };
  world.engine.accepted = (run) => {
    run.status = { phase: "succeeded" };
  };
  for (const id of [...first, next]) await ended(world, id);
});

it("what is old is cleaned at the engine; while that is away it stays as it is", async () => {
  await using world = await openWorld(temporaryStores, { cleanupDays: "1" });
  const id = await world.submit();
  const worker = world.start();
  await ended(world, id);
  await worker.stop();
  world.passed.milliseconds = 25 * 60 * MINUTE;
  world.engine.away = true;
  const away = world.start();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await world.events(id)).not.toContain("CleaningStarted");
  await away.stop();
  world.engine.away = false;
  world.start();
  await until(async () => (await world.state(id)).cleanedState === "CLEANED", "cleaned");
  expect(await world.events(id)).toEqual(expect.arrayContaining(["CleaningStarted", "Cleaned"]));
  await expectSound(world, id);
});

it("faults that pass are never too many; those that nobody knows are, however they are mixed", () => {
  const mayRetry = patience();
  for (let n = 1; n < 8; n++) {
    for (let m = 0; m < 10; m++) expect(mayRetry(new EngineUnavailable("it passes"))).toBe(true);
    expect(mayRetry(new TypeError("nobody knows"))).toBe(true);
  }
  expect(mayRetry(new TypeError("nobody knows"))).toBe(false);
});

async function* mebibytes(count: number) {
  for (let piece = 0; piece < count; piece++) yield Buffer.alloc(1024 * 1024);
}
