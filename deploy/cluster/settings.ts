// What one process of the cluster needs of the environment: checked at start, all that is missing named at once.
import type { KafkaSettings, S3Settings } from "@isotrail/cluster";
import { readSettings, type Settings } from "@isotrail/http";
import { OWNERS, type Owner, PEERS } from "../services.ts";

/** What the names of design 7 are called in Settings, by the service that they point at. */
const URL_OF = { identity: "identityUrl", catalog: "catalogUrl", runs: "runsUrl", files: "filesUrl" } as const;

type Needed = readonly (readonly [name: string, value: unknown])[];

/** @throws Error that names every variable that is missing */
function demand(what: string, needed: Needed): void {
  const missing = needed.flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [name] : [],
  );
  if (missing.length > 0) throw new Error(`${what} needs ${missing.join(", ")} in its environment.`);
}

const servers = (settings: Settings): Needed => [
  ["KAFKA_BROKERS", settings.kafkaBrokers],
  ["MONGODB_URL", settings.mongodbUrl],
  ["S3_ENDPOINT", settings.s3Endpoint],
  ["S3_ACCESS_KEY", settings.s3AccessKey],
  ["S3_SECRET_KEY", settings.s3SecretKey],
];

const urls = (settings: Settings, services: readonly Owner[]): Needed =>
  services.map((service) => [`${service.toUpperCase()}_URL`, settings[URL_OF[service]]]);

/** Where the named services are. */
export const addresses = (settings: Settings, services: readonly Owner[]): Record<string, string> =>
  Object.fromEntries(services.map((service) => [service, settings[URL_OF[service]] ?? ""]));

/** The servers that hold the data. @throws Error that names what is missing */
export function serverSettings(settings: Settings): { mongodbUrl: string; kafka: KafkaSettings; s3: S3Settings } {
  demand("The cluster", servers(settings));
  const { kafkaSaslMechanism: mechanism, kafkaSaslUsername: username, kafkaSaslPassword: password } = settings;
  if (mechanism) demand("KAFKA_SASL_MECHANISM", saslOf(settings));
  return {
    mongodbUrl: settings.mongodbUrl ?? "",
    kafka: {
      brokers: settings.kafkaBrokers,
      ssl: settings.kafkaSsl,
      ...(mechanism && username && password && { sasl: { mechanism, username, password } }),
      topicPrefix: settings.kafkaTopicPrefix,
      replication: settings.kafkaReplication,
    },
    s3: {
      endpoint: settings.s3Endpoint ?? "",
      accessKey: settings.s3AccessKey ?? "",
      secretKey: settings.s3SecretKey ?? "",
      region: settings.s3Region,
      bucket: settings.s3Bucket,
    },
  };
}

const saslOf = (settings: Settings): Needed => [
  ["KAFKA_SASL_USERNAME", settings.kafkaSaslUsername],
  ["KAFKA_SASL_PASSWORD", settings.kafkaSaslPassword],
];

const isOwner = (name: string): name is Owner => OWNERS.some((owner) => owner === name);

/** @throws Error that names what is wrong or missing */
export function processSettings(environment: NodeJS.ProcessEnv): { settings: Settings; service: "gateway" | Owner } {
  const settings = readSettings(environment);
  const { service } = settings;
  demand("A process of the cluster", [["SERVICE", service]]);
  if (service === "gateway") {
    demand("gateway", [["INTERNAL_KEYS_FILE", settings.internalKeysFile], ...urls(settings, OWNERS)]);
    return { settings, service };
  }
  if (!service || !isOwner(service)) throw new Error(`There is no service ${service} yet.`);
  demand(service, [
    ...servers(settings),
    ["INTERNAL_KEYS_FILE", settings.internalKeysFile],
    ["SEAL_KEY_FILE", settings.sealKeyFile],
    ...(service === "identity" ? ([["TOKEN_KEYS_FILE", settings.tokenKeysFile]] as const) : []),
    ...urls(settings, PEERS[service]),
  ]);
  return { settings, service };
}
