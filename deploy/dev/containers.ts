// Kafka, MongoDB and an S3 server in containers, for tests on a machine with a Docker engine.
import { createServer } from "node:net";
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from "testcontainers";
import { makeReplicaSet } from "./replica-set.ts";

/** The same images as in deploy/compose.yaml. */
const IMAGES = {
  kafka: "apache/kafka:4.3.0",
  mongodb: "mongo:8.0.21",
  s3: "minio/minio:RELEASE.2025-09-07T16-13-09Z",
};
/** Milliseconds that a server may take to start on a busy machine. */
const STARTUP = 120_000;
const S3 = { S3_ACCESS_KEY: "isotrail", S3_SECRET_KEY: "isotrail-secret" };

export type Servers = { readonly env: Readonly<Record<string, string>>; stop(): Promise<void> };

/** Starts the three; undefined where no Docker engine answers. */
export async function containers(): Promise<Servers | undefined> {
  try {
    await getContainerRuntimeClient();
  } catch {
    return undefined;
  }
  const starts = await Promise.allSettled([kafka(), mongodb(), s3()]);
  const started = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const stop = async () => void (await Promise.all(started.map(({ container }) => container.stop())));
  const failed = starts.find((start) => start.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  return { env: Object.assign({}, ...started.map(({ env }) => env)), stop };
}

type Started = { readonly container: StartedTestContainer; readonly env: Readonly<Record<string, string>> };

/** One node that is broker and controller; it tells clients its address, so the port must be known before. */
async function kafka(): Promise<Started> {
  const port = await freePort();
  const container = await new GenericContainer(IMAGES.kafka)
    .withExposedPorts({ container: 9092, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: "1",
      KAFKA_PROCESS_ROLES: "broker,controller",
      KAFKA_CONTROLLER_QUORUM_VOTERS: "1@localhost:9093",
      KAFKA_LISTENERS: "PLAINTEXT://:9092,CONTROLLER://:9093",
      KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
      KAFKA_CONTROLLER_LISTENER_NAMES: "CONTROLLER",
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: "false",
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: "1",
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: "1",
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: "1",
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: "0",
    })
    .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
    .withStartupTimeout(STARTUP)
    .start();
  return { container, env: { KAFKA_BROKERS: `127.0.0.1:${port}`, KAFKA_REPLICATION: "1" } };
}

async function mongodb(): Promise<Started> {
  const container = await new GenericContainer(IMAGES.mongodb)
    .withExposedPorts(27017)
    .withCommand(["mongod", "--replSet", "rs0", "--bind_ip_all"])
    .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
    .withStartupTimeout(STARTUP)
    .start();
  const url = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}/?directConnection=true`;
  await makeReplicaSet(url);
  return { container, env: { MONGODB_URL: url } };
}

async function s3(): Promise<Started> {
  const container = await new GenericContainer(IMAGES.s3)
    .withExposedPorts(9000)
    .withEnvironment({ MINIO_ROOT_USER: S3.S3_ACCESS_KEY, MINIO_ROOT_PASSWORD: S3.S3_SECRET_KEY })
    .withCommand(["server", "/data"])
    .withWaitStrategy(Wait.forHttp("/minio/health/ready", 9000))
    .withStartupTimeout(STARTUP)
    .start();
  return {
    container,
    env: {
      ...S3,
      S3_ENDPOINT: `http://${container.getHost()}:${container.getMappedPort(9000)}`,
      S3_REGION: "us-east-1",
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
