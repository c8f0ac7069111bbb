// A service's topic: made with unlimited retention, and refused where events or their order would be lost.
import { StoreUnavailable } from "@isotrail/eventsourcing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withAdmin } from "./client.ts";
import { ensureTopic } from "./kafka.ts";
import { PARTITIONS } from "./settings.ts";
import { describeKafka, listeningLog, ownTopics, removeTopics } from "./testing.ts";

describeKafka("a service's topic", () => {
  let kafka = ownTopics();
  const log = listeningLog();
  const ensure = () => ensureTopic(kafka, "catalog", log);
  const create = (numPartitions: number, config: Record<string, string>) =>
    withAdmin(kafka, log, (admin) =>
      admin.createTopics({
        waitForLeaders: true,
        topics: [
          {
            topic: `${kafka.topicPrefix}.catalog`,
            numPartitions,
            configEntries: Object.entries(config).map(([name, value]) => ({ name, value })),
          },
        ],
      }),
    );

  async function partitions() {
    const { topics } = await withAdmin(kafka, log, (admin) =>
      admin.fetchTopicMetadata({ topics: [`${kafka.topicPrefix}.catalog`] }),
    );
    return topics[0]?.partitions;
  }

  beforeEach(() => {
    kafka = ownTopics();
  });
  afterEach(() => removeTopics(kafka));

  it("is made with all its partitions and keeps everything; it may be there already", async () => {
    await ensure();
    await ensure();
    expect(await partitions()).toHaveLength(PARTITIONS);
  });

  it("can be made by several processes at once", async () => {
    await Promise.all([ensure(), ensure(), ensure()]);
    expect(await partitions()).toHaveLength(PARTITIONS);
  });

  it("is refused with another number of partitions", async () => {
    await create(3, { "retention.ms": "-1", "retention.bytes": "-1" });
    await expect(ensure()).rejects.toThrow("has 3 partitions, not 12");
  });

  it("is refused when its retention is finite", async () => {
    await create(PARTITIONS, { "cleanup.policy": "compact", "retention.ms": "604800000" });
    await expect(ensure()).rejects.toThrow(
      /set cleanup.policy=delete \(it is compact\), retention.ms=-1 \(it is 604800000\)/,
    );
  });

  it("is not confused with a Kafka that does not answer", async () => {
    const nobody = { ...kafka, brokers: ["127.0.0.1:1"] };
    await expect(ensureTopic(nobody, "catalog", log)).rejects.toThrow(StoreUnavailable);
  });

  it("names what Kafka refuses", async () => {
    await expect(ensureTopic({ ...kafka, replication: 3 }, "catalog", log)).rejects.toThrow(
      /INVALID_REPLICATION_FACTOR/,
    );
  });
});
