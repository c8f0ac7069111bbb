// Withdraws a submission: "DELETE cancels, cleans and leaves a tombstone"; the worker carries it out.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { ServiceContext, UserCaller } from "@isotrail/http";
import { submission } from "../submission/aggregate.ts";
import { ownSubmission } from "../submission/find.ts";

export async function deleteSubmission(
  service: Pick<ServiceContext, "aggregates" | "peers">,
  caller: UserCaller,
  id: string,
  context: CommandContext,
): Promise<number> {
  await ownSubmission(service, caller, id);
  const freeing = { ...context, freesSpace: true };
  const { version } = await service.aggregates.execute(submission, id, { type: "delete" }, freeing);
  return version;
}
