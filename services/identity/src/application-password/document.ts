// What is shown of application passwords: never the password itself, but to who has just made it.
import type { Loaded, PersonalDataKeys } from "@isotrail/eventsourcing";
import type { ApplicationPassword } from "./decider.ts";

/** @param generated shown this once: only its hash is stored */
export async function applicationPasswordDocuments(
  keys: PersonalDataKeys,
  found: readonly Loaded<ApplicationPassword>[],
  generated?: string,
) {
  const names = await keys.open(found.map(({ state }) => state.name));
  return found.map(({ id, state }, at) => ({
    identifier: id,
    createdDate: state.createdDate,
    label: names[at] ?? "erased",
    name: names[at] ?? "erased",
    ...(generated !== undefined && { generatedPassword: generated }),
    scopes: state.scopes,
    expiresDate: state.expires || null,
    refs: { user: state.user, applicationPassword: id },
  }));
}
