// Stores a new user, whoever wanted it: a client or the operator.
import type { CommandContext, Loaded } from "@isotrail/eventsourcing";
import type { IdentityContext } from "../context.ts";
import { user } from "./aggregate.ts";
import type { NewUser } from "./fields.ts";
import { missingIn } from "./password.ts";
import { sealNewUser } from "./personal-data.ts";
import type { User } from "./state.ts";
import { alreadyTaken } from "./uniqueness.ts";

/**
 * @param declared by BOOTSTRAP_FILE
 * @throws CommandRejected "conflict" when the username or the e-mail address is taken
 */
export async function addUser(
  { aggregates, stores: { personalDataKeys }, passwords, logger }: IdentityContext,
  wanted: NewUser,
  context: CommandContext,
  declared = false,
): Promise<Loaded<User>> {
  const weak = missingIn(wanted.password);
  if (weak.length > 0) logger.warn({ weak }, "a user is declared with a password that the API would refuse");
  const passwordHash = await passwords.hash(wanted.password);
  const newId = () => aggregates.nextId(user.category);
  const command = async (id: string) =>
    ({
      type: "create",
      user: { ...(await sealNewUser(personalDataKeys, id, wanted, passwordHash)), declared },
    }) as const;
  // the request holds the password: whoever reads the claims must not be able to try passwords on its fingerprint
  const idempotencyKey = context.idempotencyKey && {
    ...context.idempotencyKey,
    fingerprint: personalDataKeys.hash(context.idempotencyKey.fingerprint),
  };
  const made = await aggregates.create(user, newId, command, { ...context, idempotencyKey }).catch(alreadyTaken);
  return made as Loaded<User>; // whoever was created has a state
}
