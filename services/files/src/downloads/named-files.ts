// The files of records as files on the disk: where FILES_ROOT is a path and blobs are files, each lies under its place.
import { type BlobNames, followOwnEvents, type OwnEventHandler, type Worker } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { placeOf } from "../sequencing-object/document.ts";
import { sequencingObject } from "../sequencing-object/sequencing-object.ts";
import type { FilesSettings } from "../settings.ts";

const NAME = "named-files";

/** Keeps the names in step with the log; the first time, and when they were lost, from its beginning. */
export function namedFilesWorker(context: ServiceContext<FilesSettings>): Worker {
  const { name: service, aggregates, stores, settings, logger } = context;
  const { names } = stores.blobs;
  const isPath = settings.filesRoot.startsWith("/");
  return {
    name: NAME,
    async run(signal) {
      if (names && isPath) {
        if (await names.areNone()) await stores.checkpoints.set(`${service}/${NAME}`, { position: 0, index: 0 });
        return followOwnEvents({ service, aggregates, log: logger }, nameFiles(context, names), signal);
      }
      await names?.clear(); // they would keep the bytes of what is deleted
      if (isPath) logger.warn("FILES_ROOT is a path, but the bytes are in an object store: no file lies there");
      await ended(signal);
    },
  };
}

/** By the state as it is now, not as it was: what is told of long ago gives no name to what was deleted since. */
function nameFiles({ aggregates }: ServiceContext, names: BlobNames): OwnEventHandler {
  const inStep = async (_event: unknown, { id }: { readonly id: string }) => {
    const object = await aggregates.load(sequencingObject, id);
    for (const file of object.state.files) {
      const place = placeOf({ object, file });
      if (object.state.status === "live") await names.give(place, file.blob);
      else await names.take(place);
    }
  };
  return { name: NAME, on: { ObjectUploaded: inStep, ObjectDeleted: inStep } };
}

const ended = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
