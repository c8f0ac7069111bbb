// Retires an OAuth client: its tokens and sessions count no more, and another client may have its name.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import { client } from "../client/aggregate.ts";
import { BOOTSTRAP_FILE, CLIENT_SECRET, refuseDeclared } from "../client/declared-in.ts";
import { requireClient } from "../client/find.ts";
import { requireAdministrator } from "../client/permissions.ts";
import type { IdentityContext } from "../context.ts";
import type { Actor } from "../user/permissions.ts";

export async function retireClient(
  { aggregates, settings }: IdentityContext,
  actor: Actor,
  id: string,
  context: CommandContext,
): Promise<object> {
  requireAdministrator(actor);
  const { state } = await requireClient(aggregates, id);
  refuseDeclared(state, [BOOTSTRAP_FILE, CLIENT_SECRET]);
  if (state.name === settings.clientId)
    throw new CommandRejected("conflict", "CLIENT_ID names this client: the next start would make it again.");
  await aggregates.execute(client, id, { type: "retire" }, { ...context, freesSpace: true });
  return { refs: { client: id } };
}
