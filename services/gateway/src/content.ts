// The content of a file, its stored bytes or FASTA, passed on as it comes.
import type { FastifyReply } from "fastify";
import { type Asked, passError, picked, whole } from "./asked.ts";

export const FASTQ = "application/fastq";
export const FASTA = "application/fasta";
/** Of a client's request, to the owner. */
const PASSED = ["range", "if-range", "if-none-match", "if-modified-since"];
/** Of the owner's answer, to the client. */
const ANSWERED = [
  "content-type",
  "content-length",
  "content-disposition",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "repr-digest",
];

/** HEAD is passed on as HEAD, "never reading the file". */
export async function content(asked: Asked, accept: typeof FASTQ | typeof FASTA): Promise<FastifyReply> {
  const { request, reply, owner, call } = asked;
  const headers = { ...call.headers, accept, ...picked(request.headers, PASSED) };
  const answered = await owner.open({ ...call, method: request.method, headers });
  if (answered.status >= 400) {
    reply.headers(picked(answered.headers, ["content-range", "accept-ranges"]));
    return passError(asked, { ...answered, body: await whole(answered.body, owner) });
  }
  reply.code(answered.status).headers(picked(answered.headers, ANSWERED));
  if (request.method !== "HEAD" && answered.status !== 304) return reply.send(answered.body);
  answered.body.resume();
  return reply.send();
}
