// An output of a completed analysis, for somebody who wants to read it.
import { CommandRejected } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Analysis } from "../context.ts";
import { completedAnalysis, type LoadedSubmission } from "../submission/find.ts";
import type { Output } from "../submission/state.ts";

export type OutputPath = { readonly submission: string; readonly output: string };

export type LoadedOutput = { readonly submission: LoadedSubmission; readonly output: Output };

/** @throws CommandRejected "missing", "forbidden"; Problem 410 */
export async function readableOutput(
  analysis: Analysis,
  caller: UserCaller,
  { submission: id, output: name }: OutputPath,
): Promise<LoadedOutput> {
  const submission = await completedAnalysis(analysis, caller, id);
  const output = submission.state.outputs.find((one) => one.name === name);
  if (!output) throw new CommandRejected("missing", "This analysis has no such output.");
  return { submission, output };
}
