// A parameter's value: what a user sent as text, and the typed value that the engine gets. No text of a user is anything else.
import type { Parameter } from "../workflow.ts";

/** Characters. */
const LONGEST = 1_000;
const INTEGER = /^[+-]?\d{1,15}$/;
const NUMBER = /^[+-]?\d{1,15}(\.\d{1,15})?([eE][+-]?\d{1,3})?$/;
export const SITE_DATA_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
// a tool's option begins so; the code points are those of control characters, and line and paragraph separators
const isControl = (code: number) => code < 32 || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029;

/** @returns what is wrong, as it follows the parameter's name: "must be an integer" */
export function valueFault(parameter: Parameter, text: string): string | undefined {
  if (text.length > LONGEST) return `must have at most ${LONGEST.toLocaleString("en")} characters`;
  switch (parameter.type) {
    case "integer":
      return INTEGER.test(text) ? boundFault(parameter, Number(text)) : "must be an integer";
    case "number":
      return NUMBER.test(text) && Number.isFinite(Number(text))
        ? boundFault(parameter, Number(text))
        : "must be a number";
    case "boolean":
      return text === "true" || text === "false" ? undefined : "must be true or false";
    case "text":
      return textFault(parameter, text);
    case "site data":
      return SITE_DATA_NAME.test(text)
        ? undefined
        : "must be a name of at most 64 letters, digits, '.', '_' and '-', and begin with a letter or digit";
  }
}

type Bounds = { readonly least?: number; readonly most?: number };

function boundFault({ least = -Infinity, most = Infinity }: Bounds, value: number): string | undefined {
  if (value < least) return `must be at least ${least}`;
  return value > most ? `must be at most ${most}` : undefined;
}

function textFault({ choices, pattern }: Parameter & { type: "text" }, text: string): string | undefined {
  if ([...text].some((character) => isControl(character.codePointAt(0) ?? 0)))
    return "must not hold control characters";
  if (!text.isWellFormed()) return "must be well-formed Unicode";
  if (choices) return choices.includes(text) ? undefined : `must be one of ${choices.join(", ")}`;
  if (text.startsWith("-")) return "must not begin with '-'";
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, "u").test(text)) return `must match ${pattern}`;
  return undefined;
}

/** @param text that has no fault */
export function typedValue(parameter: Parameter, text: string): string | number | boolean {
  if (parameter.type === "integer" || parameter.type === "number") return Number(text);
  return parameter.type === "boolean" ? text === "true" : text;
}
