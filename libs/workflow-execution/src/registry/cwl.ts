// Reads a CWL v1.2 document and all that it needs, within a restricted profile: nothing from outside of the folder,
// no JavaScript, no shell commands made of values.
import { readFile, realpath, stat } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { parse } from "yaml";
import { isObject } from "./checks.ts";

/** Bytes of one document; ours have 2,000. */
const LARGEST_DOCUMENT = 1024 * 1024;
const MOST_FILES = 200;
/** Makes the document's own texts into programs, or a user's text into a part of one. */
const REFUSED = ["InlineJavascriptRequirement", "ExpressionTool", "ShellCommandRequirement"];
const REFERENCES = ["run", "$import", "$include", "$mixin"];
const SAFE_PATH = /^[A-Za-z0-9_][A-Za-z0-9._-]*(\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/;

export type Cwl = {
  /** Paths below the folder, in order; the document itself is one. */
  readonly files: readonly string[];
  /** The process that the document describes. */
  readonly main: Readonly<Record<string, unknown>>;
};

/** The document cannot be used: the message begins with the file. */
export class CwlFault extends Error {}

/** @param folder real path @throws CwlFault */
export async function readCwl(folder: string, document: string): Promise<Cwl> {
  const files = new Set<string>();
  const waiting = [{ path: document, isDocument: true }];
  let main: Readonly<Record<string, unknown>> | undefined;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, isDocument } = next;
    if (files.has(path)) continue;
    if (files.size === MOST_FILES) throw new CwlFault(`${document}: needs more than ${MOST_FILES} files`);
    files.add(path);
    const real = await ownFile(folder, path);
    if (!isDocument) continue;
    const content = await readDocument(real, path);
    main ??= mainProcess(content, path);
    for (const reference of referencesIn(content, path)) waiting.push(reference);
  }
  if (!main) throw new CwlFault(`${document}: is empty`);
  return { files: [...files].sort(), main };
}

async function ownFile(folder: string, path: string): Promise<string> {
  if (!SAFE_PATH.test(path))
    throw new CwlFault(`${path}: is needed, but it must be a path below the workflow's folder, of safe characters`);
  const real = await realpath(join(folder, path)).catch(() => undefined);
  if (real === undefined) throw new CwlFault(`${path}: is needed, but it is not there`);
  if (!real.startsWith(folder + sep)) throw new CwlFault(`${path}: is a link that leads out of the workflow's folder`);
  const { size, mode } = await stat(real);
  if ((mode & 0o170_000) !== 0o100_000) throw new CwlFault(`${path}: is needed, but it is not a file`);
  if (size > LARGEST_DOCUMENT) throw new CwlFault(`${path}: is larger than ${LARGEST_DOCUMENT} bytes`);
  return real;
}

async function readDocument(real: string, path: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await readFile(real, "utf8");
  let content: unknown;
  try {
    content = parse(text);
  } catch (error) {
    throw new CwlFault(`${path}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  if (!isObject(content)) throw new CwlFault(`${path}: is not a CWL document`);
  const { cwlVersion } = content;
  if (cwlVersion !== undefined && cwlVersion !== "v1.2")
    throw new CwlFault(`${path}: cwlVersion must be v1.2, not ${cwlVersion}`);
  return content;
}

/** Of a packed document it is the process called main. */
function mainProcess(content: Readonly<Record<string, unknown>>, path: string): Readonly<Record<string, unknown>> {
  const { $graph: graph } = content;
  const main = Array.isArray(graph)
    ? graph.filter(isObject).find(({ id }) => id === "main" || id === "#main")
    : content;
  if (isObject(main) && (main.class === "Workflow" || main.class === "CommandLineTool")) return main;
  throw new CwlFault(`${path}: its class must be Workflow or CommandLineTool`);
}

type Reference = { readonly path: string; readonly isDocument: boolean };

/** @throws CwlFault when something is outside of the profile */
function referencesIn(node: unknown, path: string): Reference[] {
  if (Array.isArray(node)) return node.flatMap((one) => referencesIn(one, path));
  if (!isObject(node)) return [];
  const refused = REFUSED.find((name) => node.class === name || name in node);
  if (refused) throw new CwlFault(`${path}: ${refused} is not allowed here`);
  const isFile = node.class === "File";
  if (node.class === "Directory" && (node.location ?? node.path) !== undefined)
    throw new CwlFault(`${path}: a Directory of the workflow's own is not possible; name its files one by one`);
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== "string") return referencesIn(value, path);
    if (REFERENCES.includes(key)) return reference(value, path, key !== "$include");
    return isFile && (key === "location" || key === "path") ? reference(value, path, false) : [];
  });
}

function reference(value: string, from: string, isDocument: boolean): Reference[] {
  const [file = ""] = value.split("#");
  if (file === "") return []; // a process of the same document
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(file) || file.startsWith("/"))
    throw new CwlFault(`${from}: ${value} is outside of the workflow's folder`);
  return [
    {
      path: normalize(join(dirname(from), file))
        .split(sep)
        .join("/"),
      isDocument,
    },
  ];
}
