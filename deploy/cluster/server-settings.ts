// Where the cluster's servers are, and how each is reached.
import {
  defaultsTo,
  flag,
  InvalidSetting,
  integer,
  matching,
  oneOf,
  optional,
  type ReadSetting,
  setting,
  webAddress,
} from "@isotrail/http";
import { serviceNames } from "../registry.ts";

const MECHANISMS = ["plain", "scram-sha-256", "scram-sha-512"] as const;

const brokers: ReadSetting<readonly string[]> = (given) => {
  if (given === undefined) return [];
  const list = given.split(",").map((one) => one.trim());
  if (!list.every((one) => /^[^\s:/]+:\d{1,5}$/.test(one)))
    throw new InvalidSetting("must be a list like kafka-1:9092,kafka-2:9092");
  return list;
};

const topicPrefix = matching("isotrail", /^[\w.-]{1,100}$/, "may have letters, digits, dots, dashes and underscores");
const databasePrefix = matching("isotrail", /^\w{1,30}$/, "may have up to 30 letters, digits and underscores");
const bucket = matching("isotrail", /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of an S3 bucket");

export const serverSettings = {
  kafkaBrokers: setting("KAFKA_BROKERS", "none", "the cluster's Kafka: host:port, separated by commas", brokers),
  kafkaSsl: setting("KAFKA_SSL", "false", "whether Kafka is reached by TLS", flag),
  kafkaSaslMechanism: setting("KAFKA_SASL_MECHANISM", "none", MECHANISMS.join(", "), oneOf(undefined, MECHANISMS)),
  kafkaSaslUsername: setting("KAFKA_SASL_USERNAME", "none", "user at Kafka", optional),
  kafkaSaslPassword: setting("KAFKA_SASL_PASSWORD", "none", "their password", optional),
  kafkaTopicPrefix: setting("KAFKA_TOPIC_PREFIX", "isotrail", "start of each topic's name", topicPrefix),
  kafkaReplication: setting(
    "KAFKA_REPLICATION",
    "3; npm run cluster: as many as KAFKA_BROKERS names, up to 3",
    "replicas of a new topic",
    integer(3, 1, 9),
  ),
  mongodbUrl: setting(
    "MONGODB_URL",
    "none",
    "the cluster's MongoDB",
    matching(undefined, /^mongodb(\+srv)?:\/\/./, "must begin with mongodb://"),
  ),
  mongodbDatabasePrefix: setting(
    "MONGODB_DATABASE_PREFIX",
    "isotrail",
    "start of each service's database",
    databasePrefix,
  ),
  s3Endpoint: setting("S3_ENDPOINT", "none", "the cluster's object store", webAddress),
  s3AccessKey: setting("S3_ACCESS_KEY", "none", "its access key", optional),
  s3SecretKey: setting("S3_SECRET_KEY", "none", "its secret key", optional),
  s3Region: setting("S3_REGION", "us-east-1", "its region", defaultsTo("us-east-1")),
  s3Bucket: setting("S3_BUCKET", "isotrail", "its bucket", bucket),
};

const roles = ["gateway", ...serviceNames];

export const replicaSettings = {
  service: setting(
    "SERVICE",
    "none",
    `what this process of the cluster is: ${roles.join(", ")}`,
    oneOf(undefined, roles),
  ),
  replicaUrl: setting(
    "REPLICA_URL",
    "http://HOST:PORT, or this machine's address when HOST is 0.0.0.0",
    "where the other replicas of this service reach this one",
    webAddress,
  ),
};
