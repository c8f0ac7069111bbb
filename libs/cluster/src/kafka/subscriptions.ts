// Feed over Kafka: replicas of a consumer share the partitions of a service's topic.
import { setTimeout as sleep } from "node:timers/promises";
import { type EventPosition, isAfter, type PublicEvent, type Subscriptions } from "@isotrail/eventsourcing";
import { type Log, withAdmin } from "./client.ts";
import { consume, type TopicBatch, type Turn } from "./consumer.ts";
import { eventOf } from "./message.ts";
import { groupOf, type KafkaSettings, topicOf } from "./settings.ts";

type Subscription = Parameters<Subscriptions["subscribe"]>[0];

/** Events that are delivered at once. */
const CHUNK = 200;
const LONGEST_PAUSE = 10_000;
/** Milliseconds between two lines in the log about one lasting trouble. */
const SAY_AGAIN = 60_000;
const CLOSING = 5_000;

export function openKafkaSubscriptions(options: {
  kafka: KafkaSettings;
  log: Log;
}): Subscriptions & { close(): Promise<void> } {
  const { kafka, log } = options;
  const stop = new AbortController();
  const leaving = new Set<Promise<void>>();

  return {
    async subscribe(subscription) {
      const { service, consumer } = subscription;
      const signal = AbortSignal.any([subscription.signal, stop.signal]);
      const topic = topicOf(kafka, service);
      const group = groupOf(kafka, consumer);
      const reader = new TopicReader({ ...subscription, signal }, { kafka, log, topic, group });
      const complain = seldom((error) =>
        log.warn({ topic, consumer, error }, "a topic cannot be read; it is tried again"),
      );
      for (let pause = 200; !signal.aborted; ) {
        const began = performance.now();
        try {
          const begin = (turn: Turn) => reader.begin(turn);
          const handle = (batch: TopicBatch, turn: Reading) => reader.handle(batch, turn);
          const { left } = await consume({ kafka, log, topic, group, signal, begin, handle });
          leaving.add(left);
          void left.finally(() => leaving.delete(left));
        } catch (error) {
          if (signal.aborted) return;
          complain(error);
          if (performance.now() - began > SAY_AGAIN) pause = 200;
          await rest(pause, signal);
          pause = Math.min(pause * 2, LONGEST_PAUSE);
        }
      }
    },
    async close() {
      stop.abort();
      await Promise.race([Promise.all(leaving), sleep(CLOSING, undefined, { ref: false })]);
    },
  };
}

/** How far a consumer is in the partitions that it has for a turn. */
type Reading = {
  readonly turn: Turn;
  readonly signal: AbortSignal;
  readonly places: Promise<Map<number, Place>>;
};

/** The highest event that is done in a partition, and the offset up to where all is known to be done. */
type Place = { done: EventPosition | undefined; next: number };

class TopicReader {
  readonly #subscription: Subscription;
  /** What this subscription has delivered: it does not come again, whatever `after` says in a later turn. */
  readonly #delivered = new Map<number, EventPosition>();
  readonly #at: { kafka: KafkaSettings; log: Log; topic: string; group: string };

  constructor(subscription: Subscription, at: { kafka: KafkaSettings; log: Log; topic: string; group: string }) {
    this.#subscription = subscription;
    this.#at = at;
  }

