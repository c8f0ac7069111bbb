// What the client accepts against what a resource can be (RFC 9110, 12.5.1).
import { Problem } from "@isotrail/http";
import type { FastifyRequest } from "fastify";

/** A range of the header Accept, "application/*;q=0.5". Parameters other than q are not looked at. */
function ranges(accept: string): { type: string; q: number }[] {
  return accept.split(",").map((part) => {
    const [type = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const q = parameters.find((text) => text.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    return { type, q: weight >= 0 && weight <= 1 ? weight : 1 };
  });
}

/** How well an offered type suits by the most specific range that names it; among equals the earlier range. */
function suits(offered: string, accepted: { type: string; q: number }[]): { q: number; exact: boolean; at: number } {
  for (const name of [offered, `${offered.split("/")[0]}/*`, "*/*"]) {
    const at = accepted.findIndex(({ type }) => type === name);
    if (at >= 0) return { q: accepted[at]?.q ?? 0, exact: name === offered, at };
  }
  return { q: 0, exact: false, at: 0 };
}

/**
 * The type to answer with, out of those that the resource has; the first one stands for "no matter". Among types of equal
 * weight one that the client calls by its name wins, the earlier one first: "application/fastq" beside "any" asks for content.
 * @returns undefined when none is acceptable: 406
 */
export function negotiate<Type extends string>(accept: string | undefined, offered: readonly Type[]): Type | undefined {
  if (!accept?.trim() || accept === "*/*") return offered[0];
  const accepted = ranges(accept);
  return offered
    .map((type) => ({ type, ...suits(type, accepted) }))
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q || Number(b.exact) - Number(a.exact) || (a.exact ? a.at - b.at : 0))[0]?.type;
}

/** @throws Problem 406 with the list of the types that this resource has */
export function acceptable<Type extends string>(request: FastifyRequest, offered: readonly Type[]): Type {
  const type = negotiate(request.headers.accept, offered);
  if (type) return type;
  const message = `This resource is available as ${offered.join(", ")}.`;
  throw new Problem(406, message, { properties: { "supported-media-types": offered } });
}
