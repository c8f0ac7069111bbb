// The topic against the log: repeats are allowed; what lacks, is forged, changed or out of order is named.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type PublicEvent, publicEvents, relayLease, type Stores } from "@isotrail/eventsourcing";
import { describe, expect, test } from "vitest";
import { serviceNamed } from "../registry.ts";
import { verifyService } from "./invariants.ts";
import { fillCatalog, onStores } from "./tools.testing.ts";

const catalog = serviceNamed("catalog");

/** What the relay puts on the topic: project 1, then samples 1 and 2, each created and changed. */
async function published(stores: Stores): Promise<PublicEvent[]> {
  await onStores("catalog", stores, (_, aggregates) => fillCatalog(aggregates, 2));
  await stores.checkpoints.set(relayLease("catalog"), { position: 5, index: 0 });
  const commits = await stores.eventLog.readFrom(0, 100);
  return commits.flatMap((commit) => publicEvents("catalog", stores.eventLog.id, catalog, commit));
}

async function faultsWith(change: (events: PublicEvent[]) => PublicEvent[], relayed?: number): Promise<string[]> {
  await using place = await temporaryStores("catalog");
  const events = change(await published(place.stores));
  if (relayed !== undefined) await place.stores.checkpoints.set(relayLease("catalog"), { position: relayed, index: 0 });
  const faults: string[] = [];
  await verifyService(catalog, place.stores, {
    fault: (text) => void faults.push(text.replaceAll(place.stores.eventLog.id, "LOG")),
    progress: () => {},
    signal: new AbortController().signal,
    topic: (async function* () {
      yield* events;
    })(),
  });
  return faults;
}

const without = (position: number) => (events: PublicEvent[]) => events.filter((event) => event.position !== position);
const changed = (position: number, change: Partial<PublicEvent>) => (events: PublicEvent[]) =>
  events.map((event) => (event.position === position ? { ...event, ...change } : event));

describe("the events of a topic", () => {
  test("are right when they are those of the log, in any order between subjects, with repeats", async () => {
    expect(await faultsWith((events) => events)).toEqual([]);
    expect(await faultsWith((events) => [...events, ...events.slice(1)])).toEqual([]);
    const bySubject = (one: PublicEvent, other: PublicEvent) => other.subject.localeCompare(one.subject);
    expect(await faultsWith((events) => events.toSorted(bySubject))).toEqual([]);
  });

  test("may end before the head, but not before the relay's position", async () => {
    expect(await faultsWith(without(5), 4)).toEqual([]);
    expect(await faultsWith(without(5))).toEqual(["catalog: the topic lacks the event of position 5, index 0"]);
    expect(await faultsWith(without(2), 3)).toEqual(["catalog: the topic lacks the event of position 2, index 0"]);
  });

  test.each<[string, Partial<PublicEvent>]>([
    ["other bytes", { bytes: new Uint8Array([1]) }],
    ["another actor", { actor: "2" }],
    ["another subject", { subject: "sample-9" }],
    ["other projects", { projects: [] }],
    ["another time", { at: 1 }],
  ])("are named when they have %s", async (_, change) => {
    expect(await faultsWith(changed(4, change))).toContain(
      "catalog: the topic has catalog/LOG/4/0 otherwise than the log makes it",
    );
  });

  test("are named when the log does not have them", async () => {
    const forged = (events: PublicEvent[]) =>
      events.flatMap((event) =>
        event.position === 5 ? [event, { ...event, position: 6, id: "catalog/LOG/6/0" }] : [event],
      );
    expect(await faultsWith(forged)).toEqual(["catalog: the topic has catalog/LOG/6/0, which the log does not"]);
    const foreign = changed(5, { id: "catalog/other/5/0", log: "other" });
    expect(await faultsWith(foreign)).toContain("catalog: the topic has catalog/other/5/0, which the log does not");
  });

  test("are named when a subject's story is out of order, or in two partitions", async () => {
    const swapped = (events: PublicEvent[]) => [...events.slice(0, 3), ...events.slice(3).reverse()];
    expect(await faultsWith(swapped)).toEqual([
      "catalog: catalog/LOG/4/0 comes out of order: 5/0 of sample-2 was before it",
    ]);
    expect(await faultsWith(changed(5, { partition: 3 }))).toEqual([
      "catalog: sample-2 is told in partition 0 and, at catalog/LOG/5/0, in 3",
    ]);
  });
});
