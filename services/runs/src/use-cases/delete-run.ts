// Deletes a sequencing run; its samples and files stay.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { run } from "../run/aggregate.ts";
import { findRun } from "../run/find.ts";
import { type Actor, mayDelete } from "../run/permissions.ts";

export async function deleteRun({ aggregates }: ServiceContext, actor: Actor, id: string, context: CommandContext) {
  await findRun(aggregates, actor, id, mayDelete);
  const { version } = await aggregates.execute(run, id, { type: "delete" }, { ...context, freesSpace: true });
  return { version, document: { refs: { run: id } } };
}
