// From now on each sequence file, or pair, that comes to a sample of the project is analysed in this way.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { automatedDocument } from "../project/automated-document.ts";
import { newAutomatedAnalysis } from "../project/automated-fields.ts";
import { findProject, forbidden } from "../project/find.ts";
import { mayHurry, mayManageProject } from "../project/permissions.ts";
import { checkWorkflow } from "../workflows.ts";

export async function addAutomatedAnalysis(
  catalog: Catalog,
  actor: UserCaller,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const asked = newAutomatedAnalysis(body);
  if (asked.priority === "HIGH" && !mayHurry(actor)) throw forbidden();
  await checkWorkflow(catalog, actor, asked);
  const command = {
    type: "addAutomatedAnalysis",
    id: await catalog.aggregates.nextId("automated-analysis"),
    asked,
  } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, context);
  // also when the request is repeated: as the first answer left the project, it came last
  const added = state.automatedAnalyses.at(-1);
  if (!added) throw new Error(`project ${id} has no automated analysis after it was added`);
  return { version, document: automatedDocument(id, added) };
}
