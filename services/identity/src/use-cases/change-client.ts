// Changes how an OAuth client gets tokens. Tokens that it has stay as they are.
import type { CommandContext, Loaded } from "@isotrail/eventsourcing";
import { objectOf } from "@isotrail/http";
import { client } from "../client/aggregate.ts";
import { type Client, fieldsOf } from "../client/decider.ts";
import { BOOTSTRAP_FILE, refuseDeclared } from "../client/declared-in.ts";
import { clientDocument } from "../client/document.ts";
import { changedTerms } from "../client/fields.ts";
import { requireClient } from "../client/find.ts";
import { requireAdministrator } from "../client/permissions.ts";
import type { Answer, IdentityContext } from "../context.ts";
import type { Actor } from "../user/permissions.ts";

export async function changeClient(
  { aggregates }: IdentityContext,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  requireAdministrator(actor);
  const { state } = await requireClient(aggregates, id);
  refuseDeclared(state, [BOOTSTRAP_FILE]);
  const fields = { ...fieldsOf(state), ...changedTerms(state, objectOf(body)) };
  const changed = await aggregates.execute(client, id, { type: "declare", client: fields }, context);
  return { version: changed.version, document: clientDocument(changed as Loaded<Client>) };
}
