// What npm run cluster gives to all its processes; doctor and the other tools fill the environment in the same way.
import { resolve } from "node:path";
import { keyFiles } from "./keys.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment with what it leaves open: keys in DATA_DIR/keys, and as many replicas of a topic as brokers are named,
 * at most 3. A process that is started by itself takes nothing for granted: one address may stand for many brokers.
 */
export function clusterEnvironment(given: Environment) {
  const made = keyFiles(resolve(given.DATA_DIR || "./data", "keys"));
  return {
    ...given,
    KAFKA_REPLICATION: given.KAFKA_REPLICATION || String(Math.min(3, (given.KAFKA_BROKERS ?? "").split(",").length)),
    TOKEN_KEYS_FILE: resolve(given.TOKEN_KEYS_FILE || made.token),
    INTERNAL_KEYS_FILE: resolve(given.INTERNAL_KEYS_FILE || made.internal),
    SEAL_KEY_FILE: resolve(given.SEAL_KEY_FILE || made.seal),
  };
}
