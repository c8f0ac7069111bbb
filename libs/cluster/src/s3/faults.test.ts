// An object store that is unavailable, and lost connections: retried, resumed or reported; never short, never twice.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { Toxiproxy } from "toxiproxy-node-client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ErrorResponse, storeError } from "./errors.ts";
import { openBlobs } from "./s3.ts";
import { collected, describeS3, pieces, removeBucket, TOXIPROXY_URL, testSettings } from "./testing.ts";

const MIB = 1024 * 1024;

it("a store that is full says so by its status", () => {
  expect(storeError(new ErrorResponse(507, "XMinioStorageFull"))).toBeInstanceOf(StoreFull);
  expect(storeError(new ErrorResponse(400, "XMinioAdminBucketQuotaExceeded"))).toBeInstanceOf(StoreFull);
});

describeS3("an object store behind a bad connection", () => {
  let s3 = testSettings();
  let proxy: Awaited<ReturnType<Toxiproxy["createProxy"]>>;
  let blobs: Awaited<ReturnType<typeof openBlobs>>;
  beforeEach(async () => {
    s3 = testSettings();
    const { host } = new URL(s3.endpoint);
    const server = new Toxiproxy(TOXIPROXY_URL);
    proxy = await server.createProxy({ name: s3.bucket, listen: "127.0.0.1:0", upstream: host });
    blobs = await openBlobs({
      s3: { ...s3, endpoint: `http://${proxy.listen}` },
      service: "files",
      retryFor: 4_000,
    });
  });
  afterEach(async () => {
    await blobs.close();
    await proxy.remove();
    await removeBucket(s3);
  });
  const connect = (enabled: boolean) => proxy.update({ enabled, listen: proxy.listen, upstream: proxy.upstream });

  it("retries a store that becomes unavailable in the middle of an upload", async () => {
    const bytes = randomBytes(60 * MIB + 5);
    async function* body() {
      yield* pieces(bytes.subarray(0, 20 * MIB), 65_536);
      await connect(false);
      void sleep(1_500).then(() => connect(true));
      yield* pieces(bytes.subarray(20 * MIB), 65_536);
    }
    expect(await blobs.write("store-away", body())).toMatchObject({ size: bytes.length });
    expect(Buffer.concat(await collected((await blobs.read("store-away")) ?? nothing())).equals(bytes)).toBe(true);
  });

  it("reports a store that stays unavailable; nothing is left when it is back", async () => {
    async function* body() {
      yield* pieces(randomBytes(20 * MIB), 65_536);
      await connect(false);
      yield* pieces(randomBytes(60 * MIB), 65_536);
    }
    await expect(blobs.write("store-gone", body())).rejects.toBeInstanceOf(StoreUnavailable);
    await connect(true);
    expect(await blobs.size("store-gone")).toBeUndefined();
    for (const { key } of await collected(blobs.list())) await blobs.remove(key); // as the sweep does
    expect(await collected(blobs.list())).toEqual([]);
  });

  it.each([1, 9 * MIB])("finds an upload of %i bytes whole whose response was lost", async (size) => {
    async function* body() {
      yield* pieces(randomBytes(size), 65_536);
      // from now on requests arrive, and the connection is cut before the response
      const mute = await proxy.addToxic({
        type: "limit_data",
        name: "mute",
        stream: "downstream",
        toxicity: 1,
        attributes: { bytes: 0 },
      });
      void sleep(1_000).then(async () => {
        await connect(false);
        await mute.remove();
        await connect(true);
      });
    }
    expect(await blobs.write("lost-response", body())).toMatchObject({ size });
    expect(await blobs.size("lost-response")).toBe(size);
  });

  it("resumes a download where it was cut", async () => {
    const bytes = randomBytes(24 * MIB);
    await blobs.write("cut-download", pieces(bytes, MIB));
    const read = (await blobs.read("cut-download", { start: 11, end: bytes.length - 1 })) ?? [];
    const got: Uint8Array[] = [];
    let size = 0;
    let cuts = 0;
    for await (const piece of read) {
      got.push(piece);
      size += piece.length;
      if (size > (cuts + 1) * 6 * MIB && cuts < 3) {
        cuts++;
        await connect(false);
        await sleep(50);
        await connect(true);
      }
    }
    expect(cuts).toBe(3);
    expect(Buffer.concat(got).equals(bytes.subarray(11))).toBe(true);
  });

  it("ends a download with an error when the store stays unavailable", async () => {
    await blobs.write("cut-for-good", pieces(randomBytes(24 * MIB), MIB));
    const reading = async () => {
      for await (const _ of (await blobs.read("cut-for-good")) ?? []) await connect(false);
    };
    await expect(reading()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(blobs.size("cut-for-good")).rejects.toBeInstanceOf(StoreUnavailable);
  });

  it("does not open while the store is unavailable", async () => {
    await connect(false);
    const away = { ...s3, endpoint: `http://${proxy.listen}` };
    await expect(openBlobs({ s3: away, service: "files" })).rejects.toBeInstanceOf(StoreUnavailable);
  });
}, ["TOXIPROXY_URL"]);

async function* nothing(): AsyncGenerator<Uint8Array> {}
