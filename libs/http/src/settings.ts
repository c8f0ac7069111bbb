// Every name that operators set: read from the environment once, checked at start, told by --help.

export type Settings = {
  readonly host: string;
  readonly port: number;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly adminUsername: string;
  readonly adminPassword: string | undefined;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly bootstrapFile: string | undefined;
  readonly bodyIdleSeconds: number;
  readonly maxUploadBytes: number;
  readonly qcProfile: "fastqc-0.11.9" | "fastqc-0.12";
  readonly qcMode: "strict" | "lenient";
  readonly qcCasava: boolean;
  readonly qcContaminantsFile: string | undefined;
  readonly logLevel: string;
  readonly metricsPort: number;
  readonly kafkaBrokers: readonly string[];
  readonly kafkaSsl: boolean;
  readonly kafkaSaslMechanism: "plain" | "scram-sha-256" | "scram-sha-512" | undefined;
  readonly kafkaSaslUsername: string | undefined;
  readonly kafkaSaslPassword: string | undefined;
  readonly kafkaTopicPrefix: string;
  readonly kafkaReplication: number;
  readonly mongodbUrl: string | undefined;
  readonly mongodbDatabasePrefix: string;
  readonly s3Endpoint: string | undefined;
  readonly s3AccessKey: string | undefined;
  readonly s3SecretKey: string | undefined;
  readonly s3Region: string;
  readonly s3Bucket: string;
  readonly service: string | undefined;
  readonly replicaUrl: string | undefined;
  readonly identityUrl: string | undefined;
  readonly catalogUrl: string | undefined;
  readonly filesUrl: string | undefined;
  readonly runsUrl: string | undefined;
  readonly analysisUrl: string | undefined;
  readonly reviewUrl: string | undefined;
  readonly tokenKeysFile: string | undefined;
  readonly internalKeysFile: string | undefined;
  readonly sealKeyFile: string | undefined;
};

/** Reads a value; a thrown Fault says what it must be. */
type Read<Value> = (given: string | undefined) => Value;
type Row<Value> = {
  readonly name: string;
  readonly shown: string;
  readonly meaning: string;
  readonly read: Read<Value>;
};
type Table = { readonly [Key in keyof Settings]: Row<Settings[Key]> };

class Fault extends Error {}

const row = <Value>(name: string, shown: string, meaning: string, read: Read<Value>): Row<Value> => ({
  name,
  shown,
  meaning,
  read,
});
const or =
  <Value>(fallback: Value): Read<string | Value> =>
  (given) =>
    given ?? fallback;
const optional: Read<string | undefined> = (given) => given;

const integer =
  (fallback: number, min: number, max: number): Read<number> =>
  (given) => {
    if (given === undefined) return fallback;
    const value = /^\d{1,16}$/.test(given) ? Number(given) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Fault(`must be a whole number from ${min} to ${max}`);
    return value;
  };

const oneOf =
  <Value extends string, Fallback extends string | undefined>(fallback: Fallback, values: readonly Value[]) =>
  (given: string | undefined): Value | Fallback => {
    if (given === undefined) return fallback;
    const found = values.find((value) => value === given);
    if (found === undefined) throw new Fault(`must be one of: ${values.join(", ")}`);
    return found;
  };

const flag: Read<boolean> = (given) => oneOf("false", ["true", "false"])(given) === "true";

function webAddress(given: string): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Fault("must be an address like https://lab.example/irida, without a user, query or fragment");
  return given.replace(/\/+$/, "");
}
const optionalAddress: Read<string | undefined> = (given) => (given === undefined ? undefined : webAddress(given));

/** Where another service is: http://host:port or unix:path. */
const peerAddress: Read<string | undefined> = (given) => {
  if (given === undefined || /^unix:./.test(given)) return given;
  return webAddress(given);
};

const mongodb: Read<string | undefined> = (given) => {
  if (given !== undefined && !/^mongodb(\+srv)?:\/\/./.test(given)) throw new Fault("must begin with mongodb://");
  return given;
};

