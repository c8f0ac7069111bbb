// What the outside learns of sequence files: an allow-list. Nothing that a client added of its own, no place in the store.
import { isotrail } from "@isotrail/contracts/events";
import "@isotrail/contracts/protobuf";
import type { Publish } from "@isotrail/eventsourcing";
import type { ObjectEvent } from "./object.ts";

const v1 = isotrail.files.v1;

export const publish: Publish = (event, { id: objectId }) => {
  const { type, data } = event as ObjectEvent;
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
      return undefined;
    case "ContentDestroyed": {
      const projectIds = data.projects ?? [];
      const writer = v1.SequenceFilesDestroyed.encode({ objectId, fileIds: data.fileIds ?? [], projectIds });
      return { type: "isotrail.files.v1.SequenceFilesDestroyed", bytes: writer.finish(), projects: projectIds };
    }
  }
};
