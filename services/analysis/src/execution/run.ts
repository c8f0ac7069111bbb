// What the engine is given of a submission: the job by the registry alone, and files that are read when it takes them.
import { CommandRejected } from "@isotrail/eventsourcing";
import { InvalidParameters, jobOf, type Run } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import type { Failure, Input, InputFile } from "../submission/state.ts";

type Refused = { readonly failure: Omit<Failure, "stage"> };

/** @returns the failure where it can never run: its workflow, or data of the site that it names, is gone */
export async function runOf(
  analysis: Analysis,
  { state }: LoadedSubmission,
  signal: AbortSignal,
): Promise<Run | Refused> {
  const { workflows, siteData } = analysis;
  signal.throwIfAborted();
  const workflow = workflows.byId(state.workflowId);
  if (!workflow) return { failure: { reason: "REFUSED", message: "The workflow is no longer installed." } };
  try {
    const samples = state.inputs.map((input) => sampleOf(analysis, input));
    const made = await jobOf({ workflow, samples, inputParameters: state.parameters, siteData });
    return { key: state.attempt?.key ?? "", workflow, ...made };
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    return { failure: { reason: "REFUSED", message: Object.values(error.properties).flat().join(" ") } };
  }
}

function sampleOf(analysis: Analysis, { object, sampleName: name, files }: Input) {
  const [forward, reverse] = files.map((file) => fileOf(analysis, object, file));
  if (!forward) throw new Error(`the input ${object} has no file`);
  return { name, forward, ...(reverse && { reverse }) };
}

/** The bytes are those of files: of an unlinked one, too. */
function fileOf({ peers: { files } }: Analysis, object: string, { id, size, sha256, gzip }: InputFile) {
  if (!files) throw new Error("the peer files is not wired");
  const path = `/internal/content/${object}/${id}`;
  const caller = { service: "analysis" };
  return {
    size,
    sha256,
    compression: gzip ? ("gzip" as const) : ("none" as const),
    open: async (signal: AbortSignal) => (await files.open(path, caller, signal)).bytes,
    url: async () => (await files.get<{ url?: string }>(`${path}/address`, caller)).url,
  };
}

/** Whether the bytes of an input are gone for good. */
export const isMissingInput = (error: unknown) => error instanceof CommandRejected && error.kind === "missing";
