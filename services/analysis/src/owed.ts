// Works off what is owed of streams: those that an index names, now, whenever the log goes on, and now and then.
import { type Document, pause } from "@isotrail/eventsourcing";
import { pages } from "@isotrail/http";
import type { Analysis } from "./context.ts";

/** Milliseconds until what could not be done is tried again. */
const AGAIN = 10_000;
/** Milliseconds between two looks at least: a view is written after its append, and that is not announced. */
const LOOK_EVERY = 5_000;
/** Milliseconds in which further commits are waited for, so that many of them are one look. */
const TOGETHER = 100;

type Aggregate<State> = Parameters<typeof pages<State>>[1];
type Owed<State> = {
  readonly aggregate: Aggregate<State>;
  readonly index: string;
  readonly value: string;
  /** What the log says when it fails. */
  readonly later: string;
};

/** @param settle does what is owed of one stream, so that the index no longer names it; may be called again for the same */
export async function workOff<State>(
  { aggregates, stores, logger }: Analysis,
  { aggregate, index, value, later }: Owed<State>,
  settle: (found: Document<NonNullable<State>>) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { eventLog } = stores;
  while (!signal.aborted) {
    let hasFailed = false;
    const failed = (error: unknown, id?: string) => {
      hasFailed = true;
      if (!signal.aborted) logger.warn({ error, ...(id && { id }) }, later);
    };
    let position = 0;
    try {
      position = await eventLog.head(); // before the look: what comes meanwhile is looked at next time
      for await (const page of pages(aggregates, aggregate, { index, value }))
        for (const found of page) {
          signal.throwIfAborted();
          await settle(found).catch((error: unknown) => failed(error, found.id));
        }
    } catch (error) {
      failed(error);
    }
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(LOOK_EVERY)]);
    await (hasFailed ? pause(AGAIN, signal) : eventLog.changed(position, waiting).catch(() => pause(AGAIN, signal)));
    await pause(TOGETHER, signal);
  }
}
