// The history of a resource, from the commits of its stream: who did what, when, and through which client.
import {
  type Codec,
  CommandRejected,
  type Commit,
  type Event,
  type EventLog,
  isLapse,
  streamOf,
} from "@isotrail/eventsourcing";
import type { FastifyInstance } from "fastify";
import type { Peers } from "../client/peer.ts";
import { type UserCaller, userOf } from "./internal-identity.ts";
import { type RecordDocument, sendLines, sendRecord } from "./ndjson.ts";

/** What is shown of each type of event beyond its name: an allow-list. Nothing sealed, no secret, no key of stored bytes. */
export type EventDetails<E extends Event> = {
  readonly [Type in E["type"]]: (data: Extract<E, { type: Type }>["data"]) => object;
};

export type HistoryOf<E extends Event> = {
  readonly eventLog: Pick<EventLog, "readStream">;
  readonly aggregate: { readonly category: string; readonly codec: Codec<E> };
  readonly id: string;
  readonly details: EventDetails<E>;
  /** The names of those of these users that exist and that the reader may know, by identifier. */
  usernames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};

/** Commits that are read at once: each has at most 512 KiB. */
const PAGE = 50;

/** One record for each commit, the oldest first; its identifier is the version that the commit made. */
export async function* historyRecords<E extends Event>(history: HistoryOf<E>): AsyncGenerator<RecordDocument> {
  for (let after = 0; ; ) {
    const commits = await commitsAfter(history, after, PAGE);
    yield* await records(history, commits);
    if (commits.length < PAGE) return;
    after = commits.at(-1)?.version ?? after;
  }
}

/** @param version as it stands in the path @throws CommandRejected "missing" when there is no such commit */
export async function historyRecord<E extends Event>(history: HistoryOf<E>, version: string): Promise<RecordDocument> {
  const commits = /^[1-9]\d{0,15}$/.test(version) ? await commitsAfter(history, Number(version) - 1, 1) : [];
  const [record] = await records(history, commits);
  if (!record) throw new CommandRejected("missing", "There is no such entry in the history.");
  return record;
}

const commitsAfter = <E extends Event>({ eventLog, aggregate, id }: HistoryOf<E>, after: number, limit: number) =>
  eventLog.readStream(streamOf(aggregate, id), after, limit);

/** Users are digits; services, which act by themselves, are names. */
const isUser = (actor: string) => /^\d+$/.test(actor);

async function records<E extends Event>(history: HistoryOf<E>, commits: readonly Commit[]): Promise<RecordDocument[]> {
  const users = [...new Set(commits.map(({ actor }) => actor).filter(isUser))];
  const names = users.length > 0 ? await history.usernames(users) : new Map<string, string>();
  return commits.map((commit) => record(history, commit, names.get(commit.actor)));
}

function record<E extends Event>({ aggregate, details }: HistoryOf<E>, commit: Commit, username: string | undefined) {
  const { version, at, actor, client, cause } = commit;
  const events = commit.events.filter((stored) => !isLapse(stored)).map((stored) => aggregate.codec.decode(stored));
  return {
    identifier: String(version),
    label: events.map(({ type }) => type).join(", "),
    createdDate: at,
    userId: isUser(actor) ? actor : null,
    username: username ?? null,
    client: client ?? null,
    service: isUser(actor) ? null : actor,
    cause,
    events: events.map(({ type, data }) => ({ type, ...details[type as E["type"]](data as never) })),
    refs: { ...(username !== undefined && { by: actor }) },
  };
}

/** Both paths of a resource's history: the collection, and one entry. @param open finds it for the reader, or refuses */
export function historyRoutes<Params extends object>(
  app: FastifyInstance,
  path: string,
  // biome-ignore lint/suspicious/noExplicitAny: what is read is only ever given to the history's own codec
  open: (actor: UserCaller, params: Params) => Promise<HistoryOf<any>>,
): void {
  app.get(`${path}/history`, async (request, reply) => {
    await sendLines(reply, historyRecords(await open(userOf(request), request.params as Params)));
    return reply;
  });

  app.get(`${path}/history/:entry`, async (request, reply) => {
    const { entry } = request.params as { entry: string };
    const history = await open(userOf(request), request.params as Params);
    return sendRecord(reply, 200, Number(entry), await historyRecord(history, entry));
  });
}

/** Names as identity tells them. "GET /users … ROLE_USER and above; sequencer 403": a sequencer is told none. */
export const usernamesFor =
  (actor: UserCaller, { identity }: Peers): HistoryOf<never>["usernames"] =>
  async (ids) => {
    if (!identity) throw new Error("the peer identity is not wired");
    if (actor.role === "ROLE_SEQUENCER") return new Map();
    const users = await identity.post<{ identifier: string; username: string }[]>("/internal/users", { ids }, actor);
    return new Map(users.map(({ identifier, username }) => [identifier, username]));
  };
