// The metadata of a sample over HTTP.
import { commandContext, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Catalog } from "../context.ts";
import { mergeMetadata } from "../use-cases/merge-metadata.ts";
import { replaceMetadata } from "../use-cases/replace-metadata.ts";
import { readMetadataOf } from "./reads.ts";

type AtSample = { Params: { sample: string } };
const PATH = "/samples/:sample/metadata";

export function metadataRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get<AtSample>(PATH, async (request, reply) => {
    const { version, document } = await readMetadataOf(catalog, userOf(request), request.params.sample);
    return sendRecord(reply, 200, version, document);
  });

  app.post<AtSample>(PATH, async (request, reply) => {
    const { sample } = request.params;
    const done = await replaceMetadata(catalog, userOf(request), sample, request.body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.put<AtSample>(PATH, async (request, reply) => {
    const { sample } = request.params;
    const done = await mergeMetadata(catalog, userOf(request), sample, request.body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
