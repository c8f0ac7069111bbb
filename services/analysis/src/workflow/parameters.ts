// The parameters of a submission, checked by its workflow: kept as the texts that were sent.
import { CommandRejected } from "@isotrail/eventsourcing";
import { InvalidParameters, readParameters, type Workflow } from "@isotrail/workflow-execution";
import type { Analysis } from "../context.ts";

/** @throws CommandRejected "invalid" with the texts for each bad parameter */
export async function checkParameters(
  { siteData }: Pick<Analysis, "siteData">,
  workflow: Workflow,
  sent: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> {
  try {
    await readParameters(workflow, sent, siteData);
    return sent;
  } catch (error) {
    if (error instanceof InvalidParameters)
      throw new CommandRejected("invalid", "Validation failed.", error.properties);
    throw error;
  }
}
