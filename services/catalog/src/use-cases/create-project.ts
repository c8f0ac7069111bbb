// Creates a project; its creator is its first owner.
import type { CommandContext } from "@isotrail/eventsourcing";
import type { Answer, Catalog } from "../context.ts";
import { project } from "../project/aggregate.ts";
import { projectDocument } from "../project/document.ts";
import { newProject } from "../project/fields.ts";
import { forbidden } from "../project/find.ts";
import { type Actor, mayCreateProject } from "../project/permissions.ts";

export async function createProject(
  { aggregates }: Catalog,
  actor: Actor,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  if (!mayCreateProject(actor)) throw forbidden();
  const command = { type: "create", settings: newProject(body), owner: actor.user } as const;
  const newId = () => aggregates.nextId(project.category);
  const made = await aggregates.create(project, newId, () => command, context);
  return { version: made.version, document: projectDocument(made) };
}
