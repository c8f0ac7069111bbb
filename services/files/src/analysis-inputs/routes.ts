// What the analysis service asks of files: what there is, that it stays while a submission uses it, and its bytes.
import { callerOf, commandContext, type ServiceContext, sendStored } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import { bytesOf } from "../downloads/content.ts";
import { endUses, recordUses } from "../use-cases/record-uses.ts";
import { inputFacts } from "./facts.ts";
import { findUsedFile } from "./find-used-file.ts";
import { inputsAsked, requireAnalysis, submissionIn, usesIn } from "./questions.ts";

/** For which an engine may fetch a file: a run may wait for its turn before it does. Two days. */
const ADDRESS_SECONDS = 172_800;

type AtContent = { Params: { object: string; file: string } };

export function analysisInputRoutes(app: FastifyInstance, service: ServiceContext): void {
  const { aggregates, stores } = service;

  app.post("/internal/inputs", (request) => inputFacts(service, callerOf(request), inputsAsked(request.body)));

  app.post("/internal/uses", async (request) => {
    requireAnalysis(request);
    await recordUses(aggregates, usesIn(request.body), commandContext(request));
    return {};
  });

  app.post("/internal/uses/end", async (request) => {
    requireAnalysis(request);
    await endUses(aggregates, submissionIn(request.body), commandContext(request));
    return {};
  });

  app.get<AtContent>("/internal/content/:object/:file", async (request, reply) => {
    requireAnalysis(request);
    const { object, file } = request.params;
    const found = await findUsedFile(aggregates, object, file);
    return sendStored(request, reply, stores.blobs, bytesOf(found), "application/octet-stream");
  });

  app.get<AtContent>("/internal/content/:object/:file/address", async (request) => {
    requireAnalysis(request);
    const { object, file } = request.params;
    const found = await findUsedFile(aggregates, object, file);
    return { url: await stores.blobs.address?.(found.file.blob, ADDRESS_SECONDS) };
  });
}
