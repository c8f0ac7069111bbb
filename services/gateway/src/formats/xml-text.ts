// Text in XML 1.0: what must be escaped, and what XML cannot carry at all.

/** No document may have most of these, not even as a reference: controls, halves of a character, two that are none. */
const UNWRITABLE = /[[\p{Cc}\p{Cs}\ufffe\uffff]--[\t\n\r]]/v;
const UNWRITABLE_OR_BACKSLASH = /[[\p{Cc}\p{Cs}\ufffe\uffff\\]--[\t\n\r]]/gv;
/** What is written as it is, as most texts are: told without the flag v, which is slower. */
const PLAIN = /^[\t\n -%'-;=?-~\u00a0-\ud7ff\ue000-\ufffd]*$/;
const PLAIN_IN_ATTRIBUTE = /^[ !#-%'-;=?-~\u00a0-\ud7ff\ue000-\ufffd]*$/;
export const isPlain = (value: string): boolean => PLAIN.test(value);
export const isPlainInAttribute = (value: string): boolean => PLAIN_IN_ATTRIBUTE.test(value);

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // a reader makes one line feed of a carriage return, and in an attribute a space of each of these
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

const referred = (character: string) => REFERENCES[character] ?? character;

/** What the attribute before a text says of it, and the text. */
export type XmlText = { readonly escaped: boolean; readonly text: string };

/**
 * As the content of an element. Where XML cannot carry a character, the whole text has escapes of JSON, "\u0001", and a
 * backslash is "\\": what XPath's json-to-xml calls `escaped`.
 */
export function contentText(value: string): XmlText {
  if (isPlain(value)) return { escaped: false, text: value };
  const { escaped, text } = writable(value);
  return { escaped, text: text.replace(/[&<>\r]/g, referred) };
}

/** As the value of an attribute in double quotes. */
export function attributeText(value: string): XmlText {
  if (isPlainInAttribute(value)) return { escaped: false, text: value };
  const { escaped, text } = writable(value);
  return { escaped, text: text.replace(/[&<>"\r\n\t]/g, referred) };
}

export const isWritable = (value: string): boolean => !UNWRITABLE.test(value);

function writable(value: string): XmlText {
  if (isWritable(value)) return { escaped: false, text: value };
  return { escaped: true, text: value.replace(UNWRITABLE_OR_BACKSLASH, escapeOf) };
}

const escapeOf = (character: string) =>
  character === "\\" ? "\\\\" : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|(.?))/gs;
const SHORT: Readonly<Record<string, string>> = {
  "\\": "\\",
  "/": "/",
  '"': '"',
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** The text of which these are the escapes of JSON. @returns undefined when one is none */
export function unescaped(text: string): string | undefined {
  let valid = true;
  const plain = text.replace(ESCAPE, (_, code: string | undefined, short: string) => {
    if (code) return String.fromCharCode(Number.parseInt(code, 16));
    valid &&= Object.hasOwn(SHORT, short);
    return SHORT[short] ?? "";
  });
  return valid ? plain : undefined;
}
