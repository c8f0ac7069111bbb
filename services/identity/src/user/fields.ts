// The fields of a user that a client writes: the specification's table, and the password, which is write-only.
import { choice, type Field, ROLES, type Role, readChanges, readNew, text, truth } from "@isotrail/http";
import { checkNotUsername, password } from "./password.ts";

/**
 * "letters, digits, . _ - @ +; not digits alone; current is taken", in any script. Characters that show nothing
 * (zero-width, fillers, directions of text) are Default_Ignorable_Code_Point in Unicode, some of them letters.
 */
const USERNAME = /^(?!\p{Nd}*$)(?!current$)(?:(?!\p{DI})[\p{L}\p{M}\p{Nd}._@+-])*$/iu;

/** Words joined by dots, "@", a host's name, in any script (RFC 5321, RFC 6531); no quoted words, comments or IP addresses. */
const EMAIL =
  /^[^\s\p{C}@.()<>[\]:;,\\"]+(?:\.[^\s\p{C}@.()<>[\]:;,\\"]+)*@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*$/u;

/** The names that people use for the roles. */
const ROLE_NAMES: Readonly<Record<string, Role>> = {
  administrator: "ROLE_ADMIN",
  manager: "ROLE_MANAGER",
  user: "ROLE_USER",
  technician: "ROLE_TECHNICIAN",
  sequencer: "ROLE_SEQUENCER",
};

const role = (name: string): Field => {
  const known = choice(name, ROLES);
  return {
    ...known,
    schema: { type: "string", enum: [...ROLES, ...Object.keys(ROLE_NAMES)] },
    parse: (value) => known.parse(typeof value === "string" ? (ROLE_NAMES[value] ?? value) : value),
  };
};

export const username = text("username", {
  required: true,
  min: 3,
  max: 255,
  pattern: USERNAME,
  wrong: 'A username has letters, digits and . _ - @ + only. It is not "current", and has more than digits.',
});

export const userFields: readonly Field[] = [
  username,
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
  password({ required: true }),
  text("locale", { min: 2, max: 35 }),
  role("systemRole"),
  // people write this; "unknown properties: ignored on POST" would make a plain user of an administrator without a word
  role("role"),
  truth("enabled"),
];

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

/**
 * A user of the API; `role` counts where there is no `systemRole`.
 * @throws CommandRejected "invalid" with the texts for each bad property
 */
export function newUser(body: unknown): NewUser {
  const user = readUser(userFields, body);
  checkNotUsername(user.password, user.username);
  return user;
}

/** A user of BOOTSTRAP_FILE: how good a password is, is the operator's to say. @throws CommandRejected "invalid" */
export const declaredUser = (body: unknown): NewUser =>
  readUser(
    userFields.map((field) =>
      field.name === "password" ? text("password", { required: true, min: 8, max: 1024 }) : field,
    ),
    body,
  );

function readUser(fields: readonly Field[], body: unknown): NewUser {
  const { role: systemRole = "ROLE_USER", ...given } = readNew(fields, body);
  return { systemRole, locale: "en", enabled: true, ...given } as NewUser;
}

/** What may be changed; the current password is said beside a new one of one's own. */
export const changeFields: readonly Field[] = [
  ...userFields.filter(({ name }) => name !== "role"),
  text("currentPassword", { min: 1, max: 1024 }),
];

export type ChangedUser = Partial<NewUser> & { readonly currentPassword?: string };

/** @throws CommandRejected "invalid" also for an unknown property, such as `lastLogin` */
export const userChanges = (body: unknown) => readChanges(changeFields, body) as ChangedUser;
