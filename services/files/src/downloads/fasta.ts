// A file as FASTA over HTTP, converted while it is sent.
import { Readable } from "node:stream";
import type { Blobs } from "@isotrail/eventsourcing";
import { checkMatch, contentDisposition, notModified, openStored, Problem, primed } from "@isotrail/http";
import { fastaFrom, QcError } from "@isotrail/sequence-qc";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LoadedFile } from "../sequencing-object/document.ts";

/** "reads.fastq.gz" becomes "reads.fasta". */
const fastaName = (fileName: string) => `${fileName.replace(/\.gz$/i, "").replace(/\.(fastq|fq)$/i, "")}.fasta`;

/**
 * "Real FASTA, streamed, without Content-Length or Range": nobody knows its length before the end.
 * @throws Problem 406 when the file does not begin as FASTQ; a fault further on cuts the connection
 */
export async function sendFasta(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: Blobs,
  { object, file }: LoadedFile,
): Promise<FastifyReply> {
  const etag = `"${file.sha256}-fasta"`;
  checkMatch(request, etag);
  reply.headers({
    etag,
    "last-modified": new Date(object.state.createdDate).toUTCString(),
    "accept-ranges": "none",
    "cache-control": "private, no-transform",
    vary: "accept",
  });
  if (notModified(request, etag)) return reply.code(304).send();
  reply.headers({
    "content-type": "application/fasta",
    "content-disposition": contentDisposition(fastaName(file.fileName)),
  });
  if (request.method === "HEAD") return reply.send();
  const fasta = await primed(fastaFrom(await openStored(blobs, file))).catch(notFastq);
  return reply.send(Readable.from(fasta, { objectMode: false }));
}

function notFastq(error: unknown): never {
  if (error instanceof QcError) throw new Problem(406, `This file is not available as FASTA: ${error.message}`);
  throw error;
}
