// A time-out for work that may never end.

/**
 * Settles as `work` does, or rejects with what `late` makes when that takes longer than so many milliseconds. The work
 * itself goes on; what becomes of it then is ignored.
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number, late: () => Error): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(late()), Math.max(0, milliseconds));
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
