// The contract of Claims: one holder of a key, and every change on condition of exactly what was read.
import { describe, expect, it } from "vitest";
import type { Claim } from "../ports/ports.ts";
import { newForEachTest, type OpenAdapters } from "./adapters.ts";

const claim = (key: string, stream: string, at = 1000): Claim => ({
  key,
  stream,
  version: 1,
  commitId: `of ${stream}`,
  at,
  note: "",
});

export function claimsContract(openAdapters: OpenAdapters) {
  describe("Claims", () => {
    const at = newForEachTest(openAdapters);

    it("gives a key to one of many, and returns the holder to the others", async () => {
      const wanted = Array.from({ length: 30 }, (_, n) => claim("name/ISO-1", `sample-${n}`));
      const answers = await Promise.all(wanted.map((mine) => at.stores.claims.take(mine)));
      const winners = wanted.filter((_, n) => answers[n] === undefined);
      expect(winners).toHaveLength(1);
      expect(new Set(answers.map((held) => held?.stream))).toEqual(new Set([undefined, winners[0]?.stream]));
      await at.reopen();
      expect(await at.stores.claims.get("name/ISO-1")).toEqual(winners[0]);
    });

    it("replaces and releases a claim only if it is exactly what was read", async () => {
      const { claims } = at.stores;
      const [mine, other] = [claim("k", "sample-1"), claim("k", "sample-2")];
      await claims.take(mine);
      for (const stale of [
        { ...mine, stream: "sample-9" },
        { ...mine, version: 2 },
        { ...mine, commitId: "x" },
        { ...mine, at: 1 },
        { ...mine, note: "x" },
      ]) {
        expect(await claims.replace(stale, other)).toBe(false);
        expect(await claims.release(stale)).toBe(false);
      }
      const third = claim("k", "sample-3");
      const replaced = await Promise.all([claims.replace(mine, other), claims.replace(mine, third)]);
      expect(replaced.filter(Boolean)).toHaveLength(1);
      const winner = replaced[0] ? other : third;
      expect(await claims.get("k")).toEqual(winner);
      expect(await claims.release(winner)).toBe(true);
      expect(await claims.get("k")).toBeUndefined();
    });

    it("lists claims by key, and finds the recent ones", async () => {
      const { claims } = at.stores;
      for (const [key, time] of [
        ["b", 3],
        ["a", 1],
        ["c", 2],
      ] as const)
        await claims.take(claim(key, "sample-1", time));
      expect((await claims.list("", 2)).map(({ key }) => key)).toEqual(["a", "b"]);
      expect((await claims.list("b", 9)).map(({ key }) => key)).toEqual(["c"]);
      expect((await claims.since(2)).map(({ key }) => key).toSorted()).toEqual(["b", "c"]);
    });

    it("deletes the old claims with a prefix, and no others", async () => {
      const { claims } = at.stores;
      for (const [key, time] of [
        ["once/old", 1],
        ["once/young", 10],
        ["name/old", 1],
        ["once", 1],
        ["oncf/old", 1],
      ] as const)
        await claims.take(claim(key, "sample-1", time));
      await claims.sweep("once/", 10);
      expect((await claims.list("", 9)).map(({ key }) => key)).toEqual(["name/old", "once", "once/young", "oncf/old"]);
    });
  });
}
