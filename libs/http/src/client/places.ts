// A bounded number of places for requests under way; who finds none waits in turn, but no user keeps the others from theirs.

export type PlaceLimits = {
  /** Requests under way at once, in all and for one user. */
  readonly places: number;
  readonly placesOfUser?: number;
  /** Requests that may wait for a place, in all and of one user. */
  readonly waiting: number;
  readonly waitingOfUser?: number;
  /** Milliseconds until a request that waits is given up. */
  readonly waitTimeout: number;
};

type Waiting = { readonly user: string; enter(): void };

/** Too many requests are under way. */
export class NoPlace extends Error {}

export class Places {
  readonly #limits: PlaceLimits;
  readonly #taken = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #all = 0;

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when there is a place, with the function that frees it.
   * @throws NoPlace when too many wait already or it takes too long, and the signal's reason when that aborts
   */
  async take(user: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#isFree(user)) return this.#enter(user);
    const { waiting, waitingOfUser = waiting } = this.#limits;
    const own = [...this.#waiting].filter((one) => one.user === user).length;
    if (this.#waiting.size >= waiting || own >= waitingOfUser) throw new NoPlace("too many requests wait");
    return this.#wait(user, signal);
  }

  #isFree(user: string): boolean {
    const { places, placesOfUser = places } = this.#limits;
    return this.#all < places && (this.#taken.get(user) ?? 0) < placesOfUser;
  }

  #enter(user: string): () => void {
    this.#all++;
    this.#taken.set(user, (this.#taken.get(user) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave(user);
    };
  }

  #leave(user: string): void {
    this.#all--;
    const rest = (this.#taken.get(user) ?? 1) - 1;
    if (rest > 0) this.#taken.set(user, rest);
    else this.#taken.delete(user);
    for (const one of this.#waiting)
      if (this.#isFree(one.user)) {
        one.enter();
        return;
      }
  }

  #wait(user: string, signal: AbortSignal | undefined): Promise<() => void> {
    const { waitTimeout } = this.#limits;
    return new Promise((resolve, reject) => {
      const end = () => {
        this.#waiting.delete(one);
        clearTimeout(timer);
        signal?.removeEventListener("abort", aborted);
      };
      const one: Waiting = {
        user,
        enter: () => {
          end();
          resolve(this.#enter(user));
        },
      };
      const fail = (reason: unknown) => {
        end();
        reject(reason);
      };
      const aborted = () => fail(signal?.reason);
      const timer = setTimeout(() => fail(new NoPlace(`no place within ${waitTimeout} ms`)), waitTimeout);
      signal?.addEventListener("abort", aborted, { once: true });
      this.#waiting.add(one);
    });
  }
}
