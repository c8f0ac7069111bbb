// What a password must have, and must not be.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { type Field, Problem, text } from "@isotrail/http";
import type { IdentityContext } from "../context.ts";
import { TooManyGuesses } from "../secret-checks.ts";
import type { User } from "./state.ts";

const NEEDED: readonly [pattern: RegExp, message: string][] = [
  [/\p{Lu}/u, "A password has an upper-case letter."],
  [/\p{Ll}/u, "A password has a lower-case letter."],
  [/\p{Nd}/u, "A password has a digit."],
  [/[^\p{L}\p{Nd}]/u, "A password has a special character: one that is neither a letter nor a digit."],
];

/** "8–1024 chars with upper, lower, digit, special": a text for each rule that is broken. */
export function password(rules: { readonly required?: boolean } = {}): Field {
  const length = text("password", { ...rules, min: 8, max: 1024 });
  return {
    ...length,
    schema: {
      ...length.schema,
      writeOnly: true,
      description: "With an upper-case letter, a lower-case letter, a digit and a special character; not the username.",
    },
    parse(value) {
      const parsed = length.parse(value);
      const wrong = [
        ...("wrong" in parsed ? parsed.wrong : []),
        ...(typeof value === "string" ? missingIn(value) : []),
      ];
      return wrong.length > 0 ? { wrong } : parsed;
    },
  };
}

export const missingIn = (value: string): string[] =>
  NEEDED.filter(([pattern]) => !pattern.test(value)).map(([, message]) => message);

/** @throws CommandRejected "invalid" when the password is the username, in any case */
export function checkNotUsername(value: string, username: string): void {
  if (value.normalize("NFKC").toLowerCase() === username.normalize("NFKC").toLowerCase())
    throw wrong("password", "A password is not the username.");
}

/** "never reusable": @throws CommandRejected "invalid" when it is, or was, the user's */
export async function checkNotUsedBefore(
  { stores, passwords }: IdentityContext,
  state: User,
  value: string,
): Promise<void> {
  const hashes = await stores.personalDataKeys.open([state.passwordHash, ...state.formerPasswords]);
  const used = await Promise.all(hashes.map((hash) => passwords.matches(value, hash)));
  if (used.includes(true)) throw wrong("password", "This has been the user's password before.");
}

/**
 * Whoever has somebody's token does not get to guess their password by it.
 * @throws CommandRejected "invalid" when it is missing, or not the user's password; Problem 429 after too many wrong ones
 */
export async function checkCurrent({ isRight }: IdentityContext, { id, state }: Loaded<User>, secret: unknown) {
  if (typeof secret !== "string") throw wrong("currentPassword", "The current password is needed to set a new one.");
  const question = { name: `user/${state.usernameHash}`, address: `signed in as ${id}`, secret };
  const right = await isRight({ ...question, sealedHash: state.passwordHash }).catch((error) => {
    if (!(error instanceof TooManyGuesses)) throw error;
    throw new Problem(429, error.message, { headers: { "retry-after": String(error.seconds) } });
  });
  if (!right) throw wrong("currentPassword", "This is not the current password.");
}

const wrong = (property: string, message: string) =>
  new CommandRejected("invalid", "Validation failed.", { [property]: [message] });
