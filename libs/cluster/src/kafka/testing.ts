// For tests: topics of their own on the Kafka that KAFKA_BROKERS names, gone at the end.
import { randomUUID } from "node:crypto";
import { type PublicEvent, pause } from "@isotrail/eventsourcing";
import { describe } from "vitest";
import { type Log, withAdmin } from "./client.ts";
import type { KafkaSettings } from "./settings.ts";

const brokers = process.env.KAFKA_BROKERS;

/** A suite that needs Kafka; without one it is skipped, and says so. */
export const describeKafka = (name: string, suite: () => void) =>
  brokers ? describe(name, suite) : describe.skip(`${name} (skipped: KAFKA_BROKERS names no Kafka)`, suite);

export type Said = { readonly level: string; readonly message: string; readonly details: object };

/** A log that keeps what it is told. */
export function listeningLog(): Log & { readonly said: Said[] } {
  const said: Said[] = [];
  const at = (level: string) => (details: object, message: string) => void said.push({ level, message, details });
  return { said, debug: at("debug"), warn: at("warn"), error: at("error") };
}

/** Settings with a topic prefix of their own. */
export const ownTopics = (): KafkaSettings => ({
  brokers: brokers?.split(",") ?? [],
  ssl: false,
  topicPrefix: `test-${randomUUID().slice(0, 8)}`,
  replication: 1,
});

export async function removeTopics(kafka: KafkaSettings): Promise<void> {
  await withAdmin(kafka, listeningLog(), async (admin) => {
    const own = (name: string) => name.startsWith(`${kafka.topicPrefix}.`);
    const topics = (await admin.listTopics()).filter(own);
    if (topics.length > 0) await admin.deleteTopics({ topics });
    const groups = (await admin.listGroups()).groups.map(({ groupId }) => groupId).filter(own);
    if (groups.length > 0) await admin.deleteGroups(groups).catch(() => {});
  });
}

/** An event as a relay would publish it, at a position, or at a position and index. */
export function someEvent(
  subject: string,
  at: number | [number, number],
  more: Partial<PublicEvent> = {},
): PublicEvent {
  const [position, index] = typeof at === "number" ? [at, 0] : at;
  return {
    id: `catalog/log-1/${position}/${index}`,
    service: "catalog",
    log: "log-1",
    partition: 0,
    position,
    index,
    type: "isotrail.catalog.v1.SampleCreated",
    subject,
    at: 1_700_000_000_000 + position,
    actor: "user-1",
    trace: "",
    projects: ["3", "5"],
    bytes: new TextEncoder().encode(`${position}.${index}`),
    ...more,
  };
}

/** Resolves when the condition holds. @throws Error that names it when it does not within `milliseconds` */
export async function until(
  condition: string,
  holds: () => boolean | Promise<boolean>,
  milliseconds = 20_000,
): Promise<void> {
  for (const end = performance.now() + milliseconds; !(await holds()); await pause(20))
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms in vain: ${condition}`);
}
