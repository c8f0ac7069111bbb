// The sessions of a user that count: those that have not ended nor expired, of clients that are there.
import { CommandRejected, type Document, type Loaded } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { applicationPassword } from "../application-password/aggregate.ts";
import { countsStill } from "../application-password/decider.ts";
import type { Client } from "../client/decider.ts";
import { findClients } from "../client/find.ts";
import type { Answer, IdentityContext } from "../context.ts";
import type { Actor } from "../user/permissions.ts";
import type { User } from "../user/state.ts";
import { session } from "./aggregate.ts";
import type { Session } from "./decider.ts";
import { ownOrAdministered } from "./permissions.ts";

export async function* listSessions(identity: IdentityContext, actor: Actor, nameOrId: string) {
  const user = await ownOrAdministered(identity, actor, nameOrId);
  for await (const page of pages(identity.aggregates, session, { index: "user", value: user.id }))
    yield* await documentsOf(identity, user, page);
}

export async function readSession(identity: IdentityContext, actor: Actor, path: SessionPath): Promise<Answer> {
  const { user, found } = await sessionInPath(identity, actor, path);
  const [document] = await documentsOf(identity, user, [found]);
  if (!document) throw noSession();
  return { version: found.version, document };
}

export type SessionPath = { readonly user: string; readonly session: string };

/** @throws CommandRejected "missing", "forbidden" */
export async function sessionInPath(identity: IdentityContext, actor: Actor, path: SessionPath) {
  const user = await ownOrAdministered(identity, actor, path.user);
  const found = (await identity.aggregates.find(session, [path.session])).get(path.session);
  if (found?.state?.user !== user.id || found.state.ended) throw noSession();
  return { user, found: { ...found, state: found.state } };
}

const noSession = () => new CommandRejected("missing", "There is no such session, or not any more.");

async function documentsOf(
  { aggregates, stores }: IdentityContext,
  user: Loaded<User>,
  sessions: readonly (Loaded<Session> | Document<Session>)[],
) {
  const clients = await findClients(
    aggregates,
    sessions.map(({ state }) => state.client),
  );
  const ids = sessions.flatMap(({ state }) => state.applicationPassword || []);
  const passwords = await aggregates.find(applicationPassword, [...new Set(ids)]);
  const names = await stores.personalDataKeys.open(ids.map((id) => passwords.get(id)?.state?.name ?? ""));
  const nameOf = new Map(ids.map((id, at) => [id, names[at] ?? "erased"]));
  return sessions.flatMap(({ id, state }) => {
    const client = clients.get(state.client);
    const by = state.applicationPassword;
    const password = passwords.get(by)?.state;
    if (!client || !isLive(state, user.state) || (by && !(password && countsStill(password)))) return [];
    return [sessionDocument(id, state, client.state, by ? (nameOf.get(by) ?? null) : null)];
  });
}

function isLive({ expires, epoch, code, redeemed }: Session, user: User): boolean {
  return expires > Date.now() && user.enabled && epoch === user.epoch && (code === null || redeemed);
}

const sessionDocument = (id: string, state: Session, { name }: Client, applicationPassword: string | null) => ({
  identifier: id,
  createdDate: state.createdDate,
  label: name,
  clientId: name,
  method: state.method,
  applicationPassword,
  scopes: state.scopes,
  lastUsedDate: state.lastUsed,
  expiresDate: state.expires,
  refs: { user: state.user, session: id },
});
