// Revocations as the engine keeps them: stored events, found by the id of their token, at most one for each.
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../../generated/domain-events.js";
import { decide, evolve, initial, type Revocation, type RevocationCommand, type RevocationEvent } from "./decider.ts";

export const revocation: Aggregate<Revocation | null, RevocationCommand, RevocationEvent> = {
  category: "revocation",
  initial,
  decide,
  evolve,
  codec: protobufCodec<RevocationEvent>({ TokenRevoked: isotrail.identity.domain.v1.TokenRevoked }),
  view: {
    name: "revocations-1",
    indexes: ["all", "jti"],
    keys: (state): Record<string, string[]> => (state ? { all: ["all"], jti: [state.jti] } : {}),
  },
  claims: (state) => (state ? [`jti/${state.jti}`] : []),
};
