// Changes the description, the layout or the upload status of a sequencing run.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { ServiceContext } from "@isotrail/http";
import { run } from "../run/aggregate.ts";
import { runChanges } from "../run/fields.ts";
import { findRun } from "../run/find.ts";
import { type Actor, mayChange } from "../run/permissions.ts";

export async function changeRun(
  { aggregates }: ServiceContext,
  actor: Actor,
  id: string,
  body: unknown,
  context: CommandContext,
) {
  await findRun(aggregates, actor, id, mayChange);
  const command = { type: "change", changes: runChanges(body), admin: actor.role === "ROLE_ADMIN" } as const;
  const { version } = await aggregates.execute(run, id, command, context);
  return { version, document: { refs: { run: id } } };
}
