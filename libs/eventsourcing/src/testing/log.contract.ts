// The contract of EventLog: gapless positions, one commit for each (stream, version), nothing acknowledged is lost.
import { describe, expect, it } from "vitest";
import { VersionConflict } from "../errors.ts";
import { later, named, newForEachTest, type OpenAdapters, someCommit } from "./adapters.ts";

export function eventLogContract(openAdapters: OpenAdapters) {
  describe("EventLog", () => {
    const at = newForEachTest(openAdapters);

    it("stores a commit with every field, and reads it back after a restart", async () => {
      const commit = {
        ...someCommit("sample-1", 1),
        client: "uploader",
        trace: "00-aa-bb-01",
        events: [
          { type: "SampleCreated", bytes: new Uint8Array([0, 255, 7]) },
          { type: "SampleNämed", bytes: new Uint8Array() },
        ],
      };
      const position = await at.stores.eventLog.append(commit, later());
      await at.reopen();
      const [stored] = await at.stores.eventLog.readStream("sample-1", 0);
      expect(
        stored && { ...stored, events: stored.events.map(({ type, bytes }) => ({ type, bytes: [...bytes] })) },
      ).toEqual({
        ...commit,
        position,
        events: commit.events.map(({ type, bytes }) => ({ type, bytes: [...bytes] })),
      });
    });

    it("answers a repeated append with the first position, and stores it once", async () => {
      const commit = someCommit("sample-1", 1);
      const { eventLog } = at.stores;
      const positions = await Promise.all([eventLog.append(commit, later()), eventLog.append(commit, later())]);
      positions.push(await eventLog.append(commit, later()));
      expect(positions).toEqual([1, 1, 1]);
      expect(await eventLog.head()).toBe(1);
    });

    it("accepts one of many writers of the same version, and rejects the others with VersionConflict", async () => {
      const { eventLog } = at.stores;
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, () => eventLog.append(someCommit("sample-1", 1), later())),
      );
      const refused = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(refused).toHaveLength(29);
      for (const { reason } of refused) expect(reason).toBeInstanceOf(VersionConflict);
      expect(await eventLog.readStream("sample-1", 0)).toHaveLength(1);
    });

    it("rejects a version that leaves a gap in its stream", async () => {
      await expect(at.stores.eventLog.append(someCommit("sample-1", 2), later())).rejects.toBeInstanceOf(
        VersionConflict,
      );
      expect(await at.stores.eventLog.head()).toBe(0);
    });

    it("numbers the commits of concurrent writers without a gap, even when some conflict", async () => {
      const { eventLog } = at.stores;
      const stored = await Promise.allSettled(
        Array.from({ length: 300 }, (_, n) => eventLog.append(someCommit(`sample-${n % 200}`, 1), later())),
      );
      const positions = stored.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
      expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
      const read = await eventLog.readFrom(0, 1000);
      expect(read.map(({ position }) => position)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
    });

    it("reads the log and a stream from any position, a page at a time", async () => {
      const { eventLog } = at.stores;
      for (let version = 1; version <= 3; version++) {
        await eventLog.append(someCommit("sample-1", version, `a${version}`), later());
        await eventLog.append(someCommit("sample-10", version, `b${version}`), later());
      }
      expect(named(await eventLog.readFrom(1, 2))).toEqual([
        [2, "sample-10", 1, "b1"],
        [3, "sample-1", 2, "a2"],
      ]);
      expect(named(await eventLog.readStream("sample-1", 1))).toEqual([
        [3, "sample-1", 2, "a2"],
        [5, "sample-1", 3, "a3"],
      ]);
      expect(named(await eventLog.readStream("sample-1", 0, 2))).toEqual([
        [1, "sample-1", 1, "a1"],
        [3, "sample-1", 2, "a2"],
      ]);
      expect(named(await eventLog.readStream("sample-1", 1, 1))).toEqual([[3, "sample-1", 2, "a2"]]);
      expect(await eventLog.readStream("sample-1", 3, 1)).toEqual([]);
      expect(await eventLog.readFrom(6, 10)).toEqual([]);
    });

    it("wakes a waiting reader when a commit is stored, and when its signal aborts", async () => {
      const { eventLog } = at.stores;
      const stop = new AbortController();
      const waiting = eventLog.changed(0, stop.signal);
      await eventLog.append(someCommit("sample-1", 1), later());
      await waiting;
      await eventLog.changed(0, stop.signal); // there already
      const stopped = eventLog.changed(1, stop.signal);
      stop.abort();
      await stopped;
    });

    it("keeps its id across restarts", async () => {
      const { id } = at.stores.eventLog;
      expect(id).not.toBe("");
      await at.reopen();
      expect(at.stores.eventLog.id).toBe(id);
    });
  });
}
