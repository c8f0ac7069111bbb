// What each act of the route table does: ask the owner, add links, write the envelope.
import { hash } from "node:crypto";
import { Readable } from "node:stream";
import { checkMatch, notModified, Problem } from "@isotrail/http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Asked, type Behind, documentOf, passError, picked, whole } from "./asked.ts";
import { collectionText, documents } from "./collection.ts";
import { withCounts, withCoverage } from "./compose.ts";
import { content, FASTA, FASTQ } from "./content.ts";
import { json, publicFields } from "./envelope.ts";
import { expectBody } from "./expect.ts";
import { accountOf } from "./guard.ts";
import { collectionLinks, type Document, linksAfter, type Place, recordLinks } from "./links.ts";
import { negotiate } from "./negotiate.ts";
import { Unreachable } from "./refusal.ts";
import { checkAnnounced, wholeBody } from "./request-body.ts";
import { type Act, internalPath, type Owner, type RecordKind, type Route } from "./routes.ts";
import { upload } from "./upload.ts";
import type { Answer, Call } from "./upstream.ts";

/** Bytes of a body that is not an upload. */
const SMALL = 1024 * 1024;

const JSON_TYPE = "application/json";
const SVG = "image/svg+xml";
type MediaType = typeof JSON_TYPE | typeof SVG | typeof FASTQ | typeof FASTA;
/** What resources can be besides JSON, which comes first: it stands for "no matter". */
const OFFERED: { readonly [act in Act]?: readonly MediaType[] } = {
  file: [JSON_TYPE, FASTQ, FASTA],
  plot: [JSON_TYPE, SVG],
};
/** Of a client's request, to the owner. */
const PASSED = ["content-type", "idempotency-key", "if-match", "traceparent"];

type Params = Readonly<Record<string, string>>;

/** @throws Problem 406 with the list of the types that this resource has */
export function acceptable<Type extends string>(request: FastifyRequest, offered: readonly Type[]): Type {
  const type = negotiate(request.headers.accept, offered);
  if (type) return type;
  const message = `This resource can be had as ${offered.join(", ")}.`;
  throw new Problem(406, message, { properties: { "supported-media-types": offered } });
}

export async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  act: Act,
  behind: Behind,
): Promise<FastifyReply> {
  const type = acceptable(request, OFFERED[act] ?? [JSON_TYPE]);
  if (OFFERED[act]) reply.header("vary", "accept");
  const account = accountOf(request);
  const params = request.params as Params;
  const [, query] = /^[^?]*(\?.*)?$/s.exec(request.url) ?? [];
  const authorization = await behind.sign(account);
  const asked: Asked = {
    request,
    reply,
    route,
    place: { api: behind.api, ...account, params },
    writer: json,
    owner: behind.upstreams[route.owner],
    call: {
      method: request.method === "HEAD" ? "GET" : request.method,
      path: internalPath(route.path, params, query ?? ""),
      headers: { authorization, "x-request-id": request.id, ...picked(request.headers, PASSED) },
    },
    ask: (service, path, body) =>
      askOther(behind.upstreams, service, path, body, { authorization, "x-request-id": request.id }),
    behind,
  };
  if (type === FASTQ || type === FASTA) return content(asked, type);
  if (type === SVG) return picture(asked);
  return acts[act](asked);
}

const acts: { readonly [act in Act]: (asked: Asked) => Promise<FastifyReply> } = {
  record,
  file: record,
  plot: record,
  collection,
  create: async (asked) => created(asked, await asked.owner.call(await withBody(asked))),
  upload: async (asked) => created(asked, await upload(asked)),
  change: (asked) => after(asked, "change"),
  remove: (asked) => after(asked, "remove"),
  redirect,
};

