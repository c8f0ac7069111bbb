// The commands that the execution gives, and how what passes is told from what does not.
import { type CommandContext, CommandRejected, StoreFull, StoreUnavailable } from "@isotrail/eventsourcing";
import { EngineUnavailable } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";
import type { SubmissionCommand } from "../submission/decider.ts";
import type { LoadedSubmission } from "../submission/find.ts";

/** Milliseconds. */
const COMMAND_TIMEOUT = 20_000;

/** The submission has gone on without us: it is to be read again. */
export class Overtaken extends Error {}

/**
 * Gives the command to the submission as it was read: another version of it refuses. What another replica, or the user,
 * did meanwhile is so never overwritten.
 * @throws Overtaken then
 */
export async function tell(
  { aggregates }: Pick<Analysis, "aggregates">,
  { id, version }: Pick<LoadedSubmission, "id" | "version">,
  command: SubmissionCommand,
): Promise<LoadedSubmission> {
  const context: CommandContext = {
    actor: "analysis",
    cause: "execution",
    trace: "",
    deadline: aggregates.stores.clock.now() + COMMAND_TIMEOUT,
    ifVersion: [version],
    freesSpace: true, // what is under way comes to its end also on a full disk
  };
  try {
    return await aggregates.execute(submission, id, command, context);
  } catch (error) {
    if (error instanceof CommandRejected) throw new Overtaken(error.message);
    throw error;
  }
}

/** A matter of the network, a server or a disk: it passes, and is no fault of the submission. */
export const isPassing = (error: unknown) =>
  error instanceof EngineUnavailable || error instanceof StoreUnavailable || error instanceof StoreFull;

/**
 * "all effects named by key = submissionId + attempt": the log's id keeps two systems apart that share an engine, and the
 * date two submissions of one number, the second of which came after an older copy of the log was restored.
 */
export const runKeyOf = ({ stores }: Pick<Analysis, "stores">, { id, state }: LoadedSubmission, attempt: number) =>
  `${stores.eventLog.id}-${id}-${state.createdDate.toString(36)}-${attempt}`;
