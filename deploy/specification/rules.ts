// The rules of the management API's specification, read from its page: rows of tables, numbered rules, and the links of
// each record; and the numbered ones of the page about what it leaves open.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../../docs/specification");
const linesOf = (page: string) => readFileSync(join(FOLDER, page), "utf8").split("\n");

export type Rule = {
  /** Where it stands and what it is about: "Sample: latitude", "Endpoint list: GET /api/users". */
  readonly name: string;
  /** The line that says it. */
  readonly text: string;
};

/** Each once, in their order. */
export function rulesOfSpecification(): readonly Rule[] {
  let section = "";
  const rules = new Map<string, Rule>();
  const add = (about: string, text: string) => {
    const name = `${section}: ${about}`;
    if (!rules.has(name)) rules.set(name, { name, text });
  };
  const lines = linesOf("management-api.md");
  for (const [at, line] of lines.entries()) {
    section = /^#{2,3} (.*)/.exec(line)?.[1] ?? section;
    const cells = line.startsWith("|")
      ? line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    const isHead = lines[at + 1]?.startsWith("|--") || lines[at + 1]?.startsWith("| --");
    if (cells.length > 0 && !isHead && !/^-+$/.test(cells[0] ?? "")) add(aboutOf(section, cells), line);
    const numbered = /^(\d+)\. (.*)/.exec(line);
    if (numbered) add(`rule ${numbered[1]}`, line);
    if (/\b[Ll]inks?( of| of this)?\b.*`self`|^Links/.test(line) && !line.startsWith("|")) add("links", line);
    if (line.startsWith("Fields: ")) add("fields", line);
  }
  return [...rules.values()];
}

const NUMBERED_SECTIONS = ["What live clients need on the wire", "Decided for this project"];

/** Of the page about what the specification leaves open: what live clients need, and what was decided. */
export function numberedRules(): readonly Rule[] {
  let section = "";
  const rules: Rule[] = [];
  for (const line of linesOf("management-api-gaps.md")) {
    section = /^## (.*)/.exec(line)?.[1] ?? section;
    const [, number] = /^(\d+)\. /.exec(line) ?? [];
    if (number && NUMBERED_SECTIONS.includes(section)) rules.push({ name: `${section}: rule ${number}`, text: line });
  }
  return rules;
}

/** Of an endpoint, its methods and address; of anything else the first cell. */
const aboutOf = (section: string, [first = "", second = ""]: readonly string[]): string =>
  section === "Endpoint list"
    ? `${first} ${second.replaceAll("`", "").replace(/ \(.*/, "")}`
    : first.replaceAll("`", "");