async function record(asked: Asked): Promise<FastifyReply> {
  const { request, route, place, owner, writer } = asked;
  const reading = asked.call.method === "GET";
  // the sample is named in the path: its files are counted while its record is read
  const counting = route.record === "sample" ? counted(asked, String(place.params.s), reading) : undefined;
  counting?.catch(() => {});
  const answered = await owner.call(reading ? asked.call : await withBody(asked));
  if (answered.status >= 400) return passError(asked, answered);
  const own = { ...documentOf(answered, owner), ...(await counting) };
  const document = route.record === "sample" ? await covered(asked, own, reading) : own;
  const kind = route.record;
  const links = recordLinks(
    kind,
    kind === "qc" || kind === "plot" ? { ...document, refs: qcRefs(document, place) } : document,
    place,
  );
  const text = writer.record(publicFields(document, place), links);
  return sendRecord(asked, answered, text, reading && (request.method === "GET" || request.method === "HEAD"));
}

/** A plot as its picture; one that is a table only as that, when the client takes it too. */
async function picture(asked: Asked): Promise<FastifyReply> {
  const { call, owner, request } = asked;
  const answered = await owner.call({ ...call, headers: { ...call.headers, accept: SVG } });
  if (answered.status === 406 && negotiate(request.headers.accept, [JSON_TYPE])) return record(asked);
  if (answered.status >= 400) return passError(asked, answered);
  return sendText(asked, answered, answered.body, SVG, true);
}

/** A quality-control record is found by the file and object of its path. */
function qcRefs({ refs }: Document, { params }: Place): Document["refs"] {
  return { sample: params.s, object: params.o, file: params.f, kind: "pairs", ...refs };
}

/** The figure that another service owns. A write that has succeeded is not failed by it. */
async function counted({ behind }: Asked, sample: string, reading: boolean): Promise<{ sequenceFileCount?: number }> {
  try {
    return { sequenceFileCount: await behind.count(sample) };
  } catch (error) {
    if (reading) throw error;
    return {};
  }
}

const sendRecord = (asked: Asked, answered: Answer<unknown>, text: string, may304: boolean) =>
  sendText(asked, answered, Buffer.from(text), asked.writer.type, may304);

/** Its coverage, when its project names a genome size. A write that has succeeded is not failed by it. */
async function covered({ ask }: Asked, document: Document, reading: boolean): Promise<Document> {
  try {
    const [sample] = await withCoverage(ask, [document]);
    return sample ?? document;
  } catch (error) {
    if (reading) throw error;
    return document;
  }
}

