// npm run docs: makes the parts of pages that come from the source anew; `check` says which of them are stale.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pages, root, unformatted, withParts } from "./parts.ts";

const stale = pages()
  .map((page) => ({ page, text: readFileSync(join(root, page), "utf8") }))
  .map(({ page, text }) => ({ page, text, made: withParts(text) }))
  .filter(({ text, made }) => unformatted(text) !== unformatted(made));

if (process.argv[2] === "check") {
  for (const { page } of stale) console.error(`${page} does not show what is in the source: run \`npm run docs\``);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const { page, made } of stale) writeFileSync(join(root, page), made);
const changed = stale.map(({ page }) => page);
if (changed.length > 0) spawnSync("biome", ["format", "--write", ...changed], { cwd: root, stdio: "inherit" });
