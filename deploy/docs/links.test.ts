// Every link in a page leads to a file that is there, and to a heading that it has; so does every page that a comment names.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { pages, root } from "./parts.ts";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");
const withoutCode = (page: string) =>
  page.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]]/g, ""));

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (page: string) =>
  [...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );

function isThere(file: string, anchor: string | undefined): boolean {
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(textOf(file)).includes(anchor);
}

const linksOf = (page: string) =>
  [...withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

test.each(pages())("the links of %s lead somewhere", (page) => {
  const broken = linksOf(page).filter((target) => {
    const [path, anchor] = target.split("#");
    return !isThere(path ? normalize(join(dirname(page), path)) : page, anchor);
  });
  expect(broken).toEqual([]);
});

test("pages that the source names are there", () => {
  const sources = globSync(["{libs,services,deploy,test-e2e}/**/*.{ts,mjs,proto,yaml}"], {
    cwd: root,
    exclude: ["**/node_modules/**", "**/generated/**"],
  });
  const broken = sources.flatMap((file) =>
    [...textOf(file).matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)]
      .filter(([named, anchor]) => !isThere(named.split("#")[0] ?? "", anchor))
      .map(([named]) => `${file}: ${named}`),
  );
  expect(broken).toEqual([]);
});
