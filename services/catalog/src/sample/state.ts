// What is known of a sample, one isolate: its fields, its unstructured metadata, the projects that hold it; what may be asked of it.
import type { EventOf, Message } from "../stored-events.ts";
import { allOf } from "../values.ts";
import type { Metadata } from "./metadata.ts";

/** The fields as stored; hostSubjectId is sealed. */
export type SampleFields = Readonly<Required<Omit<Message<"SampleFields">, "$unknowns">>>;
/** A project that holds the sample; only through one that owns it may it be changed. */
export type Holding = { readonly project: string; readonly owner: boolean };

export type Sample = {
  readonly status: "none" | "live" | "merged" | "deleted";
  readonly createdDate: number;
  readonly modifiedDate: number;
  readonly fields: SampleFields;
  readonly metadata: Metadata;
  readonly projects: readonly Holding[];
  /** Its sequencing objects, as the files service has told of them: their bytes never change. */
  readonly files: readonly string[];
  /** The samples that were merged into this one. */
  readonly merged: readonly string[];
  /** The sample that this one was merged into, or empty. */
  readonly mergedInto: string;
  /** How many samples that one had taken over by then. */
  readonly mergeTurn: number;
};

/** `fields`: those of the merged sample, with personal data sealed for the one that remains. */
export type TakeOver = {
  readonly type: "takeOver";
  readonly from: string;
  readonly fields: Partial<SampleFields>;
  readonly metadata: Metadata;
};

export type SampleCommand =
  | {
      readonly type: "create";
      readonly project: string;
      readonly fields: Partial<SampleFields>;
      readonly entries?: Metadata;
    }
  | { readonly type: "change"; readonly fields: Partial<SampleFields>; readonly entries?: Metadata }
  | { readonly type: "replaceMetadata"; readonly entries: Metadata }
  | { readonly type: "mergeMetadata"; readonly entries: Metadata }
  | { readonly type: "addToProject"; readonly project: string; readonly owner: boolean }
  | { readonly type: "moveToProject"; readonly from: string; readonly project: string }
  | { readonly type: "changeFiles"; readonly object: string; readonly present: boolean }
  | {
      readonly type: "mergeInto";
      readonly into: string;
      readonly intoProjects: readonly string[];
      readonly turn: number;
    }
  | TakeOver
  | { readonly type: "removeFromProject"; readonly project: string }
  | { readonly type: "delete" };

export type SampleEvent = EventOf<
  | "SampleCreated"
  | "SampleChanged"
  | "SampleMetadataReplaced"
  | "SampleMetadataMerged"
  | "SampleAddedToProject"
  | "SampleRemovedFromProject"
  | "SampleFilesChanged"
  | "SampleMerged"
  | "SampleTookOver"
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
  files: [],
  merged: [],
  mergedInto: "",
  mergeTurn: 0,
};
