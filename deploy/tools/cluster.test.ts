// The tools on real servers: what they say of a cluster's data, and of faults that are planted in it.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensureTopic, openEventPublisher } from "@isotrail/cluster";
import { type PublicEvent, publicEvents, type Stores, startRelay } from "@isotrail/eventsourcing";
import { Kafka } from "kafkajs";
import { MongoClient } from "mongodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sample } from "../../services/catalog/src/sample/aggregate.ts";
import { serversOf } from "../cluster/settings.ts";
import { serviceNamed, serviceNames } from "../registry.ts";
import { doctor } from "./doctor.ts";
import { events } from "./events.ts";
import { parked } from "./parked.ts";
import { openPlace, type Place, withStores } from "./place.ts";
import { rebuild } from "./rebuild.ts";
import { settingsOf, type Tool } from "./tool.ts";
import { call, type DataFolder, dataFolder, fillCatalog, onStores, uploadFile } from "./tools.testing.ts";
import { verify } from "./verify.ts";

const missing = ["KAFKA_BROKERS", "MONGODB_URL", "S3_ENDPOINT"].filter((name) => !process.env[name]);
const name =
  missing.length === 0 ? "tools on a cluster" : `tools on a cluster (skipped: without ${missing.join(", ")})`;

describe.skipIf(missing.length > 0)(name, () => {
  const own = `tools${randomUUID().slice(0, 8)}`;
  const silent = { debug: () => {}, warn: () => {}, error: () => {} };
  let keys: DataFolder; // only for its seal key
  let env: Record<string, string | undefined>;
  let place: Place;

  /** Starts it where it cannot start: what it says. */
  const npmRunCluster = (given: typeof env) =>
    new Promise<string>((resolve) =>
      execFile(
        process.execPath,
        [join(import.meta.dirname, "../cluster/all.ts")],
        { env: { ...given, PORT: "0", METRICS_PORT: "0" }, timeout: 30_000 },
        (_, out, err) => resolve(out + err),
      ),
    );
  const run = (tool: Tool, ...args: string[]) => call(tool, args, { env });
  const onCatalog = <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
    withStores(place, "catalog", (stores) => onStores("catalog", stores, work));
  const eventAt = (position: number): Promise<PublicEvent> =>
    onCatalog(async ({ eventLog }) => {
      const [commit] = await eventLog.readFrom(position - 1, 1);
      const [event] = commit ? publicEvents("catalog", eventLog.id, serviceNamed("catalog"), commit) : [];
      if (!event) throw new Error(`nothing public at ${position}`);
      return event;
    });
  const publisherOf = () => {
    const { kafka } = serversOf(settingsOf({ env }));
    return { kafka, publisher: openEventPublisher({ kafka, service: "catalog", log: silent }) };
  };

  beforeAll(async () => {
    keys = dataFolder();
    env = {
      ...process.env,
      MONGODB_DATABASE_PREFIX: own,
      KAFKA_TOPIC_PREFIX: own,
      KAFKA_REPLICATION: "1",
      S3_BUCKET: "isotrail-tests", // shared: blobs have random names, and ours are removed
      SEAL_KEY_FILE: `${keys.folder}/keys/seal`,
    };
    place = openPlace(undefined, { env, note: () => {} });
    await withStores(place, "catalog", async (stores) => {
      await onStores("catalog", stores, (_, aggregates) => fillCatalog(aggregates, 3));
      const { kafka, publisher } = publisherOf();
      await ensureTopic(kafka, "catalog", silent);
      const relay = startRelay(serviceNamed("catalog"), stores, publisher, silent);
      while ((await relay.lag()).commits > 0) await sleep(50);
      await relay.stop();
      await publisher.close();
    });
  });
  afterAll(async () => {
    keys?.[Symbol.dispose]();
    const mongodb = new MongoClient(process.env.MONGODB_URL ?? "");
    for (const service of serviceNames) await mongodb.db(`${own}_${service}`).dropDatabase();
    await mongodb.close();
    const admin = new Kafka({ brokers: (process.env.KAFKA_BROKERS ?? "").split(","), logLevel: 0 }).admin();
    await admin.connect();
    const ours = (name: string) => name.startsWith(`${own}.`);
    await admin.deleteTopics({ topics: (await admin.listTopics()).filter(ours) });
    const groups = (await admin.listGroups()).groups.map(({ groupId }) => groupId).filter(ours);
    await admin.deleteGroups(groups).catch(() => {}); // they are forgotten in a week
    await admin.disconnect();
  });

  test("events prints the topic, and the log with --from-log", async () => {
    const args = ["--service", "catalog", "--type", "SampleCreated", "--json"];
    const ofTopic = await run(events, ...args);
    expect(ofTopic.code).toBe(0);
    const subjects = ofTopic.out.map((line) => JSON.parse(line).subject);
    expect(subjects.toSorted()).toEqual(["sample-1", "sample-2", "sample-3"]);
    const ofLog = await run(events, ...args, "--from-log");
    expect(ofLog.out.map((line) => JSON.parse(line).position)).toEqual([2, 4, 6]);
  });

  test("verify finds nothing wrong, and counts what is published", async () => {
    const { code, out, notes } = await run(verify, "--service", "catalog");
    expect(out).toEqual([]);
    expect(notes[0]).toBe("catalog: 7 commits in 4 streams, 3 claims, 0 blobs, 7 published events checked");
    expect(code).toBe(0);
  });

  test("events --follow prints what is there and what comes, until it is ended", async () => {
    const ended = new AbortController();
    const out: string[] = [];
    const following = call(events, ["--service", "catalog", "--subject", "sample-3", "--follow"], {
      env,
      out: (line) => void out.push(line),
      signal: ended.signal,
    });
    for (let waited = 0; out.length < 2 && waited < 20_000; waited += 50) await sleep(50);
    const { publisher } = publisherOf();
    await publisher.publish([await eventAt(7)]); // again: at least once
    await sleep(500);
    await publisher.close();
    ended.abort();
    expect((await following).code).toBe(0);
    expect(out.map((line) => line.split(" ")[0])).toEqual(["6/0", "7/0"]); // repeats are dropped
  });

  test("verify reads blobs out of the object store", async () => {
    const blob = await withStores(place, "files", (stores) =>
      onStores("files", stores, (_, aggregates) => uploadFile(aggregates)),
    );
    expect((await run(verify, "--service", "files")).notes[0]).toMatch(/1 blobs, 0 published events checked/);
    await withStores(place, "files", (stores) => stores.blobs.remove(blob));
    expect((await run(verify, "--service", "files")).out).toEqual([
      `files: object-single-1: blob ${blob} (file 1 of sample 1, in project 1) is missing`,
    ]);
  });

  test("rebuild makes a spoilt view right again", async () => {
    await onCatalog((stores) =>
      stores.views.putIfNewer(sample.view.name, [
        { id: "2", order: 2, version: 99, state: sample.initial, keys: { project: ["1"] } },
      ]),
    );
    expect((await run(verify, "--service", "catalog")).out).not.toEqual([]);
    const { code, out } = await run(rebuild, "--service", "catalog", "--view", sample.view.name);
    expect(code).toBe(0);
    expect(out[0]).toMatch(new RegExp(`^${sample.view.name}: 3 documents from 7 commits`));
    expect((await run(verify, "--service", "catalog")).out).toEqual([]);
  });

  test("doctor asks Kafka for as many replicas as brokers are named, as npm run cluster does", async () => {
    const { out } = await call(doctor, [], { env: { ...env, KAFKA_REPLICATION: undefined } });
    const named = (process.env.KAFKA_BROKERS ?? "").split(",").length;
    expect(out.filter((line) => line.includes(" Kafka: "))).toEqual([
      expect.stringMatching(new RegExp(`^ok .*new topics get ${Math.min(3, named)} replica`)),
    ]);
  });

  test("doctor tries the seal key on stored keys; with another or none nothing starts and none is made", async () => {
    expect((await run(doctor)).out).toContainEqual(
      expect.stringMatching(/^ok {7}sealed data: the seal key opens the stored keys of /),
    );
    const other = dataFolder();
    const seal = `${other.folder}/keys/seal`;
    const elsewhere = { ...env, SEAL_KEY_FILE: undefined, DATA_DIR: other.folder };
    writeFileSync(seal, Buffer.alloc(32, 8).toString("base64url"));
    const wrong = await call(doctor, [], { env: elsewhere });
    expect(wrong.out).toContainEqual(
      expect.stringMatching(/^FAILED {3}sealed data: .* does not open the keys that .*catalog.* To do: put/),
    );
    expect((await call(verify, ["--service", "catalog"], { env: elsewhere })).notes).toContainEqual(
      expect.stringContaining("SEAL_KEY_FILE name"),
    );
    expect(await npmRunCluster(elsewhere)).toContain(`the seal key ${seal} does not open the keys that`);
    rmSync(seal);
    const lost = await call(doctor, [], { env: elsewhere });
    expect(lost.out).toContainEqual(
      expect.stringMatching(/^FAILED {3}seal key: .* is gone, but .*catalog.* To do: put/),
    );
    expect(await npmRunCluster(elsewhere)).toContain(`the seal key ${seal} is gone, but`);
    expect(readdirSync(`${other.folder}/keys`)).toEqual([]);
    other[Symbol.dispose]();
  });

  test("parked lists, retries and discards", async () => {
    const id = "identity/log/1/0";
    const event = { ...(await eventAt(1)), id };
    await onCatalog((stores) =>
      stores.parkedEvents.add({ consumer: "catalog/gone/identity", event, error: "no", at: 1 }),
    );
    expect((await run(parked, "list")).out).toEqual([expect.stringContaining(id)]);
    expect(await run(parked, "retry")).toMatchObject({ code: 1, out: [expect.stringMatching(/has no handler/)] });
    expect((await run(parked, "discard", "--event", id)).code).toBe(0);
    expect((await run(parked, "list")).code).toBe(0);
  });

  test("verify names what is forged on the topic", async () => {
    const { publisher } = publisherOf();
    await publisher.publish([{ ...(await eventAt(2)), actor: "77" }]);
    await publisher.close();
    const { code, out } = await run(verify, "--service", "catalog");
    expect(code).toBe(1);
    expect(out).toEqual([expect.stringMatching(/\/2\/0 otherwise than the log makes it/)]);
  });
});
