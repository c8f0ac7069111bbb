// Gives an OAuth client a new secret, shown in this answer only; the old one counts for a while yet.
import { type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { client } from "../client/aggregate.ts";
import type { Client } from "../client/decider.ts";
import { BOOTSTRAP_FILE, CLIENT_SECRET, refuseDeclared } from "../client/declared-in.ts";
import { clientDocument } from "../client/document.ts";
import { graceSecondsOf } from "../client/fields.ts";
import { requireClient } from "../client/find.ts";
import { requireAdministrator } from "../client/permissions.ts";
import { newSecret } from "../client/secret.ts";
import type { Answer, IdentityContext } from "../context.ts";
import type { Actor } from "../user/permissions.ts";
import { sealedHash } from "./declare-client.ts";

export async function rotateClientSecret(
  identity: IdentityContext,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  requireAdministrator(actor);
  const previousUntil = Date.now() + graceSecondsOf(body) * 1000;
  const { state } = await requireClient(identity.aggregates, id);
  refuseDeclared(state, [BOOTSTRAP_FILE, CLIENT_SECRET]);
  if (state.secretHash === "") throw new CommandRejected("conflict", "A public client has no secret.");
  const secret = newSecret();
  const secretHash = await sealedHash(identity, id, secret);
  const command = { type: "rotateSecret", secretHash, previousUntil } as const;
  const rotated = await identity.aggregates.execute(client, id, command, context);
  return {
    version: rotated.version,
    document: clientDocument(rotated as Loaded<Client>, rotated.replayed ? undefined : secret),
  };
}
