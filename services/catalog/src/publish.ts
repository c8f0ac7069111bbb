// What the outside learns of projects and samples: an allow-list. No host subject, no collector, no names of persons.
import { isotrail } from "@isotrail/contracts/events";
import type { EventMetadata, PublicMessage, Publish } from "@isotrail/eventsourcing";
import { type ProjectEvent, SETTINGS } from "./project/decider.ts";
import { SAMPLE_FIELDS, type SampleEvent } from "./sample/state.ts";
import { given } from "./values.ts";

const v1 = isotrail.catalog.v1;
/** Told in no event. */
const PRIVATE = ["collectedBy", "hostSubjectId"];
/** What SampleCreated and SampleChanged tell. */
const PUBLIC_FIELDS = SAMPLE_FIELDS.filter((name) => !PRIVATE.includes(name));

const ROLES = ["role", "metadataRole"] as const;

const message = (
  type: string,
  writer: { finish(): Uint8Array },
  projects: readonly (string | undefined)[] = [],
): PublicMessage => ({
  type: `isotrail.catalog.v1.${type}`,
  bytes: writer.finish(),
  projects: projects.filter((project) => project !== undefined),
});

const publicEntry = ({ name = "", value = "", type = "" }) => ({ name, value, type });

export const publish: Publish = (event, metadata) =>
  metadata.category === "project"
    ? publishProject(event as ProjectEvent, metadata)
    : publishSample(event as SampleEvent, metadata);

function publishProject({ type, data }: ProjectEvent, { id: projectId }: EventMetadata): PublicMessage {
  const of = (writer: { finish(): Uint8Array }) => message(type, writer, [projectId]);
  switch (type) {
    case "ProjectCreated": {
      const settings = given(SETTINGS, data.settings);
      return of(v1.ProjectCreated.encode({ projectId, settings, ownerId: data.ownerId ?? "" }));
    }
    case "ProjectChanged": {
      const settings = given(SETTINGS, data.settings);
      return of(v1.ProjectChanged.encode({ projectId, settings, cleared: data.cleared ?? [] }));
    }
    case "ProjectDeleted":
      return of(v1.ProjectDeleted.encode({ projectId }));
    case "ProjectMemberAdded":
    case "ProjectMemberChanged":
      return of(v1[type].encode({ projectId, userId: data.userId ?? "", ...given(ROLES, data) }));
    case "ProjectMemberRemoved":
      return of(v1.ProjectMemberRemoved.encode({ projectId, userId: data.userId ?? "" }));
    case "ProjectGroupAdded":
    case "ProjectGroupChanged":
      return of(v1[type].encode({ projectId, groupId: data.groupId ?? "", ...given(ROLES, data) }));
    case "ProjectGroupRemoved":
      return of(v1.ProjectGroupRemoved.encode({ projectId, groupId: data.groupId ?? "" }));
    case "ProjectAutomatedAnalysisAdded": {
      const { automatedAnalysisId = "", updateSamples = false } = data;
      const asked = given(["name", "workflowId", "analysisType", "priority"], data);
      return of(v1[type].encode({ projectId, automatedAnalysisId, updateSamples, ...asked }));
    }
    case "ProjectAutomatedAnalysisRemoved":
      return of(v1[type].encode({ projectId, automatedAnalysisId: data.automatedAnalysisId ?? "" }));
  }
}

function publishSample({ type, data }: SampleEvent, { id: sampleId }: EventMetadata): PublicMessage | undefined {
  switch (type) {
    case "SampleCreated": {
      const projectIds = [data.projectId ?? ""];
      const fields = given(PUBLIC_FIELDS, data.fields);
      return message(type, v1.SampleCreated.encode({ sampleId, projectIds, fields }), projectIds);
    }
    case "SampleChanged": {
      const projectIds = data.projectIds ?? [];
      const fields = given(PUBLIC_FIELDS, data.fields);
      const cleared = (data.cleared ?? []).filter((name) => !PRIVATE.includes(name));
      if (Object.keys(fields).length + cleared.length === 0) return undefined;
      return message(type, v1.SampleChanged.encode({ sampleId, projectIds, fields, cleared }), projectIds);
    }
    case "SampleMetadataReplaced":
    case "SampleMetadataMerged": {
      const projectIds = data.projectIds ?? [];
      const entries = (data.entries ?? []).map(publicEntry);
      return message(type, v1[type].encode({ sampleId, projectIds, entries }), projectIds);
    }
    case "SampleAddedToProject": {
      const projectIds = data.projectIds ?? [];
      const { projectId = "", owner = false } = data.holding ?? {};
      return message(type, v1.SampleAddedToProject.encode({ sampleId, projectIds, projectId, owner }), projectIds);
    }
    case "SampleRemovedFromProject": {
      const projectIds = data.projectIds ?? [];
      const projectId = data.projectId ?? "";
      const writer = v1.SampleRemovedFromProject.encode({ sampleId, projectIds, projectId });
      return message(type, writer, [...projectIds, projectId]); // it concerns the project that it leaves, too
    }
    case "SampleFilesChanged":
      return undefined; // the files service tells what was uploaded
    case "SampleMerged": {
      const { intoSampleId = "", projectIds = [], intoProjectIds = [] } = data;
      const writer = v1.SampleMerged.encode({ sampleId, projectIds, intoSampleId, intoProjectIds });
      return message(type, writer, [...new Set([...projectIds, ...intoProjectIds])]);
    }
    case "SampleTookOver": {
      const { fromSampleId = "", projectIds = [] } = data;
      const taken = { fields: given(PUBLIC_FIELDS, data.fields), entries: (data.entries ?? []).map(publicEntry) };
      return message(type, v1.SampleTookOver.encode({ sampleId, projectIds, fromSampleId, ...taken }), projectIds);
    }
    case "SampleDeleted": {
      const projectIds = data.projectIds ?? [];
      return message(type, v1.SampleDeleted.encode({ sampleId, projectIds }), projectIds);
    }
  }
}
