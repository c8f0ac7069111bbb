// A sample knows what stands for its files: so data that was added is a change of the sample, and of its project's hash.
import { isotrail } from "@isotrail/contracts/events";
import {
  type AggregateStore,
  type CommandContext,
  CommandRejected,
  type EventHandler,
  type PublicEvent,
} from "@isotrail/eventsourcing";
import { sample } from "../sample/aggregate.ts";

const { SequenceFilesUploaded, SequenceFilesMoved, SequenceFilesDeleted } = isotrail.files.v1;

/** Milliseconds that the change of one sample may take. */
const DEADLINE = 20_000;

/** Idempotent by state: the events of one object come in order, and each says what is now. */
export const sampleFiles = (aggregates: AggregateStore): EventHandler => ({
  name: "sample-files",
  source: "files",
  on: {
    "isotrail.files.v1.SequenceFilesUploaded": async (event) => {
      const { objectId: object, sampleId } = SequenceFilesUploaded.decode(event.bytes);
      await change(aggregates, sampleId, { object, present: true }, event);
    },
    "isotrail.files.v1.SequenceFilesMoved": async (event) => {
      const { objectId: object, fromSampleId, sampleId } = SequenceFilesMoved.decode(event.bytes);
      await change(aggregates, sampleId, { object, present: true }, event);
      await change(aggregates, fromSampleId, { object, present: false }, event);
    },
    "isotrail.files.v1.SequenceFilesDeleted": async (event) => {
      const { objectId: object, sampleId } = SequenceFilesDeleted.decode(event.bytes);
      await change(aggregates, sampleId, { object, present: false }, event);
    },
  },
});

async function change(
  aggregates: AggregateStore,
  id: string,
  files: { readonly object: string; readonly present: boolean },
  { actor, id: cause }: PublicEvent,
): Promise<void> {
  const deadline = aggregates.stores.clock.now() + DEADLINE;
  const context: CommandContext = { actor, cause, trace: "", deadline, freesSpace: true };
  try {
    await aggregates.execute(sample, id, { type: "changeFiles", ...files }, context);
  } catch (error) {
    if (!(error instanceof CommandRejected && error.kind === "missing")) throw error; // it was deleted, or merged
  }
}
