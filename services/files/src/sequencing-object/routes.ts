// Sequencing objects of samples over HTTP: listed, read, deleted.
import { callerOf, commandContext, historyRoutes, type ServiceContext, sendLines, sendRecord } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { requireReadableProject, requireSample } from "../access.ts";
import type { FilesSettings } from "../settings.ts";
import { deleteFile, deleteObject } from "../use-cases/delete-sequencing-object.ts";
import { duplicatesOf, failedFilesOf } from "./across-samples.ts";
import { analysesOf } from "./analyses.ts";
import { objectDocument } from "./document.ts";
import { type FilePath, findFile, findObject, type ObjectPath } from "./find.ts";
import { historyOfObject } from "./history.ts";
import { numberOf, SEQUENCED } from "./kind.ts";
import { filesOfSample, objectsOfSample, stateAsked } from "./list.ts";

type AtSample = { Params: { sample: string } };
type Listing = AtSample & { Querystring: { processingState?: unknown } };
type AtProject = { Params: { project: string } };
type AtFile = { Params: FilePath };
type AtObject = { Params: ObjectPath };

const FILES = "/samples/:sample/sequenceFiles";
const ASSEMBLIES = "/samples/:sample/assemblies";

export function sequencingObjectRoutes(app: FastifyInstance, service: ServiceContext<FilesSettings>): void {
  const { aggregates, peers, settings } = service;

  app.get<Listing>(FILES, async (request, reply) => {
    const { sample } = request.params;
    const state = stateAsked(request.query);
    await requireSample(peers, callerOf(request), sample, "read");
    await sendLines(reply, filesOfSample(aggregates, sample, settings.filesRoot, state));
    return reply;
  });

  app.get<AtFile>(`${FILES}/:file/duplicates`, async (request, reply) => {
    await requireSample(peers, callerOf(request), request.params.sample, "read");
    const found = await findFile(aggregates, request.params);
    await sendLines(reply, duplicatesOf(service, callerOf(request), found));
    return reply;
  });

  app.get<AtProject>("/projects/:project/sequenceFiles/failed", async (request, reply) => {
    const { project } = request.params;
    await requireReadableProject(peers, callerOf(request), project);
    await sendLines(reply, failedFilesOf(service, callerOf(request), project));
    return reply;
  });

  app.delete<AtFile>(`${FILES}/:file`, (request) =>
    deleteFile(service, callerOf(request), request.params, commandContext(request)),
  );

  for (const kind of [...SEQUENCED, "assemblies"] as const) {
    const collection = kind === "assemblies" ? ASSEMBLIES : `${FILES}/${kind}`;

    app.get<AtSample>(collection, async (request, reply) => {
      const { sample } = request.params;
      await requireSample(peers, callerOf(request), sample, "read");
      await sendLines(reply, objectsOfSample(service, callerOf(request), kind, sample));
      return reply;
    });

    app.delete<AtObject>(`${collection}/:object`, (request) =>
      deleteObject(service, callerOf(request), kind, request.params, commandContext(request)),
    );

    historyRoutes<ObjectPath>(app, `${collection}/:object`, (actor, path) =>
      historyOfObject(service, actor, kind, path),
    );
  }

  for (const kind of SEQUENCED)
    app.get<AtObject>(`${FILES}/${kind}/:object`, async (request, reply) => {
      await requireSample(peers, callerOf(request), request.params.sample, "read");
      const found = await findObject(aggregates, kind, request.params);
      const analyses = await analysesOf(service, callerOf(request), [found]);
      const document = objectDocument(found, settings.filesRoot, analyses[numberOf(found.id)]);
      return sendRecord(reply, 200, found.version, document);
    });
}
