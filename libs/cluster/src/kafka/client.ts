// The one file that imports kafkajs itself; it has had no maintainer since 2023, @platformatic/kafka would take its place.
import { setTimeout as sleep } from "node:timers/promises";
import kafkajs, {
  type Admin,
  type Consumer,
  Kafka,
  logLevel,
  Partitioners,
  type Producer,
  type SASLOptions,
} from "kafkajs";
import { type KafkaSettings, PARTITIONS } from "./settings.ts";

export type { Admin, Consumer, ITopicMetadata, KafkaMessage, Message } from "kafkajs";

/** Node does not see all names of this CommonJS module. */
export const { ConfigResourceTypes } = kafkajs;
const { KafkaJSProtocolError } = kafkajs;

export type Log = {
  debug(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

/** Milliseconds that a request may take. */
export const REQUEST_TIMEOUT = 6_000;
/** Milliseconds after which a member of a group that was not heard of is dead; it is heard of each HEARTBEAT. */
const SESSION_TIMEOUT = 10_000;
export const HEARTBEAT = 3_000;
/** Milliseconds that members have to leave their batches and join again. */
const REBALANCE_TIMEOUT = 20_000;
/** Milliseconds that a fetch waits for news: a consumer ends no sooner. News end the wait at once. */
const FETCH_WAIT = 500;
const FETCH_BYTES_PER_PARTITION = 512 * 1024;
const FETCH_BYTES = 4 * 1024 * 1024;

/** Every value is given: what kafkajs would take for itself depends on NODE_ENV. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, factor: 0.2, multiplier: 2, retries: 3 };

/** One client for each use: consumers of one client and group would share what they know of offsets. */
const client = ({ brokers, ssl, sasl, topicPrefix }: KafkaSettings, log: Log) =>
  new Kafka({
    clientId: topicPrefix,
    brokers: [...brokers],
    ssl,
    ...(sasl && { sasl: sasl satisfies SASLOptions as SASLOptions }),
    connectionTimeout: 3_000,
    authenticationTimeout: 5_000,
    requestTimeout: REQUEST_TIMEOUT,
    enforceRequestTimeout: true,
    retry: RETRY,
    logLevel: logLevel.WARN,
    // What matters of it reaches our log as the error of a call; this is for whoever looks closer.
    logCreator: () => (entry) => log.debug({ broker: entry.log.broker, error: entry.log.error }, entry.log.message),
  });

/** A producer whose retries store nothing twice, with one request on its way at a time, so that order is kept. */
export const kafkaProducer = (settings: KafkaSettings, log: Log): Producer =>
  client(settings, log).producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });

/** A consumer that does not start itself again: its owner does. */
export const kafkaConsumer = (settings: KafkaSettings, log: Log, groupId: string): Consumer =>
  client(settings, log).consumer({
    groupId,
    sessionTimeout: SESSION_TIMEOUT,
    rebalanceTimeout: REBALANCE_TIMEOUT,
    heartbeatInterval: HEARTBEAT,
    maxWaitTimeInMs: FETCH_WAIT,
    maxBytesPerPartition: FETCH_BYTES_PER_PARTITION,
    maxBytes: FETCH_BYTES,
    allowAutoTopicCreation: false,
    retry: { ...RETRY, restartOnFailure: async () => false },
  });

/** Tries of what an administrator asks, while leaders are being elected: just after a topic was made, or a broker left. */
const ADMIN_TRIES = 6;

/** @param work may be done more than once */
export async function withAdmin<T>(settings: KafkaSettings, log: Log, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = client(settings, log).admin();
  try {
    await admin.connect();
    for (let tried = 1; ; tried++) {
      try {
        return await work(admin);
      } catch (error) {
        if (tried === ADMIN_TRIES || !protocolError(error)?.retriable) throw error;
        await sleep(50 * 2 ** tried);
      }
    }
  } finally {
    await admin.disconnect().catch(() => {});
  }
}

/** The error that Kafka answered, if that is what lies under another. */
export function protocolError(error: unknown): InstanceType<typeof KafkaJSProtocolError> | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof KafkaJSProtocolError) return cause;
    if ("errors" in cause && Array.isArray(cause.errors)) return protocolError(cause.errors[0]);
  }
  return undefined;
}

const partitioner = Partitioners.DefaultPartitioner();
const partitionMetadata = Array.from({ length: PARTITIONS }, (_, partitionId) => ({
  partitionId,
  partitionErrorCode: 0,
  leader: 0,
  replicas: [],
  isr: [],
}));

/** The partition of a key: murmur2, as Java's producer has it. */
export const partitionOf = (key: string): number =>
  partitioner({ topic: "", partitionMetadata, message: { key, value: null } });
