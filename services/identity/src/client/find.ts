// OAuth clients by their name, the client_id, and by their number.
import { type AggregateStore, CommandRejected, type Loaded } from "@isotrail/eventsourcing";
import { client } from "./aggregate.ts";
import type { Client } from "./decider.ts";

export async function findClient(aggregates: AggregateStore, name: string): Promise<Loaded<Client> | undefined> {
  const [found] = await aggregates.findByIndex(client, { index: "name", value: name, limit: 1 });
  return found?.state ? { id: found.id, version: found.version, state: found.state } : undefined;
}

/** Those that are not retired, by number. */
export async function findClients(
  aggregates: AggregateStore,
  ids: readonly string[],
): Promise<Map<string, Loaded<Client>>> {
  const found = await aggregates.find(client, [...new Set(ids)]);
  const open = [...found].flatMap(([id, { state, ...rest }]) =>
    state && !state.retired ? [[id, { ...rest, state }] as const] : [],
  );
  return new Map(open);
}

/** @throws CommandRejected "missing" when there is none with this number, or it was retired */
export async function requireClient(aggregates: AggregateStore, id: string): Promise<Loaded<Client>> {
  const found = (await findClients(aggregates, [id])).get(id);
  if (!found) throw new CommandRejected("missing", "There is no such client.");
  return found;
}
