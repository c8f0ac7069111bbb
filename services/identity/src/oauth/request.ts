// Requests of clients: their form, how they name themselves, and the form that the OAuth library reads.
import OAuth2Server from "@node-oauth/oauth2-server";
import type { FastifyRequest } from "fastify";

export type Form = Readonly<Record<string, string>>;

/** "Request and response parameters MUST NOT be included more than once" (RFC 6749, section 3.2): undefined then. */
export function formOf({ body }: FastifyRequest): Form | undefined {
  if (!(body instanceof URLSearchParams)) return undefined;
  const names = [...body.keys()];
  return new Set(names).size === names.length ? Object.fromEntries(body) : undefined;
}

/** The client's Authorization: the gateway passes it on beside its own. */
function clientAuthorization({ headers }: FastifyRequest): string | undefined {
  const { "x-client-authorization": authorization } = headers;
  return typeof authorization === "string" ? authorization : undefined;
}

/** client_id and client_secret, in the header (Basic, RFC 6749, section 2.3.1) or in the form. */
export function clientCredentials(request: FastifyRequest, form: Form): { name: string; secret: string } {
  const basic = /^Basic ([\w+/=-]+)$/i.exec(clientAuthorization(request) ?? "")?.[1];
  if (!basic) return { name: form.client_id ?? "", secret: form.client_secret ?? "" };
  const text = Buffer.from(basic, "base64").toString();
  const colon = text.indexOf(":");
  return { name: text.slice(0, colon), secret: text.slice(colon + 1) };
}

export function libraryRequest(request: FastifyRequest, form: Form): OAuth2Server.Request {
  const authorization = clientAuthorization(request);
  const headers: Record<string, string> = {
    "content-type": "application/x-www-form-urlencoded",
    "content-length": "1",
    ...(authorization !== undefined && { authorization }),
  };
  // the library refuses texts that mix characters beyond U+FFFF with others: it sees these two in ASCII only
  const { username = "", password = "" } = form;
  const body = { ...form, username: encodeURIComponent(username), password: encodeURIComponent(password) };
  return new OAuth2Server.Request({ method: "POST", query: {}, headers, body });
}
