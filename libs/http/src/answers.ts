// Answers between services: a record with its version, a collection as lines (NDJSON), pages of an index.
import { Readable } from "node:stream";
import type { Document, Views } from "@isotrail/eventsourcing";
import type { FastifyReply } from "fastify";

/** Documents that are read from a view at once. */
const PAGE = 500;

export function sendRecord(reply: FastifyReply, status: number, version: number, document: object): FastifyReply {
  return reply.code(status).header("etag", `"${version}"`).send(document);
}

/** One document a line. A failure in the middle cuts the connection: a collection that ends well is whole. */
export async function sendLines(reply: FastifyReply, documents: AsyncIterable<object>): Promise<FastifyReply> {
  const chunks = chunked(documents);
  const first = await chunks.next(); // an error before the first page is still an answer of its own
  return reply
    .type("application/x-ndjson")
    .send(Readable.from(resumed(first, chunks), { objectMode: false, highWaterMark: 65_536 }));
}

async function* resumed(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
  if (!first.done) yield first.value;
  yield* rest;
}

/** Lines by the 64 thousand characters: one write a line would cost more than the line. */
async function* chunked(documents: AsyncIterable<object>): AsyncGenerator<string> {
  let lines = "";
  for await (const document of documents) {
    lines += `${JSON.stringify(document)}\n`;
    if (lines.length >= 65_536) {
      yield lines;
      lines = "";
    }
  }
  if (lines !== "") yield lines;
}

/** All documents with `value` under `index`, a page at a time, in their order. */
export async function* pages<State>(
  views: Views,
  view: string,
  index: string,
  value: string,
): AsyncGenerator<Document<State>[]> {
  for (let after = 0; ; ) {
    const page = await views.find<State>(view, { index, value, after, limit: PAGE });
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)?.order ?? after;
  }
}
