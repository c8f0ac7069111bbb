// How a page leaves: no script, no frame around it, no cache, and forms that lead where they should.
import type { Html } from "@isotrail/http";
import type { FastifyReply } from "fastify";
import type { AuthorizationRequest } from "./authorization-request.ts";

/** @param formsLeadTo where a form of the page may lead in the end, besides here */
export function sendPage(reply: FastifyReply, status: number, { text }: Html, formsLeadTo?: string): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${formsLeadTo ? ` ${sourceOf(formsLeadTo)}` : ""}`,
    "frame-ancestors 'none'",
  ];
  return reply
    .code(status)
    .headers({
      "content-security-policy": policy.join("; "),
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
    })
    .type("text/html; charset=utf-8")
    .send(text);
}

/** Browsers check the redirection after a form against form-action, too. */
function sourceOf(uri: string): string {
  const { origin, protocol } = new URL(uri);
  return origin === "null" ? protocol : origin;
}

/** Back to the client, with what it is told (RFC 6749, section 4.1.2) and by whom (RFC 9207). */
export function sendBack(
  reply: FastifyReply,
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  issuer: string,
  told: Readonly<Record<string, string>>,
): FastifyReply {
  const parameters = new URLSearchParams({ ...told, ...(state !== undefined && { state }), iss: issuer });
  const location = `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${parameters}`;
  return redirectTo(reply, location);
}

/** 303: whatever the method was, what follows is a GET. */
export const redirectTo = (reply: FastifyReply, location: string): FastifyReply =>
  reply.code(303).headers({ location, "cache-control": "no-store", "referrer-policy": "no-referrer" }).send();
