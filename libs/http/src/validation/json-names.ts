// Names in JSON from outside: none with a backslash is read, since Node's JSON.parse then takes other names for it.
import { CommandRejected } from "@isotrail/eventsourcing";

/** Each text in JSON, and whether it is a name. */
const TEXTS = /"((?:[^"\\]|\\.)*)"(\s*:)?/gs;
const BACKSLASH = /\\(\\|u005c)/i;

/**
 * After an object whose name is one backslash, JSON.parse of Node 24.18 to 26.10 gives that name for others that begin
 * with an escape, whoever sends them, until the process ends: no object with such a name may ever be parsed. Node 22 is
 * right.
 * @throws CommandRejected "invalid" when a name has a backslash
 */
export function checkJsonNames(json: string): void {
  if (!BACKSLASH.test(json)) return;
  for (const [, text = "", colon] of json.matchAll(TEXTS))
    if (colon !== undefined && BACKSLASH.test(text))
      throw new CommandRejected("invalid", "Names in JSON must not contain a backslash.");
}
