// Adds a group of users to a project, by identifier: whoever is in the group, now or later, is in the project.
import { type CommandContext, CommandRejected } from "@isotrail/eventsourcing";
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { groupsByIds } from "../groups.ts";
import { project } from "../project/aggregate.ts";
import { groupDocument } from "../project/document.ts";
import { findProject } from "../project/find.ts";
import { newGroup } from "../project/member-fields.ts";
import { memberIn } from "../project/membership.ts";
import { mayManageProject } from "../project/permissions.ts";

export async function addGroup(
  catalog: Catalog,
  actor: UserCaller,
  id: string,
  body: unknown,
  context: CommandContext,
): Promise<Answer> {
  await findProject(catalog, actor, id, mayManageProject);
  const { group, roles } = newGroup(body);
  const known = (await groupsByIds(catalog, [group], actor)).get(group);
  if (!known) throw noSuchGroup();
  const command = { type: "addGroup", group, ...roles } as const;
  const { version, state } = await catalog.aggregates.execute(project, id, command, context);
  // one that was deleted since it was looked up may have come in behind its leaving: membership-end.ts
  if (!(await groupsByIds(catalog, [group], actor)).has(group)) {
    const again = { ...context, idempotencyKey: undefined, ifVersion: undefined };
    await catalog.aggregates.execute(project, id, { type: "removeGroup", group }, again);
    throw noSuchGroup();
  }
  return { version, document: groupDocument(id, group, memberIn(state.groups, group, "group"), known) };
}

const noSuchGroup = () => new CommandRejected("missing", "There is no such group.");
