// Users as others see them: sealed when they come, opened a page at a time when they are shown.
import {
  type AggregateStore,
  ClaimConflict,
  type CommandContext,
  CommandRejected,
  type Document,
  type Outcome,
  type PersonalDataKeys,
} from "@isotrail/eventsourcing";
import { hashed } from "./passwords.ts";
import type { NewUser } from "./user.fields.ts";
import { type User, type UserCommand, user } from "./user.ts";

/** E-mail addresses are the same whatever their case; user names are compared exactly. */
const emailHash = (seals: PersonalDataKeys, email: string) => seals.hash(email.toLowerCase());

export type FoundUser = Pick<Document<User>, "id" | "version" | "state">;

type NewState = Extract<UserCommand, { type: "create" }>["user"];

async function sealedUser(
  seals: PersonalDataKeys,
  id: string,
  wanted: NewUser,
  passwordHash: string,
): Promise<NewState> {
  const seal = (plain: string) => seals.seal(`user-${id}`, plain);
  return {
    username: await seal(wanted.username),
    usernameHash: seals.hash(wanted.username),
    email: await seal(wanted.email),
    emailHash: emailHash(seals, wanted.email),
    firstName: await seal(wanted.firstName),
    lastName: await seal(wanted.lastName),
    phoneNumber: await seal(wanted.phoneNumber),
    passwordHash: await seal(passwordHash),
    systemRole: wanted.systemRole,
    locale: wanted.locale,
    enabled: wanted.enabled,
  };
}

/** @throws Refused "conflict" when the username or the e-mail address is somebody's */
export async function createUser(
  aggregates: AggregateStore,
  wanted: NewUser,
  context: CommandContext,
): Promise<FoundUser> {
  const { personalDataKeys, ids } = aggregates.stores;
  const passwordHash = await hashed(wanted.password);
  let sealed: NewState | undefined;
  const newId = async () => {
    const id = String(await ids.next(user.category));
    sealed = await sealedUser(personalDataKeys, id, wanted, passwordHash);
    return id;
  };
  const command = (): UserCommand => ({ type: "create", user: sealed as NewState });
  // the request holds the password: its fingerprint must not let anybody who reads the claims try passwords on it
  const idempotencyKey = context.idempotencyKey && {
    ...context.idempotencyKey,
    fingerprint: personalDataKeys.hash(context.idempotencyKey.fingerprint),
  };
  const made = await aggregates.create(user, newId, command, { ...context, idempotencyKey }).catch(inOwnWords);
  return existing(made);
}

/** Brings what is declared of a user up to date; his password stays. */
export async function updateUser(
  aggregates: AggregateStore,
  found: FoundUser,
  wanted: NewUser,
  context: CommandContext,
): Promise<void> {
  const { personalDataKeys } = aggregates.stores;
  const { id, state } = found;
  const names = ["email", "firstName", "lastName", "phoneNumber"] as const;
  const plain = await personalDataKeys.open(names.map((name) => state[name]));
  const changes: Record<string, string> = { systemRole: wanted.systemRole, locale: wanted.locale };
  for (const [index, name] of names.entries())
    if (plain[index] !== wanted[name]) changes[name] = await personalDataKeys.seal(`user-${id}`, wanted[name]);
  if (changes.email) changes.emailHash = emailHash(personalDataKeys, wanted.email);
  await aggregates.execute(user, id, { type: "change", changes }, context).catch(inOwnWords);
}

/** Something that a command left has a state. */
function existing({ id, version, state }: Outcome<User | null>): FoundUser {
  if (!state) throw new CommandRejected("missing", "There is no such user.");
  return { id, version, state };
}

function inOwnWords(error: unknown): never {
  if (!(error instanceof ClaimConflict)) throw error;
  const field = error.key.split("/")[0] ?? "";
  throw new CommandRejected("conflict", `An entity already exists with that identifier: ${field}`, {
    [field]: [`There is a user with this ${field} already.`],
  });
}

export async function findByName(aggregates: AggregateStore, username: string): Promise<FoundUser | undefined> {
  const { views, personalDataKeys } = aggregates.stores;
  const where = { index: "username", value: personalDataKeys.hash(username), limit: 1 };
  const [found] = await views.find<User>(user.view.name, where);
  return found;
}

/** By identifier, or by username where nobody has such an identifier. */
export async function findUser(aggregates: AggregateStore, nameOrId: string): Promise<FoundUser | undefined> {
  const [found] = /^\d{1,16}$/.test(nameOrId) ? await findByIds(aggregates, [nameOrId]) : [];
  return found ?? findByName(aggregates, nameOrId);
}

export async function findByIds(aggregates: AggregateStore, ids: readonly string[]): Promise<FoundUser[]> {
  const documents = await aggregates.stores.views.get<User | null>(user.view.name, ids);
  return documents.flatMap(({ id, version, state }) => (state ? [{ id, version, state }] : []));
}

/** The documents of users, their personal data opened in one batch; an erased value reads "erased". */
export async function userDocuments(seals: PersonalDataKeys, users: readonly FoundUser[]): Promise<object[]> {
  const sealed = users.flatMap(({ state }) => [
    state.username,
    state.email,
    state.firstName,
    state.lastName,
    state.phoneNumber,
  ]);
  const opened = await seals.open(sealed);
  return users.map(({ id, state }, index) => {
    const plain = opened.slice(index * 5, index * 5 + 5).map((value) => value ?? "erased");
    const [username, email, firstName, lastName, phoneNumber] = plain;
    return {
      identifier: id,
      createdDate: state.createdDate,
      modifiedDate: state.modifiedDate,
      username,
      email,
      firstName,
      lastName,
      phoneNumber,
      enabled: state.enabled,
      systemRole: state.systemRole,
      locale: state.locale,
      label: `${firstName} ${lastName}`,
      refs: { identifier: id, username },
    };
  });
}
