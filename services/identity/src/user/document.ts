// What is shown of users: their personal data is opened in one batch, and what was erased says so.
import type { Loaded, PersonalDataKeys } from "@isotrail/eventsourcing";
import type { User } from "./decider.ts";

const PERSONAL = ["username", "email", "firstName", "lastName", "phoneNumber"] as const;

export async function userDocuments(keys: PersonalDataKeys, users: readonly Loaded<User>[]) {
  const opened = await keys.open(users.flatMap(({ state }) => PERSONAL.map((name) => state[name])));
  return users.map(({ id, state }, index) => {
    const from = index * PERSONAL.length;
    const plain = opened.slice(from, from + PERSONAL.length).map((value) => value ?? "erased");
    const [username = "", email, firstName, lastName, phoneNumber] = plain;
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

export async function userDocument(keys: PersonalDataKeys, { id, version, state }: Loaded<User>) {
  const [document = {}] = await userDocuments(keys, [{ id, version, state }]);
  return document;
}
