// One request on its way through, and what is done with every owner's answer.
import type { Readable } from "node:stream";
import { Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Ask } from "./compose.ts";
import type { Writer } from "./envelope.ts";
import type { Document, Place } from "./links.ts";
import { Unreachable } from "./refusal.ts";
import type { Owner, Route } from "./routes.ts";
import type { Answer, Call, Upstream } from "./upstream.ts";

export type Behind = {
  /** The public address of the root resource. */
  readonly api: string;
  readonly upstreams: { readonly [owner in Owner]: Upstream };
  /** The header authorization of an internal identity, for this user or for nobody. */
  readonly sign: (caller: { user?: string; role?: Place["role"] }) => Promise<string>;
  readonly idleSeconds: number;
  readonly maxUploadBytes: number;
  /** The number of files of a sample. */
  readonly count: (sample: string) => Promise<number>;
};

/** One request on its way through. */
export type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly route: Route;
  readonly place: Place;
  readonly writer: Writer;
  readonly call: Call;
  readonly owner: Upstream;
  readonly ask: Ask;
  readonly behind: Behind;
};

export const picked = (headers: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : [])));

export function documentOf({ body }: Answer<Buffer>, { name }: Upstream): Document {
  try {
    return JSON.parse(body.toString());
  } catch (error) {
    throw new Unreachable(name, error);
  }
}

/** "Error bodies of services pass through"; that we are not known to a service is our fault and not the client's. */
export function passError({ reply, owner, request }: Asked, { status, headers, body }: Answer<Buffer>): FastifyReply {
  if (status === 401) throw new Unreachable(owner.name, new Error(`${owner.name} refused the internal identity`));
  if (request.routeOptions.config.upload && request.method === "POST" && (status >= 500 || status === 429))
    throw new Problem(status, messageOf(body));
  return reply
    .code(status)
    .headers({ ...picked(headers, ["retry-after", "allow", "accept"]), "cache-control": "no-store" })
    .type(headers["content-type"] ?? "application/json; charset=utf-8")
    .send(body);
}

function messageOf(body: Buffer): string {
  try {
    const { message } = JSON.parse(body.toString()) as { message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

/** A small answer that was opened as a stream. @throws Unreachable */
export async function whole(body: Readable, { name }: Upstream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of body) chunks.push(chunk);
  } catch (error) {
    throw new Unreachable(name, error);
  }
  return Buffer.concat(chunks);
}
