// What may happen to a sample: its fields, its metadata, the projects that hold it, its merge into another one. Pure.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { Message } from "../stored-events.ts";
import { allOf, changed, difference } from "../values.ts";
import { added, moved, removed } from "./holdings.ts";
import { checkMergeable, takeOver } from "./merge.ts";
import { entriesOf, type Metadata, mergeMetadata, metadataOf, replaceMetadata } from "./metadata.ts";
import {
  initial,
  SAMPLE_FIELDS,
  type Sample,
  type SampleCommand,
  type SampleEvent,
  type SampleFields,
} from "./state.ts";

/** @throws CommandRejected when the sample does not allow the command */
export function decide(state: Sample, command: SampleCommand): readonly SampleEvent[] {
  if (command.type === "create") {
    if (state.status !== "none") throw new CommandRejected("conflict", "This sample already exists.");
    const fields = named({ sequencerSampleId: null, ...command.fields }, "");
    const created: SampleEvent = { type: "SampleCreated", data: { projectId: command.project, fields } };
    return [created, ...described({}, command.entries ?? {}, [command.project])];
  }
  if (command.type === "mergeInto" && state.mergedInto === command.into) return [];
  if (state.status !== "live") throw new CommandRejected("missing", "There is no such sample.");
  const projectIds = state.projects.map(({ project }) => project);
  switch (command.type) {
    case "change": {
      const { fields, entries = {} } = command;
      return [...refined(state, fields, projectIds), ...described(state.metadata, entries, projectIds)];
    }
    case "replaceMetadata": {
      const entries = replaceMetadata(state.metadata, command.entries);
      return entries ? [{ type: "SampleMetadataReplaced", data: { entries: entriesOf(entries), projectIds } }] : [];
    }
    case "mergeMetadata":
      return described(state.metadata, command.entries, projectIds);
    case "addToProject":
      return projectIds.includes(command.project) ? [] : [added(projectIds, command)];
    case "moveToProject":
      return moved(state, command);
    case "removeFromProject":
      return [removed(projectIds, command.project)];
    case "changeFiles": {
      const { object: objectId, present } = command;
      const isSo = state.files.includes(objectId) === present;
      return isSo ? [] : [{ type: "SampleFilesChanged", data: { objectId, present } }];
    }
    case "mergeInto":
      checkMergeable(state);
      return [
        {
          type: "SampleMerged",
          data: {
            intoSampleId: command.into,
            projectIds,
            intoProjectIds: [...command.intoProjects],
            turn: command.turn,
          },
        },
      ];
    case "takeOver": {
      const taken = takeOver(state, command);
      return taken ? [{ type: "SampleTookOver", data: { ...taken, projectIds } }] : [];
    }
    case "delete":
      return [{ type: "SampleDeleted", data: { projectIds } }];
  }
}

/** What of the fields differs; nothing, or one event. */
function refined({ fields: before }: Sample, wanted: Partial<SampleFields>, projectIds: string[]): SampleEvent[] {
  const change = difference(before, named(wanted, before.sampleName));
  return change ? [{ type: "SampleChanged", data: { fields: change.set, cleared: change.cleared, projectIds } }] : [];
}

/** What of the entries differs; nothing, or one event. */
function described(before: Metadata, wanted: Metadata, projectIds: string[]): SampleEvent[] {
  const entries = mergeMetadata(before, wanted);
  return entries ? [{ type: "SampleMetadataMerged", data: { entries: entriesOf(entries), projectIds } }] : [];
}

/** A sequencerSampleId that is cleared or was never given is the sample's name. */
const named = (fields: Partial<SampleFields>, nameBefore: string | null): Partial<SampleFields> =>
  fields.sequencerSampleId === null ? { ...fields, sequencerSampleId: fields.sampleName ?? nameBefore } : fields;

const mergedBy = ({ intoSampleId, turn }: Message<"SampleMerged">) =>
  ({ status: "merged", projects: [], mergedInto: intoSampleId ?? "", mergeTurn: Number(turn ?? 0) }) as const;

export function evolve(before: Sample, event: SampleEvent, { at }: { at: number }): Sample {
  const state = { ...before, modifiedDate: at };
  switch (event.type) {
    case "SampleCreated":
      return {
        ...initial,
        status: "live",
        createdDate: at,
        modifiedDate: at,
        fields: allOf<SampleFields>(SAMPLE_FIELDS, event.data.fields),
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
      const others = state.projects.filter(({ project }) => project !== projectId);
      return { ...state, projects: [...others, { project: projectId, owner }] };
    }
    case "SampleRemovedFromProject":
      return { ...state, projects: state.projects.filter(({ project }) => project !== event.data.projectId) };
    case "SampleFilesChanged": {
      const { objectId = "", present = false } = event.data;
      const others = state.files.filter((object) => object !== objectId);
      return { ...state, files: present ? [...others, objectId].sort() : others };
    }
    case "SampleMerged":
      return { ...state, ...mergedBy(event.data) };
    case "SampleTookOver":
      return {
        ...state,
        fields: changed<SampleFields>(SAMPLE_FIELDS, state.fields, event.data.fields, []),
        metadata: { ...state.metadata, ...metadataOf(event.data.entries) },
        merged: [...state.merged, event.data.fromSampleId ?? ""],
      };
    case "SampleDeleted":
      return { ...state, status: "deleted", projects: [] };
  }
}
