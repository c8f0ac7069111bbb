// The stored bytes of a file over HTTP: whole or in part, with their digest (RFC 9110, RFC 9530, RFC 6266).
import { Readable } from "node:stream";
import type { Blobs } from "@isotrail/eventsourcing";
import { checkMatch, notModified, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LoadedFile } from "../sequencing-object/document.ts";
import { contentDisposition } from "./content-disposition.ts";
import { openBlob } from "./open-blob.ts";
import { parseRange, type Range } from "./range.ts";

/**
 * "Content-Length, ETag, Range and Repr-Digest, never under Content-Encoding". HEAD reads nothing of the file.
 * @param type as the client asked for it: "The bytes are whatever is stored"
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  { object, file }: LoadedFile,
  type: string,
): Promise<FastifyReply> {
  const { size, sha256 } = file;
  const etag = `"${sha256}"`;
  checkMatch(request, etag);
  const modified = new Date(object.state.createdDate).toUTCString();
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
  const bytes = await openBlob(blobs, file, range);
  return reply.send(Readable.from(bytes, { objectMode: false }));
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
