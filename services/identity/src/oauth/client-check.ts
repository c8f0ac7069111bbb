// Which client asks for tokens: one that knows its secret, or a public one that has none.
import type { Loaded } from "@isotrail/eventsourcing";
import type { Client } from "../client/decider.ts";
import { findClient } from "../client/find.ts";
import type { IdentityContext } from "../context.ts";
import { TooManyGuesses } from "../secret-checks.ts";
import type { ClientCredentials, Origin } from "./asked.ts";
import { invalidClient } from "./refusal.ts";
import { refused } from "./refused.ts";

/** @throws OAuthRefusal "invalid_client" */
export async function checkedClient(
  identity: IdentityContext,
  { pairs }: ClientCredentials,
  origin: Origin,
): Promise<Loaded<Client>> {
  for (const { name, secret } of pairs) {
    const found = await findClient(identity.aggregates, name);
    if (await knowsSecret(identity, found, name, secret, origin)) return found as Loaded<Client>;
  }
  refused(identity, origin, {
    what: "client",
    outcome: "unknown client or wrong secret",
    client: await nameIfKnown(identity, pairs[0]?.name),
  });
  throw invalidClient();
}

async function knowsSecret(
  identity: IdentityContext,
  client: Loaded<Client> | undefined,
  name: string,
  secret: string,
  origin: Origin,
): Promise<boolean> {
  if (client?.state.secretHash === "") return secret === "";
  try {
    return await isSecretOf(identity, client?.state, name, secret, origin.address);
  } catch (error) {
    if (!(error instanceof TooManyGuesses)) throw error;
    if (error.isNews)
      refused(identity, origin, { what: "client", outcome: "too many attempts", client: client?.state.name });
    throw error;
  }
}

/** Whether it is the client's secret, or the one before it for as long as that counts. */
export async function isSecretOf(
  { isRight }: Pick<IdentityContext, "isRight">,
  client: Client | undefined,
  name: string,
  secret: string,
  address = "",
): Promise<boolean> {
  const asked = { name: `client/${name}`, address, secret };
  if (await isRight({ ...asked, sealedHash: client?.secretHash })) return true;
  if (!client || client.previousUntil <= Date.now()) return false;
  return isRight({ ...asked, sealedHash: client.previousSecretHash });
}

/** What somebody typed is told in the log only when a client has that name: it may be a secret in the wrong place. */
const nameIfKnown = async ({ aggregates }: IdentityContext, name = "") =>
  (await findClient(aggregates, name))?.state.name;
