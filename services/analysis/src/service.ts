// The analysis service: submissions, the workflows that they run, and what comes of them.
import type { Service } from "@isotrail/http";
import { arrival } from "./arrival/arrival.ts";
import { arrivalsWorker } from "./arrival/worker.ts";
import { type Own, openAnalysis } from "./context.ts";
import { arrivals } from "./event-handlers/arrivals.ts";
import { whatCannotRun } from "./execution/waiting.ts";
import { executionWorker } from "./execution/worker.ts";
import { internalRoutes } from "./internal-routes.ts";
import { outputRoutes } from "./output/routes.ts";
import { outputSweepWorker } from "./output/sweep.ts";
import { publish } from "./publish.ts";
import { resources } from "./resources.ts";
import { sampleMetadataWorker } from "./sample-metadata/worker.ts";
import { type AnalysisSettings, analysisSettings } from "./settings.ts";
import { submission } from "./submission/aggregate.ts";
import { ANALYSES_FOR } from "./submission/permissions.ts";
import { submissionRoutes } from "./submission/routes.ts";
import { workflowRoutes } from "./workflow/routes.ts";

export const analysis: Service<AnalysisSettings, Own> = {
  name: "analysis",
  peers: ["catalog", "files", "identity"],
  settings: analysisSettings,
  ownThread: true, // inputs are hashed and pictures drawn, each in a stretch
  feed: { roles: ANALYSES_FOR, ofProjects: true },
  aggregates: [submission, arrival],
  publish,
  resources,
  eventHandlers: (aggregates) => [arrivals(aggregates)],
  open: openAnalysis,
  routes(app, context) {
    submissionRoutes(app, context);
    outputRoutes(app, context);
    workflowRoutes(app, context);
    internalRoutes(app, context);
  },
  remarks: whatCannotRun,
  workers: (context) => [
    executionWorker(context),
    sampleMetadataWorker(context),
    arrivalsWorker(context),
    outputSweepWorker(context),
  ],
};
