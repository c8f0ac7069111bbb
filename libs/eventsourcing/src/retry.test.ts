// Waiting and trying again: how often, how long, and what ends it.
import { describe, expect, it } from "vitest";
import { pause, repeat, retry } from "./retry.ts";

/** Fails so many times, then answers the number of the attempt. */
const failing = (times: number) => async (attempt: number) => {
  if (attempt <= times) throw new Error(`failure ${attempt}`);
  return attempt;
};

describe("pause", () => {
  it("lasts as long as requested", async () => {
    const began = performance.now();
    await pause(30);
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });

  it("ends when the signal aborts, even if it had aborted before", async () => {
    const stop = new AbortController();
    const waiting = pause(60_000, stop.signal);
    stop.abort();
    await waiting;
    await pause(60_000, stop.signal);
  });
});

describe("retry", () => {
  it("returns the result of the first successful attempt", async () => {
    const failures: [string, number][] = [];
    const onRetry = (error: unknown, attempt: number) => void failures.push([(error as Error).message, attempt]);
    expect(await retry(failing(2), { firstPause: 1, onRetry })).toBe(3);
    expect(failures).toEqual([
      ["failure 1", 1],
      ["failure 2", 2],
    ]);
  });

  it("waits twice as long each time, up to the longest pause", async () => {
    const at: number[] = [];
    await retry(
      async (attempt) => {
        at.push(performance.now());
        await failing(4)(attempt);
      },
      { firstPause: 20, longestPause: 40 },
    );
    const pauses = at.slice(1).map((time, n) => time - (at[n] ?? 0));
    for (const [n, least] of [10, 20, 20, 20].entries()) expect(pauses[n]).toBeGreaterThanOrEqual(least - 1);
  });

  it("throws an error that should not be retried", async () => {
    const shouldRetry = (_: unknown, attempt: number) => attempt < 3;
    await expect(retry(failing(9), { firstPause: 1, shouldRetry })).rejects.toThrow("failure 3");
  });

  it("gives up when the time is over, after one more attempt at its end", async () => {
    const began = performance.now();
    await expect(retry(failing(1_000), { firstPause: 5, longestPause: 5_000, giveUpAfter: 60 })).rejects.toThrow(
      "failure",
    );
    expect(performance.now() - began).toBeGreaterThanOrEqual(59);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it("ends with the reason of its signal, even in the middle of a pause", async () => {
    const stop = new AbortController();
    const trying = retry(failing(9), { firstPause: 60_000, signal: stop.signal, onRetry: () => stop.abort("enough") });
    await expect(trying).rejects.toBe("enough");
    await expect(retry(failing(0), { signal: stop.signal })).rejects.toBe("enough");
  });

  it("begins with short pauses again after an attempt that lasted", async () => {
    const at: number[] = [];
    await retry(
      async (attempt) => {
        if (attempt === 8) await pause(80); // longer than the longest pause
        at.push(performance.now());
        await failing(8)(attempt);
      },
      { firstPause: 1, longestPause: 64 },
    );
    expect((at[8] ?? 0) - (at[7] ?? 0)).toBeLessThan(30); // otherwise at least 32
  });
});

describe("repeat", () => {
  it("continues until the signal aborts, whatever fails", async () => {
    const stop = new AbortController();
    let turns = 0;
    await repeat(
      async () => {
        if (++turns === 5) stop.abort();
        if (turns % 2 === 1) throw new Error("not now");
      },
      { firstPause: 1, signal: stop.signal },
    );
    expect(turns).toBe(5);
  });
});
