// Subscriptions over Kafka: replicas of a consumer are one group and share the partitions of a service's topic.
import { repeat, type Subscriptions } from "@isotrail/eventsourcing";
import { withTimeout } from "../with-timeout.ts";
import type { Log } from "./client.ts";
import { consume } from "./group-member.ts";
import { groupOf, type KafkaSettings, topicOf } from "./settings.ts";
import { throttled } from "./throttle.ts";
import { type Subscription, TopicReader } from "./topic-reader.ts";

/** Milliseconds before a consumer that broke is made anew: at first, and at most. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
/** Milliseconds that members have to leave their groups at the end. */
const CLOSING = 5_000;

export function openKafkaSubscriptions(options: {
  kafka: KafkaSettings;
  log: Log;
}): Subscriptions & { close(): Promise<void> } {
  const stop = new AbortController();
  const leaving = new Set<Promise<void>>();

  async function subscribe(subscription: Subscription): Promise<void> {
    const { kafka, log } = options;
    const { service, consumer } = subscription;
    const signal = AbortSignal.any([subscription.signal, stop.signal]);
    const at = { kafka, log, topic: topicOf(kafka, service), group: groupOf(kafka, consumer) };
    const reader = new TopicReader({ ...subscription, signal }, at);
    const run = async () => {
      const { left } = await consume({
        ...at,
        signal,
        onAssigned: (assignment) => reader.begin(assignment),
        onBatch: (batch, progress) => reader.handle(batch, progress),
      });
      leaving.add(left);
      void left.finally(() => leaving.delete(left));
    };
    const onRetry = throttled((error) =>
      log.warn({ topic: at.topic, consumer, error }, "a topic cannot be read; trying again"),
    );
    await repeat(run, { signal, firstPause: FIRST_PAUSE, longestPause: LONGEST_PAUSE, onRetry });
  }

  return {
    subscribe,
    async close() {
      stop.abort();
      await withTimeout(Promise.all(leaving), CLOSING, () => new Error("still leaving")).catch(() => {});
    },
  };
}
