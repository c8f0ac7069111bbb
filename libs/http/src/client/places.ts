// A bounded number of places for requests under way; who finds none waits in turn, but no user keeps the others from theirs.

export type PlaceLimits = {
  /** Requests under way at once, in all and for one user. */
  readonly places: number;
  readonly placesOfUser?: number;
  /** Requests that may wait for a place, in all and of one user. */
  readonly waiting: number;
  readonly waitingOfUser?: number;
  /** Milliseconds until a request that waits is given up. */
  readonly patience: number;
};

type Waiting = { readonly user: string; readonly enter: () => void };

export type Places = {
  /**
   * Resolves when there is a place, with the function that frees it.
   * @throws NoPlace when too many wait already or it takes too long, and the signal's reason when that aborts
   */
  take(user: string, signal?: AbortSignal): Promise<() => void>;
};

/** Too many requests are under way. */
export class NoPlace extends Error {}

export function openPlaces(limits: PlaceLimits): Places {
  const { places, placesOfUser = places, waiting: most, waitingOfUser = most, patience } = limits;
  const taken = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let all = 0;

  const isFree = (user: string) => all < places && (taken.get(user) ?? 0) < placesOfUser;

  function enter(user: string): () => void {
    all++;
    taken.set(user, (taken.get(user) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave(user);
    };
  }

  function leave(user: string): void {
    all--;
    const rest = (taken.get(user) ?? 1) - 1;
    if (rest > 0) taken.set(user, rest);
    else taken.delete(user);
    for (const one of waiting)
      if (isFree(one.user)) {
        one.enter();
        return;
      }
  }

  function wait(user: string, signal: AbortSignal | undefined): Promise<() => void> {
    const own = [...waiting].filter((one) => one.user === user).length;
    if (waiting.size >= most || own >= waitingOfUser) return Promise.reject(new NoPlace("too many requests wait"));
    return new Promise((resolve, reject) => {
      const end = () => {
        waiting.delete(one);
        clearTimeout(timer);
        signal?.removeEventListener("abort", aborted);
      };
      const one: Waiting = {
        user,
        enter() {
          end();
          resolve(enter(user));
        },
      };
      const fail = (reason: unknown) => {
        end();
        reject(reason);
      };
      const aborted = () => fail(signal?.reason);
      const timer = setTimeout(() => fail(new NoPlace(`no place within ${patience} ms`)), patience);
      signal?.addEventListener("abort", aborted, { once: true });
      waiting.add(one);
    });
  }

  return {
    async take(user, signal) {
      signal?.throwIfAborted();
      return isFree(user) ? enter(user) : wait(user, signal);
    },
  };
}
