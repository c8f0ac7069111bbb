// What services answer: one record with its version, or a collection as one JSON document a line.
import { Readable } from "node:stream";
import type { AggregateStore, Document, Foldable } from "@isotrail/eventsourcing";
import type { FastifyReply } from "fastify";
import { etagOf } from "./conditional.ts";

const PAGE = 500;
/** Characters that are sent at once. */
const CHUNK = 32_768;

export const sendRecord = (reply: FastifyReply, status: number, version: number, document: object): FastifyReply =>
  reply.code(status).header("etag", etagOf(version)).send(document);

/**
 * NDJSON: one document a line. What fails before the first line is an ordinary error; a failure in the middle cuts the
 * connection, so that "a collection that ends well is whole". No more is read than the client takes.
 */
export async function sendLines(reply: FastifyReply, documents: AsyncIterable<object>): Promise<void> {
  reply.type("application/x-ndjson");
  if (reply.request.method === "HEAD") {
    await sent(reply.send());
    return;
  }
  const iterator = documents[Symbol.asyncIterator]();
  const first = await iterator.next();
  await sent(reply.send(Readable.from(chunks(first, iterator), { objectMode: false, highWaterMark: CHUNK })));
}

/** Fastify answers for a handler that ends before its stream has begun; a client that went away is no error of ours. */
const sent = (reply: FastifyReply): Promise<void> =>
  new Promise((resolve) => {
    reply.then(resolve, () => resolve());
  });

async function* chunks(first: IteratorResult<object>, iterator: AsyncIterator<object>): AsyncGenerator<Buffer> {
  let lines = "";
  let ended = false;
  try {
    for (let next = first; !next.done; next = await iterator.next()) {
      lines += `${JSON.stringify(next.value)}\n`;
      if (lines.length < CHUNK) continue;
      yield Buffer.from(lines);
      lines = "";
    }
    ended = true;
    if (lines) yield Buffer.from(lines);
  } finally {
    if (!ended) await iterator.return?.();
  }
}

/** All resources that have `value` under `index`, in order, page by page of 500; as current as `aggregates.findByIndex`. */
export async function* pages<State>(
  aggregates: AggregateStore,
  aggregate: Foldable<State>,
  { index, value }: { readonly index: string; readonly value: string },
): AsyncGenerator<Document<NonNullable<State>>[]> {
  for (let after = 0; ; ) {
    const page = await aggregates.findByIndex(aggregate, { index, value, after, limit: PAGE });
    // what is found exists: its state is not the null that some aggregates begin with
    if (page.length > 0) yield page as Document<NonNullable<State>>[];
    if (page.length < PAGE) return;
    after = page.at(-1)?.order ?? after;
  }
}
