// OAuth clients by their name, the client_id.
import type { AggregateStore, Loaded } from "@isotrail/eventsourcing";
import { client } from "./aggregate.ts";
import type { Client } from "./decider.ts";

export async function findClient(aggregates: AggregateStore, name: string): Promise<Loaded<Client> | undefined> {
  const [found] = await aggregates.findByIndex(client, { index: "name", value: name, limit: 1 });
  return found?.state ? { id: found.id, version: found.version, state: found.state } : undefined;
}
