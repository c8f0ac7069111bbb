// A public event comes back from its CloudEvent attributes as it was, and its sequence sorts as its place does.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PublicEvent } from "../ports/ports.ts";
import { cloudEventAttributes, publicEventOf } from "./cloudevent.ts";

const place = fc.record({ position: fc.integer({ min: 1, max: 2 ** 50 }), index: fc.integer({ min: 0, max: 99_999 }) });
const event: fc.Arbitrary<PublicEvent> = place.chain(({ position, index }) =>
  fc.record({
    id: fc.constant(`catalog/log-1/${position}/${index}`),
    service: fc.constant("catalog"),
    log: fc.constant("log-1"),
    partition: fc.integer({ min: 0, max: 11 }),
    position: fc.constant(position),
    index: fc.constant(index),
    type: fc.constantFrom("isotrail.catalog.v1.SampleCreated", "isotrail.catalog.v1.ProjectDeleted"),
    subject: fc.nat().map((n) => `sample-${n}`),
    at: fc.integer({ min: 0, max: 4_102_444_800_000 }),
    actor: fc.nat().map(String),
    trace: fc.constantFrom("", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"),
    projects: fc.array(fc.nat().map(String), { maxLength: 3 }),
    bytes: fc.uint8Array(),
  }),
);

test("an event comes back from its attributes and bytes as it was", () => {
  fc.assert(
    fc.property(event, (one) => {
      expect(publicEventOf(cloudEventAttributes(one), one.bytes, one.partition)).toEqual(one);
    }),
  );
});

test("sequences sort as texts in the order of position and index", () => {
  fc.assert(
    fc.property(event, event, (one, other) => {
      const [a = "", b = ""] = [one, other].map((each) => cloudEventAttributes(each).sequence);
      expect(Math.sign(one.position - other.position || one.index - other.index)).toBe(a < b ? -1 : a > b ? 1 : 0);
    }),
  );
});

test("what is not one of our events is rejected", () => {
  const good = {
    specversion: "1.0",
    id: "catalog/log/1/0",
    type: "t",
    subject: "sample-1",
    time: "2026-11-21T00:00:00Z",
  };
  expect(publicEventOf(good, new Uint8Array(), 0).position).toBe(1);
  for (const wrong of [
    { specversion: "0.3" },
    { id: "catalog/log/0/0" },
    { id: "catalog/log/1" },
    { id: "../log/1/0" },
    { type: "" },
    { subject: "" },
    { time: "yesterday" },
  ])
    expect(() => publicEventOf({ ...good, ...wrong }, new Uint8Array(), 0)).toThrow(/not a CloudEvent/);
});
