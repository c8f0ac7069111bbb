// Samples over HTTP: in a project, and by themselves.
import { collectionQuery, commandContext, jsonParser, sendLines, sendListed, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Catalog } from "../context.ts";
import { asksForCsv, csvBodies, sendLineList, sendsCsv, takeLineList } from "../line-list/routes.ts";
import { addExistingSamples } from "../use-cases/add-existing-samples.ts";
import { changeSample } from "../use-cases/change-sample.ts";
import { createSample } from "../use-cases/create-sample.ts";
import { deleteSample } from "../use-cases/delete-sample.ts";
import { mergeSamples } from "../use-cases/merge-samples.ts";
import { removeSampleFromProject } from "../use-cases/remove-sample-from-project.ts";
import { ID_COLLECTION } from "./id-collection.ts";
import {
  listMetadata,
  listProjectsOfSample,
  listSamples,
  readSample,
  readSampleByName,
  readSampleInProject,
} from "./reads.ts";

type InProject = {
  Params: { project: string };
  Querystring: { ownership?: unknown; from?: unknown; sampleName?: unknown };
};
type AtBoth = { Params: { project: string; sample: string } };
type AtSample = { Params: { sample: string } };

const hasIds = ({ headers }: FastifyRequest) => headers["content-type"]?.toLowerCase().startsWith(ID_COLLECTION);

function newSamplesRoute(app: FastifyInstance, catalog: Catalog): void {
  app.addContentTypeParser(ID_COLLECTION, { parseAs: "string" }, jsonParser(app));
  csvBodies(app);

  app.post<InProject>("/projects/:project/samples", async (request, reply) => {
    const { params, query, body } = request;
    const { project } = params;
    if (sendsCsv(request)) return takeLineList(catalog, request, reply, project);
    if (hasIds(request)) {
      const sent = { ids: body, ownership: query.ownership, from: query.from };
      const added = await addExistingSamples(catalog, userOf(request), project, sent, commandContext(request));
      return reply.code(201).send(added);
    }
    const made = await createSample(catalog, userOf(request), project, body, commandContext(request));
    return sendRecord(reply, 201, made.version, made.document);
  });
}

export function samplesOfProjectRoutes(app: FastifyInstance, catalog: Catalog): void {
  // only here bodies have media types of their own
  app.register(async (scope) => newSamplesRoute(scope, catalog));

  app.get<InProject>("/projects/:project/samples", async (request, reply) => {
    const { project } = request.params;
    if (asksForCsv(request)) return sendLineList(catalog, request, reply, project);
    await sendListed(reply, await listSamples(catalog, userOf(request), project, collectionQuery(request)));
    return reply;
  });

  app.get<InProject>("/projects/:project/samples/metadata", async (request, reply) => {
    const { project } = request.params;
    await sendListed(reply, await listMetadata(catalog, userOf(request), project, collectionQuery(request)));
    return reply;
  });

  app.get<InProject>("/projects/:project/samples/bySampleName", async (request, reply) => {
    const { params, query } = request;
    const found = await readSampleByName(catalog, userOf(request), params.project, query.sampleName);
    return sendRecord(reply, 200, found.version, found.document);
  });
}

export function sampleRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.get<AtBoth>("/projects/:project/samples/:sample", async (request, reply) => {
    const { version, document } = await readSampleInProject(catalog, userOf(request), request.params);
    return sendRecord(reply, 200, version, document);
  });

  app.delete<AtBoth>("/projects/:project/samples/:sample", async (request, reply) => {
    const done = await removeSampleFromProject(catalog, userOf(request), request.params, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.get<AtSample>("/samples/:sample/projects", async (request, reply) => {
    await sendLines(reply, await listProjectsOfSample(catalog, userOf(request), request.params.sample));
    return reply;
  });

  app.get<AtSample>("/samples/:sample", async (request, reply) => {
    const { version, document } = await readSample(catalog, userOf(request), request.params.sample);
    return sendRecord(reply, 200, version, document);
  });

  app.patch<AtSample>("/samples/:sample", async (request, reply) => {
    const { sample } = request.params;
    const done = await changeSample(catalog, userOf(request), sample, request.body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.post<AtSample>("/samples/:sample/merge", async (request, reply) => {
    const { sample } = request.params;
    const done = await mergeSamples(catalog, userOf(request), sample, request.body, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });

  app.delete<AtSample>("/samples/:sample", async (request, reply) => {
    const done = await deleteSample(catalog, userOf(request), request.params.sample, commandContext(request));
    return sendRecord(reply, 200, done.version, done.document);
  });
}
