// What is shown of users, and to whom: their personal data is opened in one batch, and what was erased says so.
import type { Loaded, PersonalDataKeys } from "@isotrail/eventsourcing";
import { type Actor, mayReadContacts } from "./permissions.ts";
import type { User } from "./state.ts";

const PERSONAL = ["username", "email", "firstName", "lastName", "phoneNumber"] as const;

export type UserDocument = Awaited<ReturnType<typeof userDocuments>>[number];

export async function userDocuments(keys: PersonalDataKeys, users: readonly Loaded<User>[]) {
  const opened = await keys.open(users.flatMap(({ state }) => PERSONAL.map((name) => state[name])));
  return users.map(({ id, state }, index) => {
    const from = index * PERSONAL.length;
    const plain = opened.slice(from, from + PERSONAL.length).map((value) => value ?? "erased");
    const [username = "", email = "", firstName = "", lastName = "", phoneNumber = ""] = plain;
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
      refs: { user: id, username },
    };
  });
}

export async function userDocument(
  keys: PersonalDataKeys,
  { id, version, state }: Loaded<User>,
): Promise<UserDocument> {
  const [document] = await userDocuments(keys, [{ id, version, state }]);
  if (!document) throw new Error("one user has one document");
  return document;
}

/** Without the e-mail address and the phone number, where the actor may not know these. */
export function shownTo(actor: Actor, document: UserDocument): Partial<UserDocument> & Shown {
  if (mayReadContacts(actor, document.identifier)) return document;
  const { email: _, phoneNumber: __, ...shown } = document;
  return shown;
}

type Shown = Omit<UserDocument, "email" | "phoneNumber">;
