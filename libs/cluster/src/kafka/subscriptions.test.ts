// Subscriptions over Kafka: what a consumer gets when topics repeat events, end, or hold messages that are not ours.
import { type EventPosition, isAfter, type PublicEvent } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { kafkaProducer, partitionOf } from "./client.ts";
import { ensureTopic, openEventPublisher, openKafkaSubscriptions, readTopic } from "./kafka.ts";
import { describeKafka, listeningLog, ownTopics, removeTopics, someEvent, until } from "./testing.ts";

const SERVICE = "catalog";

describeKafka("a subscription", () => {
  let kafka = ownTopics();
  let log = listeningLog();
  let publisher = openEventPublisher({ kafka, service: SERVICE, log });
  const closing: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    kafka = ownTopics();
    log = listeningLog();
    await ensureTopic(kafka, SERVICE, log);
    publisher = openEventPublisher({ kafka, service: SERVICE, log });
  });
  afterEach(async () => {
    await Promise.all(closing.splice(0).map((close) => close()));
    await publisher.close();
    await removeTopics(kafka);
  });

  /** The position of a consumer in each partition, as a store would keep it. */
  type Positions = Map<number, EventPosition>;

  /** Starts a replica of a consumer that keeps what it gets, and its positions as an event handler does. */
  function replica(positions: Positions, deliver: (events: readonly PublicEvent[]) => void | Promise<void> = () => {}) {
    const subscriptions = openKafkaSubscriptions({ kafka, log });
    const stop = new AbortController();
    const got: PublicEvent[] = [];
    const done = subscriptions.subscribe({
      service: SERVICE,
      consumer: "runs/samples/catalog",
      after: async (partition) => positions.get(partition),
      async deliver(events) {
        await deliver(events);
        for (const event of events) {
          if (!isAfter(event, positions.get(event.partition))) continue;
          got.push(event);
          positions.set(event.partition, { position: event.position, index: event.index });
        }
      },
      signal: stop.signal,
    });
    const end = async () => {
      stop.abort();
      await done;
      await subscriptions.close();
    };
    closing.push(end);
    return { got, end };
  }

  const numbered = (from: number, to: number, subjects = 40) =>
    Array.from({ length: to - from + 1 }, (_, n) => someEvent(`sample-${((from + n) % subjects) + 1}`, from + n));
  const positionsOf = (events: readonly PublicEvent[]) => events.map(({ position }) => position).sort((a, b) => a - b);
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
  const ofSubject = (events: readonly PublicEvent[], subject: string) =>
    events.filter((event) => event.subject === subject).map(({ position }) => position);

  it("brings each event once and each resource's story in order, though the topic repeats", async () => {
    const events = numbered(1, 300);
    await publisher.publish(events.slice(0, 200));
    await publisher.publish(events.slice(50, 200)); // a relay that was killed before it stored its position
    await publisher.publish(events.slice(100, 300));
    const delivered: PublicEvent[] = [];
    const { got } = replica(new Map(), (some) => void delivered.push(...some));
    await until("300 events are delivered", () => got.length >= 300);
    expect(positionsOf(delivered)).toEqual(upTo(300));
    for (const subject of new Set(events.map(({ subject }) => subject)))
      expect(ofSubject(delivered, subject)).toEqual(ofSubject(events, subject));
    expect(got.every(({ subject, partition }) => partition === partitionOf(subject))).toBe(true);
  });

  it("is shared by the replicas of a consumer, and what one leaves the other takes over from where it was", async () => {
    const positions: Positions = new Map();
    const first = replica(positions);
    const second = replica(positions);
    let last = 0;
    await until("both replicas have events", async () => {
      await publisher.publish(numbered(last + 1, last + 50));
      last += 50;
      return first.got.length > 0 && second.got.length > 0;
    });
    await until("the replicas have all events", () => first.got.length + second.got.length >= last);
    const shared = new Set(first.got.slice(-20).map(({ partition }) => partition));
    expect(second.got.slice(-20).some(({ partition }) => shared.has(partition))).toBe(false);
    await first.end();
    const before = second.got.length;
    await publisher.publish(numbered(last + 1, last + 100));
    await until("the second replica has the last 100 events", () => second.got.length >= before + 100);
    expect(positionsOf([...first.got, ...second.got])).toEqual(upTo(last + 100));
  });

  it("goes on where the consumer's own position is, not where the group's offset is", async () => {
    const positions: Positions = new Map();
    await publisher.publish(numbered(1, 60));
    const before = replica(positions);
    await until("60 events are delivered", () => before.got.length >= 60);
    await before.end();

    const after = replica(positions);
    await publisher.publish(numbered(61, 70));
    await until("10 more events are delivered", () => after.got.length >= 10);
    expect(positionsOf(after.got)).toEqual(upTo(70).slice(60));
    await after.end();

    const [lost] = positions.keys();
    if (lost === undefined) throw new Error("no partition had an event");
    positions.delete(lost); // somebody sets the consumer back, to see everything of a partition again
    const again = replica(positions);
    const all = numbered(1, 70).filter(({ subject }) => partitionOf(subject) === lost);
    await until("all events of the partition are delivered again", () => again.got.length >= all.length);
    expect(positionsOf(again.got)).toEqual(positionsOf(all));
  });

  it("brings nothing twice in one subscription, though it stores no position and the group shares anew", async () => {
    const subscriptions = openKafkaSubscriptions({ kafka, log });
    const stop = new AbortController();
    const delivered: PublicEvent[] = [];
    const done = subscriptions.subscribe({
      service: SERVICE,
      consumer: "runs/samples/catalog",
      after: async () => undefined,
      deliver: async (events) => void delivered.push(...events),
      signal: stop.signal,
    });
    closing.push(() => {
      stop.abort();
      return done.then(subscriptions.close);
    });
    await publisher.publish(numbered(1, 60));
    await until("60 events are delivered", () => delivered.length >= 60);
    const other = replica(new Map());
    await until("the other replica has an event", () => other.got.length > 0);
    await other.end();
    await publisher.publish(numbered(61, 120));
    await until("120 events are delivered", () => new Set(delivered.map(({ id }) => id)).size >= 120);
    expect(positionsOf(delivered)).toEqual(upTo(120));
  });

  it("brings the same again while a consumer fails, and nothing else before it", async () => {
    await publisher.publish([someEvent("sample-1", 1), someEvent("sample-1", 2)]);
    const tries: number[][] = [];
    const { got } = replica(new Map(), (events) => {
      tries.push(positionsOf(events));
      if (tries.length < 3) throw new Error("not now");
    });
    await until("both events are delivered", () => got.length === 2);
    expect(tries).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(log.said.filter(({ level }) => level === "warn")).toHaveLength(1); // one line, not one for each try
  });

  it("passes over a message that is no event of ours, and says so", async () => {
    const producer = kafkaProducer(kafka, log);
    await producer.connect();
    closing.push(() => producer.disconnect());
    await publisher.publish([someEvent("sample-1", 1)]);
    await producer.send({
      topic: `${kafka.topicPrefix}.${SERVICE}`,
      messages: [
        { key: "sample-1", value: "hello", partition: partitionOf("sample-1") },
        { key: "sample-1", value: null, partition: partitionOf("sample-1") },
      ],
    });
    await publisher.publish([someEvent("sample-1", 2)]);
    const { got } = replica(new Map());
    await until("both events are delivered", () => got.length === 2);
    expect(positionsOf(got)).toEqual([1, 2]);
    expect(log.said.filter(({ level }) => level === "error")).toHaveLength(2);
  });

  it("waits for a topic that is not there yet", async () => {
    kafka = ownTopics();
    const { got } = replica(new Map());
    await until("the log says that the topic cannot be read", () =>
      log.said.some(({ message }) => message.includes("cannot be read")),
    );
    await ensureTopic(kafka, SERVICE, log);
    const later = openEventPublisher({ kafka, service: SERVICE, log });
    closing.push(() => later.close());
    await later.publish([someEvent("sample-1", 1)]);
    await until("the event is delivered", () => got.length === 1);
  });

  it("ends soon when it is told to, also when Kafka is away or a consumer is at work", async () => {
    const nobody = { ...kafka, brokers: ["127.0.0.1:1"] };
    const subscriptions = openKafkaSubscriptions({ kafka: nobody, log });
    const stop = new AbortController();
    const subscription = { service: SERVICE, consumer: "c", after: async () => undefined, signal: stop.signal };
    const waiting = subscriptions.subscribe({ ...subscription, deliver: async () => {} });
    await publisher.publish([someEvent("sample-1", 1)]);
    let working = false;
    const busy = openKafkaSubscriptions({ kafka, log }).subscribe({
      ...subscription,
      deliver(_, signal) {
        working = true;
        return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    });
    await until("the consumer is at work", () => working);
    const began = performance.now();
    stop.abort();
    await Promise.all([waiting, busy]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("is read once through for verify: everything, repeats too, and nothing that comes later", async () => {
    const events = numbered(1, 250);
    await publisher.publish(events);
    await publisher.publish(events.slice(0, 10));
    const read: PublicEvent[] = [];
    for await (const event of readTopic(kafka, SERVICE, AbortSignal.timeout(20_000))) {
      if (read.length === 0) await publisher.publish(numbered(251, 260));
      read.push(event);
    }
    expect(positionsOf(read)).toEqual([...upTo(250), ...upTo(10)].sort((a, b) => a - b));
  });

  it("reads nothing from an empty topic", async () => {
    for await (const event of readTopic(kafka, SERVICE, AbortSignal.timeout(20_000))) throw new Error(event.id);
  });
});
