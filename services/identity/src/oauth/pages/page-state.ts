// What a page keeps from one request to the next: signed by us, in the page itself, and good in one browser only.
import type { FastifyRequest } from "fastify";
import type { Tokens } from "../tokens.ts";
import { type AuthorizationRequest, PageRefusal } from "./authorization-request.ts";
import { browserOf, markOf } from "./browser.ts";

/** Who has signed in. */
export type Person = { readonly user: string; readonly epoch: number };

/** Seconds that a person may take for each page. */
const SECONDS = 600;

const tooOld = () =>
  new PageRefusal("This page is too old, or was opened in another browser. Go back to the program and begin again.");

export const sealRequest = (tokens: Tokens, browser: string, request: AuthorizationRequest): Promise<string> =>
  tokens.seal("authorization-request+jwt", { request, browser: markOf(browser) }, SECONDS);

export const sealConsent = (
  tokens: Tokens,
  browser: string,
  request: AuthorizationRequest,
  person: Person,
): Promise<string> => tokens.seal("consent+jwt", { request, person, browser: markOf(browser) }, SECONDS);

/** @throws PageRefusal */
export async function openRequest(tokens: Tokens, from: FastifyRequest, text = ""): Promise<AuthorizationRequest> {
  const kept = await tokens.unseal("authorization-request+jwt", text);
  if (!kept || kept.browser !== markOf(browserOf(from))) throw tooOld();
  return kept.request as AuthorizationRequest;
}

/** @throws PageRefusal */
export async function openConsent(
  tokens: Tokens,
  from: FastifyRequest,
  text = "",
): Promise<{ request: AuthorizationRequest; person: Person }> {
  const kept = await tokens.unseal("consent+jwt", text);
  if (!kept || kept.browser !== markOf(browserOf(from))) throw tooOld();
  return { request: kept.request as AuthorizationRequest, person: kept.person as Person };
}
