// The one file that imports kafkajs itself; it has had no maintainer since 2023, @platformatic/kafka would take its place.
import { retry } from "@isotrail/eventsourcing";
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

export type { Admin, Consumer, EachBatchPayload, ITopicMetadata, KafkaMessage, Message } from "kafkajs";

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
/** Milliseconds without a heartbeat after which a member of a group is dead; it sends one each HEARTBEAT. */
const SESSION_TIMEOUT = 10_000;
export const HEARTBEAT = 3_000;
/** Milliseconds that members have to end their batches and join again. */
const REBALANCE_TIMEOUT = 20_000;
/** Milliseconds that a fetch waits for new messages, which end the wait at once; a consumer stops no sooner. */
const FETCH_WAIT = 500;
const FETCH_BYTES_PER_PARTITION = 512 * 1024;
const FETCH_BYTES = 4 * 1024 * 1024;

/** Every value is given, as the defaults of kafkajs depend on NODE_ENV. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, factor: 0.2, multiplier: 2, retries: 3 };

/** One client for each use: consumers of one client and group would share their cached offsets. */
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
    // the errors that matter reach our log as errors of calls; this is for debugging
    logCreator: () => (entry) => log.debug({ broker: entry.log.broker, error: entry.log.error }, entry.log.message),
  });

/** An idempotent producer, with one request on its way at a time, so that order is kept. */
export const kafkaProducer = (settings: KafkaSettings, log: Log): Producer =>
  client(settings, log).producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
  });

/** A consumer that does not restart itself: its owner makes another. */
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

/** Attempts at administrative work while leaders are being elected: just after a topic was made, or a broker left. */
const ADMIN_ATTEMPTS = 6;

/** @param work may be done more than once */
export async function withAdmin<T>(settings: KafkaSettings, log: Log, work: (admin: Admin) => Promise<T>): Promise<T> {
  const admin = client(settings, log).admin();
  const shouldRetry = (error: unknown, attempt: number) =>
    attempt < ADMIN_ATTEMPTS && protocolError(error)?.retriable === true;
  try {
    await admin.connect();
    return await retry(() => work(admin), { firstPause: 200, shouldRetry });
  } finally {
    await admin.disconnect().catch(() => {});
  }
}

/** The error that Kafka answered, if that is the cause of this one. */
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

/** The partition of a key: murmur2, as in Java's producer. */
export const partitionOf = (key: string): number =>
  partitioner({ topic: "", partitionMetadata, message: { key, value: null } });
