// The body and query of the request that adds existing samples to a project.
import { CommandRejected } from "@isotrail/eventsourcing";

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

/** `?ownership=`: whether the samples may be changed through the project as well; false unless given. */
export function readOwnership(query: unknown): boolean {
  if (query === undefined || query === "false") return false;
  if (query === "true") return true;
  throw new CommandRejected("invalid", "ownership must be true or false.", {
    ownership: ["This must be true or false."],
  });
}
