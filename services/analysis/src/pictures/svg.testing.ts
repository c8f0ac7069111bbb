// What tests ask of a picture.
import { expect } from "vitest";

/** Elements are closed in their order, attributes are quoted, and no number is missing. */
export function wellFormed(markup: string): void {
  const open: string[] = [];
  const between = markup.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z:-]+="[^"<>]*")*)(\/?)>/g,
    (_, close, name, _attributes, empty) => {
      if (close) expect(open.pop()).toBe(name);
      else if (!empty) open.push(name);
      return "";
    },
  );
  expect(open).toEqual([]);
  expect(between).not.toMatch(/[<>]|&(?!#\d+;|amp;|lt;|gt;|quot;)/);
  expect(markup.replace(/>[^<]*</g, "><")).not.toMatch(/NaN|undefined|Infinity/);
}

/** What people read, without what the mouse is told. */
export const textsOf = (svg: string): string[] =>
  [...svg.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text = ""]) => text);
