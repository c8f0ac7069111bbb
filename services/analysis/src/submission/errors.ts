// Why a submission failed, with what its tools wrote: read from the event, so that states stay small.
import { type AggregateStore, CommandRejected, streamOf } from "@isotrail/eventsourcing";
import { submission } from "./aggregate.ts";
import type { Message } from "./events.ts";
import type { LoadedSubmission } from "./find.ts";

/** @throws CommandRejected "missing" when it has not failed */
export async function errorsDocument({ stores }: AggregateStore, { id, state }: LoadedSubmission) {
  const { failure, since } = state;
  if (!failure) throw new CommandRejected("missing", "This analysis has not failed.");
  const commits = await stores.eventLog.readStream(streamOf(submission, id), 0);
  const stored = commits.flatMap(({ events }) => events).find(({ type }) => type === "AnalysisFailed");
  const event = stored && submission.codec.decode(stored);
  const jobErrors = event?.type === "AnalysisFailed" ? (event.data.jobErrors ?? []) : [];
  return { identifier: id, createdDate: since, ...failure, jobErrors: jobErrors.map(shown), refs: { submission: id } };
}

const shown = ({ tool, command, exitCode, stdout, stderr }: Message<"JobError">) => ({
  tool: tool ?? "",
  command: command ?? "",
  exitCode: exitCode ?? null,
  standardOutput: stdout ?? "",
  standardError: stderr ?? "",
});
