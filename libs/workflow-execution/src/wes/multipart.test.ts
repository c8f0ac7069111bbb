// A form is what any reader of forms finds in it, of exactly the length that was told before.
import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { multipart } from "./multipart.ts";

const signal = new AbortController().signal;
const NAME = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,20}(\/[A-Za-z0-9][A-Za-z0-9_.-]{0,20}){0,3}$/);
const BYTES = fc.oneof(
  fc.uint8Array({ maxLength: 2_000 }),
  fc.constantFrom("--", "\r\n--isotrail-", "\r\n", "\r\n\r\n--").map((text) => Buffer.from(text)),
);
// a form has CR LF for any end of a line, so that of JSON, which has none within, is looked at
const FIELDS = fc.dictionary(fc.constantFrom("tags", "workflow_params", "workflow_url"), fc.json());
const FILES = fc.uniqueArray(fc.record({ fileName: NAME, bytes: BYTES }), { selector: ({ fileName }) => fileName });

it("holds fields and files, whatever is in them", async () => {
  await fc.assert(
    fc.asyncProperty(FIELDS, FILES, fc.integer({ min: 1, max: 999 }), async (fields, files, size) => {
      async function* pieces(bytes: Uint8Array) {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      }
      const parts = files.map(({ fileName, bytes }) => ({
        fileName,
        size: bytes.length,
        open: async () => pieces(bytes),
      }));
      const form = multipart(fields, "file", parts);
      const body = await buffer(form.pieces(signal));
      expect(body).toHaveLength(form.contentLength);
      const read = await new Response(body, { headers: { "content-type": form.contentType } }).formData();
      expect(read.getAll("file")).toHaveLength(files.length);
      for (const [name, value] of Object.entries(fields)) expect(read.get(name)).toBe(value);
      for (const [n, file] of (read.getAll("file") as File[]).entries()) {
        expect(file.name).toBe(files[n]?.fileName);
        expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(files[n]?.bytes ?? []));
      }
    }),
    { numRuns: 200 },
  );
});
