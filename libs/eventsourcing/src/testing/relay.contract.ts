// The contract of what a relay needs, log, checkpoints and lease together: events are published in order, and none is lost.
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../errors.ts";
import type { EventPublisher, PublicEvent } from "../ports/ports.ts";
import { startRelay } from "../subscriptions/relay.ts";
import { CONTRACT_SERVICE, later, newForEachTest, type OpenAdapters, someCommit } from "./adapters.ts";
import { noteAggregate } from "./tally.ts";

const publisher = {
  name: CONTRACT_SERVICE,
  aggregates: [noteAggregate],
  publish: ({ type }: { type: string }) => ({ type: `contract.v1.${type}`, bytes: new Uint8Array([1]), projects: [] }),
};
const silent = { warn: () => {} };

async function until(holds: () => boolean | Promise<boolean>) {
  for (const end = performance.now() + 20_000; !(await holds()); await sleep(10))
    if (performance.now() > end) throw new Error(`not in time: ${holds}`);
}

export function relayContract(openAdapters: OpenAdapters) {
  describe("a relay", () => {
    const at = newForEachTest(openAdapters);
    const append = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from + 1 }, (_, n) =>
          at.stores.eventLog.append(someCommit(`note-${from + n}`, 1), later()),
        ),
      );
    const positions = (topic: readonly PublicEvent[]) => topic.map(({ position }) => position);
    const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

    it("publishes existing and new events, and after a restart only new ones", async () => {
      const topic: PublicEvent[] = [];
      const eventPublisher: EventPublisher = { publish: async (events) => void topic.push(...events) };
      await append(1, 20);
      const first = startRelay(publisher, at.stores, eventPublisher, silent);
      await until(() => topic.length === 20);
      await append(21, 25);
      await until(async () => (await first.lag()).commits === 0);
      await first.stop();
      await at.reopen();
      await append(26, 30);
      const second = startRelay(publisher, at.stores, eventPublisher, silent);
      await until(async () => (await second.lag()).commits === 0);
      await second.stop();
      expect(positions(topic)).toEqual(upTo(30));
    });

    it("repeats a page that was not acknowledged, even if part of it arrived, and skips nothing", async () => {
      const topic: PublicEvent[] = [];
      let failures = 3;
      const eventPublisher: EventPublisher = {
        async publish(events) {
          if (failures === 0) return void topic.push(...events);
          topic.push(...events.slice(0, failures--));
          throw new StoreUnavailable("the topic is away");
        },
      };
      await append(1, 10);
      const relay = startRelay(publisher, at.stores, eventPublisher, silent);
      await until(async () => (await relay.lag()).commits === 0);
      await relay.stop();
      expect(positions(topic)).toEqual([1, 2, 3, 1, 2, 1, ...upTo(10)]);
    });
  });
}
