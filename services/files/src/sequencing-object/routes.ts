// Sequencing objects of samples over HTTP: listed, read, deleted.
import { callerOf, commandContext, historyRoutes, type ServiceContext, sendLines, sendRecord } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { requireSample } from "../access.ts";
import { deleteFile, deleteObject } from "../use-cases/delete-sequencing-object.ts";
import { fileDocuments, objectDocument } from "./document.ts";
import { type FilePath, findObject, findObjects, type ObjectPath } from "./find.ts";
import { historyOfObject } from "./history.ts";

type AtSample = { Params: { sample: string } };
type AtFile = { Params: FilePath };
type AtObject = { Params: ObjectPath };

export function sequencingObjectRoutes(app: FastifyInstance, service: ServiceContext): void {
  const { aggregates, peers } = service;
  const files = "/samples/:sample/sequenceFiles";

  app.get<AtSample>(files, async (request, reply) => {
    const { sample } = request.params;
    await requireSample(peers, callerOf(request), sample, "read");
    await sendLines(reply, allFiles(service, sample));
    return reply;
  });

  app.delete<AtFile>(`${files}/:file`, (request) =>
    deleteFile(service, callerOf(request), request.params, commandContext(request)),
  );

  for (const kind of ["pairs", "unpaired"] as const) {
    app.get<AtSample>(`${files}/${kind}`, async (request, reply) => {
      const { sample } = request.params;
      await requireSample(peers, callerOf(request), sample, "read");
      await sendLines(reply, allObjects(service, kind, sample));
      return reply;
    });

    app.get<AtObject>(`${files}/${kind}/:object`, async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      const found = await findObject(aggregates, kind, request.params);
      return sendRecord(reply, 200, found.version, objectDocument(found));
    });

    app.delete<AtObject>(`${files}/${kind}/:object`, (request) =>
      deleteObject(service, callerOf(request), kind, request.params, commandContext(request)),
    );

    historyRoutes<ObjectPath>(app, `${files}/${kind}/:object`, (actor, path) =>
      historyOfObject(service, actor, kind, path),
    );
  }
}

async function* allFiles({ aggregates }: ServiceContext, sample: string) {
  for await (const object of findObjects(aggregates, "sample", sample)) yield* fileDocuments(object);
}

async function* allObjects({ aggregates }: ServiceContext, kind: "pairs" | "unpaired", sample: string) {
  for await (const object of findObjects(aggregates, kind, sample)) yield objectDocument(object);
}
