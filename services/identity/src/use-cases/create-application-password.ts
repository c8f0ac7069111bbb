// Makes an application password for oneself. It is random, and shown in this answer only.
import { randomBytes } from "node:crypto";
import { type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { applicationPassword } from "../application-password/aggregate.ts";
import type { ApplicationPassword } from "../application-password/decider.ts";
import { applicationPasswordDocuments } from "../application-password/document.ts";
import { newApplicationPassword } from "../application-password/fields.ts";
import { applicationPasswordHash } from "../application-password/find.ts";
import type { Answer, IdentityContext } from "../context.ts";
import { requireOwnPassword } from "../oauth/user-check.ts";
import { userInPath } from "../user/find.ts";
import type { Actor } from "../user/permissions.ts";

/** Application passwords of one user. */
const MOST = 50;

export async function createApplicationPassword(
  identity: IdentityContext,
  actor: Actor,
  nameOrId: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  const { aggregates, stores } = identity;
  const user = await userInPath(aggregates, actor, nameOrId);
  if (user.id !== actor.user)
    throw new CommandRejected("forbidden", "Application passwords are made by their user only.");
  const { name, password, expires, scopes } = newApplicationPassword(body, Date.now());
  // whoever found a token, or a program that was allowed to write, must not be able to stay
  await requireOwnPassword(identity, user, password);
  const own = { index: "user", value: user.id, limit: MOST };
  if ((await aggregates.findByIndex(applicationPassword, own)).length >= MOST)
    throw new CommandRejected("conflict", `A user has at most ${MOST} application passwords.`);

  const keys = stores.personalDataKeys;
  const generated = `app-${randomBytes(24).toString("base64url")}`;
  const hash = applicationPasswordHash(keys, generated);
  const wanted = { user: user.id, name: await keys.seal(`user-${user.id}`, name), hash, scopes, expires };
  // the request holds the user's password: whoever reads the claims must not be able to try passwords on its fingerprint
  const { idempotencyKey: once } = context;
  const idempotencyKey = once && { ...once, fingerprint: keys.hash(once.fingerprint) };
  const newId = () => aggregates.nextId(applicationPassword.category);
  const command = () => ({ type: "create", password: wanted }) as const;
  const made = await aggregates.create(applicationPassword, newId, command, { ...context, idempotencyKey });
  // a repeated request gets its first answer again, but the password: only its hash is stored
  const shown = made.replayed ? undefined : generated;
  const [document = {}] = await applicationPasswordDocuments(keys, [made as Loaded<ApplicationPassword>], shown);
  return { version: made.version, document };
}
