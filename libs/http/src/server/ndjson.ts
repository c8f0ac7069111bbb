// What services answer: one record with its version, or a collection as one JSON document a line.
import { Readable } from "node:stream";
import type { LinkVariables } from "@isotrail/contracts/resources";
import type { AggregateStore, Document, Foldable } from "@isotrail/eventsourcing";
import type { FastifyReply } from "fastify";
import { etagOf } from "./conditional.ts";
import { primed } from "./primed.ts";

const PAGE = 500;
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

/**
 * NDJSON: one document a line. What fails before the first piece is an ordinary error; a failure in the middle cuts the
 * connection, so that "a collection that ends well is whole". No more is read than the client takes.
 */
export async function sendLines(reply: FastifyReply, documents: AsyncIterable<RecordDocument>): Promise<void> {
  reply.type("application/x-ndjson");
  if (reply.request.method === "HEAD") {
    await sent(reply.send());
    return;
  }
  const lines = await primed(chunks(documents));
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

/** All resources that have `value`, or one of several, under `index`, in order, page by page of 500; as current as `aggregates.findByIndex`. */
export async function* pages<State>(
  aggregates: AggregateStore,
  aggregate: Foldable<State>,
  { index, value }: { readonly index: string; readonly value: string | readonly string[] },
): AsyncGenerator<Document<NonNullable<State>>[]> {
  for (let after = 0; ; ) {
    const page = await aggregates.findByIndex(aggregate, { index, value, after, limit: PAGE });
    // what is found exists: its state is not the null that some aggregates begin with
    if (page.length > 0) yield page as Document<NonNullable<State>>[];
    if (page.length < PAGE) return;
    after = page.at(-1)?.order ?? after;
  }
}
