// Writers of one process to one stream run one after the other, so that version conflicts do not starve them.
import { StoreUnavailable } from "../errors.ts";
import type { Clock } from "../ports/ports.ts";

/**
 * Runs the work for one name at a time, in order of arrival; work for other names goes on beside it.
 * @param deadline milliseconds since the epoch: work that has not begun by then never begins
 * @throws StoreUnavailable at the deadline, or at once when too many wait for the name
 */
export type KeyedMutex = <T>(name: string, work: () => Promise<T>, deadline?: number) => Promise<T>;

/** Calls that wait for one name at most; each holds one request of a client. */
const MOST_WAITING = 1_000;

type Queue = { last: Promise<unknown>; length: number };

export function keyedMutex(clock: Clock): KeyedMutex {
  const queues = new Map<string, Queue>();
  return async (name, work, deadline) => {
    const queue: Queue = queues.get(name) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length >= MOST_WAITING) throw new StoreUnavailable(`too many commands wait for ${name}`);
    queues.set(name, queue);
    queue.length++;
    const turn = takeTurn(name, queue.last, work, deadline === undefined ? undefined : deadline - clock.now());
    queue.last = turn.over.finally(() => {
      if (--queue.length === 0) queues.delete(name);
    });
    return turn.answer;
  };
}

/** `answer` comes at the deadline when the turn has not come by then; `over` is when the next may begin, and never rejects. */
function takeTurn<T>(name: string, before: Promise<unknown>, work: () => Promise<T>, timeout: number | undefined) {
  const { promise: answer, resolve, reject } = Promise.withResolvers<T>();
  let late = false;
  const tooLate = () => {
    late = true;
    reject(new StoreUnavailable(`${name} was not free by the deadline`));
  };
  // a timer holds 2^31 - 1 ms at most
  const timer = timeout === undefined ? undefined : setTimeout(tooLate, Math.min(Math.max(0, timeout), 2 ** 31 - 1));
  const over = before.then(async () => {
    clearTimeout(timer);
    if (!late) await work().then(resolve, reject);
  });
  return { answer, over };
}
