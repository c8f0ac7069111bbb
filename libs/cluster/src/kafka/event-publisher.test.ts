// The event publisher: when it resolves, the events are on the topic, in order for each key; otherwise it rejects in time.
import { type PublicEvent, StoreUnavailable } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensureTopic, openEventPublisher, readTopic } from "./kafka.ts";
import { describeKafka, listeningLog, ownTopics, removeTopics, someEvent } from "./testing.ts";

const SERVICE = "catalog";

describeKafka("the event publisher", () => {
  let kafka = ownTopics();
  const log = listeningLog();
  let publisher = openEventPublisher({ kafka, service: SERVICE, log });

  beforeEach(async () => {
    kafka = ownTopics();
    publisher = openEventPublisher({ kafka, service: SERVICE, log });
  });
  afterEach(async () => {
    await publisher.close();
    await removeTopics(kafka);
  });

  const onTopic = async () => {
    const events: PublicEvent[] = [];
    for await (const event of readTopic(kafka, SERVICE, AbortSignal.timeout(20_000))) events.push(event);
    return events;
  };

  it("puts large events and many events on the topic, in order for each subject", async () => {
    await ensureTopic(kafka, SERVICE, log);
    const large = Array.from({ length: 6 }, (_, n) =>
      someEvent("sample-1", n + 1, { bytes: new Uint8Array(500 * 1024) }),
    );
    const many = Array.from({ length: 2_500 }, (_, n) => someEvent(`sample-${(n % 7) + 1}`, n + 7));
    await publisher.publish([...large, ...many]);
    const events = await onTopic();
    expect(events).toHaveLength(2_506);
    const last = new Map<string, number>();
    for (const { subject, position } of events) {
      expect(position).toBeGreaterThan(last.get(subject) ?? 0);
      last.set(subject, position);
    }
  });

  it("rejects while the topic is missing, and works when it is there", async () => {
    await expect(publisher.publish([someEvent("sample-1", 1)])).rejects.toThrow(StoreUnavailable);
    await ensureTopic(kafka, SERVICE, log);
    await publisher.publish([someEvent("sample-1", 1)]);
    expect(await onTopic()).toHaveLength(1);
  });

  it("rejects in bounded time without Kafka, again and again", async () => {
    const nowhere = openEventPublisher({ kafka: { ...kafka, brokers: ["127.0.0.1:1"] }, service: SERVICE, log });
    const began = performance.now();
    for (let n = 0; n < 2; n++)
      await expect(nowhere.publish([someEvent("sample-1", 1)])).rejects.toThrow(StoreUnavailable);
    expect(performance.now() - began).toBeLessThan(20_000);
    await nowhere.close();
  });
});
