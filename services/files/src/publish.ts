// What the outside learns of sequence files: an allow-list. Nothing that a client added of its own, no place in the store.
import { isotrail } from "@isotrail/contracts/events";
import "@isotrail/contracts/protobuf";
import type { Publish } from "@isotrail/eventsourcing";
import type { ObjectEvent } from "./object.ts";
import type { RunEvent } from "./run.ts";

const v1 = isotrail.files.v1;

export const publish: Publish = (event, { id: objectId }) => {
  const { type, data } = event as ObjectEvent | RunEvent;
  switch (type) {
    case "ObjectUploaded": {
      const { sampleId = "", runId = "", projects } = data;
      const projectIds = projects ?? [];
      const files = (data.files ?? []).map((file) => ({
        fileId: file.fileId ?? "",
        fileName: file.fileName ?? "",
        fileSizeBytes: file.size ?? 0,
        uploadSha256: file.sha256 ?? "",
      }));
      const writer = v1.SequenceFilesUploaded.encode({ objectId, sampleId, runId, files, projectIds });
      return { type: "isotrail.files.v1.SequenceFilesUploaded", bytes: writer.finish(), projects: projectIds };
    }
    case "ObjectDeleted": {
      const { sampleId = "", runId = "", projects } = data;
      const projectIds = projects ?? [];
      const fileIds = data.fileIds ?? [];
      const writer = v1.SequenceFilesDeleted.encode({ objectId, sampleId, runId, fileIds, projectIds });
      return { type: "isotrail.files.v1.SequenceFilesDeleted", bytes: writer.finish(), projects: projectIds };
    }
    case "ContentReleased":
    case "QualityControlDue":
    case "QualityControlStarted":
    case "QualityControlLetGo":
    case "RunStatusSeen":
      return undefined;
    case "QualityControlled": {
      const projectIds = data.projects ?? [];
      const writer = v1.QcCompleted.encode({
        ...{ objectId, projectIds, fileId: data.fileId ?? "", sampleId: data.sampleId ?? "", runId: data.runId ?? "" },
        ...{ engine: data.engine ?? "", profile: data.profile ?? "", encoding: data.encoding ?? "" },
        ...{ totalSequences: data.totalSequences ?? 0, totalBases: data.totalBases ?? 0 },
        ...{ minLength: data.minLength ?? 0, maxLength: data.maxLength ?? 0, gcContent: data.gcContent ?? 0 },
      });
      return { type: "isotrail.files.v1.QcCompleted", bytes: writer.finish(), projects: projectIds };
    }
    case "QualityControlFailed": {
      const projectIds = data.projects ?? [];
      const writer = v1.QcFailed.encode({
        ...{ objectId, projectIds, fileId: data.fileId ?? "", sampleId: data.sampleId ?? "", runId: data.runId ?? "" },
        ...{ engine: data.engine ?? "", profile: data.profile ?? "", code: data.code ?? "" },
        ...(data.record != null && { record: data.record }),
        ...(data.offset != null && { offset: data.offset }),
        message: data.message ?? "",
      });
      return { type: "isotrail.files.v1.QcFailed", bytes: writer.finish(), projects: projectIds };
    }
    case "ContentDestroyed": {
      const projectIds = data.projects ?? [];
      const writer = v1.SequenceFilesDestroyed.encode({ objectId, fileIds: data.fileIds ?? [], projectIds });
      return { type: "isotrail.files.v1.SequenceFilesDestroyed", bytes: writer.finish(), projects: projectIds };
    }
  }
};
