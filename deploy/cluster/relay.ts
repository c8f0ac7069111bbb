// The relay of a service's events to its topic, which begins as soon as Kafka is there.
import { setTimeout as sleep } from "node:timers/promises";
import { ensureTopic, type KafkaSettings, openOutlet } from "@isotrail/cluster";
import { type Relay, type Stores, StoreUnavailable, startRelay } from "@isotrail/eventsourcing";
import { type createLogger, registerRelayMetrics, type Service } from "@isotrail/http";

type Log = ReturnType<typeof createLogger>;

/** Kafka may be away at the start: writes go on, and the relay begins when it is there. The process exits if the topic's retention is finite. */
export function relayWhenReady(
  service: Service,
  stores: Stores,
  kafka: KafkaSettings,
  log: Log,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let relay: Relay | undefined;
  const publisher = openOutlet({ kafka, service: service.name, log });
  const started = (async () => {
    await checkedTopic(service.name, kafka, log, stopping.signal);
    if (stopping.signal.aborted) return;
    relay = startRelay(service, stores, publisher, log);
  })();
  const unregister = registerRelayMetrics(service.name, async () => relay?.lag());
  return {
    async stop() {
      stopping.abort();
      unregister();
      await started;
      await relay?.stop();
      await publisher.close();
    },
  };
}

async function checkedTopic(service: string, kafka: KafkaSettings, log: Log, signal: AbortSignal): Promise<void> {
  for (let pause = 250; !signal.aborted; pause = Math.min(pause * 2, 5_000)) {
    try {
      return await ensureTopic(kafka, service, log);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) {
        log.fatal({ error }, "the topic of this service cannot be used");
        process.exit(1);
      }
      log.warn({ error }, "Kafka is not there yet");
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  }
}
