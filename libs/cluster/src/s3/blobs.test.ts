// What the contract does not say: parts, uploads that were never completed, buckets that cannot be used.
import { createHash, randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Bucket } from "./bucket.ts";
import { openBlobs } from "./s3.ts";
import { collected, describeS3, pieces, removeBucket, testSettings } from "./testing.ts";
import { partSize } from "./write.ts";

const MIB = 1024 * 1024;

it("10,000 parts hold more than 300 GiB, and the first 39 GiB are in parts of one size", () => {
  let whole = 0;
  for (let number = 1; number <= 10_000; number++) whole += partSize(number);
  expect(whole).toBeGreaterThan(300 * 1024 * MIB);
  expect(new Set(Array.from({ length: 5_000 }, (_, n) => partSize(n + 1)))).toEqual(new Set([8 * MIB]));
});

describeS3("blobs in an object store", () => {
  const s3 = testSettings();
  let blobs: Awaited<ReturnType<typeof openBlobs>>;
  let bucket: Bucket;
  beforeAll(async () => {
    blobs = await openBlobs({ s3, service: "files" });
    bucket = new Bucket(s3, 12);
  });
  afterAll(async () => {
    await blobs.close();
    bucket.close();
    await removeBucket(s3);
  });
  const uploads = () => collected(bucket.uploads(""));
  const bytesOf = async (key: string, range?: { start: number; end: number }) => {
    const body = await blobs.read(key, range);
    return body && buffer(body);
  };

  it.each([8 * MIB - 1, 8 * MIB, 8 * MIB + 1, 40 * MIB + 7])("stores a body of %i bytes whole", async (size) => {
    const bytes = randomBytes(size);
    const key = `parts-of-${size}`;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    expect(await blobs.write(key, pieces(bytes, 99_991))).toEqual({ size, sha256 });
    expect((await bytesOf(key))?.equals(bytes)).toBe(true);
    const range = { start: Math.floor(size / 3), end: size - 2 };
    expect((await bytesOf(key, range))?.equals(bytes.subarray(range.start, range.end + 1))).toBe(true);
    expect(await uploads()).toEqual([]);
  });

  it("tells an address where who has no key of ours reads this blob, and no other, for some time", async () => {
    await blobs.write("fetched-by-another", pieces(Buffer.from("ACGT"), 2));
    await blobs.write("not-for-others", pieces(Buffer.from("secret"), 2));
    const address = (await blobs.address?.("fetched-by-another", 3)) ?? "";
    expect(address).not.toContain(s3.secretKey);
    expect(await (await fetch(address)).text()).toBe("ACGT");
    const other = address.replace("fetched-by-another", "not-for-others");
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(address, { method: "DELETE" })).status).toBe(403);
    await expect.poll(async () => (await fetch(address)).status, { timeout: 10_000 }).toBe(403);
  });

  it("stores a body that comes in one piece larger than a part", async () => {
    const bytes = randomBytes(20 * MIB);
    await blobs.write("one-piece", pieces(bytes, bytes.length));
    expect((await bytesOf("one-piece"))?.equals(bytes)).toBe(true);
  });

  it("keeps nothing of a body that fails after some parts", async () => {
    async function* cut() {
      yield randomBytes(30 * MIB);
      expect(await uploads()).toHaveLength(1);
      throw new Error("the client went away");
    }
    await expect(blobs.write("cut-off-body", cut())).rejects.toThrow("the client went away");
    expect(await uploads()).toEqual([]);
    expect(await blobs.size("cut-off-body")).toBeUndefined();
  });

  it("has room for other readers when one leaves early", async () => {
    await blobs.write("left-early", pieces(randomBytes(20 * MIB), MIB));
    for (let n = 0; n < 20; n++) for await (const _ of (await blobs.read("left-early")) ?? []) break;
    expect((await bytesOf("left-early", { start: 0, end: 3 }))?.length).toBe(4);
  });

  it("lists uploads that were never completed, and not those of others", async () => {
    await bucket.begin("files/half-written");
    await bucket.begin("other/half-written");
    const listed = (await collected(blobs.list())).filter(({ key }) => key === "half-written");
    expect(listed).toHaveLength(1);
    expect(Math.abs((listed[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it("removes a half-written blob too", async () => {
    await bucket.begin("files/half-written");
    await blobs.remove("half-written");
    expect((await uploads()).map(({ name }) => name)).toEqual(["other/half-written"]);
  });

  it("shares a bucket with other services", async () => {
    const others = await openBlobs({ s3, service: "analysis" });
    await others.write("of-another", pieces(Buffer.from("x"), 1));
    expect(await blobs.size("of-another")).toBeUndefined();
    expect((await collected(others.list())).map(({ key }) => key)).toEqual(["of-another"]);
    await others.close();
  });

  it("says so when the keys are wrong", async () => {
    const wrong = { ...s3, secretKey: "not-the-secret" };
    await expect(openBlobs({ s3: wrong, service: "files" })).rejects.toMatchObject({
      code: "SignatureDoesNotMatch",
    });
  });
});
