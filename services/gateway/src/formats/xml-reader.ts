// XML that a client sent, read as the value of JSON that it stands for: strictly, without DTD, entities or unbounded depth.
import { setImmediate as othersFirst } from "node:timers/promises";
import { Problem } from "@isotrail/http";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { elementValue, type OpenElement, openElement, Refused } from "./xml-element.ts";

const MOST_DEEP = 32;
/** Of one element, declarations of namespaces among them. */
const MOST_ATTRIBUTES = 32;
const ENCODINGS = ["utf-8", "us-ascii"];
/** Characters that are read at once: a mebibyte takes so long that others would notice. */
const SLICE = 65_536;

type Parser = SaxesParser<{ xmlns: true }>;

/** @throws Problem 400 with where and why */
export async function readXml(bytes: Uint8Array): Promise<unknown> {
  const parser: Parser = new SaxesParser({ xmlns: true });
  try {
    const text = textOf(bytes);
    refuseMore(parser);
    const value = building(parser);
    for (let at = 0; at < text.length; at += SLICE) {
      if (at > 0) await othersFirst();
      parser.write(text.slice(at, at + SLICE));
    }
    parser.close();
    return value();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const at = `line ${parser.line}, column ${parser.column + 1}`;
    throw new Problem(400, `The body is not XML as it is taken here: ${at}: ${error.message}`);
  }
}

/** What is well-formed and still refused. The parser knows the five entities and character references, and no others. */
function refuseMore(parser: Parser): void {
  let attributes = 0;
  parser.on("error", ({ message }) => refuse(`${message.replace(/^[\d:]+ /, "").replace(/\.$/, "")}.`));
  parser.on("xmldecl", ({ version = "1.0", encoding = "UTF-8" }) => {
    if (version !== "1.0") refuse("only XML 1.0 is taken.");
    if (!ENCODINGS.includes(encoding.toLowerCase())) refuse("only the encoding UTF-8 is taken.");
  });
  parser.on("doctype", () => refuse("a DOCTYPE is not taken."));
  parser.on("processinginstruction", () => refuse("processing instructions are not taken."));
  parser.on("opentagstart", () => {
    attributes = 0;
  });
  parser.on("attribute", () => {
    if (++attributes > MOST_ATTRIBUTES) refuse(`an element has more than ${MOST_ATTRIBUTES} attributes.`);
  });
}

/** @returns gives the value, once all is parsed */
function building(parser: Parser): () => unknown {
  const open: OpenElement[] = [];
  let read: unknown;
  const append = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on("opentag", (tag: SaxesTagNS) => {
    if (open.length === MOST_DEEP) refuse(`elements stand in each other more than ${MOST_DEEP} deep.`);
    open.push(openElement(tag, open.at(-1), (prefix) => parser.resolve(prefix)));
  });
  parser.on("text", append);
  parser.on("cdata", append);
  parser.on("closetag", () => {
    const element = open.pop() as OpenElement;
    const value = elementValue(element, open.length === 0);
    const parent = open.at(-1);
    if (parent) parent.add(element, value);
    else read = value;
  });
  return () => read;
}

function refuse(why: string): never {
  throw new Refused(why);
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse("these bytes are not UTF-8.");
  }
}
