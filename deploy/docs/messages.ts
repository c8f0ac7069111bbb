// The messages of a .proto file with their comments, for the list of events.

export type Field = { readonly name: string; readonly type: string; readonly says: string };
export type Message = { readonly name: string; readonly says: string; readonly fields: readonly Field[] };

const MESSAGE = /((?:^\/\/.*\n)*)^message (\w+) \{\n([\s\S]*?)^\}/gm;
const FIELD = /((?: {2}\/\/.*\n)*) {2}((?:optional |repeated )?[\w.]+) (\w+) = \d+;/g;

const text = (comment = "") =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\/\/ ?/, ""))
    .join(" ")
    .trim();

export const messagesOf = (proto: string): Message[] =>
  [...proto.matchAll(MESSAGE)].map(([, comment, name = "", body = ""]) => ({
    name,
    says: text(comment),
    fields: [...body.matchAll(FIELD)].map(([, about, type = "", field = ""]) => ({
      name: field,
      type,
      says: text(about),
    })),
  }));
