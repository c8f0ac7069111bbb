// A sample, one isolate: its fields, its unstructured metadata, and the projects that hold it.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { EventOf, Message } from "../stored-events.ts";
import { allOf, changed, difference } from "../values.ts";
import { entriesOf, type Metadata, mergeMetadata, metadataOf, replaceMetadata } from "./metadata.ts";

/** The fields as stored; hostSubjectId is sealed. */
export type SampleFields = Readonly<Required<Omit<Message<"SampleFields">, "$unknowns">>>;
/** A project that holds the sample; only through one that owns it may it be changed. */
export type Holding = { readonly project: string; readonly owner: boolean };

export type Sample = {
  readonly status: "none" | "live" | "deleted";
  readonly createdDate: number;
  readonly modifiedDate: number;
  readonly fields: SampleFields;
  readonly metadata: Metadata;
  readonly projects: readonly Holding[];
};

export type SampleCommand =
  | { readonly type: "create"; readonly project: string; readonly fields: Partial<SampleFields> }
  | { readonly type: "change"; readonly fields: Partial<SampleFields> }
  | { readonly type: "replaceMetadata"; readonly entries: Metadata }
  | { readonly type: "mergeMetadata"; readonly entries: Metadata }
  | { readonly type: "addToProject"; readonly project: string; readonly owner: boolean }
  | { readonly type: "removeFromProject"; readonly project: string }
  | { readonly type: "delete" };

export type SampleEvent = EventOf<
  | "SampleCreated"
  | "SampleChanged"
  | "SampleMetadataReplaced"
  | "SampleMetadataMerged"
  | "SampleAddedToProject"
  | "SampleRemovedFromProject"
  | "SampleDeleted"
>;

export const SAMPLE_FIELDS = [
  "sampleName",
  "sequencerSampleId",
  "description",
  "strain",
  "collectionDate",
  "collectedBy",
  "latitude",
  "longitude",
  "organism",
  "isolate",
  "geographicLocationName",
  "isolationSource",
  "cultureCollection",
  "genotype",
  "passageHistory",
  "pathotype",
  "serotype",
  "serovar",
  "specimenVoucher",
  "subgroup",
  "subtype",
  "hostTaxonomicName",
  "hostDisease",
  "hostDescription",
  "hostDiseaseOutcome",
  "hostDiseaseStage",
  "hostHealthState",
  "hostSex",
  "hostSubjectId",
  "hostTissueSampleId",
  "hostAge",
] as const satisfies readonly (keyof SampleFields)[];

export const initial: Sample = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  fields: allOf<SampleFields>(SAMPLE_FIELDS, {}),
  metadata: {},
  projects: [],
};

/** @throws CommandRejected when the sample does not allow the command */
export function decide(state: Sample, command: SampleCommand): readonly SampleEvent[] {
  if (command.type === "create") {
    if (state.status !== "none") throw new CommandRejected("conflict", "This sample already exists.");
    const fields = named({ sequencerSampleId: null, ...command.fields }, "");
    return [{ type: "SampleCreated", data: { projectId: command.project, fields } }];
  }
  if (state.status !== "live") throw new CommandRejected("missing", "There is no such sample.");
  const projectIds = state.projects.map(({ project }) => project);
  switch (command.type) {
    case "change": {
      const change = difference(state.fields, named(command.fields, state.fields.sampleName));
      if (!change) return [];
      return [{ type: "SampleChanged", data: { fields: change.set, cleared: change.cleared, projectIds } }];
    }
    case "replaceMetadata": {
      const entries = replaceMetadata(state.metadata, command.entries);
      return entries ? [{ type: "SampleMetadataReplaced", data: { entries: entriesOf(entries), projectIds } }] : [];
    }
    case "mergeMetadata": {
      const entries = mergeMetadata(state.metadata, command.entries);
      return entries ? [{ type: "SampleMetadataMerged", data: { entries: entriesOf(entries), projectIds } }] : [];
    }
    case "addToProject": {
      const { project: projectId, owner } = command;
      if (projectIds.includes(projectId)) return [];
      const data = { holding: { projectId, owner }, projectIds: [...projectIds, projectId] };
      return [{ type: "SampleAddedToProject", data }];
    }
    case "removeFromProject": {
      const { project } = command;
      if (!projectIds.includes(project)) throw new CommandRejected("missing", "The sample is not in this project.");
      const left = projectIds.filter((held) => held !== project);
      // "when it was the sample's last project the sample itself is deleted"
      if (left.length === 0) return [{ type: "SampleDeleted", data: { projectIds } }];
      return [{ type: "SampleRemovedFromProject", data: { projectId: project, projectIds: left } }];
    }
    case "delete":
      return [{ type: "SampleDeleted", data: { projectIds } }];
  }
}

/** A sequencerSampleId that is cleared or was never given is the sample's name. */
const named = (fields: Partial<SampleFields>, nameBefore: string | null): Partial<SampleFields> =>
  fields.sequencerSampleId === null ? { ...fields, sequencerSampleId: fields.sampleName ?? nameBefore } : fields;

export function evolve(before: Sample, event: SampleEvent, { at }: { at: number }): Sample {
  const state = { ...before, modifiedDate: at };
  switch (event.type) {
    case "SampleCreated":
      return {
        status: "live",
        createdDate: at,
        modifiedDate: at,
        fields: allOf<SampleFields>(SAMPLE_FIELDS, event.data.fields),
        metadata: {},
        projects: [{ project: event.data.projectId ?? "", owner: true }],
      };
    case "SampleChanged":
      return {
        ...state,
        fields: changed<SampleFields>(SAMPLE_FIELDS, state.fields, event.data.fields, event.data.cleared ?? []),
      };
    case "SampleMetadataReplaced":
      return { ...state, metadata: metadataOf(event.data.entries) };
    case "SampleMetadataMerged":
      return { ...state, metadata: { ...state.metadata, ...metadataOf(event.data.entries) } };
    case "SampleAddedToProject": {
      const { projectId = "", owner = false } = event.data.holding ?? {};
      return { ...state, projects: [...state.projects, { project: projectId, owner }] };
    }
    case "SampleRemovedFromProject":
      return { ...state, projects: state.projects.filter(({ project }) => project !== event.data.projectId) };
    case "SampleDeleted":
      return { ...state, status: "deleted", projects: [] };
  }
}
