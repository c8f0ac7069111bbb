// Usernames and e-mail addresses: when two are the same, and what is said when somebody has one already.
import { ClaimConflict, CommandRejected, type PersonalDataKeys } from "@isotrail/eventsourcing";

/** "User names are compared without regard to case after NFKC." */
export const usernameHash = (keys: PersonalDataKeys, username: string): string =>
  keys.hash(username.normalize("NFKC").toLowerCase().normalize("NFKC"));

export const emailHash = (keys: PersonalDataKeys, email: string): string => keys.hash(email.toLowerCase());

const TAKEN: Readonly<Record<string, string>> = {
  username: "This username is already taken.",
  email: "This e-mail address is already taken.",
};

/** @throws CommandRejected "conflict" in the specification's words where a claim was refused, otherwise the error itself */
export function alreadyTaken(error: unknown): never {
  if (!(error instanceof ClaimConflict)) throw error;
  const [field = ""] = error.key.split("/");
  throw new CommandRejected("conflict", `An entity already exists with that identifier: ${field}`, {
    [field]: [TAKEN[field] ?? "This is already taken."],
  });
}
