// Analysis submissions over HTTP.
import { collectionQuery, commandContext, historyRoutes, sendListed, sendRecord, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Analysis } from "../context.ts";
import { waitingReason } from "../execution/waiting.ts";
import { createSubmission } from "../use-cases/create-submission.ts";
import { deleteSubmission } from "../use-cases/delete-submission.ts";
import { analysisDocument, submissionDocument } from "./document.ts";
import { errorsDocument } from "./errors.ts";
import { completedAnalysis, ownSubmission } from "./find.ts";
import { historyOfSubmission } from "./history.ts";
import { listOfProject, listOwn, readSubmission } from "./reads.ts";

type AtSubmission = { Params: { submission: string } };
type OfType = { Params: { type: string } };
type OfProject = { Params: { project: string; type?: string } };

export function submissionRoutes(app: FastifyInstance, analysis: Analysis): void {
  app.get("/analysisSubmissions", async (request, reply) => {
    await sendListed(reply, await listOwn(analysis, userOf(request), undefined, collectionQuery(request)));
    return reply;
  });

  app.get<OfType>("/analysisSubmissions/analysisType/:type", async (request, reply) => {
    const { type } = request.params;
    await sendListed(reply, await listOwn(analysis, userOf(request), type, collectionQuery(request)));
    return reply;
  });

  for (const path of ["/projects/:project/analyses", "/projects/:project/analyses/:type"])
    app.get<OfProject>(path, async (request, reply) => {
      const { project, type } = request.params;
      const asked = collectionQuery(request);
      await sendListed(reply, await listOfProject(analysis, userOf(request), project, { type, asked }));
      return reply;
    });

  app.post("/analysisSubmissions", async (request, reply) => {
    const caller = userOf(request);
    const made = await createSubmission(analysis, caller, request.body, commandContext(request));
    const reason = await waitingReason(analysis, made.state);
    return sendRecord(reply, 201, made.version, submissionDocument(analysis, made, caller, reason));
  });

  app.get<AtSubmission>("/analysisSubmissions/:submission", async (request, reply) => {
    const { version, document } = await readSubmission(analysis, userOf(request), request.params.submission);
    return sendRecord(reply, 200, version, document);
  });

  app.delete<AtSubmission>("/analysisSubmissions/:submission", async (request, reply) => {
    const { submission } = request.params;
    const version = await deleteSubmission(analysis, userOf(request), submission, commandContext(request));
    return sendRecord(reply, 200, version, { refs: { submission } });
  });

  app.get<AtSubmission>("/analysisSubmissions/:submission/analysis", async (request, reply) => {
    const found = await completedAnalysis(analysis, userOf(request), request.params.submission);
    return sendRecord(reply, 200, found.version, analysisDocument(found));
  });

  app.get<AtSubmission>("/analysisSubmissions/:submission/errors", async (request, reply) => {
    const found = await ownSubmission(analysis, userOf(request), request.params.submission);
    return sendRecord(reply, 200, found.version, await errorsDocument(analysis.aggregates, found));
  });

  historyRoutes<{ submission: string }>(app, "/analysisSubmissions/:submission", (actor, { submission }) =>
    historyOfSubmission(analysis, actor, submission),
  );
}