  begin(turn: Turn): Reading {
    const signal = AbortSignal.any([turn.over, this.#subscription.signal]);
    const places = this.#places(turn, signal);
    places.catch(() => {});
    return { turn, signal, places };
  }

  /**
   * Where the consumer stands. Offsets in the group only save reading: with each is the cursor that it stands for, and
   * when the consumer's own position is lower (it was set back, or never stored), the partition is read from zero.
   */
  async #places(turn: Turn, signal: AbortSignal): Promise<Map<number, Place>> {
    return await again(signal, this.#complain("cannot tell how far it has come"), async () => {
      const { kafka, log, group, topic } = this.#at;
      const [stored] = await withAdmin(kafka, log, (admin) => admin.fetchOffsets({ groupId: group, topics: [topic] }));
      const committed = new Map(stored?.partitions.map(({ partition, ...rest }) => [partition, rest]));
      const stands = async (partition: number): Promise<[number, Place]> => {
        const done = later(await this.#subscription.after(partition), this.#delivered.get(partition));
        const { offset = "-1", metadata } = committed.get(partition) ?? {};
        const known = cursorOf(metadata);
        const next = known && done && !isAfter(known, done) ? Math.max(0, Number(offset)) : 0;
        if (next === 0 && Number(offset) > 0) turn.seek(partition, 0);
        return [partition, { done, next }];
      };
      return new Map(await Promise.all(turn.partitions.map(stands)));
    });
  }

  async handle(batch: TopicBatch, { turn, signal, places }: Reading): Promise<void> {
    const { partition, messages } = batch;
    const place = (await places.catch(() => undefined))?.get(partition); // it rejects only when the turn is over
    if (!place || signal.aborted) return;
    const first = Number(messages[0]?.offset);
    if (first > place.next) {
      // Nothing is passed over, whatever the client or the group thought of our offset.
      this.#at.log.warn({ topic: this.#at.topic, partition, from: place.next, to: first }, "offsets were left out");
      turn.seek(partition, place.next);
      place.next = Number.POSITIVE_INFINITY; // what the broker no longer has does not come a second time
      return;
    }
    for (let from = 0; from < messages.length && !signal.aborted; from += CHUNK) {
      const chunk = messages.slice(from, from + CHUNK);
      let last = place.done;
      const events: PublicEvent[] = [];
      for (const message of chunk) {
        const event = this.#event(message, partition);
        if (!event || !isAfter(event, last)) continue; // not ours, or a repeat
        last = { position: event.position, index: event.index };
        events.push(event);
      }
      if (events.length > 0 && !(await this.#deliver(events, signal))) return;
      const offset = Number(chunk.at(-1)?.offset);
      batch.done(offset);
      place.done = last;
      if (last) this.#delivered.set(partition, last);
      place.next = offset + 1;
    }
    await this.#commit(batch, place);
  }

  #event(message: TopicBatch["messages"][number], partition: number): PublicEvent | undefined {
    try {
      return eventOf(message, partition, this.#subscription.service);
    } catch (error) {
      const { topic } = this.#at;
      this.#at.log.error(
        { topic, partition, offset: message.offset, error },
        "a message is passed over: it is no event of ours",
      );
      return undefined;
    }
  }

  /** The same again until it is taken; false when the turn ended before. */
  async #deliver(events: readonly PublicEvent[], signal: AbortSignal): Promise<boolean> {
    const { deliver } = this.#subscription;
    let taken = false;
    await again(signal, this.#complain("did not take events"), async () => {
      await deliver(events, signal);
      taken = true;
    }).catch(() => {});
    return taken;
  }

  async #commit(batch: TopicBatch, { done, next }: Place) {
    if (!done) return;
    try {
      await batch.commit(next, `${done.position}.${done.index}`);
    } catch (error) {
      this.#at.log.debug({ topic: this.#at.topic, error }, "an offset was not stored; more is read again later");
    }
  }

  #complain(what: string) {
    const { consumer } = this.#subscription;
    return (error: unknown) =>
      this.#at.log.warn({ topic: this.#at.topic, consumer, error }, `a consumer ${what}; it is tried again`);
  }
}

const later = (one: EventPosition | undefined, other: EventPosition | undefined): EventPosition | undefined =>
  one && (!other || isAfter(one, other)) ? one : other;

/** The cursor that is stored with an offset, as `position.index`. */
function cursorOf(metadata: string | null | undefined): EventPosition | undefined {
  const [, position, index] = /^(\d+)\.(\d+)$/.exec(metadata ?? "") ?? [];
  return position && index ? { position: Number(position), index: Number(index) } : undefined;
}

/** Does the work again, at growing intervals, until it succeeds. @throws when `signal` aborted before */
async function again<T>(signal: AbortSignal, say: (error: unknown) => void, work: () => Promise<T>): Promise<T> {
  const complain = seldom(say);
  for (let pause = 100; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      complain(error);
      await rest(pause, signal);
    }
  }
}

function seldom(say: (error: unknown) => void): (error: unknown) => void {
  let said = Number.NEGATIVE_INFINITY;
  return (error) => {
    if (performance.now() - said < SAY_AGAIN) return;
    said = performance.now();
    say(error);
  };
}

const rest = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});
