// Stores the outputs of a run, and makes them the submission's with one event: "committed all together".
import { randomBytes } from "node:crypto";
import type { RunOutput, Workflow } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import type { FailureReason, Output } from "../submission/state.ts";
import { tell } from "./tell.ts";

const MIB = 1024 * 1024;

/** The outputs can never be stored: the submission fails. */
class Unfit extends Error {
  readonly reason: FailureReason;
  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

export async function complete(analysis: Analysis, found: LoadedSubmission, signal: AbortSignal): Promise<unknown> {
  try {
    const outputs = await storeOutputs(analysis, found, signal);
    return await tell(analysis, found, { type: "complete", outputs });
  } catch (error) {
    if (!(error instanceof Unfit)) throw error;
    const failure = { reason: error.reason, message: error.message };
    return tell(analysis, found, { type: "fail", failure, jobErrors: [] });
  }
}

/** What is stored without being committed, as before a crash, is swept. */
async function storeOutputs(
  analysis: Analysis,
  { id, state }: LoadedSubmission,
  signal: AbortSignal,
): Promise<readonly Output[]> {
  const workflow = analysis.workflows.byId(state.workflowId);
  if (!workflow) throw new Unfit("REFUSED", "The workflow is no longer installed.");
  const there = await analysis.engine.outputs(state.attempt?.runId ?? "", workflow, signal);
  const stored: Output[] = [];
  for (const declared of workflow.outputs) {
    const output = there.find(({ name }) => name === declared.name);
    if (!output) throw new Unfit("INCOMPLETE", `The engine does not have the output ${declared.name} any more.`);
    const blob = outputKey(analysis, id);
    const bytes = limited(await output.open(signal), workflow, output);
    const digest = await analysis.stores.blobs.write(blob, bytes);
    const { name, fileName, mediaType = "text/plain", picture = "" } = declared;
    stored.push({ name, fileName, blob, ...digest, engineFileId: output.engineFileId, mediaType, picture });
  }
  return stored;
}

/** The sweep tells by it whose the blob is. */
const outputKey = ({ stores }: Analysis, id: string) =>
  `${stores.eventLog.id}_${id}_${randomBytes(15).toString("base64url")}`;

/** @throws Unfit for more bytes than the workflow may use in all */
async function* limited(bytes: AsyncIterable<Uint8Array>, { resources }: Workflow, { name }: RunOutput) {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > resources.disk * MIB)
      throw new Unfit("TOO_LARGE", `The output ${name} has more than ${resources.disk} MiB.`);
    yield piece;
  }
}
