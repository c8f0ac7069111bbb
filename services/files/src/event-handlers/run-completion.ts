// What happens after deletions: bytes that nothing uses are destroyed; a sample's files go with it. And when a run is complete.
import { isotrail } from "@isotrail/contracts/events";
import "@isotrail/contracts/protobuf";
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type EventHandler,
  type OwnEventHandler,
} from "@isotrail/eventsourcing";
import { type FileObject, type ObjectCommand, type ObjectEvent, object } from "./object.ts";
import { followedRun } from "./run.ts";

const PAGE = 100;

type Why = { readonly actor: string; readonly cause: string };

const because = (aggregates: AggregateStore, { actor, cause }: Why): CommandContext => ({
  actor,
  cause,
  trace: "",
  deadline: aggregates.stores.clock.now() + 20_000,
  freesSpace: true,
});

/** Destroys the bytes of deleted objects. Safe to repeat: a blob that is gone is removed again without effect. */
export function destruction(aggregates: AggregateStore): OwnEventHandler {
  const destroy = async (id: string, why: Why) => {
    const { state } = await aggregates.load(object, id);
    if (state.status !== "deleted") return;
    for (const { blob } of state.files) await aggregates.stores.blobs.remove(blob);
    await aggregates.execute(object, id, { type: "destroyed" }, because(aggregates, why));
  };
  return {
    name: "destruction",
    on: {
      ObjectDeleted: (_event, what) => destroy(what.id, what),
      ContentReleased: (_event, what) => destroy(what.id, what),
    },
  };
}

/** Runs the command on every object that the index finds; those that it changes are not found again. */
async function forAll(
  aggregates: AggregateStore,
  index: string,
  value: string,
  command: (state: FileObject) => ObjectCommand,
  why: Why,
) {
  for (let after = 0; ; ) {
    const page = await aggregates.stores.views.find<FileObject>(object.view.name, { index, value, after, limit: PAGE });
    for (const { id, state } of page)
      await aggregates.execute(object, id, command(state), because(aggregates, why)).catch((error) => {
        if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // it is deleted already
      });
    after = page.at(-1)?.order ?? after;
    if (page.length < PAGE) return;
  }
}

/** "The files of a sample that is gone": those of a run are only unlinked. */
export const sampleDeletion = (aggregates: AggregateStore): EventHandler => ({
  name: "sample-deletion",
  source: "catalog",
  on: {
    "isotrail.catalog.v1.SampleDeleted": async ({ bytes, actor, id, projects }) => {
      const { sampleId } = isotrail.catalog.v1.SampleDeleted.decode(bytes);
      const command = ({ run }: FileObject) => ({ type: "delete", inRun: run !== "", projects }) as const;
      await forAll(aggregates, "sample", sampleId, command, { actor, cause: id });
    },
  },
});

/** A run that is gone keeps no bytes: files that were only kept for it go, others go once they are deleted. */
export const runDeletion = (aggregates: AggregateStore): EventHandler => ({
  name: "run-deletion",
  source: "runs",
  on: {
    "isotrail.runs.v1.RunDeleted": async ({ bytes, actor, id }) => {
      const { runId } = isotrail.runs.v1.RunDeleted.decode(bytes);
      await forAll(aggregates, "run", runId, () => ({ type: "release" }), { actor, cause: id });
    },
  },
});

/** The files of a run are due for quality control when its upload is complete, or it is gone: those that are known, then those to come. */
export const runCompletion = (aggregates: AggregateStore): EventHandler => ({
  name: "run-completion",
  source: "runs",
  on: {
    "isotrail.runs.v1.RunUploadStatusChanged": async ({ bytes, actor, id }) => {
      const { runId, to } = isotrail.runs.v1.RunUploadStatusChanged.decode(bytes);
      const done = to === "COMPLETE";
      const why = { actor, cause: id };
      await aggregates.execute(followedRun, runId, { type: "seen", done }, because(aggregates, why));
      if (done) await forAll(aggregates, "run", runId, () => ({ type: "due" }), why);
    },
    // told to one event handler: so a change of its status that comes late does not bring a run back that is gone
    "isotrail.runs.v1.RunDeleted": async ({ bytes, actor, id }) => {
      const { runId } = isotrail.runs.v1.RunDeleted.decode(bytes);
      const why = { actor, cause: id };
      await aggregates.execute(followedRun, runId, { type: "seen", done: true }, because(aggregates, why));
      await forAll(aggregates, "run", runId, () => ({ type: "due" }), why);
    },
  },
});

/** A file that is told of after its run was complete. */
export const runQuestion = (aggregates: AggregateStore): OwnEventHandler => ({
  name: "run-question",
  on: {
    async ObjectUploaded(event, { category, id, ...why }) {
      const { data } = event as ObjectEvent & { type: "ObjectUploaded" };
      if (!data.runId) return;
      // first the view shows it: whoever learns of the run after this finds it there
      await aggregates.repair([{ stream: `${category}-${id}`, version: 1 }]);
      if (!(await aggregates.load(followedRun, data.runId)).state.done) return;
      await aggregates.execute(object, id, { type: "due" }, because(aggregates, why));
    },
  },
});
