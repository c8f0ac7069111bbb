// The files service: sequence files of samples, singly or in pairs, their bytes, and their quality control.
import type { Service } from "@isotrail/http";
import { analysisInputRoutes } from "./analysis-inputs/routes.ts";
import { departedSample } from "./departed-sample/decider.ts";
import { namedFilesWorker } from "./downloads/named-files.ts";
import { downloadRoutes } from "./downloads/routes.ts";
import { contentDestruction } from "./event-handlers/content-destruction.ts";
import { runCompletion } from "./event-handlers/run-completion.ts";
import { runDeletion } from "./event-handlers/run-deletion.ts";
import { runProcessing } from "./event-handlers/run-processing.ts";
import { sampleDeparture } from "./event-handlers/sample-departure.ts";
import { sampleProjects } from "./event-handlers/sample-projects.ts";
import { unusedContent } from "./event-handlers/unused-content.ts";
import { uploadAfterCompletion } from "./event-handlers/upload-after-completion.ts";
import { publish } from "./publish.ts";
import { qualityControlRoutes } from "./quality-control/routes.ts";
import { qualityControlWorker } from "./quality-control/worker.ts";
import { resources } from "./resources.ts";
import { resumableUpload } from "./resumable-upload/resumable-upload.ts";
import { resumableUploadRoutes } from "./resumable-upload/routes.ts";
import { Writing } from "./resumable-upload/writing.ts";
import { figuresRoute } from "./sequencing-object/figures.ts";
import { sequencingObjectRoutes } from "./sequencing-object/routes.ts";
import { sequencingObject } from "./sequencing-object/sequencing-object.ts";
import { sequencingRun } from "./sequencing-run/decider.ts";
import { runFileRoutes } from "./sequencing-run/routes.ts";
import { type FilesSettings, filesSettings } from "./settings.ts";
import { submission } from "./submission/decider.ts";
import { submissionInputRoutes } from "./submission/routes.ts";
import type { InFlight } from "./uploads/blobs.ts";
import { uploadRoutes } from "./uploads/routes.ts";
import { sweepRegularly } from "./uploads/sweep-schedule.ts";

export const files: Service<FilesSettings> = {
  name: "files",
  peers: ["catalog", "identity", "runs", "analysis"],
  settings: filesSettings,
  ownThread: true,
  aggregates: [sequencingObject, sequencingRun, departedSample, submission, resumableUpload],
  publish,
  resources,
  feed: "readers of the project",
  ownEventHandlers: (aggregates) => [
    contentDestruction(aggregates),
    unusedContent(aggregates),
    uploadAfterCompletion(aggregates),
    runProcessing(aggregates),
  ],
  eventHandlers: (aggregates) => [
    sampleDeparture(aggregates),
    sampleProjects(aggregates),
    runDeletion(aggregates),
    runCompletion(aggregates),
  ],
  workers: (context) => [qualityControlWorker(context), namedFilesWorker(context)],
  async routes(app, context) {
    const inFlight: InFlight = new Set();
    sequencingObjectRoutes(app, context);
    downloadRoutes(app, context);
    qualityControlRoutes(app, context);
    figuresRoute(app, context);
    runFileRoutes(app, context);
    submissionInputRoutes(app, context);
    analysisInputRoutes(app, context);
    const uploads = { ...context, inFlight, writing: new Writing() };
    await uploadRoutes(app, uploads);
    await resumableUploadRoutes(app, uploads);

    const stopping = new AbortController();
    const sweeping = sweepRegularly(context, inFlight, stopping.signal);
    app.addHook("onClose", async () => {
      stopping.abort();
      await sweeping;
    });
  },
};
