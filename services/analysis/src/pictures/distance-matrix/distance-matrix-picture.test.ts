// Heat maps: close genomes are neighbours, numbers stand where they fit, and what is no matrix is refused.
import fc from "fast-check";
import { expect, it } from "vitest";
import { CannotDraw } from "../cannot-draw.ts";
import { textsOf, wellFormed } from "../svg.testing.ts";
import { colourOf, distanceAt, LEVELS, levelOf } from "./colours.ts";
import { distanceMatrixPicture } from "./distance-matrix-picture.ts";
import { parseMatrix } from "./matrix.ts";
import { orderOf } from "./order.ts";

const OF = "Outbreak 4";
const written = (names: readonly string[], distance: (i: number, j: number) => number | string) =>
  [
    ["strain", ...names].join("\t"),
    ...names.map((name, i) => [name, ...names.map((_, j) => distance(i, j))].join("\t")),
  ].join("\n");
/** Of two outbreaks, uploaded by turns. */
const twoOutbreaks = written(["reference", "a1", "b1", "a2", "b2"], (i, j) =>
  i === j ? 0 : i % 2 === j % 2 ? 3 : 250,
);

it("puts close genomes side by side, and names both axes", () => {
  const picture = distanceMatrixPicture(twoOutbreaks, OF);
  wellFormed(picture);
  const names = textsOf(picture).filter((text) => /^[ab]\d$|^reference$/.test(text));
  const order = ["reference", "b1", "b2", "a1", "a2"];
  expect(names).toEqual([...order, ...order]);
  expect(picture).toContain('<title id="title">Outbreak 4: Distances between 5 genomes, from 0 to 250</title>');
  expect(textsOf(picture).filter((text) => text === "3")).toHaveLength(8 + 1);
  expect(textsOf(picture).filter((text) => text === "250")).toHaveLength(12 + 1);
});

it("has numbers for sixty genomes, none for more, and refuses over four hundred", () => {
  const of = (genomes: number) =>
    written(
      Array.from({ length: genomes }, (_, n) => `g${n}`),
      (i, j) => Math.abs(i - j),
    );
  expect(textsOf(distanceMatrixPicture(of(60), OF)).filter((text) => /^\d+$/.test(text)).length).toBeGreaterThan(3600);
  const many = distanceMatrixPicture(of(400), OF);
  wellFormed(many);
  expect(many).toContain("The numbers are in the table.");
  expect(textsOf(many).filter((text) => /^g\d+$/.test(text))).toHaveLength(800);
  expect(many.length).toBeLessThan(1_000_000);
  expect(() => distanceMatrixPicture(of(401), OF)).toThrow(CannotDraw);
});

it("takes one genome, no distance at all, and distances with decimals", () => {
  wellFormed(distanceMatrixPicture("strain\ta\na\t0\n", OF));
  wellFormed(
    distanceMatrixPicture(
      written(["a", "b"], () => 0),
      OF,
    ),
  );
  const decimals = distanceMatrixPicture(
    written(["a", "b"], (i, j) => (i === j ? 0 : 0.012345)),
    OF,
  );
  expect(textsOf(decimals).filter((text) => text === "0.0123")).toHaveLength(3);
});

it("escapes names", () => {
  const picture = distanceMatrixPicture(
    written(["<b>", "&\u0007"], (i, j) => Math.abs(i - j)),
    "<i>",
  );
  wellFormed(picture);
  expect(picture).not.toMatch(/<b>|<i>/);
  expect(picture).not.toContain("\u0007");
});

it.each([
  ["", "empty"],
  ["strain\n", "empty"],
  ["strain\ta\tb\na\t0\t1\n", "not the same samples"],
  ["strain\ta\tb\nb\t1\t0\na\t0\t1\n", "not the same samples"],
  ["strain\ta\na\t-1\n", "not a number"],
  ["strain\ta\na\t1e400\n", "not a number"],
  ["strain\ta\na\t\n", "not a number"],
  ["strain\ta\tb\na\t0\nb\t1\n", "one length"],
])("refuses %j", (table, why) => {
  expect(() => distanceMatrixPicture(table, OF)).toThrow(CannotDraw);
  expect(() => distanceMatrixPicture(table, OF)).toThrow(why);
});

it("every genome has its place in the order, and a cluster that is apart from the rest stays together", () => {
  const clusters = fc.array(fc.nat(4), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(clusters, (of) => {
      const table = written(
        of.map((_, i) => `g${i}`),
        (i, j) => (i === j ? 0 : of[i] === of[j] ? 2 : 100),
      );
      const order = orderOf(parseMatrix(table));
      expect([...order].sort((a, b) => a - b)).toEqual(of.map((_, i) => i));
      const changes = order.filter((genome, i) => i > 0 && of[genome] !== of[order[i - 1] ?? 0]).length;
      expect(changes).toBe(new Set(of).size - 1);
    }),
  );
});

it("colours go from the least to the greatest distance, and black can be read on all of them", () => {
  for (const greatest of [0.001, 1, 12, 5000]) {
    expect(levelOf(0, greatest)).toBe(0);
    expect(levelOf(greatest, greatest)).toBe(LEVELS);
    for (let level = 0; level <= LEVELS; level++) expect(levelOf(distanceAt(level, greatest), greatest)).toBe(level);
  }
  // WCAG 2.2, relative luminance and contrast
  const luminance = (colour: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, share, i) => {
      const part = Number.parseInt(colour.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;
      return sum + share * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    }, 0);
  for (let level = 0; level <= LEVELS; level++)
    expect((luminance(colourOf(level)) + 0.05) / (luminance("#111111") + 0.05)).toBeGreaterThan(6);
});
