// What is personal about a user is sealed with a key of their own before it is stored.
import type { PersonalDataKeys } from "@isotrail/eventsourcing";
import type { UserChanges, UserCommand } from "./decider.ts";
import type { NewUser } from "./fields.ts";
import type { User } from "./state.ts";
import { emailHash, usernameHash } from "./uniqueness.ts";

const sealer = (keys: PersonalDataKeys, id: string) => (plain: string) => keys.seal(`user-${id}`, plain);

export async function sealNewUser(
  keys: PersonalDataKeys,
  id: string,
  wanted: NewUser,
  passwordHash: string,
): Promise<Extract<UserCommand, { type: "create" }>["user"]> {
  const seal = sealer(keys, id);
  const { systemRole, locale, enabled } = wanted;
  return {
    username: await seal(wanted.username),
    usernameHash: usernameHash(keys, wanted.username),
    email: await seal(wanted.email),
    emailHash: emailHash(keys, wanted.email),
    firstName: await seal(wanted.firstName),
    lastName: await seal(wanted.lastName),
    phoneNumber: await seal(wanted.phoneNumber),
    passwordHash: await seal(passwordHash),
    systemRole,
    locale,
    enabled,
  };
}

const CHANGEABLE = ["username", "email", "firstName", "lastName", "phoneNumber"] as const;

/** The personal values that are not what they were, sealed: a new seal of the same value would look like a change. */
export async function sealChanges(
  keys: PersonalDataKeys,
  id: string,
  before: User,
  wanted: Partial<NewUser>,
): Promise<UserChanges> {
  const seal = sealer(keys, id);
  const plain = await keys.open(CHANGEABLE.map((name) => before[name]));
  const changes: Record<string, string> = {};
  for (const [index, name] of CHANGEABLE.entries()) {
    const value = wanted[name];
    if (value !== undefined && value !== plain[index]) changes[name] = await seal(value);
  }
  const { username, email } = wanted;
  if (changes.username && username !== undefined) changes.usernameHash = usernameHash(keys, username);
  if (changes.email && email !== undefined) changes.emailHash = emailHash(keys, email);
  return changes;
}
