// Who signs in: by their own password, or by an application password in its place.
import { CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import type { ApplicationPassword } from "../application-password/decider.ts";
import { findApplicationPassword } from "../application-password/find.ts";
import type { IdentityContext } from "../context.ts";
import { TooManyGuesses } from "../secret-checks.ts";
import { findByUsername } from "../user/find.ts";
import type { User } from "../user/state.ts";
import { usernameHash } from "../user/uniqueness.ts";
import type { Origin } from "./asked.ts";
import { refused } from "./refused.ts";

export type Credentials = { readonly username: string; readonly password: string };
export type SignedIn = {
  readonly user: Loaded<User>;
  /** The one that stood for their own password. */
  readonly by: Loaded<ApplicationPassword> | undefined;
};

/** Undefined when the name or the password is wrong, or the user may not act. @throws TooManyGuesses */
export async function checkedUser(
  identity: IdentityContext,
  { username, password }: Credentials,
  origin: Origin,
  client: string,
): Promise<SignedIn | undefined> {
  const user = await findByUsername(identity.aggregates, username);
  const about = { what: "sign-in", user: user?.id, client } as const;
  const by = user?.state.enabled ? await findApplicationPassword(identity, user.id, password) : undefined;
  if (user && by) return { user, by };
  try {
    if ((await isPasswordOf(identity, user?.state, username, password, origin.address)) && user?.state.enabled)
      return { user, by: undefined };
  } catch (error) {
    if (error instanceof TooManyGuesses && error.isNews)
      refused(identity, origin, { ...about, outcome: "too many attempts" });
    throw error;
  }
  const outcome = user && !user.state.enabled ? "disabled user" : user ? "wrong password" : "unknown user";
  refused(identity, origin, { ...about, outcome });
  return undefined;
}

/** @throws TooManyGuesses */
export const isPasswordOf = (
  { isRight, stores }: IdentityContext,
  user: User | undefined,
  username: string,
  secret: string,
  address: string,
): Promise<boolean> =>
  isRight({
    name: `user/${usernameHash(stores.personalDataKeys, username)}`,
    address,
    sealedHash: user?.passwordHash,
    secret,
  });

/** For what a token alone must not do. @throws CommandRejected "invalid", or "forbidden" after too many wrong ones */
export async function requireOwnPassword(
  identity: IdentityContext,
  { state }: Loaded<User>,
  password: string,
): Promise<void> {
  const [username = ""] = await identity.stores.personalDataKeys.open([state.username]);
  try {
    if (await isPasswordOf(identity, state, username, password, "")) return;
  } catch (error) {
    if (error instanceof TooManyGuesses) throw new CommandRejected("forbidden", error.message);
    throw error;
  }
  throw new CommandRejected("invalid", "Validation failed.", { password: ["This is not your password."] });
}
