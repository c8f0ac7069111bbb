// The contract of Subscriptions: public events in order, at least once, from any cursor, and nothing that is not public.
import { describe, expect, it } from "vitest";
import type { EventPosition, PublicEvent } from "../ports/ports.ts";
import { CONTRACT_SERVICE, later, newForEachTest, type OpenAdapters, someCommit } from "./adapters.ts";
import { noteAggregate } from "./tally.ts";

const publisher = {
  aggregates: [noteAggregate],
  publish: (event: { type: string }) =>
    event.type === "Secret"
      ? undefined
      : { type: `contract.v1.${event.type}`, bytes: new Uint8Array([1]), projects: ["3"] },
};

export function subscriptionsContract(openAdapters: OpenAdapters) {
  describe("Subscriptions", () => {
    const at = newForEachTest(openAdapters);
    const append = (stream: string, version: number, ...types: string[]) =>
      at.stores.eventLog.append(
        { ...someCommit(stream, version), events: types.map((type) => ({ type, bytes: new Uint8Array([9]) })) },
        later(),
      );

    /** Subscribes until `wanted` events have come; `deliver` may fail. */
    async function receive(
      wanted: number,
      from?: EventPosition,
      deliver: (events: readonly PublicEvent[]) => void = () => {},
    ) {
      const stop = new AbortController();
      const received: PublicEvent[] = [];
      const done = at.adapters.subscriptions(publisher).subscribe({
        service: CONTRACT_SERVICE,
        consumer: "test",
        after: async () => from,
        async deliver(events) {
          deliver(events);
          received.push(...events);
          if (received.length >= wanted) stop.abort();
        },
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(20_000)]),
      });
      await done;
      return received;
    }
    const places = (events: readonly PublicEvent[]) => events.map(({ position, index }) => [position, index]);

    it("delivers the public events with their positions", async () => {
      await append("note-1", 1, "Noted", "Secret", "Noted");
      const [first, second] = await receive(2);
      expect(first).toMatchObject({
        id: `${CONTRACT_SERVICE}/${at.stores.eventLog.id}/1/0`,
        service: CONTRACT_SERVICE,
        log: at.stores.eventLog.id,
        position: 1,
        index: 0,
        type: "contract.v1.Noted",
        subject: "note-1",
        at: 1_700_000_000_000,
        actor: "1",
        projects: ["3"],
      });
      expect([...(first?.bytes ?? [])]).toEqual([1]);
      expect(second).toMatchObject({ position: 1, index: 2 });
    });

    it("continues after a position, even in the middle of a commit", async () => {
      await append("note-1", 1, "Noted", "Noted");
      await append("note-1", 2, "Noted");
      expect(places(await receive(2, { position: 1, index: 0 }))).toEqual([
        [1, 1],
        [2, 0],
      ]);
    });

    it("delivers the same events again after the consumer failed", async () => {
      await append("note-1", 1, "Noted");
      let tried = 0;
      const received = await receive(1, undefined, () => {
        if (++tried === 1) throw new Error("not now");
      });
      expect(places(received)).toEqual([[1, 0]]);
      expect(tried).toBe(2);
    });

    it("delivers events that are written meanwhile, past many that are not public", async () => {
      const receiving = receive(1);
      for (let n = 1; n <= 450; n += 50)
        await Promise.all(Array.from({ length: 50 }, (_, more) => append(`note-${n + more}`, 1, "Secret")));
      await append("note-1000", 1, "Noted");
      expect(await receiving).toMatchObject([{ subject: "note-1000" }]);
    });

    it("skips lapses and streams of no declared aggregate", async () => {
      await append("other-1", 1, "Noted");
      await append("note-1", 1, "ClaimLapsed");
      await append("note-1", 2, "Noted");
      expect(places(await receive(1))).toEqual([[3, 0]]);
    });
  });
}
