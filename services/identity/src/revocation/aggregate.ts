// Revocations as the engine keeps them: stored events, found by what they revoke, at most one for each.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type Revocation, type RevocationCommand, type RevocationEvent } from "./decider.ts";
import { monthOf } from "./months.ts";

export const revocation: Aggregate<Revocation | null, RevocationCommand, RevocationEvent> = {
  category: "revocation",
  initial,
  decide,
  evolve,
  codec: protobufCodec<RevocationEvent>({ TokenRevoked: isotrail.identity.domain.v1.TokenRevoked }),
  view: {
    name: "revocations-2",
    indexes: ["token", "expiresIn"],
    keys: (state): Record<string, string[]> =>
      state ? { token: [state.token], expiresIn: [monthOf(state.expires)] } : {},
  },
  claims: (state) => (state ? [`token/${state.token}`] : []),
};
