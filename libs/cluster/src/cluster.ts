// The ports of the engine over servers: MongoDB, Kafka, S3. The only place that imports mongodb, kafkajs, minio.
export * from "./kafka/kafka.ts";
export * from "./mongodb/mongodb.ts";
export { openBlobs, type S3Settings } from "./s3/s3.ts";
