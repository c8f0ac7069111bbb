// The browser in front of a page, by a cookie: forms of a page count only from the browser that got the page.
import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

const COOKIE = "isotrail_browser";
const MAX_AGE_SECONDS = 3_600;

/** What the cookie holds; undefined when the browser has none of ours. */
export const browserOf = ({ headers }: FastifyRequest): string | undefined =>
  (headers.cookie ?? "")
    .split(";")
    .map((pair) => /^isotrail_browser=([\w-]{43})$/.exec(pair.trim())?.[1])
    .find((value) => value !== undefined);

export const newBrowser = () => randomBytes(32).toString("base64url");

/** SameSite=Lax: not sent with what another site posts. @param issuer the public address of the system */
export function cookieFor(browser: string, issuer: string): string {
  const { protocol, pathname } = new URL(issuer);
  const path = `${pathname.replace(/\/+$/, "")}/api/oauth`;
  const secure = protocol === "https:" ? "; Secure" : "";
  return `${COOKIE}=${browser}; Path=${path}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** What a page keeps of its browser: nobody who reads the page learns the cookie. */
export const markOf = (browser: string | undefined) =>
  createHash("sha256")
    .update(browser ?? "")
    .digest("base64url");
