// Random submissions, deletions, kills, overlapping replicas, lost runs and answers: every analysis ends, with one run.
import { temporaryStores } from "@isotrail/embedded/testing";
import fc from "fast-check";
import { it } from "vitest";
import { isFinal, PRIORITIES, type Priority } from "../submission/state.ts";
import { type FakeRun, isGoingOn } from "./engine.testing.ts";
import { expectSound } from "./invariants.testing.ts";
import { until } from "./until.testing.ts";
import { type Fate, openWorld, type Worker, type World } from "./world.testing.ts";

type Step =
  | { readonly type: "submit"; readonly user: string; readonly priority: Priority }
  | { readonly type: "delete" | "finish" | "fail" | "lose"; readonly which: number }
  | { readonly type: "away"; readonly away: boolean }
  | { readonly type: "kill" | "replica" }
  | { readonly type: "wait"; readonly milliseconds: number };

const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("submit" as const),
      user: fc.constantFrom("1", "2", "3"),
      priority: fc.constantFrom(...PRIORITIES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constantFrom("delete" as const, "finish" as const, "finish" as const, "fail" as const, "lose" as const),
      which,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("away" as const), away: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom("kill" as const, "replica" as const) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant("wait" as const), milliseconds: fc.nat({ max: 60 }) }) },
);
/** How many calls pass until an answer is lost, over and over. */
const losses = fc.array(fc.integer({ min: 3, max: 60 }), { minLength: 1, maxLength: 8 });

it("every analysis ends, with one run", { timeout: 120_000 }, async () => {
  const scenario = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), losses, async (steps, lost) => {
    await using world = await openWorld(temporaryStores, { slots: 2 });
    world.engine.accepted = () => {};
    const scene = new Scene(world, lost);
    for (const one of steps) await scene.do(one);
    await scene.end();
    for (const id of scene.ids) await expectSound(world, id);
  });
  // one that fails names its seed
  await fc.assert(scenario, { numRuns: 25, interruptAfterTimeLimit: 20_000, endOnFailure: true });
});

class Scene {
  readonly ids: string[] = [];
  readonly #world: World;
  readonly #losses: readonly number[];
  #calls = 0;
  #lost = 0;
  #healed = false;
  #killNext = false;
  #worker: Worker;

  constructor(world: World, losses: readonly number[]) {
    this.#world = world;
    this.#losses = losses;
    this.#worker = world.start(this.#fate);
  }

  /** One process dies at its next call; all of them lose answers. */
  #fate = (moment: string): Fate => {
    if (this.#healed) return undefined;
    if (this.#killNext) {
      this.#killNext = false;
      return "kill";
    }
    if (!moment.startsWith("after ") || ++this.#calls < (this.#losses[this.#lost % this.#losses.length] ?? 1))
      return undefined;
    this.#calls = 0;
    this.#lost++;
    return "lose";
  };

  async do(step: Step): Promise<void> {
    const { engine } = this.#world;
    switch (step.type) {
      case "submit":
        this.ids.push(await this.#world.submit({ submitter: step.user, priority: step.priority }));
        return;
      case "delete":
        return this.#delete(step.which);
      case "finish":
        return this.#endRun(step.which, "succeeded");
      case "fail":
        return this.#endRun(step.which, "failed");
      case "lose":
        return this.#endRun(step.which, "lost");
      case "away":
        engine.away = step.away;
        return;
      case "kill":
        this.#killNext = true;
        this.#start();
        return;
      case "replica":
        return this.#hand();
      case "wait":
        await new Promise((resolve) => setTimeout(resolve, step.milliseconds));
    }
  }

  /** Faults are over: whatever runs ends well, sooner or later. */
  async end(): Promise<void> {
    this.#healed = true;
    this.#world.engine.away = false;
    if (this.#worker.isDead()) this.#start();
    await until(
      async () => {
        for (let at = 0; at < this.ids.length; at++) await this.#endRun(at, "succeeded");
        const states = await Promise.all(this.ids.map(this.#world.state));
        return states.every((state) => state.status === "gone" || (state.status === "live" && isFinal(state)));
      },
      "all have ended",
      60_000,
    );
  }

  #start(): void {
    this.#worker = this.#world.start(this.#fate);
  }

  /** Another replica begins while this one goes on for a moment. */
  async #hand(): Promise<void> {
    const before = this.#worker;
    this.#start();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await before.stop();
  }

  async #delete(which: number): Promise<void> {
    const id = this.ids[which % this.ids.length];
    if (id !== undefined && (await this.#world.state(id)).status === "live") await this.#world.delete(id);
  }

  /** Of a run that its submission knows: another one is the engine's to be told of. */
  async #endRun(which: number, phase: "succeeded" | "failed" | "lost"): Promise<void> {
    const id = this.ids[which % this.ids.length];
    if (id === undefined) return;
    const { attempt } = await this.#world.state(id);
    const run = this.#world.engine.runs.find((one: FakeRun) => one.id === attempt?.runId);
    if (run && isGoingOn(run)) run.status = { phase };
  }
}
