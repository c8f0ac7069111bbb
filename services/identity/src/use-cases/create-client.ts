// Creates an OAuth client. Its secret is made here, and shown in this answer only.
import { ClaimConflict, type CommandContext, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { client } from "../client/aggregate.ts";
import type { Client } from "../client/decider.ts";
import { clientDocument } from "../client/document.ts";
import { newClientOfApi } from "../client/fields.ts";
import { requireAdministrator } from "../client/permissions.ts";
import { newSecret } from "../client/secret.ts";
import type { Answer, IdentityContext } from "../context.ts";
import type { Actor } from "../user/permissions.ts";
import { sealedHash } from "./declare-client.ts";

export async function createClient(
  identity: IdentityContext,
  actor: Actor,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  requireAdministrator(actor);
  const { isPublic, ...terms } = newClientOfApi(body);
  const secret = isPublic ? undefined : newSecret();
  const { aggregates } = identity;
  const newId = () => aggregates.nextId(client.category);
  const command = async (id: string) =>
    ({
      type: "declare",
      client: { ...terms, secretHash: await sealedHash(identity, id, secret), declaredIn: "" },
    }) as const;
  const made = await aggregates.create(client, newId, command, context).catch(nameTaken);
  // a repeated request gets its first answer again, but the secret: only its hash is stored
  return {
    version: made.version,
    document: clientDocument(made as Loaded<Client>, made.replayed ? undefined : secret),
  };
}

function nameTaken(error: unknown): never {
  if (!(error instanceof ClaimConflict)) throw error;
  throw new CommandRejected("conflict", "An entity already exists with that identifier: clientId", {
    clientId: ["This client_id is already taken."],
  });
}
