// What is read of the automated analyses of projects: by their readers, and for the files of a sample by the analysis service.
import type { Answer, Catalog } from "../context.ts";
import { findSamples } from "../sample/find.ts";
import { projectsOf } from "../sample/permissions.ts";
import { automatedAnalysisIn } from "./automated-analysis.ts";
import { automatedDocument } from "./automated-document.ts";
import { findProject } from "./find.ts";
import { type Actor, mayReadProject } from "./permissions.ts";

export async function* listAutomatedAnalyses(catalog: Catalog, actor: Actor, id: string) {
  const { state } = await findProject(catalog, actor, id, mayReadProject);
  for (const analysis of state.automatedAnalyses) yield automatedDocument(id, analysis);
}

export async function readAutomatedAnalysis(
  catalog: Catalog,
  actor: Actor,
  { project: id, analysis }: { readonly project: string; readonly analysis: string },
): Promise<Answer> {
  const { version, state } = await findProject(catalog, actor, id, mayReadProject);
  return { version, document: automatedDocument(id, automatedAnalysisIn(state.automatedAnalyses, analysis)) };
}

/** What is to be done with the files of a sample at this moment, by the settings of all projects that hold it. */
export async function automatedAnalysesOf(catalog: Catalog, sample: string) {
  const found = (await findSamples(catalog, [sample])).get(sample);
  if (!found) return { exists: false };
  const analyses = projectsOf(found.state, found.projects).flatMap(({ id: project, state }) =>
    state.automatedAnalyses.map(({ id: identifier, createdDate: _, ...asked }) => ({ project, identifier, ...asked })),
  );
  return { exists: true, sampleName: found.state.fields.sampleName, analyses };
}
