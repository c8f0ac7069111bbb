// A file's content over HTTP: the stored bytes, whole or in part, with their digest (RFC 9110, RFC 9530, RFC 6266); or as FASTA.
import { Readable } from "node:stream";
import type { Blobs } from "@isotrail/eventsourcing";
import { checkMatch, notModified, Problem } from "@isotrail/http";
import { fastaFrom, QcError } from "@isotrail/sequence-qc";
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

/** "reads.fastq.gz" is converted to "reads.fasta". */
export const fastaName = (fileName: string) => `${fileName.replace(/\.gz$/i, "").replace(/\.(fastq|fq)$/i, "")}.fasta`;

/**
 * "Real FASTA, streamed, without Content-Length or Range": it is made on the way, and nobody knows how much it will be.
 * @throws Problem 406 when the file does not begin as FASTQ; what is found wrong later cuts the connection
 */
export async function sendFasta(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  file: SequenceFile,
  createdDate: number,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}-fasta"`;
  checkMatch(request, etag);
  const headers = {
    etag,
    "last-modified": new Date(createdDate).toUTCString(),
    "accept-ranges": "none",
    "cache-control": "private, no-transform",
    vary: "accept",
  };
  if (notModified(request, etag)) return reply.headers(headers).code(304).send();
  const told = {
    ...headers,
    "content-type": "application/fasta",
    "content-disposition": disposition(fastaName(file.fileName)),
  };
  if (request.method === "HEAD") return reply.headers(told).send();
  const bytes = await blobs.read(file.blob);
  if (!bytes) throw new Error(`the bytes of file ${file.id} are not in the store`);
  const fasta = fastaFrom(bytes)[Symbol.asyncIterator]();
  const first = await fasta.next().catch((error) => {
    if (error instanceof QcError) throw new Problem(406, `This file cannot be had as FASTA: ${error.message}`);
    throw error;
  });
  return reply.headers(told).send(Readable.from(beginningWith(first, fasta), { objectMode: false }));
}

async function* beginningWith(first: IteratorResult<Uint8Array>, rest: AsyncIterator<Uint8Array>) {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}
