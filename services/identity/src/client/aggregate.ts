// OAuth clients as the engine keeps them: stored events, and the name that only one of them may have.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { monthOf } from "../revocation/months.ts";
import { type Client, type ClientCommand, type ClientEvent, decide, evolve, initial } from "./decider.ts";

const domain = isotrail.identity.domain.v1;

export const client: Aggregate<Client | null, ClientCommand, ClientEvent> = {
  category: "client",
  initial,
  decide,
  evolve,
  codec: protobufCodec<ClientEvent>({
    ClientDeclared: domain.ClientDeclared,
    ClientSecretRotated: domain.ClientSecretRotated,
    ClientRetired: domain.ClientRetired,
  }),
  view: {
    name: "clients-2",
    indexes: ["all", "name", "endedIn"],
    keys: (state): Record<string, string[]> => {
      if (!state) return {};
      return state.retired ? { endedIn: [monthOf(state.retired)] } : { all: ["all"], name: [state.name] };
    },
  },
  claims: (state) => (state && !state.retired ? [`client/${state.name}`] : []),
};
