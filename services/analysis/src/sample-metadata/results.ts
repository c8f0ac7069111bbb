// What of the outputs is metadata: the manifest of the workflow names it.
import type { Blobs } from "@isotrail/eventsourcing";
import { wholeStored } from "@isotrail/http";
import { type MetadataSource, metadataIn } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";
import type { Submission } from "../submission/state.ts";

/** Bytes of an output that is read for its values. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The analysis has nothing for the metadata of a sample, and never will. */
export class NoResults extends Error {}

/** Texts by field. @throws NoResults */
export async function resultsOf(
  { workflows, stores }: Pick<Analysis, "workflows" | "stores">,
  state: Submission,
): Promise<Readonly<Record<string, string>>> {
  const workflow = workflows.byId(state.workflowId);
  if (!workflow) throw new NoResults("The workflow is no longer installed.");
  if (state.inputs.length !== 1) throw new NoResults("The analysis has more than one sample.");
  const found: Record<string, string> = {};
  for (const source of workflow.metadata ?? [])
    Object.assign(found, valuesIn(source, await textOf(stores.blobs, state, source.output)));
  if (Object.keys(found).length === 0) throw new NoResults("The workflow has no results for a sample's metadata.");
  return found;
}

async function textOf(blobs: Blobs, { outputs }: Submission, name: string): Promise<string> {
  const output = outputs.find((one) => one.name === name);
  if (!output) throw new NoResults(`The output ${name} is not there.`);
  if (output.size > MOST_BYTES) throw new NoResults(`The output ${name} is too large to be read for its values.`);
  return (await wholeStored(blobs, output)).toString();
}

function valuesIn(source: MetadataSource, text: string): Readonly<Record<string, string>> {
  try {
    return metadataIn(source, text);
  } catch {
    throw new NoResults(`The output ${source.output} is not in the form that the workflow says.`);
  }
}
