// Connections to Kafka that are cut, or fall silent: nothing is lost, and nothing is delivered twice.
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type EventPosition, isAfter, type PublicEvent, StoreUnavailable } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureTopic, openEventPublisher, openKafkaSubscriptions } from "./kafka.ts";
import { describeKafka, listeningLog, ownTopics, removeTopics, someEvent, until } from "./testing.ts";

const SERVICE = "catalog";

/** Every connection of this process to Kafka. A broker names its own address, so a proxy cannot stand in between. */
function links() {
  const open = new Set<net.Socket>();
  const { connect } = net;
  let silent = false;
  const spy = vi.spyOn(net, "connect").mockImplementation((...args: unknown[]) => {
    const socket: net.Socket = Reflect.apply(connect, net, args);
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (silent) socket.pause();
    return socket;
  });
  return {
    cut: () => {
      for (const socket of open) socket.destroy(new Error("cut"));
    },
    /** Requests arrive, responses do not. */
    silence() {
      silent = true;
      for (const socket of open) socket.pause();
    },
    speak() {
      silent = false;
      for (const socket of open) socket.resume();
    },
    restore: () => spy.mockRestore(),
  };
}

describeKafka("connections to Kafka", () => {
  let kafka = ownTopics();
  let log = listeningLog();
  let link = links();
  link.restore();
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    kafka = ownTopics();
    log = listeningLog();
    link = links();
    await ensureTopic(kafka, SERVICE, log);
  });
  afterEach(async () => {
    link.speak();
    await Promise.all(closing.splice(0).map((close) => close()));
    link.restore();
    await removeTopics(kafka);
  });

  /** Publishes as a relay does: what is not acknowledged again, nothing before it is. */
  function publish(last: number, pause: number) {
    const publisher = openEventPublisher({ kafka, service: SERVICE, log });
    closing.push(() => publisher.close());
    const failures: { error: unknown; took: number }[] = [];
    const done = (async () => {
      for (let sent = 0; sent < last; ) {
        const page = Array.from({ length: Math.min(20, last - sent) }, (_, n) => event(sent + n + 1));
        const began = performance.now();
        try {
          await publisher.publish(page);
          sent += page.length;
        } catch (error) {
          failures.push({ error, took: performance.now() - began });
        }
        await sleep(pause);
      }
    })();
    return { done, failures };
  }
  const event = (position: number) => someEvent(`sample-${position % 30}`, position);

  function consumer(positions = new Map<number, EventPosition>()) {
    const subscriptions = openKafkaSubscriptions({ kafka, log });
    const stop = new AbortController();
    const delivered: PublicEvent[] = [];
    const done = subscriptions.subscribe({
      service: SERVICE,
      consumer: "runs/samples/catalog",
      after: async (partition) => positions.get(partition),
      async deliver(events) {
        await sleep(2);
        for (const one of events) {
          if (!isAfter(one, positions.get(one.partition))) continue;
          delivered.push(one);
          positions.set(one.partition, { position: one.position, index: one.index });
        }
      },
      signal: stop.signal,
    });
    closing.push(() => {
      stop.abort();
      return done.then(subscriptions.close);
    });
    return delivered;
  }

  const inOrder = (events: readonly PublicEvent[]) => events.map(({ position }) => position).sort((a, b) => a - b);
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

  it("are cut again and again: each event is delivered once", async () => {
    const delivered = consumer();
    const { done } = publish(600, 50);
    for (let cuts = 0; cuts < 5; cuts++) {
      await sleep(400);
      link.cut();
    }
    await done;
    await until("600 events are delivered", () => delivered.length >= 600, 45_000);
    expect(inOrder(delivered)).toEqual(upTo(600));
    const complaints = log.said.filter(({ level }) => level !== "debug");
    expect(complaints.length).toBeLessThan(5);
  }, 60_000);

  it("fall silent: publishing fails within 15 seconds, and continues when they work again", async () => {
    const delivered = consumer();
    const { done, failures } = publish(400, 50);
    await until("an event is delivered", () => delivered.length > 0);
    link.silence(); // what was stored is sent again
    await until("publishing fails", () => failures.length > 0);
    link.speak();
    await done;
    expect(failures[0]?.error).toBeInstanceOf(StoreUnavailable);
    expect(failures[0]?.took).toBeLessThan(15_000);
    await until("400 events are delivered", () => delivered.length >= 400, 30_000);
    expect(inOrder(delivered)).toEqual(upTo(400));
  }, 60_000);
});
