// Takes one declaration out of a source file as the formatter laid it out, so that a page can show it.

/**
 * The lines of a function, method, constant or type, without their common indentation.
 * @throws Error when the source does not declare the name
 */
export function excerptOf(source: string, name: string): string {
  const lines = source.split("\n");
  const first = lines.findIndex((line) => declares(name).test(line));
  if (first === -1) throw new Error(`there is no declaration of ${name}`);
  const indent = indentOf(lines[first] ?? "");
  const after = lines.findIndex((line, at) => at > first && !belongs(line, indent));
  const found = lines.slice(first, after === -1 ? lines.length : after);
  return found
    .map((line) => line.slice(indent))
    .join("\n")
    .trimEnd();
}

const declares = (name: string) =>
  new RegExp(`^\\s*(?:export )?(?:(?:async )?function\\*? |const |class |type |interface |message )${name}\\b`);

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A declaration goes on as long as lines are indented further than it, or close what it opened. */
const belongs = (line: string, indent: number) =>
  line.trim() === "" || indentOf(line) > indent || (indentOf(line) === indent && /^[)}\]]/.test(line.trimStart()));
