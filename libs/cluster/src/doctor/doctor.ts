// Checks of a cluster's servers: whether they can be reached, read and written with the rights that services need.

import type { KafkaSettings } from "../kafka/settings.ts";
import type { S3Settings } from "../s3/bucket.ts";
import type { Finding } from "./finding.ts";
import { kafkaChecks } from "./kafka.ts";
import { type MongodbSettings, mongodbChecks } from "./mongodb.ts";
import { s3Checks } from "./s3.ts";

export { type Finding, failed, ok, tried, warning } from "./finding.ts";

export type Servers = {
  readonly mongodb?: MongodbSettings | undefined;
  readonly kafka?: KafkaSettings | undefined;
  readonly s3?: S3Settings | undefined;
  /** The services whose databases and topics are checked. */
  readonly services: readonly string[];
};

/** Checks one server after another; never throws, always ends, and removes what it makes. */
export async function* checks({ mongodb, kafka, s3, services }: Servers): AsyncGenerator<Finding> {
  if (mongodb) yield* mongodbChecks(mongodb, services);
  if (kafka) yield* kafkaChecks(kafka, services);
  if (s3) yield* s3Checks(s3);
}
