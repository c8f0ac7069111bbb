// What is read of the members of projects: users, and groups of users.
import type { UserCaller } from "@isotrail/http";
import type { Answer, Catalog } from "../context.ts";
import { groupsByIds } from "../groups.ts";
import { shownTo, userInPath, usersByIds } from "../users.ts";
import { groupDocument, listedMember, memberDocument, type Participant } from "./document.ts";
import { findProject } from "./find.ts";
import { memberIn } from "./membership.ts";
import { participantsOf } from "./participants.ts";
import { mayReadGroups, mayReadProject } from "./permissions.ts";

/** Users who are asked for in one call. */
const PAGE = 500;

export async function listMembers(catalog: Catalog, actor: UserCaller, id: string) {
  const { state, actor: known } = await findProject(catalog, actor, id, mayReadProject);
  // a sequencer is shown the members alone: it may read neither groups nor the users in them
  const ids = mayReadGroups(known, state) ? Object.keys(state.groups) : [];
  const groups = await groupsByIds(catalog, ids, actor);
  return participants(catalog, actor, id, participantsOf(state, groups));
}

async function* participants(catalog: Catalog, actor: UserCaller, id: string, all: readonly Participant[]) {
  for (let from = 0; from < all.length; from += PAGE) {
    const page = all.slice(from, from + PAGE);
    const ids = page.map(({ user }) => user);
    const users = await usersByIds(catalog, ids, actor);
    yield* page.map((one) => listedMember(id, one, shownTo(actor, users.get(one.user))));
  }
}

export async function readMember(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, user: nameOrId }: { readonly project: string; readonly user: string },
): Promise<Answer> {
  const { version, state } = await findProject(catalog, actor, id, mayReadProject);
  const user = await userInPath(catalog, nameOrId, actor);
  return { version, document: memberDocument(id, user, memberIn(state.members, user.identifier, "user")) };
}

export async function* listGroups(catalog: Catalog, actor: UserCaller, id: string) {
  const { state } = await findProject(catalog, actor, id, mayReadGroups);
  const memberships = Object.entries(state.groups);
  const groups = await groupsByIds(catalog, Object.keys(state.groups), actor);
  yield* memberships.map(([group, member]) => groupDocument(id, group, member, groups.get(group)));
}

export async function readGroup(
  catalog: Catalog,
  actor: UserCaller,
  { project: id, group }: { readonly project: string; readonly group: string },
): Promise<Answer> {
  const { version, state } = await findProject(catalog, actor, id, mayReadGroups);
  const member = memberIn(state.groups, group, "group");
  const groups = await groupsByIds(catalog, [group], actor);
  return { version, document: groupDocument(id, group, member, groups.get(group)) };
}
