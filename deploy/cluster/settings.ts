// What a process of the cluster needs of the environment: checked at start, everything that is missing named at once.
import type { KafkaSettings, S3Settings } from "@isotrail/cluster";
import { gatewaySettings, publicUrlOf } from "@isotrail/gateway";
import {
  processSettings,
  readSettings,
  type Service,
  type SettingsOf,
  type SettingsTable,
  serviceAddress,
  setting,
} from "@isotrail/http";
import { serviceNamed, serviceNames, systemSettings } from "../registry.ts";
import { dataSettings } from "../standalone/settings.ts";
import { replicaSettings, serverSettings } from "./server-settings.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that says where a service is: CATALOG_URL. */
export const addressVariable = (service: string) => `${service.toUpperCase().replaceAll("-", "_")}_URL`;

const addressTable = (names: readonly string[]): Record<string, ReturnType<typeof addressSetting>> =>
  Object.fromEntries(names.map((name) => [name, addressSetting(name)]));
const addressSetting = (service: string) =>
  setting(addressVariable(service), "none", `where ${service} is: http://host:port or unix:path`, serviceAddress);

/** Everything that any process of the cluster reads, for --help and for the tools. */
export const clusterSettings = {
  ...systemSettings,
  ...dataSettings,
  ...serverSettings,
  ...replicaSettings,
  ...addressTable(serviceNames),
} as typeof systemSettings & typeof dataSettings & typeof serverSettings & typeof replicaSettings & SettingsTable;

export type ServerSettings = SettingsOf<typeof serverSettings>;

type Needed = readonly (readonly [name: string, value: unknown])[];

/** @throws Error that names every variable that is missing */
function demand(what: string, needed: Needed): void {
  const missing = needed.flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [name] : [],
  );
  if (missing.length > 0) throw new Error(`${what} needs ${missing.join(", ")} in its environment.`);
}

const servers = (settings: ServerSettings): Needed => [
  ["KAFKA_BROKERS", settings.kafkaBrokers],
  ["MONGODB_URL", settings.mongodbUrl],
  ["S3_ENDPOINT", settings.s3Endpoint],
  ["S3_ACCESS_KEY", settings.s3AccessKey],
  ["S3_SECRET_KEY", settings.s3SecretKey],
];

export type Servers = { readonly mongodbUrl: string; readonly kafka: KafkaSettings; readonly s3: S3Settings };

/** The servers that hold the data. @throws Error that names what is missing */
export function serversOf(settings: ServerSettings): Servers {
  demand("The cluster", servers(settings));
  const { kafkaSaslMechanism: mechanism, kafkaSaslUsername: username, kafkaSaslPassword: password } = settings;
  if (mechanism)
    demand("KAFKA_SASL_MECHANISM", [
      ["KAFKA_SASL_USERNAME", username],
      ["KAFKA_SASL_PASSWORD", password],
    ]);
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

/** Which part of the system this process is. @throws Error when SERVICE names none */
export function roleOf(environment: Environment): "gateway" | Service {
  const { service } = readSettings(replicaSettings, environment);
  demand("A process of the cluster", [["SERVICE", service]]);
  return service === "gateway" ? service : serviceNamed(service ?? "");
}

/** Where the named services are, as far as the environment says. */
export const addressesGiven = (names: readonly string[], environment: Environment) =>
  readSettings(addressTable(names), environment);

const addresses = (names: readonly string[], found: Record<string, string | undefined>): Needed =>
  names.map((name) => [addressVariable(name), found[name]]);

/** @throws Error that names what is wrong, or everything that is missing */
export function gatewayProcess(environment: Environment) {
  const settings = readSettings({ ...processSettings, ...gatewaySettings }, environment);
  const upstreams = addressesGiven(serviceNames, environment);
  demand("gateway", [["INTERNAL_KEYS_FILE", settings.internalKeysFile], ...addresses(serviceNames, upstreams)]);
  return {
    settings: { ...settings, publicUrl: publicUrlOf(settings) },
    upstreams: upstreams as Record<string, string>,
  };
}

/** @throws Error that names what is wrong, or everything that is missing */
export function serviceProcess(service: Service, environment: Environment) {
  const { name, settings: own = {}, peers: called = [] } = service;
  const table = { ...processSettings, ...dataSettings, ...serverSettings, ...replicaSettings, ...own };
  const settings = readSettings(table as typeof clusterSettings, environment);
  const peers = addressesGiven(called, environment);
  const keyFiles = Object.entries(own).filter(([, setting]) => setting.name.endsWith("_KEYS_FILE"));
  demand(name, [
    ...servers(settings),
    ["INTERNAL_KEYS_FILE", settings.internalKeysFile],
    ["SEAL_KEY_FILE", settings.sealKeyFile],
    ...keyFiles.map(([key, setting]) => [setting.name, (settings as Record<string, unknown>)[key]] as const),
    ...addresses(called, peers),
  ]);
  return { settings, peers: peers as Record<string, string> };
}

export type ServiceProcess = ReturnType<typeof serviceProcess>;

/** All settings, for tools and for the process that starts all others. @throws Error that names the variable which is wrong */
export const readClusterSettings = (environment: Environment) => {
  const settings = readSettings(clusterSettings, environment);
  return { ...settings, publicUrl: publicUrlOf(settings) };
};

export type ClusterSettings = ReturnType<typeof readClusterSettings>;
