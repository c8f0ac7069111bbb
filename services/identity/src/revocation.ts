// A token that was revoked before its end (RFC 7009). One small stream per token.
import "@isotrail/contracts/protobuf";
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../generated/domain-events.js";

export type Revocation = { readonly jti: string; readonly expires: number };
export type RevocationCommand = { type: "revoke"; revocation: Revocation };
export type RevocationEvent = { type: "TokenRevoked"; data: isotrail.identity.domain.v1.ITokenRevoked };

export const revocation: Aggregate<Revocation | null, RevocationCommand, RevocationEvent> = {
  category: "revocation",
  initial: null,
  decide: (state, command) => (state ? [] : [{ type: "TokenRevoked", data: command.revocation }]),
  evolve: (_, { data }) => ({ jti: data.jti ?? "", expires: Number(data.expires) }),
  codec: protobufCodec<RevocationEvent>({ TokenRevoked: isotrail.identity.domain.v1.TokenRevoked }),
  view: {
    name: "revocations-1",
    indexes: ["all", "jti"],
    keys: (state): Record<string, string[]> => (state ? { all: ["all"], jti: [state.jti] } : {}),
  },
  claims: (state) => (state ? [`jti/${state.jti}`] : []),
};
