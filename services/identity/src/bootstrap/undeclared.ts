// What was taken out of BOOTSTRAP_FILE: its clients are retired, its users disabled. Nothing is deleted.
import { CommandRejected, type Document } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { client } from "../client/aggregate.ts";
import { fieldsOf } from "../client/decider.ts";
import { BOOTSTRAP_FILE } from "../client/declared-in.ts";
import type { IdentityContext } from "../context.ts";
import { user } from "../user/aggregate.ts";
import type { User } from "../user/state.ts";
import { changeAccount } from "../user/withdrawal.ts";
import { startContext } from "./start-context.ts";

/** @param declared the names of the clients that the file has */
export async function retireUndeclared(identity: IdentityContext, declared: ReadonlySet<string>): Promise<void> {
  const { aggregates, settings, logger } = identity;
  for await (const page of pages(aggregates, client, { index: "all", value: "all" }))
    for (const { id, state } of page) {
      if (state.declaredIn !== BOOTSTRAP_FILE || declared.has(state.name)) continue;
      const kept = { type: "declare", client: { ...fieldsOf(state), declaredIn: "" } } as const;
      const command = state.name === settings.clientId ? kept : ({ type: "retire" } as const);
      await aggregates.execute(client, id, command, startContext());
      const what = command.type === "retire" ? "this client is retired" : "this client is left to CLIENT_ID";
      logger.warn({ client: state.name }, `${what}: BOOTSTRAP_FILE does not have it any more`);
    }
}

/** @param declared the identifiers of the users that the file has */
export async function disableUndeclared(identity: IdentityContext, declared: ReadonlySet<string>): Promise<void> {
  for await (const page of pages(identity.aggregates, user, { index: "declared", value: "all" }))
    for (const found of page) if (!declared.has(found.id)) await disable(identity, found);
}

async function disable({ aggregates, logger }: IdentityContext, found: Document<User>): Promise<void> {
  const command = { type: "change", changes: { declared: false, enabled: false } } as const;
  try {
    await changeAccount(aggregates, found, command, startContext());
    logger.warn({ user: found.id }, "this user is disabled: BOOTSTRAP_FILE does not have them any more");
  } catch (error) {
    if (!(error instanceof CommandRejected)) throw error;
    logger.warn({ user: found.id, why: error.message }, "BOOTSTRAP_FILE does not have this user any more, who stays");
  }
}

/** Not the same as an empty file: a setting that was forgotten must not shut everybody out. */
export async function tellOfForgottenFile({ aggregates, logger }: IdentityContext): Promise<void> {
  const [one] = await aggregates.findByIndex(user, { index: "declared", value: "all", limit: 1 });
  if (one) logger.warn("BOOTSTRAP_FILE is not set: the users and clients that it declared stay as they are");
}
