// The contracts of the small ports: Ids, PersonalDataKeys, Checkpoints and ParkedEvents.
import { describe, expect, it } from "vitest";
import type { PublicEvent } from "../ports/ports.ts";
import { newForEachTest, type OpenAdapters } from "./adapters.ts";

export function idsContract(openAdapters: OpenAdapters) {
  describe("Ids", () => {
    const at = newForEachTest(openAdapters);

    it("counts each kind from 1, and never gives a number twice, even to concurrent callers", async () => {
      const { ids } = at.stores;
      const given = await Promise.all(Array.from({ length: 250 }, () => ids.next("project")));
      expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, n) => n + 1));
      expect(await ids.next("sample")).toBe(1);
    });

    it("continues after a restart with a higher number, skipping one block at most", async () => {
      const before = await at.stores.ids.next("project");
      await at.reopen();
      const after = await at.stores.ids.next("project");
      expect(after).toBeGreaterThan(before);
      expect(after).toBeLessThanOrEqual(before + 101);
    });
  });
}

export function personalDataKeysContract(openAdapters: OpenAdapters) {
  describe("PersonalDataKeys", () => {
    const at = newForEachTest(openAdapters);

    it("opens what it sealed, in order and after a restart; the sealed text reveals nothing", async () => {
      const plain = ["Ada Lovelace", "", "Ä\u{1f9ec}"];
      const sealed = await Promise.all(plain.map((text, n) => at.stores.personalDataKeys.seal(`user-${n % 2}`, text)));
      expect(sealed.join()).not.toContain("Ada");
      await at.reopen();
      expect(await at.stores.personalDataKeys.open(sealed)).toEqual(plain);
      expect(await at.stores.personalDataKeys.open([])).toEqual([]);
    });

    it("seals the same text differently each time", async () => {
      const { personalDataKeys } = at.stores;
      expect(await personalDataKeys.seal("user-1", "same")).not.toBe(await personalDataKeys.seal("user-1", "same"));
    });

    it("opens nothing of a subject whose key was destroyed, and everything of the others", async () => {
      const { personalDataKeys } = at.stores;
      const [mine, other] = [
        await personalDataKeys.seal("user-1", "mine"),
        await personalDataKeys.seal("user-2", "other"),
      ];
      await personalDataKeys.destroy("user-1");
      expect(await personalDataKeys.open([mine, other])).toEqual([undefined, "other"]);
      const again = await personalDataKeys.seal("user-1", "again");
      await at.reopen();
      expect(await at.stores.personalDataKeys.open([mine, other, again])).toEqual([undefined, "other", "again"]);
    });

    it("does not open what was changed", async () => {
      const { personalDataKeys } = at.stores;
      const sealed = await personalDataKeys.seal("user-1", "a text to be changed");
      const last = sealed.at(-3) === "A" ? "B" : "A";
      await expect(personalDataKeys.open([sealed.slice(0, -3) + last + sealed.slice(-2)])).rejects.toThrow();
    });

    it("hashes for equality only, the same after a restart", async () => {
      const { personalDataKeys } = at.stores;
      const hash = personalDataKeys.hash("ada@example.org");
      expect(hash).not.toContain("ada");
      expect(personalDataKeys.hash("ada@example.com")).not.toBe(hash);
      await at.reopen();
      expect(at.stores.personalDataKeys.hash("ada@example.org")).toBe(hash);
    });
  });
}

export function checkpointsContract(openAdapters: OpenAdapters) {
  describe("Checkpoints", () => {
    const at = newForEachTest(openAdapters);

    it("keeps each consumer's checkpoint across restarts", async () => {
      const { checkpoints } = at.stores;
      expect(await checkpoints.get("runs/cancel/catalog/0")).toBeUndefined();
      await checkpoints.set("runs/cancel/catalog/0", { position: 7, index: 1 });
      await checkpoints.set("runs/cancel/catalog/0", { position: 8, index: 0 });
      await checkpoints.set("runs/repair", { position: 3, index: 0 });
      await at.reopen();
      expect(await at.stores.checkpoints.get("runs/cancel/catalog/0")).toEqual({ position: 8, index: 0 });
      expect(await at.stores.checkpoints.get("runs/repair")).toEqual({ position: 3, index: 0 });
    });
  });
}

export function parkedEventsContract(openAdapters: OpenAdapters) {
  describe("ParkedEvents", () => {
    const at = newForEachTest(openAdapters);
    const event: PublicEvent = {
      id: "catalog/log/7/0",
      service: "catalog",
      log: "log",
      partition: 0,
      position: 7,
      index: 0,
      type: "isotrail.catalog.v1.SampleCreated",
      subject: "sample-1",
      at: 1000,
      actor: "1",
      trace: "",
      projects: ["3"],
      bytes: new Uint8Array([0, 1, 255]),
    };

    it("keeps an event with its bytes and error until it is removed, once however often it is parked", async () => {
      const record = { consumer: "runs/cancel/catalog", event, error: "Error: no such run", at: 2000 };
      await at.stores.parkedEvents.add(record);
      await at.stores.parkedEvents.add({ ...record, error: "Error: again" });
      await at.stores.parkedEvents.add({ ...record, consumer: "files/hide/catalog" });
      await at.reopen();
      const { parkedEvents } = at.stores;
      const [found, ...others] = await parkedEvents.list("runs/cancel/catalog");
      expect(others).toEqual([]);
      expect({ ...found, event: { ...found?.event, bytes: [...(found?.event.bytes ?? [])] } }).toEqual({
        ...record,
        error: "Error: again",
        event: { ...event, bytes: [0, 1, 255] },
      });
      expect(await parkedEvents.list()).toHaveLength(2);
      expect(await parkedEvents.count()).toBe(2);
      await parkedEvents.remove("runs/cancel/catalog", event.id);
      expect((await parkedEvents.list()).map(({ consumer }) => consumer)).toEqual(["files/hide/catalog"]);
      expect(await parkedEvents.count()).toBe(1);
    });
  });
}
