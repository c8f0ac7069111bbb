// A sample, one isolate: its fields, its unstructured metadata, and the projects that hold it.
import { type Aggregate, CommandRejected, protobufCodec } from "@isotrail/eventsourcing";
import "@isotrail/contracts/protobuf";
import { isotrail } from "../generated/domain-events.js";
import { allOf, changed, difference } from "./values.ts";

const domain = isotrail.catalog.domain.v1;
type Messages = typeof isotrail.catalog.domain.v1;
type Message<Type extends keyof Messages> = Parameters<Messages[Type]["encode"]>[0];

/** The fields as stored; hostSubjectId is sealed. */
export type SampleFields = Readonly<Required<Omit<Message<"SampleFields">, "$unknowns">>>;
export type MetadataEntry = { readonly value: string; readonly type: string };
export type Metadata = Readonly<Record<string, MetadataEntry>>;
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

export type SampleEvent =
  | { readonly type: "SampleCreated"; readonly data: Message<"SampleCreated"> }
  | { readonly type: "SampleChanged"; readonly data: Message<"SampleChanged"> }
  | { readonly type: "SampleMetadataReplaced"; readonly data: Message<"SampleMetadataReplaced"> }
  | { readonly type: "SampleMetadataMerged"; readonly data: Message<"SampleMetadataMerged"> }
  | { readonly type: "SampleAddedToProject"; readonly data: Message<"SampleAddedToProject"> }
  | { readonly type: "SampleRemovedFromProject"; readonly data: Message<"SampleRemovedFromProject"> }
  | { readonly type: "SampleDeleted"; readonly data: Message<"SampleDeleted"> };

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

/** All metadata of a sample together, names, values and types in UTF-8. */
export const MAX_METADATA_BYTES = 512 * 1024;

const initial: Sample = {
  status: "none",
  createdDate: 0,
  modifiedDate: 0,
  fields: allOf<SampleFields>(SAMPLE_FIELDS, {}),
  metadata: {},
  projects: [],
};

function decide(state: Sample, command: SampleCommand): readonly SampleEvent[] {
  if (command.type === "create") {
    if (state.status !== "none") throw new CommandRejected("conflict", "There is such a sample already.");
    const fields = named({ sequencerSampleId: null, ...command.fields }, "");
    return [{ type: "SampleCreated", data: { projectId: command.project, fields } }];
  }
  if (state.status !== "live") throw new CommandRejected("missing", "There is no such sample.");
  const projectIds = state.projects.map(({ project }) => project);
  switch (command.type) {
    case "change": {
      const change = difference(state.fields, named(command.fields, state.fields.sampleName));
      return change
        ? [{ type: "SampleChanged", data: { fields: change.set, cleared: change.cleared, projectIds } }]
        : [];
    }
    case "replaceMetadata": {
      checkSize(command.entries);
      const same =
        Object.keys(state.metadata).length === Object.keys(command.entries).length &&
        news(state, command.entries).length === 0;
      return same
        ? []
        : [{ type: "SampleMetadataReplaced", data: { entries: listed(Object.entries(command.entries)), projectIds } }];
    }
    case "mergeMetadata": {
      checkSize({ ...state.metadata, ...command.entries });
      const entries = listed(news(state, command.entries));
      return entries.length > 0 ? [{ type: "SampleMetadataMerged", data: { entries, projectIds } }] : [];
    }
    case "addToProject": {
      const { project, owner } = command;
      if (projectIds.includes(project)) return [];
      const data = { holding: { projectId: project, owner }, projectIds: [...projectIds, project] };
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

const news = (state: Sample, entries: Metadata) =>
  Object.entries(entries).filter(([name, { value, type }]) => {
    const before = Object.hasOwn(state.metadata, name) ? state.metadata[name] : undefined;
    return before?.value !== value || before.type !== type;
  });

const listed = (entries: readonly [string, MetadataEntry][]) =>
  entries.map(([name, { value, type }]) => ({ name, value, type }));

function checkSize(metadata: Metadata): void {
  const texts = Object.entries(metadata).flatMap(([name, { value, type }]) => [name, value, type]);
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  if (size > MAX_METADATA_BYTES)
    throw new CommandRejected("too-large", `All metadata of a sample together may take ${MAX_METADATA_BYTES} bytes.`);
}

const metadataOf = (entries: readonly { name?: string; value?: string; type?: string }[] | undefined): Metadata =>
  Object.fromEntries((entries ?? []).map(({ name = "", value = "", type = "" }) => [name, { value, type }]));

function evolve(before: Sample, event: SampleEvent, { at }: { at: number }): Sample {
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

/** Where a sample is found by its name within a project; the name is compared exactly. */
export const nameKey = (project: string, sampleName: string) => `${project}/${sampleName}`;

const nameKeys = (state: Sample) =>
  state.status === "live" ? state.projects.map(({ project }) => nameKey(project, state.fields.sampleName ?? "")) : [];

export const sample: Aggregate<Sample, SampleCommand, SampleEvent> = {
  category: "sample",
  initial,
  decide,
  evolve,
  codec: protobufCodec<SampleEvent>({
    SampleCreated: domain.SampleCreated,
    SampleChanged: domain.SampleChanged,
    SampleMetadataReplaced: domain.SampleMetadataReplaced,
    SampleMetadataMerged: domain.SampleMetadataMerged,
    SampleAddedToProject: domain.SampleAddedToProject,
    SampleRemovedFromProject: domain.SampleRemovedFromProject,
    SampleDeleted: domain.SampleDeleted,
  }),
  view: {
    name: "samples-1",
    indexes: ["project", "name"],
    keys: (state): Record<string, string[]> =>
      state.status === "live" ? { project: state.projects.map(({ project }) => project), name: nameKeys(state) } : {},
  },
  claims: (state) => nameKeys(state).map((key) => `sample-name/${key}`),
};
