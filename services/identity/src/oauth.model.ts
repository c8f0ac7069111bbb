// What the protocol library asks of us: who the client and the user are, and which tokens to make or believe.
import type { AggregateStore } from "@isotrail/eventsourcing";
import type OAuth2Server from "@node-oauth/oauth2-server";
import { findClient, isSecretOf } from "./clients.ts";
import { matches } from "./passwords.ts";
import { revocation } from "./revocation.ts";
import type { Tokens } from "./tokens.ts";
import { findByIds, findByName } from "./users.ts";

export async function isRevoked(aggregates: AggregateStore, jti: string): Promise<boolean> {
  return (await aggregates.stores.views.countMany(revocation.view.name, "jti", [jti])).get(jti) === 1;
}

/** `username` and `password` come percent-encoded, see the routes. */
export function oauthModel(
  aggregates: AggregateStore,
  tokens: Tokens,
): OAuth2Server.PasswordModel & OAuth2Server.RefreshTokenModel {
  const token = (user: OAuth2Server.User, client: OAuth2Server.Client, scope: readonly string[]) => ({
    user: String(user.id),
    epoch: Number(user.epoch),
    client: client.id,
    scope,
  });
  return {
    async getClient(name, secret) {
      const found = await findClient(aggregates, name);
      // the library asks once for every request, always with the secret: no grant here is for public clients
      if (!(await isSecretOf(aggregates.stores.personalDataKeys, found?.state, secret ?? "")) || !found)
        return undefined;
      const { grants, redirectUris, accessTokenSeconds, refreshTokenSeconds, scopes } = found.state;
      return {
        id: name,
        grants: [...grants],
        redirectUris: [...redirectUris],
        accessTokenLifetime: accessTokenSeconds,
        refreshTokenLifetime: refreshTokenSeconds,
        scopes,
      };
    },
    async getUser(username, password) {
      const found = await findByName(aggregates, decodeURIComponent(username));
      const [kept] = found ? await aggregates.stores.personalDataKeys.open([found.state.passwordHash]) : [];
      if (!(await matches(decodeURIComponent(password), kept)) || !found?.state.enabled) return undefined;
      return { id: found.id, epoch: found.state.epoch };
    },
    async validateScope(_, client, scope) {
      const granted = client.scopes as readonly string[];
      const wanted = scope?.filter((one) => one !== "") ?? [];
      if (wanted.length === 0) return [...granted];
      return wanted.every((one) => granted.includes(one)) ? wanted : undefined;
    },
    generateAccessToken: (client, user, scope) =>
      tokens.access(token(user, client, scope), client.accessTokenLifetime ?? 0),
    generateRefreshToken: (client, user, scope) =>
      tokens.refresh(token(user, client, scope), client.refreshTokenLifetime ?? 0),
    async saveToken(made, client, user) {
      const { refreshToken, ...rest } = made;
      const refreshable = [client.grants].flat().includes("refresh_token");
      return { ...rest, ...(refreshable && refreshToken && { refreshToken }), client, user };
    },
    async getRefreshToken(text) {
      const read = await tokens.readRefresh(text);
      if (!read || (await isRevoked(aggregates, read.jti))) return undefined;
      const [found] = await findByIds(aggregates, [read.user]);
      if (!found?.state.enabled || found.state.epoch !== read.epoch) return undefined;
      const allowed = (await findClient(aggregates, read.client))?.state.scopes ?? [];
      return {
        refreshToken: text,
        refreshTokenExpiresAt: new Date(read.expires),
        scope: read.scope.filter((one) => allowed.includes(one)), // the client may have lost one since
        client: { id: read.client, grants: [] },
        user: { id: read.user, epoch: read.epoch },
      };
    },
    revokeToken: async () => true, // never asked: refresh tokens are not exchanged
    getAccessToken: async () => undefined, // never asked: the gateway checks access tokens
  };
}
