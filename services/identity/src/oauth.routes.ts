// Token endpoint (RFC 6749: password and refresh_token grants) and revocation (RFC 7009).
import type { Journal } from "@isotrail/eventsourcing";
import { contextOf, type ServiceContext } from "@isotrail/http";
import OAuth2Server from "@node-oauth/oauth2-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findClient, isSecretOf } from "./clients.ts";
import { matches } from "./passwords.ts";
import { revocation } from "./revocation.ts";
import type { RefreshToken, Tokens } from "./tokens.ts";
import { findByIds, findByName } from "./users.ts";

type Form = Readonly<Record<string, string>>;

export function oauthRoutes(app: FastifyInstance, { journal }: ServiceContext, tokens: Tokens): void {
  const server = new OAuth2Server({
    model: oauthModel(journal, tokens),
    alwaysIssueNewRefreshToken: false, // a refresh token is good until its end: no state but a revocation
  });

  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });

  app.post("/oauth/token", async (request, reply) => {
    if (!isForm(request)) return refuse(reply, 400, "invalid_request", "The body must be form-encoded.");
    try {
      const token = await server.token(asked(request), new OAuth2Server.Response({ headers: {} }));
      const expires = token.accessTokenExpiresAt?.getTime() ?? Date.now();
      // live clients parse this as a Python literal: it holds no null, true or false
      return reply.header("cache-control", "no-store").send({
        access_token: token.accessToken,
        token_type: "bearer",
        expires_in: Math.round((expires - Date.now()) / 1000),
        scope: (token.scope ?? []).join(" "),
        ...(token.refreshToken && { refresh_token: token.refreshToken }),
      });
    } catch (error) {
      return refuseAs(error, reply);
    }
  });

  app.post("/oauth/revoke", async (request, reply) => {
    if (!isForm(request)) return refuse(reply, 400, "invalid_request", "The body must be form-encoded.");
    const [name, secret] = credentials(request);
    const found = await findClient(journal, name);
    if (!(await isSecretOf(found?.state, secret))) return refuseClient(reply);
    const { token } = request.body as Form;
    if (!token) return refuse(reply, 400, "invalid_request", "The parameter token is missing.");
    const read = await tokens.readAny(token);
    // "The authorization server responds with HTTP status code 200 if the token has been revoked … or … is invalid"
    if (read && read.client === name && !(await isRevoked(journal, read.jti)))
      await journal
        .create(
          revocation,
          async () => String(await journal.stores.ids.next("revocation")),
          () => ({ type: "revoke", revocation: { jti: read.jti, expires: read.expires } }),
          contextOf(request),
        )
        .catch((error: unknown) => {
          if (!(error instanceof Error && error.name === "Claimed")) throw error; // another request revoked it meanwhile
        });
    return reply.header("cache-control", "no-store").send({ message: "The token does not count any more." });
  });
}

const isForm = (request: FastifyRequest) =>
  request.headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true &&
  typeof request.body === "object";

/** The client's request as the protocol library reads one; its Authorization comes beside our own. */
function asked(request: FastifyRequest): OAuth2Server.Request {
  const { "x-client-authorization": authorization } = request.headers;
  const headers: Record<string, string> = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": "1",
  };
  if (typeof authorization === "string") headers.authorization = authorization;
  return new OAuth2Server.Request({ method: "POST", query: {}, headers, body: request.body });
}

/** Client id and secret, in the header (Basic, RFC 6749 2.3.1) or in the form. */
function credentials(request: FastifyRequest): [name: string, secret: string] {
  const { "x-client-authorization": authorization } = request.headers;
  const basic = /^Basic ([\w+/=-]+)$/i.exec(typeof authorization === "string" ? authorization : "")?.[1];
  const { client_id = "", client_secret = "" } = request.body as Form;
  if (!basic) return [client_id, client_secret];
  const text = Buffer.from(basic, "base64").toString();
  const colon = text.indexOf(":");
  return [text.slice(0, colon), text.slice(colon + 1)];
}

export async function isRevoked(journal: Journal, jti: string): Promise<boolean> {
  return (await journal.stores.views.countMany(revocation.view.name, "jti", [jti])).get(jti) === 1;
}

function oauthModel(journal: Journal, tokens: Tokens): OAuth2Server.PasswordModel & OAuth2Server.RefreshTokenModel {
  const token = (user: OAuth2Server.User, client: OAuth2Server.Client, scope: readonly string[]) => ({
    user: String(user.id),
    epoch: Number(user.epoch),
    client: client.id,
    scope,
  });
  return {
    async getClient(name, secret) {
      const found = await findClient(journal, name);
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
    async getUser(username, password) {
      const found = await findByName(journal, username);
      const [kept] = found ? await journal.stores.seals.open([found.state.passwordHash]) : [];
      if (!(await matches(password, kept)) || !found?.state.enabled) return undefined;
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
      const read: RefreshToken | undefined = await tokens.readRefresh(text);
      if (!read || (await isRevoked(journal, read.jti))) return undefined;
      const [found] = await findByIds(journal, [read.user]);
      if (!found?.state.enabled || found.state.epoch !== read.epoch) return undefined;
      return {
        refreshToken: text,
        refreshTokenExpiresAt: new Date(read.expires),
        scope: [...read.scope],
        client: { id: read.client, grants: [] },
        user: { id: read.user, epoch: read.epoch },
      };
    },
    revokeToken: async () => true, // never asked: refresh tokens are not exchanged
    getAccessToken: async () => undefined, // never asked: the gateway checks access tokens
  };
}

/** The library's errors in RFC 6749's words; what is none of them is ours. */
function refuseAs(error: unknown, reply: FastifyReply): FastifyReply {
  if (!(error instanceof OAuth2Server.OAuthError) || error.name === "server_error") {
    const { inner = error } = (error ?? {}) as { inner?: unknown };
    throw inner;
  }
  if (error.name === "invalid_client") return refuseClient(reply);
  const [name, description] =
    error.name === "invalid_grant" && !/refresh/i.test(error.message)
      ? ["invalid_grant", "The username or the password is wrong."]
      : [error.name, error.message];
  return refuse(reply, 400, name, description);
}

function refuseClient(reply: FastifyReply): FastifyReply {
  reply.header("www-authenticate", 'Basic realm="isotrail"');
  return refuse(reply, 401, "invalid_client", "The client is not known, or its secret is wrong.");
}

const refuse = (reply: FastifyReply, status: number, error: string, description: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ error, error_description: description, message: description });
