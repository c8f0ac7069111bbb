// Public events as Kafka messages: what others see on the topic, and that it comes back the same.
import type { PublicEvent } from "@isotrail/eventsourcing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type KafkaMessage, partitionOf } from "./client.ts";
import { eventOf, messageOf } from "./message.ts";
import { PARTITIONS } from "./settings.ts";
import { someEvent } from "./testing.ts";

/** As it comes from Kafka: headers are bytes there. */
const asRead = (event: PublicEvent): KafkaMessage => {
  const { key, value, headers = {}, timestamp = "" } = messageOf(event);
  const bytes = Object.entries(headers).map(([name, text]) => [name, Buffer.from(String(text))]);
  return {
    key: Buffer.from(String(key)),
    value,
    headers: Object.fromEntries(bytes),
    timestamp,
    attributes: 0,
    offset: "0",
  };
};

describe("a public event on Kafka", () => {
  it("is a CloudEvent in binary mode: attributes in headers, the message's bytes as value, the stream as key", () => {
    const trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const message = messageOf(someEvent("sample-7", [12, 1], { trace }));
    expect(message).toMatchObject({ key: "sample-7", timestamp: "1700000000012" });
    expect(message.value.toString()).toBe("12.1");
    expect(message.headers).toEqual({
      ce_specversion: "1.0",
      ce_id: "catalog/log-1/12/1",
      ce_source: "/catalog/log-1",
      ce_type: "isotrail.catalog.v1.SampleCreated",
      ce_subject: "sample-7",
      ce_time: "2023-11-14T22:13:20.012Z",
      "content-type": "application/protobuf",
      ce_partitionkey: "sample-7",
      ce_sequence: "0000000000000012.00001",
      traceparent: trace,
      ce_actor: "user-1",
      ce_projects: "3,5",
    });
  });

  it("comes back the same", () => {
    const event = fc.record({
      subject: fc.stringMatching(/^[a-z]{1,8}-[1-9][0-9]{0,9}$/),
      place: fc.tuple(fc.integer({ min: 1 }), fc.nat(9999)),
      at: fc.integer({ min: 0, max: 4_102_444_800_000 }),
      bytes: fc.uint8Array(),
      projects: fc.array(fc.stringMatching(/^[1-9][0-9]{0,9}$/)),
      actor: fc.string({ unit: "grapheme" }),
    });
    fc.assert(
      fc.property(event, ({ subject, place, ...more }) => {
        const partition = partitionOf(subject);
        const there = someEvent(subject, place, { ...more, partition });
        const back = eventOf(asRead(there), partition, "catalog");
        expect({ ...back, bytes: [...back.bytes] }).toEqual({ ...there, bytes: [...there.bytes] });
      }),
    );
  });

  it("has its partition from its key alone, as Java's producer would choose it", () => {
    // computed with org.apache.kafka.common.utils.Utils.murmur2 and 12 partitions
    expect(["sample-1", "sample-2", "project-17"].map(partitionOf)).toEqual([7, 1, 2]);
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(partitionOf(key)).toBeGreaterThanOrEqual(0);
        expect(partitionOf(key)).toBeLessThan(PARTITIONS);
      }),
    );
  });

  it.each<[string, Partial<Pick<KafkaMessage, "headers" | "value">>]>([
    ["nothing in its headers", { headers: {} }],
    ["no value", { value: null }],
    ["the position of no event", { headers: { ...asRead(someEvent("sample-1", 1)).headers, ce_id: Buffer.from("x") } }],
  ])("is not taken for one of ours with %s", (_, other) => {
    const message: KafkaMessage = Object.assign(asRead(someEvent("sample-1", 1)), other);
    expect(() => eventOf(message, 0, "catalog")).toThrow("not a CloudEvent");
  });

  it("is not taken from the topic of another service", () => {
    expect(() => eventOf(asRead(someEvent("sample-1", 1)), 0, "runs")).toThrow("on the topic of runs");
  });
});
