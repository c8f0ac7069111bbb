// Creates a sequencing run. Every user may: plain users upload runs, too.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { run } from "../run/aggregate.ts";
import { runDocument } from "../run/document.ts";
import { newRun } from "../run/fields.ts";
import { NO_FILES } from "../run/file-counts.ts";
import type { Actor } from "../run/permissions.ts";

/** @param wanted the sequencer type is from the address, when it names one */
export async function createRun(
  { aggregates }: ServiceContext,
  actor: Actor,
  wanted: { readonly body: unknown; readonly sequencerType: string | undefined },
  context: CommandContext,
) {
  const command = { type: "create", run: newRun(wanted.body, actor.user, wanted.sequencerType) } as const;
  const newId = () => aggregates.nextId(run.category);
  const made = await aggregates.create(run, newId, () => command, context);
  return { version: made.version, document: runDocument(made, NO_FILES) };
}
