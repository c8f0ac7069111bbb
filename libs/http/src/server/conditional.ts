// Conditional requests (RFC 9110, section 13): entity tags start with the version of the resource's stream.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { FastifyRequest } from "fastify";

/** The strong entity tag of a version. */
export const etagOf = (version: number) => `"${version}"`;

const TAG = /(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"/g;

/**
 * The versions that If-Match names: `"12-abc"` is version 12. Undefined when any version will do (`*`, or no header).
 * The comparison is strong (RFC 9110, section 13.1.1): a weak or foreign tag matches nothing, so the list may be empty.
 */
export function ifVersion(request: FastifyRequest): number[] | undefined {
  const header = request.headers["if-match"]?.trim();
  if (header === undefined || header === "*") return undefined;
  return [...header.matchAll(TAG)].flatMap(([, weak, tag]) => {
    const version = /^(\d{1,15})(-|$)/.exec(tag ?? "")?.[1];
    return weak || version === undefined ? [] : [Number(version)];
  });
}

/**
 * For reading: whether what is there now is still what If-Match asks for, compared strongly.
 * @throws CommandRejected "precondition" when it is not
 */
export function checkMatch(request: FastifyRequest, etag: string): void {
  const header = request.headers["if-match"]?.trim();
  if (header === undefined || header === "*") return;
  if (![...header.matchAll(TAG)].some(([whole]) => whole === etag))
    throw new CommandRejected("precondition", "The resource has changed since it was read.");
}

/** Whether If-None-Match names this tag, compared weakly: a GET or HEAD is then answered 304. */
export function notModified(request: FastifyRequest, etag: string): boolean {
  const header = request.headers["if-none-match"]?.trim();
  if (header === undefined) return false;
  if (header === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return [...header.matchAll(TAG)].some(([, , tag]) => `"${tag}"` === opaque);
}
