// The servers that the cluster's tests run on: those that the environment names, else containers where a Docker engine is.
import { containers, type Servers } from "./containers.ts";

const NEEDED = ["KAFKA_BROKERS", "MONGODB_URL", "S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY"];

/** Undefined where there are none; why is told by `NO_SERVERS`. */
export async function testServers(): Promise<Servers | undefined> {
  if (NEEDED.every((name) => process.env[name])) return { env: {}, stop: async () => {} };
  return containers();
}

export const NO_SERVERS = `no Docker engine answers, and not all of ${NEEDED.join(", ")} are set`;
