// What the history of a sample shows, and to whom: its readers, and for what was deleted administrators.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type EventDetails, type HistoryOf, type UserCaller, usernamesFor } from "@isotrail/http";
import type { Catalog } from "../context.ts";
import { mayReadProject } from "../project/permissions.ts";
import { sample } from "../sample/aggregate.ts";
import { findSample, type ReadableSample } from "../sample/find.ts";
import { metadataOf } from "../sample/metadata.ts";
import { mayReadMetadata, projectsOf } from "../sample/permissions.ts";
import { SAMPLE_FIELDS, type SampleEvent } from "../sample/state.ts";
import type { Message } from "../stored-events.ts";
import { given } from "../values.ts";

/** Sealed: that it changed is shown, and its value only in the record, as long as it is not erased. */
const SEALED = "hostSubjectId";
const SHOWN = SAMPLE_FIELDS.filter((name) => name !== SEALED);

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfSample(
  catalog: Catalog,
  actor: UserCaller,
  id: string,
): Promise<HistoryOf<SampleEvent>> {
  const { aggregates, stores, peers } = catalog;
  const usernames = usernamesFor(actor, peers);
  const history = { eventLog: stores.eventLog, aggregate: sample, id, usernames };
  if (actor.role !== "ROLE_ADMIN") return { ...history, details: detailsFor(await findSample(catalog, actor, id)) };
  if ((await aggregates.load(sample, id)).version === 0)
    throw new CommandRejected("missing", "There is no such sample.");
  return { ...history, details: detailsFor(undefined) };
}

/** @param found for whoever does not see everything: of the projects, those that hold the sample and that they may read are shown */
function detailsFor(found: ReadableSample | undefined): EventDetails<SampleEvent> {
  const shownProject = (id = "") => {
    const known = found?.projects.get(id);
    return !found || (known && mayReadProject(found.actor, known.state)) ? { project: id } : {};
  };
  const shown = !found || mayReadMetadata(found.actor, projectsOf(found.state, found.projects));
  // "Metadata entries are hidden from who is neither member nor administrator"
  const metadata = (entries: Parameters<typeof metadataOf>[0]) => (shown ? { metadata: metadataOf(entries) } : {});
  return {
    SampleCreated: ({ projectId, fields }) => ({ ...shownProject(projectId ?? ""), ...changes(fields) }),
    SampleChanged: ({ fields, cleared }) => ({ ...changes(fields), cleared: cleared ?? [] }),
    SampleMetadataReplaced: ({ entries }) => metadata(entries as Parameters<typeof metadataOf>[0]),
    SampleMetadataMerged: ({ entries }) => metadata(entries as Parameters<typeof metadataOf>[0]),
    SampleAddedToProject: ({ holding }) => ({
      ...shownProject(holding?.projectId ?? ""),
      owner: holding?.owner ?? false,
    }),
    SampleRemovedFromProject: ({ projectId }) => shownProject(projectId ?? ""),
    SampleFilesChanged: ({ objectId, present }) => ({ object: objectId ?? "", present: present ?? false }),
    SampleMerged: ({ intoSampleId }) => ({ into: intoSampleId ?? "" }),
    SampleTookOver: ({ fromSampleId, fields, entries }) => ({
      from: fromSampleId ?? "",
      ...changes(fields),
      ...metadata(entries as Parameters<typeof metadataOf>[0]),
    }),
    SampleDeleted: () => ({}),
  };
}

const changes = (fields: Message<"SampleFields"> | null | undefined) => ({
  set: given(SHOWN, fields),
  sealed: fields?.[SEALED] == null ? [] : [SEALED],
});