const brokers: Read<readonly string[]> = (given) => {
  const list = (given ?? "").split(",").map((one) => one.trim());
  if (given === undefined) return [];
  if (!list.every((one) => /^[^\s:/]+:\d{1,5}$/.test(one)))
    throw new Fault("must be a list like kafka-1:9092,kafka-2:9092");
  return list;
};

const password: Read<string | undefined> = (given) => {
  if (given !== undefined && (given.length < 8 || given.length > 1000))
    throw new Fault("must have 8 to 1000 characters");
  return given;
};

const SERVICES = ["gateway", "identity", "catalog", "files", "runs", "analysis", "repository-review"] as const;
const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
const PROFILES = ["fastqc-0.11.9", "fastqc-0.12"] as const;
const MODES = ["strict", "lenient"] as const;
const MECHANISMS = ["plain", "scram-sha-256", "scram-sha-512"] as const;
const where = (service: string) => `where ${service} is: http://host:port or unix:path`;

const TABLE: Table = {
  host: row("HOST", "127.0.0.1", "address on which the gateway listens", or("127.0.0.1")),
  port: row("PORT", "8080", "port on which the gateway listens; 0 takes a free one", integer(8080, 0, 65_535)),
  publicUrl: row(
    "PUBLIC_URL",
    "http://HOST:PORT",
    "the address that links carry; a path in it is a prefix that requests come with",
    (given) => (given === undefined ? "" : webAddress(given)),
  ),
  dataDir: row("DATA_DIR", "./data", "the folder that keeps everything of the embedded default", or("./data")),
  adminUsername: row("ADMIN_USERNAME", "admin", "the first administrator", (given = "admin") => {
    if (given.length < 3 || given.length > 100) throw new Fault("must have 3 to 100 characters");
    return given;
  }),
  adminPassword: row("ADMIN_PASSWORD", "made at the first start and printed once", "its password", password),
  clientId: row("CLIENT_ID", "isotrail", "the first OAuth client: grants password and refresh_token", or("isotrail")),
  clientSecret: row("CLIENT_SECRET", "made at the first start and printed once", "its secret", optional),
  bootstrapFile: row("BOOTSTRAP_FILE", "none", "JSON with users and clients that are declared at each start", optional),
  bodyIdleSeconds: row(
    "BODY_IDLE_SECONDS",
    "60",
    "an upload without a byte for so long is answered 408",
    integer(60, 1, 3600),
  ),
  maxUploadBytes: row(
    "MAX_UPLOAD_BYTES",
    "21474836480",
    "a larger upload is answered 413",
    integer(21_474_836_480, 1, Number.MAX_SAFE_INTEGER),
  ),
  qcProfile: row(
    "QC_PROFILE",
    "fastqc-0.11.9",
    `whose numbers quality control gives: ${PROFILES.join(", ")}`,
    oneOf("fastqc-0.11.9", PROFILES),
  ),
  qcMode: row(
    "QC_MODE",
    "strict",
    "quality and sequence of different length are an error (strict) or only told (lenient, as FastQC counts them)",
    oneOf("strict", MODES),
  ),
  qcCasava: row(
    "QC_CASAVA",
    "false",
    "whether reads that the sequencer's filter rejected (:Y: in their names) are left out of all numbers",
    flag,
  ),
  qcContaminantsFile: row(
    "QC_CONTAMINANTS_FILE",
    "a short list of common adapters and primers",
    "where over-represented sequences may come from: lines of name, tab, sequence",
    optional,
  ),
  logLevel: row("LOG_LEVEL", "info", `one of ${LEVELS.join(", ")}`, oneOf("info", LEVELS)),
  metricsPort: row(
    "METRICS_PORT",
    "9464",
    "port of the metrics for Prometheus on 127.0.0.1; 0 switches them off",
    integer(9464, 0, 65_535),
  ),
  kafkaBrokers: row("KAFKA_BROKERS", "none", "the cluster's Kafka: host:port, separated by commas", brokers),
  kafkaSsl: row("KAFKA_SSL", "false", "whether Kafka is reached by TLS", flag),
  kafkaSaslMechanism: row("KAFKA_SASL_MECHANISM", "none", MECHANISMS.join(", "), oneOf(undefined, MECHANISMS)),
  kafkaSaslUsername: row("KAFKA_SASL_USERNAME", "none", "user at Kafka", optional),
  kafkaSaslPassword: row("KAFKA_SASL_PASSWORD", "none", "its password", optional),
  kafkaTopicPrefix: row("KAFKA_TOPIC_PREFIX", "isotrail", "start of each topic's name", (given = "isotrail") => {
    if (!/^[\w.-]{1,100}$/.test(given)) throw new Fault("may have letters, digits, dots, dashes and underscores");
    return given;
  }),
  kafkaReplication: row(
    "KAFKA_REPLICATION",
    "3; npm run cluster: as many as KAFKA_BROKERS names, up to 3",
    "replicas of a new topic",
    integer(3, 1, 9),
  ),
  mongodbUrl: row("MONGODB_URL", "none", "the cluster's MongoDB", mongodb),
  mongodbDatabasePrefix: row(
    "MONGODB_DATABASE_PREFIX",
    "isotrail",
    "start of each service's database",
    (given = "isotrail") => {
      if (!/^\w{1,30}$/.test(given)) throw new Fault("may have up to 30 letters, digits and underscores");
      return given;
    },
  ),
  s3Endpoint: row("S3_ENDPOINT", "none", "the cluster's object store", optionalAddress),
  s3AccessKey: row("S3_ACCESS_KEY", "none", "its access key", optional),
  s3SecretKey: row("S3_SECRET_KEY", "none", "its secret key", optional),
  s3Region: row("S3_REGION", "us-east-1", "its region", or("us-east-1")),
  s3Bucket: row("S3_BUCKET", "isotrail", "its bucket", (given = "isotrail") => {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given)) throw new Fault("must be the name of an S3 bucket");
    return given;
  }),
  service: row(
    "SERVICE",
    "none",
    `which service a process of the cluster is: ${SERVICES.join(", ")}`,
    oneOf(undefined, SERVICES),
  ),
  replicaUrl: row(
    "REPLICA_URL",
    "http://HOST:PORT, or this machine's address when HOST is 0.0.0.0",
    "where the other replicas of this service reach this one",
    optionalAddress,
  ),
  identityUrl: row("IDENTITY_URL", "none", where("identity"), peerAddress),
  catalogUrl: row("CATALOG_URL", "none", where("catalog"), peerAddress),
  filesUrl: row("FILES_URL", "none", where("files"), peerAddress),
  runsUrl: row("RUNS_URL", "none", where("runs"), peerAddress),
  analysisUrl: row("ANALYSIS_URL", "none", where("analysis"), peerAddress),
  reviewUrl: row("REVIEW_URL", "none", where("repository-review"), peerAddress),
  tokenKeysFile: row(
    "TOKEN_KEYS_FILE",
    "made in DATA_DIR",
    "JWKS that signs access tokens; several keys for rotation",
    optional,
  ),
  internalKeysFile: row("INTERNAL_KEYS_FILE", "made in DATA_DIR", "JWKS that signs the internal identity", optional),
  sealKeyFile: row("SEAL_KEY_FILE", "made in DATA_DIR", "the key that wraps the keys of subjects", optional),
};

/**
 * An empty variable counts as unset.
 * @throws Error that names the first bad variable and what it must be; never with its value, which may be a secret
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = Object.fromEntries(
    Object.entries(TABLE).map(([key, { name, read }]) => {
      try {
        return [key, read(environment[name] || undefined)];
      } catch (error) {
        if (error instanceof Fault) throw new Error(`${name} ${error.message}.`);
        throw error;
      }
    }),
  ) as Settings;
  const host = read.host.includes(":") ? `[${read.host}]` : read.host;
  return { ...read, publicUrl: read.publicUrl || `http://${host}:${read.port}` };
}

export function settingsHelp(): string {
  const rows = Object.values(TABLE);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows.map(({ name, shown, meaning }) => `  ${name.padEnd(width)}  ${meaning} (default: ${shown})`).join("\n");
}
