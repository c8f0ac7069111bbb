// The relay on a log, a checkpoint and a topic in memory: failures, repeats, a slow topic, and two relays at once.
import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { Commit, EventPosition, PublicEvent } from "../ports/ports.ts";
import { noteAggregate } from "../testing/tally.ts";
import { isAfter } from "./public-events.ts";
import { type Relay, startRelay } from "./relay.ts";

const SERVICE = "contract";
const publisher = {
  name: SERVICE,
  aggregates: [noteAggregate],
  publish: ({ type }: { type: string }) =>
    type === "Secret" ? undefined : { type: `contract.v1.${type}`, bytes: new Uint8Array(), projects: [] },
};

/** A commit of one of a few notes, with as many events as `types`. */
const commit = (position: number, note: number, types: readonly string[]): Commit => ({
  position,
  stream: `note-${note}`,
  version: position,
  commitId: `${position}`,
  at: 1_700_000_000_000 + position,
  actor: "1",
  cause: "request",
  trace: "",
  events: types.map((type) => ({ type, bytes: new Uint8Array() })),
});

/** A service's log and stored position, for any number of relays; each call first waits for `gate`. */
function memory(commits: Commit[], { page = 500, gate = async () => {} } = {}) {
  let stored: EventPosition | undefined;
  let wake = () => {};
  const log = {
    id: "log-1",
    append: () => Promise.reject(new Error("nobody appends here")),
    readStream: async () => [],
    head: async () => commits.length,
    async readFrom(after: number, limit: number) {
      await gate();
      return commits.slice(after, after + Math.min(limit, page));
    },
    async changed(position: number, signal: AbortSignal) {
      while (commits.length <= position && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener("abort", () => resolve(), { once: true });
        });
      }
    },
  };
  return {
    log,
    append(more: Commit) {
      commits.push(more);
      wake();
    },
    positions: {
      async get() {
        await gate();
        return stored;
      },
      async set(_consumer: string, cursor: EventPosition) {
        await gate();
        stored = cursor;
      },
    },
    clock: { now: () => 1_700_000_001_000 },
    get stored() {
      return stored?.position;
    },
  };
}

/** A lease that is always held, until the test makes the holder lose it; then it is held again. */
function lease() {
  let held = new AbortController();
  return {
    lose: () => held.abort(),
    async run(_name: string, work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal) {
      while (!signal.aborted) {
        held = new AbortController();
        await work(AbortSignal.any([held.signal, signal]));
        await setImmediate();
      }
    },
  };
}

const partitionOf = (subject: string) => Number(subject.slice("note-".length)) % 3;

/** What consumers take of a topic: in each partition, only what is higher than all before it. */
function taken(topic: readonly PublicEvent[]): string[][] {
  const done = new Map<number, EventPosition>();
  const ids: string[][] = [[], [], []];
  for (const event of topic) {
    const partition = partitionOf(event.subject);
    if (!isAfter(event, done.get(partition))) continue;
    done.set(partition, event);
    ids[partition]?.push(`${event.position}.${event.index}`);
  }
  return ids;
}

const all = (commits: readonly Commit[]) => {
  const ids: string[][] = [[], [], []];
  for (const { position, stream, events } of commits)
    for (const [index, { type }] of events.entries())
      if (type !== "Secret") ids[partitionOf(stream)]?.push(`${position}.${index}`);
  return ids;
};

const story = (length: number) => Array.from({ length }, (_, n) => commit(n + 1, n % 4, ["Noted"]));

/** A slow publisher: each page arrives at once, and is acknowledged when the test says so. */
function slow() {
  const pages: PublicEvent[][] = [];
  let acknowledge = () => {};
  const publish = (events: readonly PublicEvent[]) => {
    pages.push([...events]);
    return new Promise<void>((resolve) => {
      acknowledge = resolve;
    });
  };
  return { pages, publish, acknowledge: () => acknowledge() };
}

async function until(holds: () => boolean) {
  for (const end = performance.now() + 5_000; !holds(); await setImmediate())
    if (performance.now() > end) throw new Error(`not in time: ${holds}`);
}

