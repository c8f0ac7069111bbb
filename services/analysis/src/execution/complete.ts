// Stores the outputs of a run, and makes them the submission's with one event: "committed all together".
import { randomBytes } from "node:crypto";
import type { RunOutput, Workflow } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import { submission } from "../submission/aggregate.ts";
import type { LoadedSubmission } from "../submission/find.ts";
import type { FailureReason, Output } from "../submission/state.ts";
import { Overtaken, tell } from "./tell.ts";

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
  let outputs: readonly Output[] = [];
  try {
    outputs = await storeOutputs(analysis, found, signal);
    return await tell(analysis, found, { type: "complete", outputs });
  } catch (error) {
    if (error instanceof Overtaken) await removeUnnamed(analysis, found, outputs);
    if (!(error instanceof Unfit)) throw error;
    const failure = { reason: error.reason, message: error.message };
    return tell(analysis, found, { type: "fail", failure, jobErrors: [] });
  }
}

/** Deleted meanwhile, or completed by another. @throws StoreUnavailable */
async function removeUnnamed({ aggregates, stores }: Analysis, { id }: LoadedSubmission, outputs: readonly Output[]) {
  const { state } = await aggregates.load(submission, id);
  const named = new Set(state.outputs.map(({ blob }) => blob));
  for (const { blob } of outputs) if (!named.has(blob)) await stores.blobs.remove(blob);
}

/** All of them or none: a full disk is not filled further by each try. What a crash leaves is swept. */
async function storeOutputs(
  analysis: Analysis,
  { id, state }: LoadedSubmission,
  signal: AbortSignal,
): Promise<readonly Output[]> {
  const { engine, stores, workflows } = analysis;
  const workflow = workflows.byId(state.workflowId);
  if (!workflow) throw new Unfit("REFUSED", "The workflow is no longer installed.");
  const there = await engine.outputs(state.attempt?.runId ?? "", workflow, signal);
  const stored: Output[] = [];
  try {
    for (const declared of workflow.outputs) {
      const output = there.find(({ name }) => name === declared.name);
      if (!output) throw new Unfit("INCOMPLETE", `The engine does not have the output ${declared.name} any more.`);
      const blob = outputKey(analysis, id);
      const digest = await stores.blobs.write(blob, limited(await output.open(signal), workflow, output));
      const { name, fileName, mediaType = "text/plain", picture = "" } = declared;
      stored.push({ name, fileName, blob, ...digest, engineFileId: output.engineFileId, mediaType, picture });
    }
  } catch (error) {
    for (const { blob } of stored) await stores.blobs.remove(blob).catch(() => {}); // swept later
    throw error;
  }
  return stored;
}

/** The sweep tells by it whose the blob is. */
const outputKey = ({ stores }: Analysis, id: string) =>
  `${stores.eventLog.id}_${id}_${randomBytes(15).toString("base64url")}`;

/** @throws Unfit for more bytes in this one than the workflow may use for everything */
async function* limited(bytes: AsyncIterable<Uint8Array>, { resources }: Workflow, { name }: RunOutput) {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.length;
    if (size > resources.disk * MIB)
      throw new Unfit("TOO_LARGE", `The output ${name} has more than ${resources.disk} MiB.`);
    yield piece;
  }
}
