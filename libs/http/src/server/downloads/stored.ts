// Stored bytes over HTTP: whole or in part, with their digest (RFC 9110, RFC 9530, RFC 6266).
import { Readable } from "node:stream";
import type { Blobs } from "@isotrail/eventsourcing";
import type { FastifyReply, FastifyRequest } from "fastify";
import { checkMatch, notModified } from "../conditional.ts";
import { Problem } from "../problem.ts";
import { contentDisposition } from "./content-disposition.ts";
import { parseRange, type Range } from "./range.ts";

export type StoredBytes = {
  /** Key of the bytes. */
  readonly blob: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  /** Milliseconds since the epoch: the bytes are written once. */
  readonly createdDate: number;
};

/**
 * "Content-Length, ETag, Range and Repr-Digest, never under Content-Encoding". HEAD reads nothing of the file.
 * @param type as the client asked for it: "The bytes are whatever is stored"
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  file: StoredBytes,
  type: string,
): Promise<FastifyReply> {
  const { size, sha256, createdDate } = file;
  const etag = `"${sha256}"`;
  checkMatch(request, etag);
  const modified = new Date(createdDate).toUTCString();
  reply.headers({
    etag,
    "last-modified": modified,
    "accept-ranges": "bytes",
    "cache-control": "private, no-transform",
    "repr-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
    vary: "accept",
  });
  if (notModified(request, etag)) return reply.code(304).send();
  const range = rangeOf(request, size, [etag, modified]);
  reply.headers({
    "content-type": type,
    "content-disposition": contentDisposition(file.fileName),
    "content-length": range ? range.end - range.start + 1 : size,
  });
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${size}`);
  if (request.method === "HEAD") return reply.send();
  const bytes = await openStored(blobs, file, range);
  return reply.send(Readable.from(bytes, { objectMode: false }));
}

/** @throws Error when the store does not have them */
export async function openStored(
  blobs: Blobs,
  { blob, sha256 }: Pick<StoredBytes, "blob" | "sha256">,
  range?: Range,
): Promise<AsyncIterable<Uint8Array>> {
  const bytes = await blobs.read(blob, range);
  if (!bytes) throw new Error(`the bytes with the SHA-256 ${sha256} are not in the store`);
  return bytes;
}

/** For files of few bytes: whoever asks has looked at their size. @throws Error when the store does not have them */
export async function wholeStored(blobs: Blobs, file: Pick<StoredBytes, "blob" | "sha256">): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await openStored(blobs, file)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** @param validators one of which If-Range must name, if it is there. @throws Problem 416 */
function rangeOf({ method, headers }: FastifyRequest, size: number, validators: readonly string[]): Range | undefined {
  const { range: asked, "if-range": ifRange } = headers;
  if (method !== "GET" || (ifRange !== undefined && !validators.includes(String(ifRange)))) return undefined;
  const range = parseRange(asked, size);
  if (range === "unsatisfiable")
    throw new Problem(416, `The file has ${size} bytes.`, { headers: { "content-range": `bytes */${size}` } });
  return range;
}
