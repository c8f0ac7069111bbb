// The page for subscribers names every message that there is, and no other.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const contracts = join(import.meta.dirname, "..");

/** Full names of the top-level messages of the .proto files. */
function declared(): string[] {
  return globSync("proto/**/*.proto", { cwd: contracts }).flatMap((file) => {
    const text = readFileSync(join(contracts, file), "utf8");
    const home = /^package ([\w.]+);/m.exec(text)?.[1];
    return [...text.matchAll(/^message (\w+)/gm)].map(([, name]) => `${home}.${name}`);
  });
}

/** Full names of the messages in the tables of the page's last part. */
function described(): string[] {
  const [, part = ""] = readFileSync(join(contracts, "README.md"), "utf8").split("## Every message\n");
  return part.split(/^\*\*`/m).flatMap((table) => {
    const home = /^[\w.]+/.exec(table)?.[0];
    return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => `${home}.${name}`);
  });
}

test("the page for subscribers has a line for every public message, once", () => {
  expect(declared()).toContain("isotrail.catalog.v1.SampleCreated");
  expect(described().sort()).toEqual(declared().sort());
});
