// Subscriptions and the event publisher over Kafka, and the topics under them.
export { openEventPublisher } from "./event-publisher.ts";
export { readTopic } from "./read-topic.ts";
export { groupOf, type KafkaSettings, PARTITIONS, topicOf } from "./settings.ts";
export { openKafkaSubscriptions } from "./subscriptions.ts";
export { ensureTopic } from "./topic.ts";
