// A request to one of OAuth's endpoints: its form, who the client says it is, and where it came from.
import type { FastifyRequest } from "fastify";
import { invalidRequest } from "./refusal.ts";

export type Form = Readonly<Record<string, string>>;

/** `pairs`: the ways to read how the client names itself, the likeliest first. */
export type ClientCredentials = { readonly pairs: readonly { readonly name: string; readonly secret: string }[] };

/** Where a request came from, and where the system is for those outside: "https://lab.example/irida". */
export type Origin = { readonly address: string; readonly issuer: string };

/** "Request and response parameters MUST NOT be included more than once" (RFC 6749, section 3.2). @throws OAuthRefusal */
export function formOf({ body }: FastifyRequest): Form {
  const names = body instanceof URLSearchParams ? [...body.keys()] : [];
  if (!(body instanceof URLSearchParams) || new Set(names).size !== names.length)
    throw invalidRequest("The body must be form-encoded, with each parameter only once.");
  return Object.fromEntries(body);
}

/** The gateway says it of every request that it passes on here. */
export const originOf = ({ headers }: FastifyRequest): Origin => ({
  address: String(headers["x-client-address"] ?? ""),
  issuer: String(headers["x-public-url"] ?? "isotrail"),
});

/** client_id and client_secret, in the header (Basic, RFC 6749, section 2.3.1) or in the form. */
export function clientCredentials({ headers }: FastifyRequest, form: Form): ClientCredentials {
  const given = headers["x-client-authorization"]; // the gateway passes the client's on beside its own
  const basic = /^Basic ([\w+/=-]+)$/i.exec(typeof given === "string" ? given : "")?.[1];
  if (!basic) return { pairs: [{ name: form.client_id ?? "", secret: form.client_secret ?? "" }] };
  const [name = "", secret = ""] = halves(Buffer.from(basic, "base64").toString());
  // the RFC has both percent-encoded, which most clients of this field do not do
  const decoded = { name: formDecoded(name), secret: formDecoded(secret) };
  const same = decoded.name === name && decoded.secret === secret;
  return { pairs: same ? [{ name, secret }] : [{ name, secret }, decoded] };
}

function halves(text: string): [string, string] {
  const colon = text.indexOf(":");
  return colon < 0 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
}

const formDecoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
};
