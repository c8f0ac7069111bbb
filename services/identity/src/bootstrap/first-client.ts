// The client CLIENT_ID: created at the first start, and given the secret of CLIENT_SECRET whenever that is set.
import { newClient } from "../client/fields.ts";
import { findClient } from "../client/find.ts";
import type { IdentityContext } from "../context.ts";
import { declareClient } from "../use-cases/declare-client.ts";
import { faultOf } from "./declarations.ts";
import { announceSecret, newSecret } from "./first-secret.ts";
import { startContext } from "./start-context.ts";

/** @throws Error when no client could have such an id or secret */
export async function firstClient(identity: IdentityContext): Promise<void> {
  const { clientId, clientSecret } = identity.settings;
  const found = await findClient(identity.aggregates, clientId);
  if (found && clientSecret === undefined) return;
  const secret = clientSecret ?? newSecret();
  await declareClient(identity, { ...clientOf(clientId, secret), ...found?.state, secret }, startContext());
  if (clientSecret === undefined) announceSecret(identity, "client", clientId, secret);
}

function clientOf(id: string, secret: string) {
  try {
    return newClient({ id, secret });
  } catch (error) {
    throw new Error(`CLIENT_ID and CLIENT_SECRET: ${faultOf(error)}`);
  }
}
