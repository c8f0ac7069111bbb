// An OAuth client of the settings or of BOOTSTRAP_FILE: created, or brought up to date.
import type { CommandContext } from "@isotrail/eventsourcing";
import { client } from "../client/aggregate.ts";
import type { Client } from "../client/decider.ts";
import type { NewClient } from "../client/fields.ts";
import { findClient } from "../client/find.ts";
import type { IdentityContext } from "../context.ts";
import { isSecretOf } from "../oauth/client-check.ts";

/** @param declaredIn the setting that declares it; empty when it is declared once and then left to the API */
export async function declareClient(
  identity: IdentityContext,
  { secret, ...terms }: NewClient,
  declaredIn: string,
  context: CommandContext,
): Promise<void> {
  const { aggregates } = identity;
  const found = await findClient(aggregates, terms.name);
  if (found) {
    const same = await hasSecret(identity, found.state, secret);
    const secretHash = same ? found.state.secretHash : await sealedHash(identity, found.id, secret);
    await aggregates.execute(
      client,
      found.id,
      { type: "declare", client: { ...terms, secretHash, declaredIn } },
      context,
    );
    if (!same)
      identity.logger.warn(
        { client: terms.name, declaredIn },
        "this client has a new secret: the old one counts no more",
      );
    return;
  }
  const newId = () => aggregates.nextId(client.category);
  const command = async (id: string) =>
    ({
      type: "declare",
      client: { ...terms, secretHash: await sealedHash(identity, id, secret), declaredIn },
    }) as const;
  await aggregates.create(client, newId, command, context);
}

const hasSecret = async (
  identity: IdentityContext,
  { name, secretHash, ...rest }: Client,
  secret: string | undefined,
) =>
  secret === undefined || secretHash === ""
    ? (secret ?? "") === secretHash
    : isSecretOf(identity, { name, secretHash, ...rest, previousUntil: 0 }, name, secret);

/** Empty for a public client. */
export async function sealedHash(
  { stores, passwords }: IdentityContext,
  id: string,
  secret: string | undefined,
): Promise<string> {
  return secret === undefined ? "" : stores.personalDataKeys.seal(`client-${id}`, await passwords.hash(secret));
}
