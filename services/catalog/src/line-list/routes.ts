// The line list of a project over HTTP: the collection of its samples as CSV.
import { Readable } from "node:stream";
import { CommandRejected } from "@isotrail/eventsourcing";
import { collectionQuery, commandContext, primed, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Catalog } from "../context.ts";
import { findProject } from "../project/find.ts";
import { mayReadProject } from "../project/permissions.ts";
import { importLineList } from "../use-cases/import-line-list.ts";
import { writeLineList } from "./write.ts";

export const CSV = "text/csv";

/** Characters that are sent at once. */
const CHUNK = 32_768;

/** The body is left to whoever reads it. */
export const csvBodies = (app: FastifyInstance) => app.addContentTypeParser(CSV, (_request, _body, done) => done(null));

export const asksForCsv = ({ headers }: FastifyRequest) => headers.accept === CSV;
export const sendsCsv = ({ headers }: FastifyRequest) => headers["content-type"]?.toLowerCase().startsWith(CSV);

export async function sendLineList(catalog: Catalog, request: FastifyRequest, reply: FastifyReply, id: string) {
  const project = await findProject(catalog, userOf(request), id, mayReadProject);
  const asked = collectionQuery(request);
  reply
    .type(`${CSV}; charset=utf-8; header=present`)
    .header("content-disposition", `attachment; filename="project-${id}.csv"`);
  // of unknown length: no sample is read to say so
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  const lines = await writeLineList(catalog, project, asked);
  return reply.send(Readable.from(await primed(chunks(lines)), { objectMode: false, highWaterMark: CHUNK }));
}

export async function takeLineList(catalog: Catalog, request: FastifyRequest, reply: FastifyReply, project: string) {
  const { validate } = request.query as { validate?: unknown };
  if (validate !== undefined && validate !== "true" && validate !== "false")
    throw new CommandRejected("invalid", "Validation failed.", { validate: ["This must be true or false."] });
  const sent = { body: request.raw, validate: validate === "true" };
  const entries = await importLineList(catalog, userOf(request), project, sent, commandContext(request));
  return reply.send({ entries, warnings: [] });
}

async function* chunks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = "";
  for await (const line of lines) {
    text += line;
    if (text.length < CHUNK) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}
