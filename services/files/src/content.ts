// The stored bytes of a file over HTTP: whole or in part, with their digest (RFC 9110, RFC 9530, RFC 6266).
import { Readable } from "node:stream";
import type { Blobs } from "@isotrail/eventsourcing";
import { checkMatch, notModified, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SequenceFile } from "./object.ts";

export type Range = { readonly start: number; readonly end: number };

/** One range of bytes, both ends inclusive; undefined when the header is to be ignored, "unsatisfiable" for 416. */
export function parseRange(header: string | undefined, size: number): Range | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=\s*(\d{0,16})-(\d{0,16})\s*$/i.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined; // several ranges, another unit, or no range: the whole file
  if (from === "") {
    const start = Math.max(0, size - Number(to));
    return to !== "" && Number(to) > 0 && size > 0 ? { start, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(from);
  if (to !== "" && Number(to) < start) return undefined; // "a recipient of an invalid int-range must ignore it"
  if (start >= size) return "unsatisfiable";
  return { start, end: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

/** "attachment", with a plain name for old clients and the true one as RFC 6266 says. */
export function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(fileName).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return plain === fileName
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Whether the range applies: the representation must be the one that If-Range names. */
function sameAs(header: string | undefined, etag: string, modified: string): boolean {
  return header === undefined || header === etag || header === modified;
}

/** "Content-Length, ETag, Range, Repr-Digest; never under Content-Encoding"; HEAD reads nothing of the file. */
export async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  file: SequenceFile,
  createdDate: number,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}"`;
  checkMatch(request, etag);
  const modified = new Date(createdDate).toUTCString();
  reply.headers({
    etag,
    "last-modified": modified,
    "accept-ranges": "bytes",
    "cache-control": "private, no-transform",
    "repr-digest": `sha-256=:${Buffer.from(file.sha256, "hex").toString("base64")}:`,
    vary: "accept",
  });
  if (notModified(request, etag)) return reply.code(304).send();
  const { range: asked, "if-range": ifRange } = request.headers;
  const ranged = request.method === "GET" && sameAs(String(ifRange ?? etag), etag, modified);
  const range = ranged ? parseRange(asked, file.size) : undefined;
  if (range === "unsatisfiable")
    throw new Problem(416, `The file has ${file.size} bytes.`, {
      headers: { "content-range": `bytes */${file.size}` },
    });
  reply.headers({
    "content-type": "application/fastq",
    "content-disposition": disposition(file.fileName),
    "content-length": range ? range.end - range.start + 1 : file.size,
  });
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${file.size}`);
  if (request.method === "HEAD") return reply.send();
  const bytes = await blobs.read(file.blob, range);
  if (!bytes) throw new Error(`the bytes of file ${file.id} are not in the store`);
  return reply.send(Readable.from(bytes, { objectMode: false }));
}
