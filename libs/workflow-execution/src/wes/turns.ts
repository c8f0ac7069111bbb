// Lets one piece of work go on at a time, in the order in which they came.

export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get busy(): boolean {
    return this.#waiting > 0;
  }

  /** @throws the signal's reason as soon as it aborts */
  async take<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    this.#waiting++;
    const turn = this.#last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    this.#last = turn.catch(() => {}).finally(() => this.#waiting--);
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    try {
      return await Promise.race([turn, aborted.promise]);
    } finally {
      signal.removeEventListener("abort", abort);
    }
  }
}
