// From commits to public events: each service's `publish`, an allow-list, applied to what its log holds.
import { parseStream } from "../commands/aggregate.ts";
import { isLapse } from "../commands/claims/lapse.ts";
import type { Commit, EventPosition, PublicEvent } from "../ports/ports.ts";
import type { ServiceEngine } from "../service.ts";

/** What is needed of a service to publish its events. */
export type Publisher = Pick<ServiceEngine, "aggregates" | "publish">;

/** The public events of one commit; streams of no declared aggregate have none. Their partition is 0: a log has only one. */
export function publicEvents(service: string, logId: string, publisher: Publisher, commit: Commit): PublicEvent[] {
  const { category, id } = parseStream(commit.stream);
  const codec = publisher.aggregates.find((aggregate) => aggregate.category === category)?.codec;
  if (!codec) return [];
  return commit.events.flatMap((stored, index) => {
    if (isLapse(stored)) return [];
    const { at, actor, position, trace } = commit;
    const published = publisher.publish(codec.decode(stored), { id, at, actor, category });
    if (!published) return [];
    return {
      id: `${service}/${logId}/${position}/${index}`,
      service,
      log: logId,
      partition: 0,
      position,
      index,
      subject: commit.stream,
      at,
      actor,
      trace,
      ...published,
    };
  });
}

/** Whether an event comes after `done`, the last one that a consumer has handled. */
export const isAfter = (event: EventPosition, done: EventPosition | undefined): boolean =>
  !done || event.position > done.position || (event.position === done.position && event.index > done.index);
