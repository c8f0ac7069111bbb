// Stores a new submission, with its sequence files in use from before it is there.
import { ClaimConflict, type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { Analysis } from "../context.ts";
import { releaseInputs, useInputs } from "../inputs.ts";
import { submission } from "./aggregate.ts";
import type { NewSubmission } from "./decider.ts";
import type { LoadedSubmission } from "./find.ts";

/** @throws ClaimConflict for an automated one that is there already, CommandRejected when a file was deleted meanwhile */
export async function storeSubmission(
  { aggregates, peers }: Pick<Analysis, "aggregates" | "peers">,
  made: NewSubmission,
  context: CommandContext,
): Promise<LoadedSubmission> {
  const command = { type: "create", submission: made } as const;
  let number = "";
  const newId = async () => {
    number = await aggregates.nextId(submission.category);
    await useInputs(peers, number, made.inputs);
    return number;
  };
  try {
    return await aggregates.create(submission, newId, () => command, context);
  } catch (error) {
    const isRefused = error instanceof ClaimConflict || error instanceof CommandRejected;
    if (isRefused && number !== "") await releaseInputs(peers, number); // after any other fault it may be stored
    throw error;
  }
}
