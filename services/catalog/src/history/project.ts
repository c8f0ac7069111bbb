// What the history of a project shows, and to whom: its readers, and for what was deleted administrators.
import { CommandRejected } from "@isotrail/eventsourcing";
import { type EventDetails, type HistoryOf, type UserCaller, usernamesFor } from "@isotrail/http";
import type { Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { type ProjectEvent, SETTINGS } from "../project/decider.ts";
import { findProject } from "../project/find.ts";
import { mayReadProject } from "../project/permissions.ts";
import { given } from "../values.ts";
import { membershipDetails } from "./membership.ts";

const details: EventDetails<ProjectEvent> = {
  ProjectCreated: ({ settings }) => ({ set: given(SETTINGS, settings) }),
  ProjectChanged: ({ settings, cleared }) => ({ set: given(SETTINGS, settings), cleared: cleared ?? [] }),
  ...membershipDetails,
  ProjectAutomatedAnalysisAdded: ({ automatedAnalysisId, inputParameters, updateSamples, ...data }) => ({
    identifier: automatedAnalysisId,
    ...given(["name", "workflowId", "analysisType", "priority"], data),
    inputParameters: { ...inputParameters },
    updateSamples: updateSamples ?? false,
  }),
  ProjectAutomatedAnalysisRemoved: ({ automatedAnalysisId }) => ({ identifier: automatedAnalysisId }),
  ProjectDeleted: () => ({}),
};

/** @throws CommandRejected "missing", "forbidden" */
export async function historyOfProject(
  catalog: Catalog,
  actor: UserCaller,
  id: string,
): Promise<HistoryOf<ProjectEvent>> {
  const { aggregates, stores, peers } = catalog;
  if (actor.role !== "ROLE_ADMIN") await findProject(catalog, actor, id, mayReadProject);
  else if ((await aggregates.load(project, id)).version === 0)
    throw new CommandRejected("missing", "There is no such project.");
  return { eventLog: stores.eventLog, aggregate: project, id, details, usernames: usernamesFor(actor, peers) };
}
