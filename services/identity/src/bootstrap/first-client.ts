// The client CLIENT_ID: created at the first start, and given the secret of CLIENT_SECRET whenever that is set.
import type { Loaded } from "@isotrail/eventsourcing";
import { client } from "../client/aggregate.ts";
import { type Client, fieldsOf } from "../client/decider.ts";
import { BOOTSTRAP_FILE, CLIENT_SECRET } from "../client/declared-in.ts";
import { newClient, termsIn } from "../client/fields.ts";
import { findClient } from "../client/find.ts";
import { newSecret } from "../client/secret.ts";
import type { IdentityContext } from "../context.ts";
import { declareClient } from "../use-cases/declare-client.ts";
import { faultOf } from "./declarations.ts";
import { announceSecret } from "./first-secret.ts";
import { startContext } from "./start-context.ts";

/** Left to the API as long as CLIENT_SECRET is not set. @throws Error when no client could have such an id or secret */
export async function firstClient(identity: IdentityContext): Promise<void> {
  const { settings, aggregates, logger } = identity;
  const { clientId, clientSecret } = settings;
  const found = await findClient(aggregates, clientId);
  if (found?.state.declaredIn === BOOTSTRAP_FILE) {
    if (clientSecret !== undefined)
      logger.warn({ client: clientId }, "CLIENT_SECRET is ignored: BOOTSTRAP_FILE declares this client");
    return;
  }
  if (found && clientSecret === undefined) return leaveToApi(identity, found);
  const secret = clientSecret ?? newSecret();
  const declared = clientOf(clientId, secret);
  const declaredIn = clientSecret === undefined ? "" : CLIENT_SECRET;
  await declareClient(identity, { ...declared, ...(found && termsIn(found.state)) }, declaredIn, startContext());
  if (clientSecret === undefined) announceSecret(identity, "client", clientId, secret);
}

/** CLIENT_SECRET is not set any more: the secret stays as it is, and may be changed over the API. */
async function leaveToApi({ aggregates }: IdentityContext, { id, state }: Loaded<Client>): Promise<void> {
  if (state.declaredIn !== CLIENT_SECRET) return;
  await aggregates.execute(
    client,
    id,
    { type: "declare", client: { ...fieldsOf(state), declaredIn: "" } },
    startContext(),
  );
}

function clientOf(id: string, secret: string) {
  try {
    return newClient({ id, secret });
  } catch (error) {
    throw new Error(`CLIENT_ID and CLIENT_SECRET: ${faultOf(error)}`);
  }
}
