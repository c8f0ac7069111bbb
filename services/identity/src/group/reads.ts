// What is read of groups of users: by people, and by other services.
import { CommandRejected } from "@isotrail/eventsourcing";
import { objectOf, pages } from "@isotrail/http";
import type { Answer, IdentityContext } from "../context.ts";
import { shownTo, userDocument, userDocuments } from "../user/document.ts";
import { findUsers, userInPath } from "../user/find.ts";
import type { Actor } from "../user/permissions.ts";
import { group } from "./aggregate.ts";
import { memberOf } from "./decider.ts";
import { groupDocument, listedMember, memberDocument } from "./document.ts";
import { findGroup, forbidden } from "./find.ts";
import { maySeeGroupsOf, mayUseGroups } from "./permissions.ts";

/** Groups in one question. */
const MOST = 1_000;

export async function* listGroups({ aggregates }: IdentityContext, actor: Actor) {
  if (!mayUseGroups(actor)) throw forbidden();
  for await (const page of pages(aggregates, group, { index: "all", value: "all" })) yield* page.map(groupDocument);
}

export async function* listGroupsOfUser({ aggregates }: IdentityContext, actor: Actor, nameOrId: string) {
  const { id } = await userInPath(aggregates, actor, nameOrId);
  if (!maySeeGroupsOf(actor, id)) throw forbidden();
  for await (const page of pages(aggregates, group, { index: "member", value: id })) yield* page.map(groupDocument);
}

export async function readGroup({ aggregates }: IdentityContext, actor: Actor, id: string): Promise<Answer> {
  const found = await findGroup(aggregates, actor, id);
  return { version: found.version, document: groupDocument(found) };
}

export async function* listGroupMembers({ aggregates, stores }: IdentityContext, actor: Actor, id: string) {
  const { members } = (await findGroup(aggregates, actor, id)).state;
  const users = await findUsers(aggregates, Object.keys(members));
  const documents = await userDocuments(stores.personalDataKeys, users);
  yield* documents.map((one) => listedMember(id, shownTo(actor, one), memberOf(members, one.identifier)));
}

export async function readGroupMember(
  { aggregates, stores }: IdentityContext,
  actor: Actor,
  { group: id, user: nameOrId }: { readonly group: string; readonly user: string },
): Promise<Answer> {
  const { version, state } = await findGroup(aggregates, actor, id);
  const found = await userInPath(aggregates, actor, nameOrId);
  const member = memberOf(state.members, found.id);
  return { version, document: memberDocument(id, await userDocument(stores.personalDataKeys, found), member) };
}

/** For the catalog: `{"user": "5"}` → the identifiers of the groups that the user is in; with `among`, of those alone. */
export async function groupsOf({ aggregates }: IdentityContext, body: unknown): Promise<string[]> {
  const { user, among } = objectOf(body);
  if (typeof user !== "string") throw new CommandRejected("invalid", '"user" must be an identifier.');
  if (among !== undefined) {
    const found = await aggregates.find(group, identifiersIn(among, "among"));
    return [...found.values()].flatMap(({ id, state }) => (state.members[user] ? [id] : []));
  }
  const ids: string[] = [];
  for await (const page of pages(aggregates, group, { index: "member", value: user }))
    ids.push(...page.map(({ id }) => id));
  return ids;
}

/** For the catalog: those that there are of `{"ids": [...]}`, with the identifiers of their users. */
export async function groupsAskedFor({ aggregates }: IdentityContext, body: unknown) {
  const { ids } = objectOf(body);
  const found = await aggregates.find(group, identifiersIn(ids, "ids"));
  return [...found.values()].map(({ id, state }) => ({
    identifier: id,
    name: state.name,
    users: Object.keys(state.members),
  }));
}

/** @throws CommandRejected "invalid" unless it is a list of texts, and not too long */
function identifiersIn(list: unknown, name: string): readonly string[] {
  if (!Array.isArray(list) || list.length > MOST || !list.every((id) => typeof id === "string"))
    throw new CommandRejected("invalid", `"${name}" must be a list of at most ${MOST} identifiers.`);
  return list;
}
