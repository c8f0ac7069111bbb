// Opens a session: one that all sign-ins of a kind share, or one of its own.
import {
  type AggregateStore,
  ClaimConflict,
  type CommandContext,
  type Document,
  type Loaded,
  parseStream,
  StoreFull,
} from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import { session, sharedKey } from "./aggregate.ts";
import type { NewSession, Session } from "./decider.ts";

/** Sessions of their own that a user may have open; the one that was used longest ago makes room. */
const MOST_OWN = 100;

/**
 * The session that these sign-ins share: thousands a day leave one event. A full store does not keep anybody from
 * signing in: "reads, sign-in and deletes go on".
 */
export async function sharedSession(
  aggregates: AggregateStore,
  wanted: NewSession,
  context: CommandContext,
): Promise<Loaded<Session>> {
  const found = await findShared(aggregates, wanted);
  if (!found) return openShared(aggregates, wanted, context);
  const { scopes, epoch, expires } = wanted;
  const use = { type: "use", now: Date.now(), scopes, epoch, expires } as const;
  try {
    return (await aggregates.execute(session, found.id, use, context)) as Loaded<Session>;
  } catch (error) {
    if (error instanceof StoreFull) return found;
    throw error;
  }
}

async function findShared(aggregates: AggregateStore, wanted: NewSession): Promise<Loaded<Session> | undefined> {
  const [found] = await aggregates.findByIndex(session, { index: "shared", value: sharedKey(wanted), limit: 1 });
  return found?.state ? { id: found.id, version: found.version, state: found.state } : undefined;
}

async function openShared(
  aggregates: AggregateStore,
  wanted: NewSession,
  context: CommandContext,
): Promise<Loaded<Session>> {
  try {
    return await opened(aggregates, wanted, context);
  } catch (error) {
    if (!(error instanceof ClaimConflict)) throw error;
    return (await aggregates.load(session, parseStream(error.stream).id)) as Loaded<Session>; // another sign-in was first
  }
}

/** A session for one sign-in or one consent only. */
export async function ownSession(
  aggregates: AggregateStore,
  wanted: NewSession,
  context: CommandContext,
): Promise<Loaded<Session>> {
  await makeRoom(aggregates, wanted.user, context);
  return opened(aggregates, wanted, context);
}

const opened = async (aggregates: AggregateStore, wanted: NewSession, context: CommandContext) =>
  (await aggregates.create(
    session,
    () => aggregates.nextId(session.category),
    () => ({ type: "open", session: wanted }) as const,
    { ...context, freesSpace: true },
  )) as Loaded<Session>;

/** What has expired ends now: a listing never has more than the bound and what expired since the last sign-in. */
async function makeRoom(aggregates: AggregateStore, user: string, context: CommandContext): Promise<void> {
  const own: Document<Session>[] = [];
  for await (const page of pages(aggregates, session, { index: "user", value: user }))
    own.push(...page.filter(({ state }) => !state.shared));
  const now = Date.now();
  const expired = own.filter(({ state }) => state.expires <= now);
  const open = own.filter(({ state }) => state.expires > now);
  open.sort((one, other) => other.state.lastUsed - one.state.lastUsed || other.order - one.order);
  for (const { id } of [...expired, ...open.slice(MOST_OWN - 1)])
    await aggregates.execute(session, id, { type: "end", reason: "tooMany" }, { ...context, freesSpace: true });
}
