// Who comes next: priorities, then users with the fewest running, then the oldest.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRIORITIES, type Priority } from "../submission/state.ts";
import { Queue } from "./queue.ts";

const ALWAYS = () => true;

function queueOf(...waiting: readonly (readonly [id: number, user: string, priority?: Priority, workflow?: string])[]) {
  const queue = new Queue();
  for (const [id, user, priority = "MEDIUM", workflowId = "w"] of waiting)
    queue.add({ id: String(id), user, priority, workflowId });
  return queue;
}

/** All of the queue, in the order in which it is taken; each is done when `slots` others have begun since. */
function order(queue: Queue, slots: number): string[] {
  const taken: { id: string; user: string }[] = [];
  const running = (user: string) => taken.slice(-slots + 1).filter((one) => one.user === user).length;
  for (let next = queue.take(running, ALWAYS); next; next = queue.take(running, ALWAYS)) taken.push(next);
  return taken.map(({ id }) => id);
}

describe("the queue", () => {
  it("goes by priority first", () => {
    expect(order(queueOf([1, "a", "LOW"], [2, "a"], [3, "b", "HIGH"], [4, "b", "LOW"]), 2)).toEqual([
      "3",
      "2",
      "4",
      "1",
    ]);
  });

  it("gives users turns, however many one of them submits first", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => [index + 1, "a"] as const);
    const taken = order(queueOf(...many, [1_001, "b"], [1_002, "b"], [1_003, "c"]), 4);
    expect(taken.slice(0, 6)).toEqual(["1", "1001", "1003", "2", "1002", "3"]);
  });

  it("passes over what cannot run, which keeps its place", () => {
    const queue = queueOf([1, "a", "MEDIUM", "without tools"], [2, "a"], [3, "a"]);
    const canRun = (workflow: string) => workflow === "w";
    expect(queue.take(() => 0, canRun)?.id).toBe("2");
    expect(queue.take(() => 0, ALWAYS)?.id).toBe("1");
    expect([...queue.workflows()]).toEqual(["w"]);
  });

  it("knows each once, and forgets what is removed", () => {
    const queue = queueOf([1, "a"], [1, "a"], [2, "b"]);
    queue.remove("2");
    queue.remove("9");
    expect(queue.size).toBe(1);
    expect(order(queue, 4)).toEqual(["1"]);
  });

  it("takes everything once, in the order of submission for each user and priority", () => {
    const one = fc.record({ user: fc.constantFrom("a", "b", "c"), priority: fc.constantFrom(...PRIORITIES) });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (all, slots) => {
        const queue = queueOf(...all.map(({ user, priority }, at) => [at + 1, user, priority] as const));
        const taken = order(queue, slots).map(Number);
        expect(taken.toSorted((a, b) => a - b)).toEqual(all.map((_, at) => at + 1));
        for (const user of ["a", "b", "c"])
          for (const priority of PRIORITIES) {
            const own = taken.filter((id) => all[id - 1]?.user === user && all[id - 1]?.priority === priority);
            expect(own).toEqual(own.toSorted((a, b) => a - b));
          }
      }),
    );
  });
});
