// HTML made here, without a script: what is put into a template is escaped.

/** HTML that needs no further escaping. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => ESCAPES[one] ?? "");

/** A template whose values are escaped, unless they are HTML already. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const textOf = (value: string | Html | readonly Html[]): string => {
    if (typeof value === "string") return escaped(value);
    return value instanceof Html ? value.text : value.map(textOf).join("");
  };
  return new Html(parts.reduce((text, part, at) => text + textOf(values[at - 1] ?? "") + part));
}
