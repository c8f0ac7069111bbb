// An OAuth client: a program that may ask for tokens (RFC 6749, section 2). Its secret is kept as a sealed argon2id hash.
import { isDeepStrictEqual } from "node:util";
import type { isotrail } from "../../generated/domain-events.js";

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

export const initial: Client | null = null;

export function decide(state: Client | null, { client }: ClientCommand): readonly ClientEvent[] {
  if (isDeepStrictEqual(state, client)) return [];
  const { grants, scopes, redirectUris } = client;
  const lists = { grants: [...grants], scopes: [...scopes], redirectUris: [...redirectUris] };
  return [{ type: "ClientDeclared", data: { ...client, ...lists } }];
}

export const evolve = (_: Client | null, { data }: ClientEvent): Client => ({
  name: data.name ?? "",
  secretHash: data.secretHash ?? "",
  grants: [...(data.grants ?? [])],
  scopes: [...(data.scopes ?? [])],
  redirectUris: [...(data.redirectUris ?? [])],
  accessTokenSeconds: Number(data.accessTokenSeconds),
  refreshTokenSeconds: Number(data.refreshTokenSeconds),
});
