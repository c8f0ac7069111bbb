// Each kind of picture comes with its media type and a policy that lets nothing in it run.
import { hash } from "node:crypto";
import { expect, it } from "vitest";
import { CannotDraw } from "./cannot-draw.ts";
import { MAX_PICTURE_BYTES, pictureOf } from "./picture-of.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ["tree", "(a:1,b:2);", "image/svg+xml", "<svg"],
  ["distance matrix", "strain\ta\tb\na\t0\t1\nb\t1\t0\n", "image/svg+xml", "<svg"],
  ["allele profile", "sample,abcZ\ns1,1\n", "text/html", "<!doctype html>"],
] as const)("%s", (kind, text, type, start) => {
  const picture = pictureOf(kind, bytes(text), "Outbreak 4");
  expect(picture).toMatchObject({ type, policy: expect.stringContaining("default-src 'none'") });
  expect(picture.body.startsWith(start)).toBe(true);
  expect(pictureOf(kind, bytes(text), "Outbreak 4")).toEqual(picture);
});

it("the policy of the page lets in its own stylesheet, and no other", () => {
  const { policy, body } = pictureOf("allele profile", bytes("sample,abcZ\ns1,1\n"), "Outbreak 4");
  const [, style = ""] = /<style>(.*)<\/style>/s.exec(body) ?? [];
  expect(policy).toContain(`style-src 'sha256-${hash("sha256", style, "base64")}'`);
  expect(body).not.toMatch(/ style=/);
});

it("a file that is too large is refused, and so is one that is something else", () => {
  expect(() => pictureOf("tree", new Uint8Array(MAX_PICTURE_BYTES + 1), "x")).toThrow(CannotDraw);
  expect(() => pictureOf("tree", Uint8Array.of(0xff, 0xfe, 0, 1), "x")).toThrow(CannotDraw);
});
