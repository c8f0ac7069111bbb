// Reading users: one, oneself, all, and many for other services.
import type { CollectionQuery } from "@isotrail/contracts/collection-query";
import { CommandRejected, type Listing, type Loaded } from "@isotrail/eventsourcing";
import { listed, recordsOf } from "@isotrail/http";
import type { Answer, IdentityContext } from "../context.ts";
import { user } from "./aggregate.ts";
import { shownTo, userDocument, userDocuments } from "./document.ts";
import { findByUsername, findUser, findUsers } from "./find.ts";
import { type Actor, mayReadUser, mayReadUsers } from "./permissions.ts";
import type { User } from "./state.ts";

/** Users in one question. */
const MAX_USERS = 10_000;

export async function readUser(identity: IdentityContext, actor: Actor, nameOrId: string): Promise<Answer> {
  const found = await findUser(identity.aggregates, nameOrId);
  if (!mayReadUser(actor, found?.id ?? "")) throw mayNotRead();
  return answer(identity, actor, found);
}

export async function readCurrentUser(identity: IdentityContext, actor: Actor): Promise<Answer> {
  const [found] = await findUsers(identity.aggregates, [actor.user]);
  return answer(identity, actor, found);
}

async function answer({ stores }: IdentityContext, actor: Actor, found: Loaded<User> | undefined): Promise<Answer> {
  if (!found) throw new CommandRejected("missing", "There is no such user.");
  const document = await userDocument(stores.personalDataKeys, found);
  return { version: found.version, document: shownTo(actor, document) };
}

const mayNotRead = () => new CommandRejected("forbidden", "A sequencer may not read users.");

/** What is personal is sealed, and found only where it is equal: by the path /users/{username}. */
export async function listUsers({ aggregates, stores }: IdentityContext, actor: Actor, asked: CollectionQuery) {
  if (!mayReadUsers(actor)) throw mayNotRead();
  const all: Listing = { index: "all", value: "all" };
  const { modifiedSince } = asked;
  const listing = modifiedSince === undefined ? all : { ...all, changed: modifiedSince };
  return recordsOf(await listed(aggregates, user, listing, asked), async (batch) => {
    const documents = await userDocuments(stores.personalDataKeys, batch);
    return documents.map((one) => shownTo(actor, one));
  });
}

/** Those that there are of `{"ids": [...], "names": [...]}`, each once. */
export async function usersAskedFor({ aggregates, stores }: IdentityContext, body: unknown) {
  const { ids, names } = askedFor(body);
  const byName = await Promise.all(names.map((name) => findByUsername(aggregates, name)));
  const found = [...(await findUsers(aggregates, ids)), ...byName.filter((one) => one !== undefined)];
  return userDocuments(stores.personalDataKeys, [...new Map(found.map((one) => [one.id, one])).values()]);
}

function askedFor(body: unknown): { ids: readonly string[]; names: readonly string[] } {
  const { ids = [], names = [] } = (body ?? {}) as { ids?: unknown; names?: unknown };
  if (!isTexts(ids) || !isTexts(names))
    throw new CommandRejected("invalid", '"ids" and "names" must be lists of texts.');
  if (ids.length + names.length > MAX_USERS)
    throw new CommandRejected("too-large", `At most ${MAX_USERS} users can be asked for at once.`);
  return { ids, names };
}

const isTexts = (list: unknown): list is readonly string[] =>
  Array.isArray(list) && list.every((one) => typeof one === "string");
