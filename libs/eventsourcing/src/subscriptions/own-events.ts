// Event handlers of a service's own log: they carry out what its commands intended.
import { parseStream } from "../commands/aggregate.ts";
import { isLapse } from "../commands/claims/lapse.ts";
import type { Commit } from "../ports/ports.ts";
import type { OwnEventHandler } from "../service.ts";
import { type Following, followLog } from "./follow-log.ts";

export const followOwnEvents = (following: Following, handler: OwnEventHandler, signal: AbortSignal): Promise<void> =>
  followLog(
    following,
    `${following.service}/${handler.name}`,
    async (commits) => {
      for (const commit of commits) await handleCommit(following, handler, commit, signal);
    },
    signal,
  );

async function handleCommit(
  { service, aggregates }: Following,
  handler: OwnEventHandler,
  commit: Commit,
  signal: AbortSignal,
): Promise<void> {
  const { category, id } = parseStream(commit.stream);
  const codec = aggregates.declared.find((aggregate) => aggregate.category === category)?.codec;
  for (const [index, stored] of commit.events.entries()) {
    const handle = handler.on[stored.type];
    if (!handle || isLapse(stored)) continue;
    if (!codec) throw new Error(`no aggregate is declared for stream ${commit.stream}`);
    const cause = `${service}/${aggregates.stores.eventLog.id}/${commit.position}/${index}`;
    await handle(codec.decode(stored), { category, id, at: commit.at, actor: commit.actor, cause }, signal);
  }
}
