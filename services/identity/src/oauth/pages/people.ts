// Who is at a page: signed in by name and password, and still there at the next page.
import type { Loaded } from "@isotrail/eventsourcing";
import { client } from "../../client/aggregate.ts";
import type { Client } from "../../client/decider.ts";
import type { IdentityContext } from "../../context.ts";
import { TooManyGuesses } from "../../secret-checks.ts";
import { findUsers } from "../../user/find.ts";
import type { Origin } from "../asked.ts";
import { type Credentials, checkedUser } from "../user-check.ts";
import { PageRefusal } from "./authorization-request.ts";
import type { Person } from "./page-state.ts";

/** By their own password: an application password is for one program, and allows no other. */
export async function personBy(
  identity: IdentityContext,
  credentials: Credentials,
  origin: Origin,
  client: string,
): Promise<Person | { readonly fault: string; readonly status: number }> {
  try {
    const found = await checkedUser(identity, credentials, origin, client);
    if (found && !found.by) return { user: found.user.id, epoch: found.user.state.epoch };
    return { fault: "The username or the password is wrong.", status: 400 };
  } catch (error) {
    if (error instanceof TooManyGuesses) return { fault: error.message, status: 429 };
    throw error;
  }
}

/** @throws PageRefusal when they may not act any more */
export async function personStill(
  { aggregates, stores }: IdentityContext,
  { user, epoch }: Person,
): Promise<{ readonly username: string }> {
  const [found] = await findUsers(aggregates, [user]);
  if (!found?.state.enabled || found.state.epoch !== epoch)
    throw new PageRefusal("Your account has changed meanwhile. Go back to the program and begin again.");
  const [username] = await stores.personalDataKeys.open([found.state.username]);
  return { username: username ?? "erased" };
}

/** @throws PageRefusal when it was retired meanwhile */
export async function clientOf({ aggregates }: IdentityContext, id: string): Promise<Loaded<Client>> {
  const found = (await aggregates.find(client, [id])).get(id);
  if (!found?.state || found.state.retired)
    throw new PageRefusal("The program that sent you here is not known any more.");
  return { ...found, state: found.state };
}
