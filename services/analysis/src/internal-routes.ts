// What other services ask of analyses: files of the inputs of submissions and of the analyses of pairs, the catalog of workflows.
import { objectOf, userOf } from "@isotrail/http";
import type { FastifyInstance } from "fastify";
import type { Analysis } from "./context.ts";
import { analysesOf, inputsOf } from "./submission/reads.ts";
import { checkWorkflow } from "./workflow/check.ts";

export function internalRoutes(app: FastifyInstance, analysis: Analysis): void {
  app.post("/internal/inputs-of", (request) => inputsOf(analysis, userOf(request), request.body));
  app.post("/internal/analyses-of", (request) => analysesOf(analysis, userOf(request), request.body));
  app.post("/internal/check-workflow", (request) => checkWorkflow(analysis, objectOf(request.body)));
}
