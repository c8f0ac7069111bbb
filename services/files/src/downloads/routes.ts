// Sequence files and assemblies over HTTP: the record of a file, or its content.
import { callerOf, preferredType, type ServiceContext, sendRecord } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSample } from "../access.ts";
import { fileDocument, type LoadedFile, objectDocument } from "../sequencing-object/document.ts";
import { type FilePath, findFile, findFileOf, findObject, type ObjectPath } from "../sequencing-object/find.ts";
import { SEQUENCED } from "../sequencing-object/kind.ts";
import type { FilesSettings } from "../settings.ts";
import { sendContent } from "./content.ts";
import { ASSEMBLY_TYPES, type ContentType, SEQUENCE_TYPES } from "./types.ts";

type AtFile = { Params: FilePath };
type AtFileOfObject = { Params: ObjectPath & FilePath };
type AtObject = { Params: ObjectPath };

/** A HEAD of their own: the one that Fastify would make of GET reads the file. */
const READ = ["HEAD", "GET"];

export function downloadRoutes(app: FastifyInstance, service: ServiceContext<FilesSettings>): void {
  const { aggregates, stores, peers, settings } = service;

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    types: readonly ContentType[],
    found: LoadedFile,
    record: object,
  ) => {
    const type = preferredType(request.headers.accept, types);
    if (type !== "application/json") return sendContent(request, reply, stores.blobs, found, type);
    return sendRecord(reply.header("vary", "accept"), 200, found.object.version, record);
  };
  const sendFile = (request: FastifyRequest, reply: FastifyReply, found: LoadedFile) =>
    send(request, reply, SEQUENCE_TYPES, found, fileDocument(found, settings.filesRoot));

  app.route<AtFile>({
    method: READ,
    url: "/samples/:sample/sequenceFiles/:file",
    handler: async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      return sendFile(request, reply, await findFile(aggregates, request.params));
    },
  });

  for (const kind of SEQUENCED)
    app.route<AtFileOfObject>({
      method: READ,
      url: `/samples/:sample/sequenceFiles/${kind}/:object/files/:file`,
      handler: async (request, reply) => {
        await requireSample(peers, callerOf(request), request.params.sample, "read");
        return sendFile(request, reply, await findFileOf(aggregates, kind, request.params));
      },
    });

  app.route<AtObject>({
    method: READ,
    url: "/samples/:sample/assemblies/:object",
    handler: async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      const object = await findObject(aggregates, "assemblies", request.params);
      const found = { object, file: onlyFileOf(object) };
      return send(request, reply, ASSEMBLY_TYPES, found, objectDocument(object, settings.filesRoot));
    },
  });
}

function onlyFileOf({ id, state: { files } }: LoadedFile["object"]): LoadedFile["file"] {
  const [file] = files;
  if (!file) throw new Error(`the object ${id} has no file`);
  return file;
}
