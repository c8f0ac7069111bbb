// What the outside learns of runs: an allow-list. No investigator's name, nothing that a client added of its own.
import { isotrail } from "@isotrail/contracts/events";
import type { PublicMessage, Publish } from "@isotrail/eventsourcing";
import { fromStored, type Properties } from "@isotrail/http";
import type { RunEvent } from "./run/decider.ts";

const v1 = isotrail.runs.v1;
const TEXTS = ["projectName", "workflow", "experimentName", "application", "assay", "chemistry"] as const;

export const publish: Publish = (event, { id: runId }): PublicMessage => {
  const { type, data } = event as RunEvent;
  const of = (writer: { finish(): Uint8Array }) => ({
    type: `isotrail.runs.v1.${type}`,
    bytes: writer.finish(),
    projects: [], // a run is not in a project
  });
  switch (type) {
    case "RunCreated": {
      const { sequencerType = "", layoutType = "", uploadStatus = "" } = data;
      const description = data.description == null ? {} : { description: data.description };
      const told = { ...description, ...publicProperties(fromStored(data.properties)) };
      return of(v1.RunCreated.encode({ runId, sequencerType, layoutType, uploadStatus, ...told }));
    }
    case "RunChanged": {
      const layoutType = data.layoutType == null ? {} : { layoutType: data.layoutType };
      const description = data.description == null ? {} : { description: data.description };
      return of(v1.RunChanged.encode({ runId, ...layoutType, ...description, cleared: data.cleared ?? [] }));
    }
    case "RunUploadStatusChanged":
      return of(v1.RunUploadStatusChanged.encode({ runId, from: data.from ?? "", to: data.to ?? "" }));
    case "RunDeleted":
      return of(v1.RunDeleted.encode({ runId }));
  }
};

/** The properties that the specification names, less the investigator's name. */
function publicProperties(properties: Properties) {
  const texts = TEXTS.flatMap((name) => (properties[name] === undefined ? [] : [[name, String(properties[name])]]));
  const { readLengths } = properties;
  return {
    ...Object.fromEntries(texts),
    ...(Number.isSafeInteger(readLengths) && { readLengths: Number(readLengths) }),
  };
}
