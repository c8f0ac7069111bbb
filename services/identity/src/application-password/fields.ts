// What a user says of an application password.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Field, objectOf, readNew, text, whole } from "@isotrail/http";
import { SCOPES } from "../client/fields.ts";

export const applicationPasswordFields: readonly Field[] = [
  text("name", { required: true, min: 1, max: 100, pattern: /\S/, wrong: "This must not be blank." }),
  text("password", { required: true, max: 1024 }),
  whole("expiresDate", { nullable: true, min: 1 }),
];

export type WantedApplicationPassword = {
  readonly name: string;
  /** The user's own. */
  readonly password: string;
  /** Milliseconds since the epoch; 0: never. */
  readonly expires: number;
  readonly scopes: readonly string[];
};

/** @throws CommandRejected "invalid" with the texts for each bad property */
export function newApplicationPassword(body: unknown, now: number): WantedApplicationPassword {
  const given = objectOf(body);
  const { name, password, expiresDate } = readNew(applicationPasswordFields, given);
  const { scopes = SCOPES } = given;
  if (!Array.isArray(scopes) || scopes.length === 0 || !scopes.every((one) => SCOPES.includes(one)))
    throw wrong("scopes", `This must be a list of ${SCOPES.join(", ")}.`);
  if (expiresDate && Number(expiresDate) <= now) throw wrong("expiresDate", "This must be in the future.");
  return { name: String(name), password: String(password), expires: Number(expiresDate ?? 0), scopes };
}

const wrong = (name: string, text: string) => new CommandRejected("invalid", "Validation failed.", { [name]: [text] });
