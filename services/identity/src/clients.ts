// OAuth clients: found by name, declared at start, their secrets checked once and then remembered as a keyed digest.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AggregateStore, CommandContext, PersonalDataKeys } from "@isotrail/eventsourcing";
import { type Client, client } from "./client.ts";
import { hashed, matches } from "./passwords.ts";

export const ACCESS_SECONDS = 43_200;
export const REFRESH_SECONDS = 2_592_000;

/** Digests that are remembered at the most. */
const MOST = 1000;
const digestKey = randomBytes(32);
const digest = (secret: string) => createHmac("sha256", digestKey).update(secret).digest();
/** By secret hash, so that a new secret is checked anew. */
const checked = new Map<string, Buffer>();

export async function findClient(
  aggregates: AggregateStore,
  name: string,
): Promise<{ id: string; state: Client } | undefined> {
  const [found] = await aggregates.stores.views.find<Client>(client.view.name, {
    index: "name",
    value: name,
    limit: 1,
  });
  return found;
}

/** A sign-in then costs one slow hash, the user's. */
export async function isSecretOf(seals: PersonalDataKeys, found: Client | undefined, secret: string): Promise<boolean> {
  const known = found && checked.get(found.secretHash);
  const given = digest(secret);
  if (known && timingSafeEqual(known, given)) return true;
  const [hash] = found ? await seals.open([found.secretHash]) : [];
  if (!(await matches(secret, hash)) || !found) return false;
  if (checked.size >= MOST) checked.clear();
  checked.set(found.secretHash, given);
  return true;
}

export type Declared = Omit<Client, "secretHash"> & { readonly secret: string };

/** Makes the client, or brings it up to date. */
export async function declareClient(
  aggregates: AggregateStore,
  declared: Declared,
  context: CommandContext,
): Promise<void> {
  const { secret, ...rest } = declared;
  const { personalDataKeys, ids } = aggregates.stores;
  const sealed = async (id: string) => personalDataKeys.seal(`client-${id}`, await hashed(secret));
  const found = await findClient(aggregates, declared.name);
  if (found) {
    const same = await isSecretOf(personalDataKeys, found.state, secret);
    const secretHash = same ? found.state.secretHash : await sealed(found.id);
    await aggregates.execute(client, found.id, { type: "declare", client: { ...rest, secretHash } }, context);
    return;
  }
  let secretHash = "";
  const newId = async () => {
    const id = String(await ids.next(client.category));
    secretHash = await sealed(id);
    return id;
  };
  await aggregates.create(client, newId, () => ({ type: "declare", client: { ...rest, secretHash } }), context);
}
