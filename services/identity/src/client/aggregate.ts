// OAuth clients as the engine keeps them: stored events, and the name that only one of them may have.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { type Client, type ClientCommand, type ClientEvent, decide, evolve, initial } from "./decider.ts";

export const client: Aggregate<Client | null, ClientCommand, ClientEvent> = {
  category: "client",
  initial,
  decide,
  evolve,
  codec: protobufCodec<ClientEvent>({ ClientDeclared: isotrail.identity.domain.v1.ClientDeclared }),
  view: {
    name: "clients-1",
    indexes: ["name"],
    keys: (state): Record<string, string[]> => (state ? { name: [state.name] } : {}),
  },
  claims: (state) => (state ? [`client/${state.name}`] : []),
};
