// Token endpoint (RFC 6749: password and refresh_token grants) and revocation (RFC 7009).
import { type AggregateStore, ClaimConflict, type CommandContext } from "@isotrail/eventsourcing";
import { commandContext, type ServiceContext } from "@isotrail/http";
import OAuth2Server from "@node-oauth/oauth2-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findClient, isSecretOf } from "./clients.ts";
import { isRevoked, oauthModel } from "./oauth.model.ts";
import { type Revocation, revocation } from "./revocation.ts";
import type { Tokens } from "./tokens.ts";

type Form = Readonly<Record<string, string>>;

export function oauthRoutes(app: FastifyInstance, { aggregates }: ServiceContext, tokens: Tokens): void {
  const server = new OAuth2Server({
    model: oauthModel(aggregates, tokens),
    alwaysIssueNewRefreshToken: false, // a refresh token is good until its end: no state but a revocation
  });

  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });

  app.post("/oauth/token", async (request, reply) => {
    const form = formOf(request);
    if (!form) return refuse(reply, 400, "invalid_request", NO_FORM);
    try {
      const token = await server.token(asked(request, form), new OAuth2Server.Response({ headers: {} }));
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
    const form = formOf(request);
    if (!form) return refuse(reply, 400, "invalid_request", NO_FORM);
    const [name, secret] = credentials(request, form);
    const found = await findClient(aggregates, name);
    if (!(await isSecretOf(aggregates.stores.personalDataKeys, found?.state, secret))) return refuseClient(reply);
    if (!form.token) return refuse(reply, 400, "invalid_request", "The parameter token is missing.");
    const read = await tokens.readAny(form.token);
    if (read && read.client !== name)
      return refuse(reply, 400, "invalid_grant", "This is the token of another client.");
    // "The authorization server responds with HTTP status code 200 if the token has been revoked … or … is invalid"
    if (read && !(await isRevoked(aggregates, read.jti))) await revoke(aggregates, read, commandContext(request));
    return reply.header("cache-control", "no-store").send({ message: "The token does not count any more." });
  });
}

const NO_FORM = "The body must be form-encoded and say nothing twice.";

/** "Request and response parameters MUST NOT be included more than once" (RFC 6749, section 3.2): undefined then. */
function formOf({ body }: FastifyRequest): Form | undefined {
  if (!(body instanceof URLSearchParams)) return undefined;
  const names = [...body.keys()];
  return new Set(names).size === names.length ? Object.fromEntries(body) : undefined;
}

async function revoke(
  aggregates: AggregateStore,
  { jti, expires }: Revocation,
  context: CommandContext,
): Promise<void> {
  const newId = async () => String(await aggregates.stores.ids.next(revocation.category));
  const command = { type: "revoke", revocation: { jti, expires } } as const;
  try {
    await aggregates.create(revocation, newId, () => command, context);
  } catch (error) {
    if (!(error instanceof ClaimConflict)) throw error; // another request revoked it meanwhile
  }
}

/** The client's request as the protocol library reads one; its Authorization comes beside our own. */
function asked(request: FastifyRequest, form: Form): OAuth2Server.Request {
  const { "x-client-authorization": authorization } = request.headers;
  const headers: Record<string, string> = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": "1",
  };
  if (typeof authorization === "string") headers.authorization = authorization;
  // the library takes no text that mixes characters beyond U+FFFF with others: it sees these two only in ASCII
  const { username = "", password = "" } = form;
  const body = { ...form, username: encodeURIComponent(username), password: encodeURIComponent(password) };
  return new OAuth2Server.Request({ method: "POST", query: {}, headers, body });
}

/** Client id and secret, in the header (Basic, RFC 6749 2.3.1) or in the form. */
function credentials(request: FastifyRequest, form: Form): [name: string, secret: string] {
  const { "x-client-authorization": authorization } = request.headers;
  const basic = /^Basic ([\w+/=-]+)$/i.exec(typeof authorization === "string" ? authorization : "")?.[1];
  const { client_id = "", client_secret = "" } = form;
  if (!basic) return [client_id, client_secret];
  const text = Buffer.from(basic, "base64").toString();
  const colon = text.indexOf(":");
  return [text.slice(0, colon), text.slice(colon + 1)];
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
