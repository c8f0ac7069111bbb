// The inputs of an analysis submission over HTTP.
import { callerOf, type ServiceContext, sendLines } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { FilesSettings } from "../settings.ts";
import { pairsOfSubmission, singlesOfSubmission } from "./reads.ts";

type AtSubmission = { Params: { submission: string } };

const INPUTS = "/analysisSubmissions/:submission/sequenceFiles";

export function submissionInputRoutes(app: FastifyInstance, service: ServiceContext<FilesSettings>): void {
  app.get<AtSubmission>(`${INPUTS}/pairs`, async (request, reply) => {
    await sendLines(reply, pairsOfSubmission(service, callerOf(request), request.params.submission));
    return reply;
  });

  app.get<AtSubmission>(`${INPUTS}/unpaired`, async (request, reply) => {
    await sendLines(reply, singlesOfSubmission(service, callerOf(request), request.params.submission));
    return reply;
  });
}
