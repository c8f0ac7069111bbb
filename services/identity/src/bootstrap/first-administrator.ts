// The administrator ADMIN_USERNAME: created where there is none, or where ADMIN_PASSWORD is set and nobody has the name.
import type { Loaded } from "@isotrail/eventsourcing";
import { readNew } from "@isotrail/http";
import { newSecret } from "../client/secret.ts";
import type { IdentityContext } from "../context.ts";
import { isPasswordOf } from "../oauth/user-check.ts";
import { addUser } from "../user/add.ts";
import { user } from "../user/aggregate.ts";
import { username as usernameField } from "../user/fields.ts";
import { findByUsername } from "../user/find.ts";
import type { User } from "../user/state.ts";
import { changeAccount } from "../user/withdrawal.ts";
import { faultOf } from "./declarations.ts";
import { announceSecret } from "./first-secret.ts";
import { startContext } from "./start-context.ts";

/** "An existing password is never overwritten." @throws Error when nobody could have such a name */
export async function firstAdministrator(identity: IdentityContext): Promise<void> {
  const { adminUsername: username, adminPassword } = identity.settings;
  checkUsername(username);
  const found = await findByUsername(identity.aggregates, username);
  if (found) return checkPassword(identity, found);
  if (adminPassword === undefined && (await hasAdministrator(identity))) return;
  const password = adminPassword ?? newSecret();
  const person = { firstName: "First", lastName: "Administrator", phoneNumber: "0000", email: emailOf(username) };
  const account = { systemRole: "ROLE_ADMIN", locale: "en", enabled: true } as const;
  await addUser(identity, { username, password, ...person, ...account }, startContext());
  if (adminPassword === undefined) announceSecret(identity, "administrator", username, password);
}

/** "An existing password is never overwritten", but where RESET_ADMIN_PASSWORD says so: whoever forgot it is let in again. */
async function checkPassword(identity: IdentityContext, found: Loaded<User>): Promise<void> {
  const { settings, aggregates, stores, passwords, announce } = identity;
  const { adminUsername: username, adminPassword, resetAdminPassword } = settings;
  if (adminPassword === undefined) return;
  if (await isPasswordOf(identity, found.state, username, adminPassword, "")) return;
  if (!resetAdminPassword) {
    announce(
      `ADMIN_PASSWORD is ignored: ${username} has another password. Change it over the API (PATCH users/current), or ` +
        "start once with RESET_ADMIN_PASSWORD=true.",
    );
    return;
  }
  const hash = await stores.personalDataKeys.seal(`user-${found.id}`, await passwords.hash(adminPassword));
  await changeAccount(aggregates, found, { type: "change", changes: {}, password: { hash } }, startContext());
  announce(`${username} has the password of ADMIN_PASSWORD now. Take RESET_ADMIN_PASSWORD away.`);
}

function checkUsername(username: string): void {
  try {
    readNew([usernameField], { username });
  } catch (error) {
    throw new Error(`ADMIN_USERNAME: ${faultOf(error)}`);
  }
}

const emailOf = (username: string) => `${username.replaceAll(/[^\w-]/g, "-")}@localhost.localdomain`;

async function hasAdministrator({ aggregates }: IdentityContext): Promise<boolean> {
  return (await aggregates.findByIndex(user, { index: "administrator", value: "all", limit: 1 })).length > 0;
}
