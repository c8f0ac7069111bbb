// The contract of Blobs: whole or not there at all, with size and digest, and any range of it.
import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { collected, newForEachTest, type OpenAdapters } from "./adapters.ts";

const KEY = "0123456789abcdef_-";

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function blobsContract(openAdapters: OpenAdapters) {
  describe("Blobs", () => {
    const at = newForEachTest(openAdapters);
    const bytesOf = async (key: string, range?: { start: number; end: number }) => {
      const body = await at.stores.blobs.read(key, range);
      return body && Buffer.concat(await collected(body));
    };

    it("stores a body however it is split, and returns its size and SHA-256", async () => {
      const bytes = randomBytes(3 * 1024 * 1024 + 17);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const facts = await at.stores.blobs.write(KEY, pieces(bytes, 65_521));
      expect(facts).toEqual({ size: bytes.length, sha256 });
      await at.reopen();
      expect((await bytesOf(KEY))?.equals(bytes)).toBe(true);
      expect(await at.stores.blobs.size(KEY)).toBe(bytes.length);
    });

    it("stores a body whose pieces are freed as soon as they are reported as written", async () => {
      const whole = Array.from({ length: 60 }, () => randomBytes(65_536));
      const sha256 = createHash("sha256").update(Buffer.concat(whole)).digest("hex");
      async function* own() {
        for (const bytes of whole) yield new Uint8Array(bytes);
      }
      const free = ({ buffer }: Uint8Array) => void (buffer as ArrayBuffer).transfer(0);
      const facts = await at.stores.blobs.write(KEY, own(), free);
      expect(facts).toEqual({ size: 60 * 65_536, sha256 });
      expect((await bytesOf(KEY))?.equals(Buffer.concat(whole))).toBe(true);
    });

    it("stores an empty body", async () => {
      expect(await at.stores.blobs.write(KEY, pieces(Buffer.alloc(0), 1))).toMatchObject({ size: 0 });
      expect(await bytesOf(KEY)).toEqual(Buffer.alloc(0));
    });

    it("reads any range, both ends inclusive", async () => {
      const bytes = randomBytes(1_500_000);
      await at.stores.blobs.write(KEY, pieces(bytes, 100_000));
      for (const [start, end] of [
        [0, 0],
        [1, 2],
        [524_287, 524_288],
        [0, 1_499_999],
        [1_499_999, 1_499_999],
      ] as const)
        expect((await bytesOf(KEY, { start, end }))?.equals(bytes.subarray(start, end + 1))).toBe(true);
    });

    it("leaves nothing behind when the body fails", async () => {
      async function* cut() {
        yield randomBytes(2_000_000);
        throw new Error("the client went away");
      }
      await expect(at.stores.blobs.write(KEY, cut())).rejects.toThrow("the client went away");
      expect(await at.stores.blobs.size(KEY)).toBeUndefined();
      expect(await collected(at.stores.blobs.list())).toEqual([]);
      expect(await at.stores.blobs.write(KEY, pieces(Buffer.from("again"), 2))).toMatchObject({ size: 5 });
    });

    it("finds nothing for a blob that never existed or was removed", async () => {
      const { blobs } = at.stores;
      await blobs.write(KEY, pieces(Buffer.from("gone"), 4));
      await blobs.remove(KEY);
      await blobs.remove(KEY);
      expect([await blobs.read(KEY), await blobs.size(KEY)]).toEqual([undefined, undefined]);
    });

    it("lists every blob with the time of its last change", async () => {
      const { blobs } = at.stores;
      const keys = ["aaaaaaaa1", "aaaaaaaa2", "bbbbbbbb1"];
      for (const key of keys) await blobs.write(key, pieces(Buffer.from(key), 4));
      const listed = await collected(blobs.list());
      expect(listed.map(({ key }) => key).toSorted()).toEqual(keys);
      for (const { at: time } of listed) expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    });

    describe("that grow", () => {
      const bytes = randomBytes(20_000_003);
      const from = (start: number, end: number) => pieces(bytes.subarray(start, end), 65_521);

      it("are appended to, also after a reopening, and are whole when they are finished", async () => {
        const { growing } = at.stores.blobs;
        expect(await growing.length(KEY)).toBe(0);
        expect(await growing.append(KEY, from(0, 7))).toBe(7);
        expect(await growing.append(KEY, from(7, 9_000_001))).toBe(9_000_001);
        await at.reopen();
        const { blobs } = at.stores;
        expect(await blobs.growing.length(KEY)).toBe(9_000_001);
        expect([await blobs.read(KEY), await blobs.size(KEY)]).toEqual([undefined, undefined]);
        expect(await blobs.growing.append(KEY, from(9_000_001, 9_000_001))).toBe(9_000_001);
        expect(await blobs.growing.append(KEY, from(9_000_001, bytes.length))).toBe(bytes.length);
        await blobs.growing.finish(KEY);
        await blobs.growing.finish(KEY);
        await at.reopen();
        expect(await at.stores.blobs.growing.length(KEY)).toBe(bytes.length);
        expect((await bytesOf(KEY))?.equals(bytes)).toBe(true);
        expect((await collected(at.stores.blobs.list())).map(({ key }) => key)).toEqual([KEY]);
      });

      it("know how far they are when the body fails, and go on from there", async () => {
        const { growing } = at.stores.blobs;
        await growing.append(KEY, from(0, 100));
        async function* cut() {
          yield* from(100, 9_500_000);
          throw new Error("the client went away");
        }
        await expect(growing.append(KEY, cut())).rejects.toThrow("the client went away");
        const length = await growing.length(KEY);
        expect(length).toBeGreaterThanOrEqual(100);
        expect(length).toBeLessThanOrEqual(9_500_000);
        await growing.append(KEY, from(length, bytes.length));
        await growing.finish(KEY);
        expect((await bytesOf(KEY))?.equals(bytes)).toBe(true);
      });

      it("may end empty", async () => {
        const { blobs } = at.stores;
        await blobs.growing.finish(KEY);
        expect([await bytesOf(KEY), await blobs.growing.length(KEY)]).toEqual([Buffer.alloc(0), 0]);
      });

      it("are listed, and gone with all their parts when they are removed", async () => {
        const { blobs } = at.stores;
        await blobs.growing.append(KEY, from(0, 5));
        expect(new Set((await collected(blobs.list())).map(({ key }) => key))).toEqual(new Set([KEY]));
        await blobs.growing.append(KEY, from(5, 17_000_000));
        await blobs.remove(KEY);
        expect(await collected(blobs.list())).toEqual([]);
        expect(await blobs.growing.length(KEY)).toBe(0);
        expect(await blobs.growing.append(KEY, from(0, 3))).toBe(3);
      });
    });

    it("rejects a key that could be a path", async () => {
      const { blobs } = at.stores;
      for (const key of [
        "",
        "short",
        "../../../etc/passwd",
        "aaaaaaaa/b",
        "aaaaaaaa.b",
        "a".repeat(65),
        "aaaaaaa\u0000",
      ])
        await expect(blobs.write(key, pieces(Buffer.from("x"), 1))).rejects.toThrow();
    });
  });
}