describe("the relay", () => {
  const running: Relay[] = [];
  const warnings: string[] = [];
  afterEach(() => Promise.all(running.splice(0).map((relay) => relay.stop())));

  function start(stores: ReturnType<typeof memory>, publish: (events: readonly PublicEvent[]) => Promise<void>) {
    warnings.length = 0;
    const held = lease();
    const log = { warn: (_: object, message: string) => void warnings.push(message) };
    const { log: eventLog, positions: checkpoints, clock } = stores;
    const relay = startRelay(publisher, { eventLog, checkpoints, clock, lease: held }, { publish }, log);
    running.push(relay);
    return { relay, lose: held.lose };
  }

  it("publishes the public events in order, and continues where it stopped", async () => {
    const commits = [commit(1, 0, ["Noted", "Secret", "Noted"]), commit(2, 1, ["Secret"]), commit(3, 0, ["Noted"])];
    const stores = memory(commits);
    const topic: PublicEvent[] = [];
    const publish = async (events: readonly PublicEvent[]) => void topic.push(...events);
    const first = start(stores, publish);
    await until(() => stores.stored === 3);
    await first.relay.stop();
    stores.append(commit(4, 1, ["Noted"]));
    start(stores, publish);
    await until(() => stores.stored === 4);
    expect(topic.map(({ id }) => id)).toEqual([
      "contract/log-1/1/0",
      "contract/log-1/1/2",
      "contract/log-1/3/0",
      "contract/log-1/4/0",
    ]);
  });

  it("publishes new events while it waits", async () => {
    const stores = memory([]);
    const topic: PublicEvent[] = [];
    start(stores, async (events) => void topic.push(...events));
    for (let position = 1; position <= 3; position++) {
      await setImmediate();
      stores.append(commit(position, 0, ["Noted"]));
      await until(() => topic.length === position);
    }
  });

  it("publishes the same events again after a failure, and warns once", async () => {
    const stores = memory(story(4), { page: 2 });
    const tries: number[][] = [];
    start(stores, async (events) => {
      tries.push(events.map(({ position }) => position));
      if (tries.length < 4) throw new Error("Kafka is away");
    });
    await until(() => stores.stored === 4);
    expect(tries).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
      [3, 4],
    ]);
    expect(warnings).toHaveLength(1);
  });

  it("repeats what it published before it was killed, and omits nothing", async () => {
    const stores = memory(story(6), { page: 2 });
    const topic: PublicEvent[] = [];
    const { set } = stores.positions;
    let kills = 2;
    stores.positions.set = async (consumer, cursor) => {
      if (kills-- > 0) throw new Error("killed between publishing and storing the position");
      await set(consumer, cursor);
    };
    start(stores, async (events) => void topic.push(...events));
    await until(() => stores.stored === 6);
    expect(topic.length).toBe(14); // twice the page whose position was not stored, and the one behind it
    expect(taken(topic)).toEqual(all(story(6)));
  });

  it("stores no checkpoint after losing its lease, but does when it is stopped", async () => {
    const stores = memory(story(2), { page: 1 });
    const { pages, publish, acknowledge } = slow();
    const { relay, lose } = start(stores, publish);
    await until(() => pages.length === 1);
    lose();
    acknowledge();
    await until(() => pages.length === 2); // the lease is held anew, from the same position
    expect(stores.stored).toBeUndefined();
    const stopped = relay.stop();
    acknowledge();
    await stopped;
    expect(stores.stored).toBe(1);
  });

  it("keeps two pages in memory at most while Kafka is slow", async () => {
    const stores = memory(story(100), { page: 10 });
    let read = 0;
    const { readFrom } = stores.log;
    stores.log.readFrom = async (...where) => {
      read++;
      return await readFrom(...where);
    };
    const { pages, publish, acknowledge } = slow();
    start(stores, publish);
    for (let page = 1; page <= 10; page++) {
      await until(() => pages.length === page);
      for (let n = 0; n < 5; n++) await setImmediate();
      expect(read).toBeLessThanOrEqual(page + 1);
      acknowledge();
    }
  });

  it("reports its lag", async () => {
    const stores = memory(story(5), { page: 2 });
    const { pages, publish, acknowledge } = slow();
    const { relay } = start(stores, publish);
    await until(() => pages.length === 1);
    expect(await relay.lag()).toEqual({ commits: 5, waited: 999 });
    for (let page = 1; page <= 3; page++) {
      await until(() => pages.length === page);
      acknowledge();
    }
    await until(() => stores.stored === 5);
    expect(await relay.lag()).toEqual({ commits: 0, waited: 0 });
  });

  it("leaves no gap, whatever two concurrent relays do, lose or leave unfinished", async () => {
    const commits = fc.array(
      fc.tuple(fc.nat(5), fc.array(fc.constantFrom("Noted", "Secret"), { minLength: 1, maxLength: 3 })),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    const choices = fc.array(fc.nat(1_000), { minLength: 10, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(commits, choices, async (drawn, chosen) => {
        const trail = drawn.map(([note, types], n) => commit(n + 1, note, types));
        const whole = all(trail);
        const pending: (() => void)[] = [];
        const gate = () => new Promise<void>((resolve) => pending.push(resolve));
        const stores = memory(trail, { page: 3, gate });
        const topic: PublicEvent[] = [];
        let faulty = true;
        let next = 0;
        const choose = (ways: number) => (chosen[next++ % chosen.length] ?? 0) % ways;

        /** Batches of two, one after the other; one may fail before it is there, after it, or be there after it failed. */
        const publisherOf = (lose: () => void) => async (events: readonly PublicEvent[]) => {
          for (let from = 0; from < events.length; from += 2) {
            const batch = events.slice(from, from + 2);
            await gate();
            const fate = faulty ? choose(6) : 0;
            if (fate !== 1 && fate !== 2) topic.push(...batch);
            if (fate === 2) void gate().then(() => topic.push(...batch));
            if (fate >= 1 && fate <= 3) {
              setImmediate().then(lose); // instead of the pause before the next try
              throw new Error("not acknowledged");
            }
          }
        };
        const relays = [0, 1].map(() => {
          const lost = { lose: () => {} };
          const started = start(
            stores,
            publisherOf(() => lost.lose()),
          );
          lost.lose = started.lose;
          return started;
        });

        for (const _ of chosen) {
          await setImmediate();
          if (choose(9) === 0) relays[choose(2)]?.lose();
          pending.splice(choose(Math.max(1, pending.length)), 1)[0]?.();
          for (const [partition, ids] of taken(topic).entries())
            expect(ids).toEqual(whole[partition]?.slice(0, ids.length)); // nothing was passed over
        }
        faulty = false;
        for (let calm = 0; calm < 20; calm++) {
          if (pending.length > 0) calm = 0;
          for (const go of pending.splice(0)) go();
          await setImmediate();
        }
        expect(taken(topic)).toEqual(whole);
        const stopped = Promise.all(running.splice(0).map((relay) => relay.stop()));
        let over = false;
        void stopped.then(() => {
          over = true;
        });
        while (!over) {
          for (const go of pending.splice(0)) go();
          await setImmediate();
        }
      }),
      { numRuns: 150 },
    );
  });
});
