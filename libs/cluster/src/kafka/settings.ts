// The address of Kafka, and the names of topics and consumer groups.

export type KafkaSettings = {
  readonly brokers: readonly string[];
  readonly ssl: boolean;
  readonly sasl?: {
    readonly mechanism: "plain" | "scram-sha-256" | "scram-sha-512";
    readonly username: string;
    readonly password: string;
  };
  readonly topicPrefix: string;
  /** Replicas of each partition, from 1. */
  readonly replication: number;
};

/** Partitions of every topic. The number never changes: the partition of a key depends on it. */
export const PARTITIONS = 12;

/** The topic of a service's public events: `isotrail.catalog`. */
export const topicOf = (settings: Pick<KafkaSettings, "topicPrefix">, service: string): string =>
  `${settings.topicPrefix}.${service}`;

/** The group of a consumer: all replicas of a service share its partitions. */
export const groupOf = (settings: Pick<KafkaSettings, "topicPrefix">, consumer: string): string =>
  `${settings.topicPrefix}.${consumer.replaceAll("/", ".")}`;
