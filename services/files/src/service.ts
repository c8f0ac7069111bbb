// The files: sequence files of samples, singly or in pairs, and their bytes.
import type { Service, ServiceContext } from "@isotrail/http";
import { destruction, runCompletion, runDeletion, runQuestion, sampleDeletion } from "./event-handlers.ts";
import { type InFlight, sweepBlobs } from "./in-flight.ts";
import { objectRoutes } from "./object.routes.ts";
import { object } from "./object.ts";
import { publish } from "./publish.ts";
import { qcRoutes } from "./qc.routes.ts";
import { startQualityControl } from "./quality-control.ts";
import { followedRun } from "./run.ts";
import { type FilesSettings, filesSettings } from "./settings.ts";
import { uploadRoutes } from "./upload.routes.ts";

const SWEEP_MS = 60_000;
/** The first sweep, when the repair of a start has had its time. */
const FIRST_SWEEP_MS = 2_000;

export const files: Service<FilesSettings> = {
  name: "files",
  peers: ["catalog", "runs"],
  settings: filesSettings,
  ownThread: true,
  aggregates: [object, followedRun],
  publish,
  ownEventHandlers: (aggregates) => [destruction(aggregates), runQuestion(aggregates)],
  eventHandlers: (aggregates) => [sampleDeletion(aggregates), runDeletion(aggregates), runCompletion(aggregates)],
  async routes(app, context) {
    const inFlight: InFlight = new Set();
    objectRoutes(app, context);
    qcRoutes(app, context);
    await uploadRoutes(app, context, inFlight);
    const sweeping = sweepEvery(context, inFlight);
    const controlling = startQualityControl(context);
    app.addHook("onClose", async () => {
      sweeping.abort();
      await controlling.stop();
    });
  },
};

function sweepEvery({ name, aggregates, logger }: ServiceContext, inFlight: InFlight): AbortController {
  const since = aggregates.stores.clock.now();
  const ended = new AbortController();
  const later = (milliseconds: number) => {
    const timer = setTimeout(sweep, milliseconds).unref();
    ended.signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  };
  const sweep = async () => {
    try {
      const removed = await sweepBlobs(aggregates, name, inFlight, since);
      if (removed > 0) logger.info({ removed }, "removed what interrupted uploads left");
    } catch (error) {
      logger.warn({ error }, "what interrupted uploads left could not be swept");
    }
    if (!ended.signal.aborted) later(SWEEP_MS);
  };
  later(FIRST_SWEEP_MS);
  return ended;
}
