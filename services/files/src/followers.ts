// What happens after deletions: bytes that nothing uses are destroyed; a sample's files go with it. And when a run is complete.
import { isotrail } from "@isotrail/contracts/events";
import "@isotrail/contracts/protobuf";
import { type Context, type Follower, type Journal, type OwnFollower, Refused } from "@isotrail/eventsourcing";
import { type FileObject, type ObjectCommand, type ObjectEvent, object } from "./object.ts";
import { followedRun } from "./run.ts";

const PAGE = 100;

type Why = { readonly actor: string; readonly cause: string };

const because = (journal: Journal, { actor, cause }: Why): Context => ({
  actor,
  cause,
  trace: "",
  deadline: journal.stores.clock.now() + 20_000,
  frees: true,
});

/** Destroys the bytes of deleted objects. Safe to repeat: a blob that is gone is removed again without effect. */
export function destruction(journal: Journal): OwnFollower {
  const destroy = async (id: string, why: Why) => {
    const { state } = await journal.load(object, id);
    if (state.status !== "deleted") return;
    for (const { blob } of state.files) await journal.stores.blobs.remove(blob);
    await journal.execute(object, id, { type: "destroyed" }, because(journal, why));
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
  journal: Journal,
  index: string,
  value: string,
  command: (state: FileObject) => ObjectCommand,
  why: Why,
) {
  for (let after = 0; ; ) {
    const page = await journal.stores.views.find<FileObject>(object.view.name, { index, value, after, limit: PAGE });
    for (const { id, state } of page)
      await journal.execute(object, id, command(state), because(journal, why)).catch((error) => {
        if (!(error instanceof Refused && error.kind === "missing")) throw error; // it is deleted already
      });
    after = page.at(-1)?.order ?? after;
    if (page.length < PAGE) return;
  }
}

/** "The files of a sample that is gone": those of a run are only unlinked. */
export const sampleDeletion = (journal: Journal): Follower => ({
  name: "sample-deletion",
  source: "catalog",
  on: {
    "isotrail.catalog.v1.SampleDeleted": async ({ bytes, actor, id, projects }) => {
      const { sampleId } = isotrail.catalog.v1.SampleDeleted.decode(bytes);
      const command = ({ run }: FileObject) => ({ type: "delete", inRun: run !== "", projects }) as const;
      await forAll(journal, "sample", sampleId, command, { actor, cause: id });
    },
  },
});

/** A run that is gone keeps no bytes: files that were only kept for it go, others go once they are deleted. */
export const runDeletion = (journal: Journal): Follower => ({
  name: "run-deletion",
  source: "runs",
  on: {
    "isotrail.runs.v1.RunDeleted": async ({ bytes, actor, id }) => {
      const { runId } = isotrail.runs.v1.RunDeleted.decode(bytes);
      await forAll(journal, "run", runId, () => ({ type: "release" }), { actor, cause: id });
    },
  },
});

/** The files of a run are due for quality control when its upload is complete, or it is gone: those that are known, then those to come. */
export const runCompletion = (journal: Journal): Follower => ({
  name: "run-completion",
  source: "runs",
  on: {
    "isotrail.runs.v1.RunUploadStatusChanged": async ({ bytes, actor, id }) => {
      const { runId, to } = isotrail.runs.v1.RunUploadStatusChanged.decode(bytes);
      const done = to === "COMPLETE";
      const why = { actor, cause: id };
      await journal.execute(followedRun, runId, { type: "seen", done }, because(journal, why));
      if (done) await forAll(journal, "run", runId, () => ({ type: "due" }), why);
    },
    // told to one follower: so a change of its status that comes late does not bring a run back that is gone
    "isotrail.runs.v1.RunDeleted": async ({ bytes, actor, id }) => {
      const { runId } = isotrail.runs.v1.RunDeleted.decode(bytes);
      const why = { actor, cause: id };
      await journal.execute(followedRun, runId, { type: "seen", done: true }, because(journal, why));
      await forAll(journal, "run", runId, () => ({ type: "due" }), why);
    },
  },
});

/** A file that is told of after its run was complete. */
export const runQuestion = (journal: Journal): OwnFollower => ({
  name: "run-question",
  on: {
    async ObjectUploaded(event, { category, id, ...why }) {
      const { data } = event as ObjectEvent & { type: "ObjectUploaded" };
      if (!data.runId) return;
      // first the view shows it: whoever learns of the run after this finds it there
      await journal.repair([{ stream: `${category}-${id}`, version: 1 }]);
      if (!(await journal.load(followedRun, data.runId)).state.done) return;
      await journal.execute(object, id, { type: "due" }, because(journal, why));
    },
  },
});
