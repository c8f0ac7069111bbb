// A collection on its way: lines of the owner in, text of the envelope out, a piece at a time and never as a whole.
import { Readable } from "node:stream";
import { linksOf } from "@isotrail/contracts/links";
import { type Answer, PAGE_HEADER, type PageInfo, Problem, Unreachable, wholeBody } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendOwnerError } from "../proxy/owner-error.ts";
import { endUnread, goneSignal } from "../proxy/unread.ts";
import type { Exchange } from "./exchange.ts";
import { ownedRecord, withNested } from "./owned-record.ts";
import { linksOfPart } from "./page-links.ts";
import { PRIVATE, sendRead } from "./tagged.ts";

/** Characters that are sent at once. */
const CHUNK = 65_536;
/** Characters of a collection that is sent as a whole. */
const WHOLE = 262_144;

export async function collection(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, owner, writer, context } = exchange;
  const answered = await owner.bodies.open({ ...exchange.call, signal: goneSignal(reply) });
  if (answered.status >= 400)
    return sendOwnerError(reply, owner.name, { ...answered, body: await wholeBody(owner.name, answered.body) });
  reply.type(writer.type).header("cache-control", PRIVATE);
  // what fails before the first byte can still be told
  const pieces = collectionText(exchange, lines(answered.body), pageOf(answered));
  const { text, whole } = await beginning(pieces).catch((error) => {
    throw error instanceof Problem ? error : new Unreachable(owner.name, error);
  });
  if (whole) return sendRead(request, reply, { type: writer.type, text });
  if (request.method === "HEAD") {
    answered.body.on("error", () => {}).destroy();
    return reply.send();
  }
  endUnread(reply, context.idleSeconds);
  return reply.send(Readable.from(joined(text, pieces), { objectMode: false, highWaterMark: CHUNK }));
}

/** As much as has a tag of its own if it is all; a larger collection has none, because it is never there as a whole. */
async function beginning(pieces: AsyncIterator<string>): Promise<{ readonly text: string; readonly whole: boolean }> {
  let text = "";
  while (text.length < WHOLE) {
    const { done, value } = await pieces.next();
    if (done) return { text, whole: true };
    text += value;
  }
  return { text, whole: false };
}

async function* joined(text: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield text;
  yield* rest;
}

/** The text of a collection. A failure of the owner is thrown: whoever sends it cuts the connection. */
async function* collectionText(
  { request, resource, params, links: context, writer }: Exchange,
  pieces: AsyncIterable<string[]>,
  page: PageInfo | undefined,
): AsyncGenerator<string, void> {
  const { record: type, collection: templates = [] } = resource;
  let text = writer.startCollection();
  let first = true;
  for await (const piece of pieces)
    for (const line of piece) {
      const record = ownedRecord(line);
      const links = linksOf(type.links, { ...params, ...record.refs }, context);
      text += writer.entry(withNested(record, type, params, context), links, first, type);
      first = false;
      if (text.length < CHUNK) continue;
      yield text;
      text = "";
    }
  const links = linksOfPart(linksOf(templates, params, context), resource, queryOf(request), page);
  yield text + writer.endCollection(links, [], page?.total);
}

/** What the owner says of a page; nothing of a whole collection. */
function pageOf({ headers }: Answer<unknown>): PageInfo | undefined {
  const text = headers[PAGE_HEADER];
  return typeof text === "string" ? (JSON.parse(text) as PageInfo) : undefined;
}

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(/\?(.*)$/s.exec(url)?.[1] ?? "");

/** One document a line (NDJSON). A last line that is not whole does not end with refs: a failure must not look like an end. */
export async function* lines(body: Readable): AsyncGenerator<string[], void> {
  let rest = "";
  body.setEncoding("utf8");
  for await (const chunk of body as AsyncIterable<string>) {
    const split = (rest + chunk).split("\n");
    rest = split.pop() ?? "";
    yield split.filter((line) => line !== "");
  }
  if (rest.trim()) yield [rest];
}
