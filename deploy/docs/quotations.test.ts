// A sentence that a comment quotes leads somewhere: to the specifications, to the page of the architecture, or to an RFC.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./parts.ts";

/** Shorter ones are words, not sentences. */
const SENTENCE = 25;

/** Without what is layout: line breaks, emphasis, code marks, kinds of dashes and quotation marks. */
const plain = (text: string) =>
  text
    .replace(/[`*_\\|]/g, "")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .toLowerCase();

const documents = globSync(["docs/specification/*.md", "docs/architecture.md"], { cwd: root })
  .map((file) => plain(readFileSync(join(root, file), "utf8")))
  .join("\n");

/** The comments of a file, each as one line. */
function commentsOf(source: string): string[] {
  const blocks = [...source.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(([, text = ""]) => text.replace(/\n\s*\*/g, " "));
  const lines = [...source.matchAll(/(?:^|\s)\/\/ (.*(?:\n\s*\/\/ .*)*)/g)].map(([, text = ""]) =>
    text.replace(/\n\s*\/\/ /g, " "),
  );
  return [...blocks, ...lines];
}

/** What stands in quotation marks; a sentence that was shortened with "…" is looked up in its parts. */
const quotedIn = (comment: string) =>
  [...comment.matchAll(/"([^"]+)"/g)]
    .map(([, quoted = ""]) => quoted)
    .filter((quoted) => quoted.length >= SENTENCE && quoted.includes(" "))
    .flatMap((quoted) => quoted.split("…"))
    .map((part) => plain(part).replace(/^[\s;:,.]+|[\s;:,.]+$/g, ""))
    .filter((part) => part.length >= SENTENCE / 2);

const sources = globSync(["services/*/src/**/*.ts", "libs/{http,contracts,sequence-qc,svg}/{src,assembly}/**/*.ts"], {
  cwd: root,
}).filter((file) => !file.includes("test"));

test("every sentence that a comment quotes is in docs/specification, in docs/architecture.md or in the RFC that it names", () => {
  const unknown = sources.flatMap((file) =>
    commentsOf(readFileSync(join(root, file), "utf8"))
      .filter((comment) => !/RFC \d{4}|section \d/.test(comment))
      .flatMap(quotedIn)
      .filter((quoted) => !documents.includes(quoted))
      .map((quoted) => `${file}: "${quoted}"`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(unknown).toEqual([]);
});
