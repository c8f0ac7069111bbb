// What an independent consumer (librdkafka, not our code) reads from Kafka is what the API tells, decoded by the published set.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, link, newSample, newUser, signIn } from "./client.ts";
import { installPython, type Line, outOfOrder, readAll } from "./consumers.ts";
import { fastq, form } from "./form.ts";
import { isCluster, type System, startSystem } from "./system.ts";

const reason = isCluster ? installPython() : "only the cluster publishes to Kafka";
const SERVICES = ["identity", "catalog", "runs", "files", "analysis"];

describe.skipIf(reason !== undefined)(`an independent consumer${reason ? ` (skipped: ${reason})` : ""}`, () => {
  let system: System;
  let lab: Client;
  beforeAll(async () => {
    system = await startSystem();
    lab = await signIn(system);
  });
  afterAll(() => system?.remove());

  /** Some of everything that is told: users, projects, samples, metadata, runs, files, deletions. */
  async function story(): Promise<void> {
    await newUser(lab, system);
    const { project, sample } = await newSample(lab);
    await lab.ask("PATCH", link(sample, "self"), { strain: "L312" });
    await lab.ask("PUT", link(sample, "sample/metadata"), { province: { value: "MB", type: "text" } });
    await lab.create(link(await lab.follow(), "sequencingRuns"), { layoutType: "SINGLE_END", sequencerType: "miseq" });
    const file = await lab.create(
      link(sample, "sample/sequenceFiles"),
      form({ name: "file", content: fastq(), filename: "a.fastq.gz" }),
    );
    await lab.ask("DELETE", link(file, "sequenceFile/sequencingObject"));
    const another = await lab.create(link(project, "project/samples"), { sampleName: "second" });
    await lab.ask("DELETE", link(another, "project/sample"));
  }

  /** Every event that the administrator may see over HTTP. */
  async function told(service: string): Promise<{ id: string; type: string; data_base64: string }[]> {
    const feeds = await lab.follow("events");
    const feed = feeds.resources.find(({ identifier }) => identifier === service);
    const all: { id: string; type: string; data_base64: string }[] = [];
    for (let after = ""; ; ) {
      const page = await lab.get(`${feed && link(feed, "self")}?limit=1000&data=protobuf${after && `&after=${after}`}`);
      const next = page.headers.get("next-cursor") ?? "";
      all.push(...(page.body as unknown as typeof all));
      if (next === after) return all;
      after = next;
    }
  }

  test("reads every event from zero, once, in order per key, and decodes it with the published descriptor set", async () => {
    for (let n = 0; n < 5; n++) await story();
    const descriptor = link(await lab.follow("events"), "events/descriptor");
    const prefix = system.environment.KAFKA_TOPIC_PREFIX ?? "";
    const source = { brokers: process.env.KAFKA_BROKERS ?? "", prefix, descriptor };
    // The relay is a moment behind, and so are the event handlers that add to the log what an answer did not wait for.
    const end = Date.now() + 60_000;
    let expected: string[];
    let lines: Line[];
    do {
      lines = await readAll("python", source);
      expected = (await Promise.all(SERVICES.map(told))).flat().map(({ id }) => id);
    } while (lines.length !== expected.length && Date.now() < end);
    expect(lines.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(outOfOrder(lines)).toEqual([]);
    const strain = lines.find(({ type }) => type === "isotrail.catalog.v1.SampleChanged");
    expect(strain?.data).toMatchObject({ fields: { strain: "L312" } });
    for (const { type, data } of lines) expect(Object.keys(data).length, type).toBeGreaterThan(0);
  }, 120_000);
});
