// Sequence files over HTTP: the record of a file, or its content as FASTQ or FASTA.
import { callerOf, type ServiceContext, sendRecord } from "@isotrail/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { requireSample } from "../access.ts";
import { fileDocument, type LoadedFile } from "../sequencing-object/document.ts";
import { type FilePath, findFile, findFileOf, type ObjectPath } from "../sequencing-object/find.ts";
import { FASTA, sendFasta } from "./fasta.ts";
import { FASTQ, sendFastq } from "./fastq.ts";
import { preferredType } from "./representation.ts";

type AtFile = { Params: FilePath };
type AtFileOfObject = { Params: ObjectPath & FilePath };

export function downloadRoutes(app: FastifyInstance, { aggregates, stores, peers }: ServiceContext): void {
  const send = (request: FastifyRequest, reply: FastifyReply, found: LoadedFile) => {
    const type = preferredType(request.headers.accept, [FASTQ, FASTA]);
    if (type === FASTQ) return sendFastq(request, reply, stores.blobs, found);
    if (type === FASTA) return sendFasta(request, reply, stores.blobs, found);
    return sendRecord(reply.header("vary", "accept"), 200, found.object.version, fileDocument(found));
  };

  // HEAD of its own: the one that Fastify would make of GET reads the file
  app.route<AtFile>({
    method: ["HEAD", "GET"],
    url: "/samples/:sample/sequenceFiles/:file",
    handler: async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      return send(request, reply, await findFile(aggregates, request.params));
    },
  });

  for (const kind of ["pairs", "unpaired"] as const)
    app.route<AtFileOfObject>({
      method: ["HEAD", "GET"],
      url: `/samples/:sample/sequenceFiles/${kind}/:object/files/:file`,
      handler: async (request, reply) => {
        await requireSample(peers, callerOf(request), request.params.sample, "read");
        return send(request, reply, await findFileOf(aggregates, kind, request.params));
      },
    });
}
