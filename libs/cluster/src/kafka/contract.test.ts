// Subscriptions over Kafka keep the contract of the port; a relay publishes the events.
import { temporaryStores } from "@isotrail/embedded/testing";
import { type Relay, startRelay } from "@isotrail/eventsourcing";
import { CONTRACT_SERVICE, type OpenAdapters, subscriptionsContract } from "@isotrail/eventsourcing/testing";
import { ensureTopic, openEventPublisher, openKafkaSubscriptions } from "./kafka.ts";
import { describeKafka, listeningLog, ownTopics, removeTopics } from "./testing.ts";

const adapters: OpenAdapters = async () => {
  const kafka = ownTopics();
  const log = listeningLog();
  const there = await temporaryStores(CONTRACT_SERVICE);
  const eventPublisher = openEventPublisher({ kafka, service: CONTRACT_SERVICE, log });
  const subscriptions = openKafkaSubscriptions({ kafka, log });
  let relay: Relay | undefined;
  return {
    open: async () => there.stores,
    subscriptions(publisher) {
      const ready = ensureTopic(kafka, CONTRACT_SERVICE, log);
      relay ??= startRelay({ name: CONTRACT_SERVICE, ...publisher }, there.stores, eventPublisher, log);
      return { subscribe: (subscription) => ready.then(() => subscriptions.subscribe(subscription)) };
    },
    async remove() {
      await relay?.stop();
      await Promise.all([eventPublisher.close(), subscriptions.close(), there[Symbol.asyncDispose]()]);
      await removeTopics(kafka);
    },
  };
};

describeKafka("Kafka", () => subscriptionsContract(adapters));
