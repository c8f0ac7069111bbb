// The names of uploaded files: the base name of what clients send, and which of two files is the forward one.
import { CommandRejected } from "@isotrail/eventsourcing";

/** Bytes: the limit of common file systems. */
const MAX_BYTES = 255;

/**
 * The base name: clients send full paths, with either separator.
 * @throws CommandRejected "invalid" when there is none, it is longer than 255 bytes, or has control characters, also those of the direction
 */
export function baseName(sent: string): string {
  const name = sent.slice(Math.max(sent.lastIndexOf("/"), sent.lastIndexOf("\\")) + 1);
  if (name === "" || name === "." || name === "..") throw new CommandRejected("invalid", "A file must have a name.");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  if (/[\x00-\x1f\x7f-\x9f\u2028\u2029]/.test(name) || !name.isWellFormed())
    throw new CommandRejected("invalid", "The name of a file must not contain control characters.");
  // what makes a name read otherwise than it is spelled: "reads\u202Eqtsaf.exe"
  if (/\p{Bidi_Control}/u.test(name))
    throw new CommandRejected("invalid", "The name of a file must not change the direction of writing.");
  if (Buffer.byteLength(name) > MAX_BYTES)
    throw new CommandRejected("invalid", `The name of a file must have at most ${MAX_BYTES} bytes.`);
  return name;
}

/**
 * "At the first differing character of the two names, forward if 1/f/F, reverse if 2/r/R." Names that do not tell keep
 * the order in which they were sent.
 */
export function isReversed(first: string, second: string): boolean {
  const at = [...first].findIndex((character, n) => character !== second[n]);
  return at >= 0 && /[2rR]/.test(first[at] ?? "") && /[1fF]/.test(second[at] ?? "");
}
