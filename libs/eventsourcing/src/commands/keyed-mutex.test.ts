// Writers of one stream in one process: in order, in a bounded queue, until their deadline.
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../errors.ts";
import { pause } from "../retry.ts";
import { keyedMutex } from "./keyed-mutex.ts";

describe("work for one name", () => {
  const exclusively = keyedMutex({ now: Date.now });
  const later = () => Date.now() + 20_000;

  it("runs one after the other, in order, whatever fails; work for another name runs beside it", async () => {
    const steps: string[] = [];
    const work =
      (name: string, fails = false) =>
      async () => {
        steps.push(`${name} begins`);
        await pause(5);
        steps.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      };
    const answers = await Promise.allSettled([
      exclusively("x", work("first"), later()),
      exclusively("x", work("second", true)),
      exclusively("x", work("third"), later()),
    ]);
    expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.reason.message))).toEqual([
      "first",
      "second",
      "third",
    ]);
    expect(steps).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
    let free = () => {};
    const blocked = exclusively("x", () => new Promise<void>((resolve) => (free = resolve)));
    expect(await exclusively("y", async () => "beside")).toBe("beside");
    free();
    await blocked;
  });

  it("is rejected at its deadline and then never runs; the next one does", async () => {
    let ran = false;
    const slow = exclusively("x", () => pause(200));
    const began = performance.now();
    const run = async () => {
      ran = true;
    };
    const late = exclusively("x", run, Date.now() + 30);
    const next = exclusively("x", async () => "next", later());
    await expect(late).rejects.toBeInstanceOf(StoreUnavailable);
    expect(performance.now() - began).toBeLessThan(190);
    expect(await next).toBe("next");
    await slow;
    expect(ran).toBe(false);
  });

  it("is rejected at once when a thousand wait", async () => {
    let free = () => {};
    const blocking = exclusively("x", () => new Promise<void>((resolve) => (free = resolve)));
    const waiting = Array.from({ length: 999 }, (_, n) => exclusively("x", async () => n, later()));
    await expect(exclusively("x", async () => "one too many", later())).rejects.toBeInstanceOf(StoreUnavailable);
    free();
    await blocking;
    expect(await Promise.all(waiting)).toHaveLength(999);
    expect(await exclusively("x", async () => "free again", later())).toBe("free again");
  });
});