/** A strong tag: the version for If-Match, and a hash of these very bytes. */
function sendText(
  { request, reply }: Asked,
  { status, headers }: Answer<unknown>,
  bytes: Buffer,
  type: string,
  may304: boolean,
) {
  const version = /^"?(\d+)/.exec(headers.etag ?? "")?.[1] ?? "0";
  const etag = `"${version}-${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  reply.header("etag", etag).header("cache-control", "private, no-cache");
  if (may304) checkMatch(request, etag);
  if (may304 && notModified(request, etag)) return reply.code(304).send();
  return reply.code(status).type(type).header("content-length", bytes.length).send(bytes);
}

async function created(asked: Asked, answered: Answer<Buffer>): Promise<FastifyReply> {
  const { route, place, owner, reply, writer } = asked;
  if (answered.status >= 400) return passError(asked, answered);
  const document = documentOf(answered, owner);
  if (Array.isArray(document.entries)) return shared(asked, answered, document);
  const kind: RecordKind = route.makes ?? route.record;
  // a sample begins without files; asked for again by an Idempotency-Key, "its first answer again"
  const sized = Number(document.refs?.genomeSize) > 0;
  const full = kind === "sample" ? { ...document, ...(sized && { coverage: 0 }), sequenceFileCount: 0 } : document;
  const links = recordLinks(kind, full, place);
  reply.header("location", links[0]?.href);
  return sendRecord(asked, answered, writer.record(publicFields(full, place), links), false);
}

/** "Add existing: … 201 always; per sample: joined → entry + Location header; … `warnings` next to `resource`, only when non-empty" */
async function shared(asked: Asked, answered: Answer<Buffer>, document: Document): Promise<FastifyReply> {
  const { ask, place, reply, route, writer } = asked;
  const own = document.entries as Document[];
  const samples = await withCoverage(ask, own)
    .then((covered) => withCounts(ask, covered))
    .catch(() => own);
  const entries = samples.map((sample) => ({
    ...publicFields(sample, place),
    links: recordLinks("sample", sample, place),
  }));
  for (const { links } of entries) reply.header("location", links[0]?.href);
  const warnings = Array.isArray(document.warnings) && document.warnings.length > 0 ? document.warnings : undefined;
  const resource = { resources: entries, links: collectionLinks(route.collection ?? "samples", place) };
  return reply.code(answered.status).type(writer.type).send(JSON.stringify({ resource, warnings }));
}

async function after(asked: Asked, act: "change" | "remove"): Promise<FastifyReply> {
  const { reply, route, place, owner, writer } = asked;
  const answered = await owner.call(await withBody(asked));
  if (answered.status >= 400) return passError(asked, answered);
  const { refs = {} } = answered.body.length > 0 ? documentOf(answered, owner) : {};
  return reply.type(writer.type).send(writer.record({}, linksAfter(act, route.record, refs, place)));
}

async function redirect(asked: Asked): Promise<FastifyReply> {
  const { reply, place, owner, writer } = asked;
  const answered = await owner.call(asked.call);
  if (answered.status >= 400) return passError(asked, answered);
  const { refs } = documentOf(answered, owner);
  const links = recordLinks("sample", { identifier: refs?.sample }, place).slice(0, 1);
  return reply.code(302).header("location", links[0]?.href).type(writer.type).send(writer.record({}, links));
}

async function collection(asked: Asked): Promise<FastifyReply> {
  const { request, reply, route, place, owner, writer, ask } = asked;
  const answered = await owner.open(asked.call);
  if (answered.status >= 400) return passError(asked, { ...answered, body: await whole(answered.body, owner) });
  reply.type(writer.type).header("cache-control", "private, no-cache");
  if (request.method === "HEAD") {
    answered.body.on("error", () => {}).destroy();
    return reply.send();
  }
  const compose = (page: Document[]) =>
    route.record === "sample" ? withCoverage(ask, page).then((covered) => withCounts(ask, covered)) : page;
  const { collection: kind = "projects", record } = route;
  const text = collectionText(writer, { collection: kind, record }, documents(answered.body), place, compose);
  // what fails before the first byte can still be told
  const first = await text.next().catch((error) => {
    throw error instanceof Problem ? error : new Unreachable(owner.name, error);
  });
  return reply.send(
    Readable.from(beginningWith(first.value ?? "", text), { objectMode: false, highWaterMark: 1 << 20 }),
  );
}

async function* beginningWith(first: string, rest: AsyncGenerator<string, void>) {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}

async function withBody({ request, reply, call, behind: { idleSeconds } }: Asked): Promise<Call> {
  const { "content-length": length, "transfer-encoding": chunked } = request.headers;
  if (!chunked && !Number(length ?? 0)) return { ...call, body: null };
  const limits = { maxBytes: SMALL, idleSeconds };
  checkAnnounced(request.raw, limits);
  expectBody(request, reply);
  return { ...call, body: await wholeBody(request.raw, limits) };
}

export async function askOther(
  upstreams: Behind["upstreams"],
  service: Owner,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const owner = upstreams[service];
  const sent = Buffer.from(JSON.stringify(body));
  const json = { ...headers, "content-type": JSON_TYPE };
  const answered = await owner.call({ method: "POST", path, headers: json, body: sent });
  if (answered.status !== 200) throw new Unreachable(service, new Error(`${path} answered ${answered.status}`));
  return JSON.parse(answered.body.toString());
}
