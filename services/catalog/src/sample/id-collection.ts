// Identifiers of samples that exist, as requests name them: to add them to a project, to move them, to merge them.
import { CommandRejected } from "@isotrail/eventsourcing";
import { objectOf } from "@isotrail/http";

export const ID_COLLECTION = "application/idcollection+json";

/** Samples in one request. */
export const MOST_IDS = 10_000;

const isId = (id: unknown) => (typeof id === "number" || typeof id === "string") && /^\d{1,16}$/.test(String(id));

/** Each identifier once. @throws CommandRejected "invalid" unless it is an array of identifiers, numbers or texts of digits */
export function readIds(body: unknown): string[] {
  if (!Array.isArray(body) || body.length > MOST_IDS || !body.every(isId))
    throw new CommandRejected("invalid", `Send an array of at most ${MOST_IDS} sample identifiers.`);
  return [...new Set(body.map(String))];
}

/** Samples that are merged in one request. */
export const MOST_MERGED = 100;

/** `{"samples": ["3", "4"]}`: those that are merged into this one. @throws CommandRejected "invalid" */
export function readMerge(body: unknown, into: string): string[] {
  const { samples } = objectOf(body);
  if (!Array.isArray(samples) || samples.length === 0 || samples.length > MOST_MERGED || !samples.every(isId))
    throw new CommandRejected("invalid", "Validation failed.", {
      samples: [`Send an array of 1 to ${MOST_MERGED} sample identifiers.`],
    });
  const ids = [...new Set(samples.map(String))];
  if (ids.includes(into))
    throw new CommandRejected("invalid", "Validation failed.", {
      samples: ["A sample cannot be merged into itself."],
    });
  return ids;
}

/** `?from=`: the project that the samples are moved out of. @throws CommandRejected "invalid" when it is the one that they come to */
export function readSource(query: unknown, target: string): string | undefined {
  if (query === undefined) return undefined;
  if (isId(query) && String(query) !== target) return String(query);
  throw new CommandRejected("invalid", "Validation failed.", { from: ["This must be another project."] });
}

/** `?ownership=`: whether the samples may be changed through the project as well; false unless given. */
export function readOwnership(query: unknown): boolean {
  if (query === undefined || query === "false") return false;
  if (query === "true") return true;
  throw new CommandRejected("invalid", "ownership must be true or false.", {
    ownership: ["This must be true or false."],
  });
}
