// When a project is deleted its samples leave it, page by page; also those that came into it at the same moment.
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type OwnEventHandler,
  streamOf,
} from "@isotrail/eventsourcing";
import { project } from "../project/aggregate.ts";
import { sample } from "../sample/aggregate.ts";
import type { Sample } from "../sample/state.ts";
import type { EventOf } from "../stored-events.ts";

/** Samples that leave their project at once, in one group of appends. */
const PAGE = 50;
/** Milliseconds that the removal of one sample may take. */
const DEADLINE = 20_000;

/** The event: whose, and by whom it was caused. */
type Cause = { readonly id: string; readonly actor: string; readonly cause: string };

/**
 * Restartable at any point: a sample that has left is not found again. A sample that comes into the project after the
 * page where it would have been is caught by its own event, which then stands behind the deletion in the log.
 */
export const projectDeletion = (aggregates: AggregateStore): OwnEventHandler => ({
  name: "project-deletion",
  on: {
    ProjectDeleted: (_event, cause, signal) => removeAll(aggregates, cause.id, cause, signal),
    SampleCreated(event, cause) {
      const { data } = event as EventOf<"SampleCreated">;
      return removeIfDeleted(aggregates, data.projectId ?? "", cause);
    },
    SampleAddedToProject(event, cause) {
      const { data } = event as EventOf<"SampleAddedToProject">;
      return removeIfDeleted(aggregates, data.holding?.projectId ?? "", cause);
    },
  },
});

async function removeAll(aggregates: AggregateStore, projectId: string, cause: Cause, signal: AbortSignal) {
  const where = { index: "project", value: projectId, limit: PAGE };
  for (let after = 0; ; ) {
    const page = await aggregates.findByIndex(sample, { ...where, after });
    signal.throwIfAborted();
    await Promise.all(page.map(({ id }) => remove(aggregates, projectId, id, cause)));
    after = page.at(-1)?.order ?? after;
    if (page.length < PAGE) return;
  }
}

async function removeIfDeleted(aggregates: AggregateStore, projectId: string, cause: Cause) {
  await ensureInView(aggregates, projectId, cause.id);
  const { state } = await aggregates.load(project, projectId);
  if (state.status === "deleted") await remove(aggregates, projectId, cause.id, cause);
}

/** A deletion that comes later may be carried out by another process, which finds the sample by the view alone. */
async function ensureInView(aggregates: AggregateStore, projectId: string, sampleId: string) {
  const [document] = await aggregates.stores.views.get<Sample>(sample.view.name, [sampleId]);
  if (document?.state.projects.some((held) => held.project === projectId)) return;
  const { version } = await aggregates.load(sample, sampleId);
  await aggregates.repair([{ stream: streamOf(sample, sampleId), version }]);
}

async function remove(aggregates: AggregateStore, projectId: string, sampleId: string, { actor, cause }: Cause) {
  const deadline = aggregates.stores.clock.now() + DEADLINE;
  const context: CommandContext = { actor, cause, trace: "", deadline, freesSpace: true };
  try {
    await aggregates.execute(sample, sampleId, { type: "removeFromProject", project: projectId }, context);
  } catch (error) {
    if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // it has left already
  }
}
