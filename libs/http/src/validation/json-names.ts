// Names in JSON from outside: none with a backslash is read, since Node's JSON.parse then takes other names for it.
import { CommandRejected } from "@isotrail/eventsourcing";

/** Each text in JSON, and whether it is a name. */
const TEXTS = /"((?:[^"\\]|\\.)*)"(\s*:)?/gs;
const BACKSLASH = /\\(\\|u005c)/i;

/**
 * Of `{"\\":1}` and then `{"\"":1}` JSON.parse of Node 24.18 to 26.10 gives the name `\` twice, in this process from
 * then on, whoever sends the second one: an object whose names had a backslash must never be parsed. Node 22 is right.
 * @throws CommandRejected "invalid" when a name has a backslash
 */
export function checkJsonNames(json: string): void {
  if (!BACKSLASH.test(json)) return;
  for (const [, text = "", colon] of json.matchAll(TEXTS))
    if (colon !== undefined && BACKSLASH.test(text))
      throw new CommandRejected("invalid", "Names in JSON must not contain a backslash.");
}
