// What the analysis service says of workflows.
import type { UserCaller } from "@isotrail/http";
import type { Catalog } from "./context.ts";
import type { AnalysisAsked } from "./project/automated-analysis.ts";

/** That the workflow exists, takes these parameters, and the files of one sample. @throws CommandRejected "invalid" where it does not */
export async function checkWorkflow(
  { name: service, analysis }: Catalog,
  { user, role, request, trace }: UserCaller,
  { workflowId, analysisType, inputParameters }: AnalysisAsked,
): Promise<void> {
  const question = { workflowId, type: analysisType, inputParameters, samples: 1 };
  const caller = { service, user, role, ...(request && { request }), ...(trace && { trace }) };
  await analysis.post("/internal/check-workflow", question, caller);
}
