// An OAuth client: a program that may ask for tokens (RFC 6749, section 2). Its secret is kept as a sealed argon2id hash.
import "@isotrail/contracts/protobuf";
import { isDeepStrictEqual } from "node:util";
import { type Aggregate, protobufCodec } from "@isotrail/eventsourcing";
import { isotrail } from "../generated/domain-events.js";

export const GRANTS = ["password", "refresh_token", "authorization_code"] as const;
export const SCOPES = ["read", "write"] as const;

export type Client = {
  readonly name: string;
  readonly secretHash: string;
  readonly grants: readonly string[];
  readonly scopes: readonly string[];
  readonly redirectUris: readonly string[];
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
};

export type ClientCommand = { type: "declare"; client: Client };
export type ClientEvent = { type: "ClientDeclared"; data: isotrail.identity.domain.v1.IClientDeclared };

export const client: Aggregate<Client | null, ClientCommand, ClientEvent> = {
  category: "client",
  initial: null,
  decide: (state, command) =>
    isDeepStrictEqual(state, command.client)
      ? []
      : [
          {
            type: "ClientDeclared",
            data: {
              ...command.client,
              grants: [...command.client.grants],
              scopes: [...command.client.scopes],
              redirectUris: [...command.client.redirectUris],
            },
          },
        ],
  evolve: (_, { data }) => ({
    name: data.name ?? "",
    secretHash: data.secretHash ?? "",
    grants: [...(data.grants ?? [])],
    scopes: [...(data.scopes ?? [])],
    redirectUris: [...(data.redirectUris ?? [])],
    accessTokenSeconds: Number(data.accessTokenSeconds),
    refreshTokenSeconds: Number(data.refreshTokenSeconds),
  }),
  codec: protobufCodec<ClientEvent>({ ClientDeclared: isotrail.identity.domain.v1.ClientDeclared }),
  view: {
    name: "clients-1",
    indexes: ["name"],
    keys: (state): Record<string, string[]> => (state ? { name: [state.name] } : {}),
  },
  claims: (state) => (state ? [`client/${state.name}`] : []),
};
