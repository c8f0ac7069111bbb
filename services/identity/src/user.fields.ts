// The fields of a user that a client writes: the specification's table, and the password, which is write-only.
import { choice, type Field, ROLES, type Role, readNew, text } from "@isotrail/http";

/** Words joined by dots, "@", a host's name, in any script (RFC 5321, RFC 6531); no quoted words, comments or addresses of hosts. */
const EMAIL =
  /^[^\s\p{C}@.()<>[\]:;,\\"]+(?:\.[^\s\p{C}@.()<>[\]:;,\\"]+)*@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** Roles also by the names that people use. */
const NAMES: Readonly<Record<string, Role>> = {
  administrator: "ROLE_ADMIN",
  manager: "ROLE_MANAGER",
  user: "ROLE_USER",
  technician: "ROLE_TECHNICIAN",
  sequencer: "ROLE_SEQUENCER",
};

const role = (name: string): Field => {
  const known = choice(name, ROLES);
  return { ...known, parse: (value) => known.parse(typeof value === "string" ? (NAMES[value] ?? value) : value) };
};

/** True or false, as itself or as text. */
const flag = (name: string): Field => ({
  name,
  parse: (value) =>
    value === true || value === false || value === "true" || value === "false"
      ? { value: String(value) === "true" }
      : { wrong: ["This must be true or false."] },
});

const person = [
  text("username", { required: true, min: 3, max: 255 }),
  text("email", {
    required: true,
    min: 5,
    max: 254,
    pattern: EMAIL,
    wrong: "The email must be a valid e-mail address.",
  }),
  text("firstName", { required: true, min: 2, max: 255 }),
  text("lastName", { required: true, min: 2, max: 255 }),
  text("phoneNumber", { required: true, min: 4, max: 255 }),
  text("password", { required: true, min: 8, max: 1024 }),
  text("locale", { min: 2, max: 35 }),
] as const;

export type NewUser = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly password: string;
  readonly systemRole: Role;
  readonly locale: string;
  readonly enabled: boolean;
};

const defaults = { systemRole: "ROLE_USER", locale: "en", enabled: true };

/** @throws Refused "invalid" with the texts for each bad property */
export const newUser = (body: unknown) =>
  ({ ...defaults, ...readNew([...person, role("systemRole"), flag("enabled")], body) }) as NewUser;

/** A user of BOOTSTRAP_FILE, whose role is called `role`. */
export function declaredUser(entry: unknown): NewUser {
  const { role: systemRole = defaults.systemRole, ...fields } = readNew([...person, role("role")], entry);
  return { ...defaults, ...fields, systemRole } as NewUser;
}
