// What pages show is what the system has: examples are read by the code that reads them, parts come from the source.
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDeclarations } from "../../services/identity/src/bootstrap/declarations.ts";
import { excerptOf } from "./excerpt.ts";
import { messagesOf } from "./messages.ts";
import { pages, root, unformatted, withParts } from "./parts.ts";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

test("the bootstrap file of docs/laboratory.md is read as it stands", () => {
  const [, example = ""] = /<!-- bootstrap -->\s*```json\n([\s\S]*?)```/.exec(textOf("docs/laboratory.md")) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "isotrail-bootstrap-"));
  const file = join(folder, "bootstrap.json");
  writeFileSync(file, example);
  const { users, clients } = readDeclarations(file);
  rmSync(folder, { recursive: true });
  expect(users.map(({ username, systemRole }) => [username, systemRole])).toEqual([
    ["ada", "ROLE_MANAGER"],
    ["miseq", "ROLE_SEQUENCER"],
  ]);
  expect(clients).toMatchObject([{ name: "uploader", grants: ["password"], scopes: ["read", "write"] }]);
});

describe("an excerpt", () => {
  const source = `const one = (a: string) =>
  a.trim();

export async function two(
  a: string,
): Promise<string> {
  if (a) return a;

  return one(a);
}

/** Three. */
type Three = { a: 1 };
const three = 3;
  function inner() {
    return 4;
  }
`;
  test.each([
    ["one", "const one = (a: string) =>\n  a.trim();"],
    [
      "two",
      "export async function two(\n  a: string,\n): Promise<string> {\n  if (a) return a;\n\n  return one(a);\n}",
    ],
    ["Three", "type Three = { a: 1 };"],
    ["inner", "function inner() {\n  return 4;\n}"],
  ])("is the whole declaration of %s", (name, expected) => {
    expect(excerptOf(source, name)).toBe(expected);
  });

  test("of a name that is not declared is an error that names it", () => {
    expect(() => excerptOf(source, "four")).toThrow("no declaration of four");
  });
});

test("a part of an unknown kind is an error that names it", () => {
  expect(() => withParts("<!-- prose: all -->\n<!-- end -->")).toThrow("no part is called prose");
});

test.each(pages())("the parts of %s that are made from the source are fresh", (page) => {
  const isFresh = unformatted(withParts(textOf(page))) === unformatted(textOf(page));
  expect(isFresh, `${page} is stale: run \`npm run docs\``).toBe(true);
});

test("the list of events has every public message", () => {
  const files = globSync("libs/contracts/proto/**/*.proto", { cwd: root });
  const declared = files.flatMap((file) => textOf(file).match(/(?<=^message )\w+/gm) ?? []);
  expect(declared).toContain("SampleCreated");
  for (const name of declared) expect(textOf("docs/subscribers.md")).toMatch(new RegExp(`^\\| \`${name}\` `, "m"));
});

test("a message is listed with its comment and its fields", () => {
  const proto = `// It happened.\nmessage Happened {\n  reserved 2;\n  // Bytes.\n  optional int64 size = 1;\n  repeated string ids = 3;\n}\n`;
  expect(messagesOf(proto)).toEqual([
    {
      name: "Happened",
      says: "It happened.",
      fields: [
        { name: "size", type: "optional int64", says: "Bytes." },
        { name: "ids", type: "repeated string", says: "" },
      ],
    },
  ]);
});
