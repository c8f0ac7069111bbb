// Withdraws a submission: "DELETE cancels, cleans and leaves a tombstone"; the worker carries it out.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { ServiceContext, UserCaller } from "@isotrail/http";
import { submission } from "../submission/aggregate.ts";
import { ownSubmission } from "../submission/find.ts";

export async function deleteSubmission(
  { aggregates }: Pick<ServiceContext, "aggregates">,
  caller: UserCaller,
  id: string,
  context: CommandContext,
): Promise<number> {
  await ownSubmission(aggregates, caller, id);
  const { version } = await aggregates.execute(submission, id, { type: "delete" }, { ...context, freesSpace: true });
  return version;
}
