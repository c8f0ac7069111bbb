// What services answer: one record with its version, or a collection as one JSON document a line.
import { Readable } from "node:stream";
import type { LinkVariables } from "@isotrail/contracts/resources";
import type { FastifyReply } from "fastify";
import { etagOf } from "./conditional.ts";
import { collectionQuery, type Listed, sliced } from "./listing.ts";
import { primed } from "./primed.ts";

/** Characters that are sent at once. */
const CHUNK = 32_768;

/** A record as its owner answers it. `refs`: what its links need; clients do not see it. */
export type RecordDocument = object & { readonly refs?: LinkVariables };

export const sendRecord = (
  reply: FastifyReply,
  status: number,
  version: number,
  document: RecordDocument,
): FastifyReply =>
  reply.code(status).header("etag", etagOf(version)).type("application/json; charset=utf-8").send(recordText(document));

/** JSON whose last member is `refs`, the identifier among them: the gateway cuts it off without reading the fields. */
export function recordText(document: RecordDocument): string {
  const { refs, ...fields } = document;
  const { identifier } = fields as { identifier?: string };
  return JSON.stringify({ ...fields, refs: { ...refs, identifier } });
}

/** In the header: the gateway makes links and the total of it. */
export const PAGE_HEADER = "x-page";

/** A collection of few entries, which is read as a whole also for a page of it. As `sendListed`. */
export async function sendLines(reply: FastifyReply, documents: AsyncIterable<RecordDocument>): Promise<void> {
  const { page } = collectionQuery(reply.request);
  await sendListed(reply, page ? await sliced(documents, page) : { entries: documents });
}

/**
 * NDJSON: one document a line. What fails before the first piece is an ordinary error; a failure in the middle cuts the
 * connection, so that "a collection that ends well is whole". No more is read than the client takes.
 */
export async function sendListed(reply: FastifyReply, { entries, page }: Listed<RecordDocument>): Promise<void> {
  reply.type("application/x-ndjson");
  if (page) reply.header(PAGE_HEADER, JSON.stringify(page));
  if (reply.request.method === "HEAD") {
    await sent(reply.send());
    return;
  }
  const lines = await primed(chunks(entries));
  await sent(reply.send(Readable.from(lines, { objectMode: false, highWaterMark: CHUNK })));
}

/** Fastify answers for a handler that ends before its stream has begun; a client that went away is no error of ours. */
const sent = (reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    reply.then(resolve, () => resolve());
  });

async function* chunks(documents: AsyncIterable<RecordDocument>): AsyncGenerator<Buffer> {
  let lines = "";
  for await (const document of documents) {
    lines += `${recordText(document)}\n`;
    if (lines.length < CHUNK) continue;
    yield Buffer.from(lines);
    lines = "";
  }
  if (lines) yield Buffer.from(lines);
}
