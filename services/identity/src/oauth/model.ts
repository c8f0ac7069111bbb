// What the OAuth library asks: who the client and the user are, and which tokens to make or accept.
import type OAuth2Server from "@node-oauth/oauth2-server";
import { findClient } from "../client/find.ts";
import type { IdentityContext } from "../context.ts";
import { isRevoked } from "../revocation/find.ts";
import { findByUsername, findUsers } from "../user/find.ts";
import type { Tokens } from "./tokens.ts";

type Model = OAuth2Server.PasswordModel & OAuth2Server.RefreshTokenModel;

export const oauthModel = (identity: IdentityContext, tokens: Tokens): Model => ({
  ...clientModel(identity),
  ...passwordModel(identity),
  ...tokenModel(tokens),
  ...refreshModel(identity, tokens),
});

const clientModel = ({ aggregates, isSecretOf }: IdentityContext): Pick<Model, "getClient"> => ({
  async getClient(name, secret) {
    const found = await findClient(aggregates, name);
    // the library asks once for every request, always with the secret: no grant here is for public clients
    if (!(await isSecretOf(found?.state, secret ?? "")) || !found) return undefined;
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
});

const passwordModel = ({
  aggregates,
  stores,
  passwords,
}: IdentityContext): Pick<Model, "getUser" | "validateScope"> => ({
  /** `username` and `password` come percent-encoded, see request.ts. */
  async getUser(username, password) {
    const found = await findByUsername(aggregates, decodeURIComponent(username));
    const [hash] = found ? await stores.personalDataKeys.open([found.state.passwordHash]) : [];
    if (!(await passwords.matches(decodeURIComponent(password), hash)) || !found?.state.enabled) return undefined;
    return { id: found.id, epoch: found.state.epoch };
  },
  async validateScope(_, client, scope) {
    const granted = client.scopes as readonly string[];
    const wanted = scope?.filter((one) => one !== "") ?? [];
    if (wanted.length === 0) return [...granted];
    return wanted.every((one) => granted.includes(one)) ? wanted : undefined;
  },
});

function tokenModel(
  tokens: Tokens,
): Pick<Model, "generateAccessToken" | "generateRefreshToken" | "saveToken" | "revokeToken" | "getAccessToken"> {
  const token = (user: OAuth2Server.User, client: OAuth2Server.Client, scope: readonly string[]) => ({
    user: String(user.id),
    epoch: Number(user.epoch),
    client: client.id,
    scope,
  });
  return {
    generateAccessToken: (client, user, scope) =>
      tokens.access(token(user, client, scope), client.accessTokenLifetime ?? 0),
    generateRefreshToken: (client, user, scope) =>
      tokens.refresh(token(user, client, scope), client.refreshTokenLifetime ?? 0),
    async saveToken(made, client, user) {
      const { refreshToken, ...rest } = made;
      const refreshable = [client.grants].flat().includes("refresh_token");
      return { ...rest, ...(refreshable && refreshToken && { refreshToken }), client, user };
    },
    revokeToken: async () => true, // never asked: refresh tokens are not exchanged
    getAccessToken: async () => undefined, // never asked: the gateway checks access tokens
  };
}

const refreshModel = ({ aggregates }: IdentityContext, tokens: Tokens): Pick<Model, "getRefreshToken"> => ({
  async getRefreshToken(text) {
    const read = await tokens.readRefresh(text);
    if (!read || (await isRevoked(aggregates, read.jti))) return undefined;
    const [found] = await findUsers(aggregates, [read.user]);
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
});
