// The relay of a service's events to its topic, which begins as soon as Kafka is there.
import { ensureTopic, type KafkaSettings, openEventPublisher } from "@isotrail/cluster";
import { type Relay, retry, type Stores, StoreUnavailable, startRelay } from "@isotrail/eventsourcing";
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
  const publisher = openEventPublisher({ kafka, service: service.name, log });
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
  try {
    await retry(() => ensureTopic(kafka, service, log), {
      signal,
      firstPause: 250,
      longestPause: 5_000,
      shouldRetry: (error) => error instanceof StoreUnavailable,
      onRetry: (error) => log.warn({ error }, "Kafka is not there yet"),
    });
  } catch (error) {
    if (signal.aborted) return;
    log.fatal({ error }, "the topic of this service cannot be used");
    process.exit(1);
  }
}
