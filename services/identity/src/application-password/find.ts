// Application passwords by what is typed, and by their user.
import { CommandRejected, type Loaded, type PersonalDataKeys } from "@isotrail/eventsourcing";
import type { IdentityContext } from "../context.ts";
import { applicationPassword } from "./aggregate.ts";
import { type ApplicationPassword, countsStill } from "./decider.ts";

export type ApplicationPasswordPath = { readonly user: string; readonly applicationPassword: string };

/** What one looks like: 24 random bytes in base64url. */
const SHAPE = /^app-[\w-]{32}$/;

export const applicationPasswordHash = (keys: PersonalDataKeys, password: string) =>
  keys.hash(`applicationPassword/${password}`);

/** The user's application password that was typed, while it counts. */
export async function findApplicationPassword(
  { aggregates, stores }: IdentityContext,
  user: string,
  typed: string,
): Promise<Loaded<ApplicationPassword> | undefined> {
  if (!SHAPE.test(typed)) return undefined;
  const value = applicationPasswordHash(stores.personalDataKeys, typed);
  const [found] = await aggregates.findByIndex(applicationPassword, { index: "hash", value, limit: 1 });
  if (found?.state?.user !== user) return undefined;
  const { id, version, state } = found;
  return countsStill(state) ? { id, version, state } : undefined;
}

/** @throws CommandRejected "missing" when the user has none with this number */
export async function requireApplicationPassword(
  { aggregates }: IdentityContext,
  user: string,
  id: string,
): Promise<Loaded<ApplicationPassword>> {
  const found = (await aggregates.find(applicationPassword, [id])).get(id);
  if (found?.state?.user !== user || found.state.ended)
    throw new CommandRejected("missing", "There is no such application password.");
  return { ...found, state: found.state };
}
