// Feed and Outlet over Kafka, and the topics under them.
export { openKafkaFeed } from "./feed.ts";
export { openOutlet } from "./outlet.ts";
export { readTopic } from "./read-topic.ts";
export { groupOf, type KafkaSettings, PARTITIONS, topicOf } from "./settings.ts";
export { ensureTopic } from "./topic.ts";
