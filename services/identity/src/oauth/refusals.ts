// Refusals of the token endpoint and of the revocation, in the words of RFC 6749, section 5.2.
import OAuth2Server from "@node-oauth/oauth2-server";
import type { FastifyReply } from "fastify";
import { GRANTS } from "../client/fields.ts";

const refuse = (reply: FastifyReply, status: number, error: string, description: string): FastifyReply =>
  reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ error, error_description: description, message: description });

export const refuseForm = (reply: FastifyReply) =>
  refuse(reply, 400, "invalid_request", "The body must be form-encoded, with each parameter only once.");

export const refuseMissing = (reply: FastifyReply, parameter: string) =>
  refuse(reply, 400, "invalid_request", `The parameter ${parameter} is missing.`);

export const refuseForeignToken = (reply: FastifyReply) =>
  refuse(reply, 400, "invalid_grant", "This token was issued to another client.");

export const refuseGrant = (reply: FastifyReply) =>
  refuse(reply, 400, "unsupported_grant_type", `This server offers the grants ${GRANTS.join(" and ")}.`);

export function refuseClient(reply: FastifyReply): FastifyReply {
  reply.header("www-authenticate", 'Basic realm="isotrail"');
  return refuse(reply, 401, "invalid_client", "The client is unknown, or its secret is wrong.");
}

/** What is said in place of the library's own words. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  invalid_scope: "The client may not ask for this scope.",
  unauthorized_client: "The client may not use this grant.",
};

/** @throws error what is not an error of OAuth, but a fault of ours */
export function refuseAs(error: unknown, reply: FastifyReply): FastifyReply {
  if (!(error instanceof OAuth2Server.OAuthError) || error.name === "server_error") {
    const { inner = error } = (error ?? {}) as { inner?: unknown };
    throw inner;
  }
  if (error.name === "invalid_client") return refuseClient(reply);
  if (error.name === "invalid_grant" && !/refresh/i.test(error.message))
    return refuse(reply, 400, error.name, "The username or the password is wrong.");
  return refuse(reply, 400, error.name, DESCRIPTIONS[error.name] ?? error.message);
}
