// What the analysis service asks of the catalog: what a project wants done with new files, and that results become metadata.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type Caller, callerOf, commandContext } from "@isotrail/http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Catalog } from "./context.ts";
import { automatedAnalysesOf } from "./project/automated-reads.ts";
import { keepResults, resultsIn } from "./use-cases/keep-results.ts";

type AboutSample = { Body: { sample?: unknown } | null };

export function analysisRoutes(app: FastifyInstance, catalog: Catalog): void {
  app.post<AboutSample>("/internal/automated-analyses", (request) => {
    const { user } = requireAnalysis(request);
    if (user !== undefined) throw new CommandRejected("forbidden", "Only a service may ask this, for itself.");
    return automatedAnalysesOf(catalog, String(request.body?.sample));
  });

  app.post("/internal/sample-metadata", async (request) => {
    const caller = requireAnalysis(request);
    await keepResults(catalog, caller, resultsIn(request.body), commandContext(request));
    return {};
  });
}

/** @throws CommandRejected "forbidden" */
function requireAnalysis(request: FastifyRequest): Caller {
  const caller = callerOf(request);
  if (caller.service !== "analysis") throw new CommandRejected("forbidden", "Only the analysis service may ask this.");
  return caller;
}
