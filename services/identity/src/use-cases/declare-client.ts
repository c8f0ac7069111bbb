// An OAuth client of the settings or of BOOTSTRAP_FILE: created, or brought up to date.
import type { CommandContext } from "@isotrail/eventsourcing";
import { client } from "../client/aggregate.ts";
import type { NewClient } from "../client/fields.ts";
import { findClient } from "../client/find.ts";
import type { IdentityContext } from "../context.ts";

export async function declareClient(
  { aggregates, stores: { personalDataKeys }, passwords, isSecretOf }: IdentityContext,
  { secret, ...fields }: NewClient,
  context: CommandContext,
): Promise<void> {
  const sealedHash = async (id: string) => personalDataKeys.seal(`client-${id}`, await passwords.hash(secret));
  const found = await findClient(aggregates, fields.name);
  if (found) {
    const same = await isSecretOf(found.state, secret);
    const secretHash = same ? found.state.secretHash : await sealedHash(found.id);
    await aggregates.execute(client, found.id, { type: "declare", client: { ...fields, secretHash } }, context);
    return;
  }
  const newId = () => aggregates.nextId(client.category);
  const command = async (id: string) =>
    ({ type: "declare", client: { ...fields, secretHash: await sealedHash(id) } }) as const;
  await aggregates.create(client, newId, command, context);
}
