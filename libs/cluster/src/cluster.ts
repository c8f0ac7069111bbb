// The ports of the engine over servers: MongoDB, Kafka, S3. The only place that imports mongodb, kafkajs, minio.
export {};
