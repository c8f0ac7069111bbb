// What the catalog does about its own events: the samples of a deleted project leave it, page by page.
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type Event,
  type OwnEventHandler,
  streamOf,
} from "@isotrail/eventsourcing";
import { project } from "./project.ts";
import { type Sample, type SampleEvent, sample } from "./sample.ts";

/** Samples that leave their project at once, in one group of appends. */
const PAGE = 50;

type What = { readonly id: string; readonly at: number; readonly actor: string; readonly cause: string };

/**
 * Restartable at any point: a sample that has left is not found again. A sample that comes into the project after the
 * page where it would have been is caught by its own event, which then stands behind the deletion in the log.
 */
export function projectDeletion(aggregates: AggregateStore): OwnEventHandler {
  const { views, clock } = aggregates.stores;

  const contextOf = ({ actor, cause }: What): CommandContext => ({
    actor,
    cause,
    trace: "",
    deadline: clock.now() + 20_000,
    freesSpace: true,
  });

  async function leave(projectId: string, sampleId: string, what: What): Promise<void> {
    try {
      await aggregates.execute(sample, sampleId, { type: "removeFromProject", project: projectId }, contextOf(what));
    } catch (error) {
      if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // it has left already
    }
  }

  async function empty(projectId: string, what: What, signal: AbortSignal): Promise<void> {
    const where = { index: "project", value: projectId, limit: PAGE };
    for (let after = 0; ; ) {
      const page = await views.find<Sample>(sample.view.name, { ...where, after });
      signal.throwIfAborted();
      await Promise.all(page.map(({ id }) => leave(projectId, id, what)));
      after = page.at(-1)?.order ?? after;
      if (page.length < PAGE) return;
    }
  }

  /** The sample is in the view for the pages of a later deletion, and leaves at once if the deletion was earlier. */
  async function arrive(projectId: string, what: What): Promise<void> {
    const [shown] = await views.get<Sample>(sample.view.name, [what.id]);
    if (!shown?.state.projects.some((held) => held.project === projectId)) {
      const { version } = await aggregates.load(sample, what.id);
      await aggregates.repair([{ stream: streamOf(sample, what.id), version }]);
    }
    if ((await aggregates.load(project, projectId)).state.status === "deleted") await leave(projectId, what.id, what);
  }

  return {
    name: "project-deletion",
    on: {
      ProjectDeleted: (_event, what, signal) => empty(what.id, what, signal),
      SampleCreated: (event, what) => arrive((event as Of<SampleEvent, "SampleCreated">).data.projectId ?? "", what),
      SampleAddedToProject: (event, what) =>
        arrive((event as Of<SampleEvent, "SampleAddedToProject">).data.holding?.projectId ?? "", what),
    },
  };
}

type Of<E extends Event, Type extends E["type"]> = Extract<E, { type: Type }>;
