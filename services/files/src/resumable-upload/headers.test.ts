// The headers of tus: what a client means is read, and anything else is refused with 400.
import fc from "fast-check";
import { expect, it } from "vitest";
import { bytesIn, checksumIn, metadataIn } from "./headers.ts";

const base64 = (text: string) => Buffer.from(text).toString("base64");

it("reads any name and properties that a form could have", () => {
  const name = fc
    .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 60 })
    .map((text) => `a${text.replace(/[/\\]/g, "")}`);
  const properties = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,8}$/).map((key) => `x-${key}`),
    fc.string({ unit: "grapheme-ascii" }),
  );
  fc.assert(
    fc.property(name, properties, (fileName, sent) => {
      const parameters = base64(JSON.stringify({ ...sent, miseqRunId: "7" }));
      const header = `other ${base64("x")},filename ${base64(fileName)}, parameters ${parameters},flag`;
      expect(metadataIn({ "upload-metadata": header })).toEqual({ fileName, run: "7", properties: { ...sent } });
    }),
  );
});

it("refuses what is not as the protocol says, whatever it is, with 400", () => {
  const refusal = (work: () => unknown) => {
    try {
      work();
      return "taken";
    } catch (error) {
      const { kind, status } = error as { kind?: string; status?: number };
      return kind === "invalid" || status === 400 ? 400 : error;
    }
  };
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(["taken", 400]).toContain(refusal(() => metadataIn({ "upload-metadata": text })));
      expect(["taken", 400]).toContain(refusal(() => checksumIn({ "upload-checksum": text })));
      const bytes = refusal(() => bytesIn({ "upload-offset": text }, "upload-offset"));
      expect(bytes).toBe(/^\d{1,15}$/.test(text) ? "taken" : 400);
    }),
  );
});
