// An automated analysis of a project as it is answered.
import type { AutomatedAnalysis } from "./automated-analysis.ts";

export const automatedDocument = (project: string, { id, createdDate, addedBy: _, ...asked }: AutomatedAnalysis) => ({
  identifier: id,
  createdDate,
  label: asked.name ?? asked.analysisType ?? asked.workflowId ?? "",
  ...asked,
  refs: { project, analysis: id },
});
